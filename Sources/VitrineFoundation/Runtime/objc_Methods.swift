public import Foundation

/// A method of a class, whose implementation can be exchanged.
public struct Method: @unchecked Sendable, Equatable {
    final class Entry {
        let owner: AnyClass
        let selector: Selector
        /// What the method does by itself.
        let first: MethodImplementation
        var implementation: MethodImplementation

        init(owner: AnyClass, selector: Selector, implementation: MethodImplementation) {
            self.owner = owner
            self.selector = selector
            first = implementation
            self.implementation = implementation
        }
    }

    let entry: Entry

    /// Whether both are the same method of the same class.
    public static func == (left: Method, right: Method) -> Bool { left.entry === right.entry }
}

/// The method of a class, or of one that it inherits from.
///
/// - Returns: Nil where the class has no such method, and where it has one whose implementation cannot be exchanged here,
///   which is said once. Those that can are the methods of the program that `#selector` names in a source that exchanges
///   methods, and some of UIKit's, which `Docs/Compatibility.md` lists.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    guard let cls else { return nil }
    if let method = ExchangedMethods.method(of: cls, name) { return method }
    MissingRuntime.remark(
        "class_getInstanceMethod(\(cls), \(name))", "its implementation cannot be exchanged")
    return nil
}

/// Nil: methods of classes cannot be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    MissingRuntime.remark(
        "class_getClassMethod(\(cls.map { "\($0)" } ?? "nil"), \(name))",
        "methods of classes cannot be exchanged")
    return nil
}

/// The implementation of a class's method; nil where ``class_getInstanceMethod(_:_:)`` has none.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map(method_getImplementation)
}

/// Whether a class has a method that ``class_getInstanceMethod(_:_:)`` finds.
public func class_respondsToSelector(_ cls: AnyClass?, _ sel: Selector) -> Bool {
    cls.map { ExchangedMethods.method(of: $0, sel) != nil } ?? false
}

/// Gives a class a method that it inherits: from now on its objects call the implementation.
///
/// - Returns: False where the class itself has the method, or nothing that it inherits from has one that can be exchanged.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    guard let cls, let inherited = class_getInstanceMethod(cls, name), inherited.entry.owner != cls else {
        return false
    }
    let added = ExchangedMethods.add(cls, name, inherited.entry.first)
    _ = ExchangedMethods.set(imp.implementation, of: added)
    return true
}

/// Gives a method of a class another implementation, or the class a method that it inherits.
///
/// - Returns: The implementation before; nil where the class itself had none.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    guard let cls else { return nil }
    if class_addMethod(cls, name, imp, types) { return nil }
    return ExchangedMethods.method(of: cls, name).map { method_setImplementation($0, imp) }
}

/// Has each of two methods do what the other does.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    let first = m1.entry.implementation
    _ = ExchangedMethods.set(ExchangedMethods.set(first, of: m2), of: m1)
}

/// What a method does.
public func method_getImplementation(_ m: Method) -> IMP { IMP(implementation: m.entry.implementation) }

/// Has a method do something else.
///
/// - Returns: What it did before.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    IMP(implementation: ExchangedMethods.set(imp.implementation, of: m))
}

/// The name of a method.
public func method_getName(_ m: Method) -> Selector { m.entry.selector }

/// Nil: the types of a method's parameters are Swift's, which Objective-C has no text for. Functions that take it do not look
/// at it.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }
