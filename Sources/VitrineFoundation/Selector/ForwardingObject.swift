public import Foundation

/// An object that says itself which methods it has.
///
/// A translated program adopts it, with classes that override the method of `NSObject`, which Linux does not have.
@MainActor @preconcurrency
public protocol _RespondingObject: AnyObject {
    /// Whether the object, or another that it stands for, has the method of a selector.
    func responds(to aSelector: Selector!) -> Bool
}

/// An object that hands on to others what it has no methods for: a delegate in front of another one.
///
/// A translated program adopts it, with classes that override the method of `NSObject`, which Linux does not have.
@MainActor @preconcurrency
public protocol _ForwardingObject: AnyObject {
    /// Who has the method of a selector; nil for nobody.
    func forwardingTarget(for aSelector: Selector!) -> Any?
}

extension NSObjectProtocol {
    /// Whether the object has the method of a selector, or stands for another one that has. False for a selector made of a
    /// string, but for those that read and set the properties of a program that uses key-value coding.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let own = self as? any _RespondingObject else { return _respondsByItself(to: aSelector) }
        // As in Objective-C, which knows no isolation: who asks answers for the thread.
        let method: @MainActor (Selector?) -> Bool = { own.responds(to: $0) }
        return unsafeBitCast(method, to: ((Selector?) -> Bool).self)(aSelector)
    }

    /// What a translated program calls where it asks `super` whether it responds.
    public func _respondsByItself(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return aSelector.isMethod(of: self)
            || (self as? any _KeyedObject)?.hasAccessor(aSelector.name) == true
    }

    /// Who has a method that this object lacks: nobody, unless a class of the program says so.
    public func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
}

/// What a translated program calls where it asks `super` for a target.
public func _noForwardingTarget(for aSelector: Selector!) -> Any? { nil }

extension Selector {
    /// Makes a selector of a method that is asked for and never sent: a delegate's, or one of more arguments than messages
    /// have.
    ///
    /// Traps when it is sent. A translated program calls it for `#selector`; nobody else needs it.
    ///
    /// - Parameters:
    ///   - name: Objective-C's name.
    ///   - method: The Swift name with labels, by which classes are asked.
    ///   - type: The protocol or class.
    public init<T>(requirement name: String, method: String, of type: T.Type) {
        self.init(name: name, method: SelectedMethod(requirement: method, of: type))
    }
}
