public import Foundation

extension NSObjectProtocol {
    /// Whether the object's class is a class, or inherits from it.
    public func isKind(of aClass: AnyClass) -> Bool {
        isClass(type(of: self), aClass)
    }

    /// Whether the object's class is a class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }

    /// Calls a method.
    ///
    /// Traps when the object does not have it.
    ///
    /// - Returns: What the method returns, as an object, which lives until the main thread's next turn; nil where it
    ///   returns nothing.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        PerformedResults.keep(aSelector.send(to: self))
    }

    /// Calls a method with an argument.
    ///
    /// Traps when the object does not have it, or it takes another type.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        PerformedResults.keep(aSelector.send(to: self, [object]))
    }

    /// Calls a method with two arguments.
    ///
    /// Traps when the object does not have it, or it takes other types.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<
        AnyObject
    >! {
        PerformedResults.keep(aSelector.send(to: self, [object1, object2]))
    }
}
