/// What is called when an object gets a message: the function behind ``IMP``.
package final class MethodImplementation: Sendable {
    /// Calls it on an object; nil for functions without a result.
    package let call: @Sendable (_ target: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> Any?

    package init(
        _ call: @escaping @Sendable (_ target: AnyObject, _ selector: Selector, _ arguments: [Any?]) -> Any?
    ) {
        self.call = call
    }
}

/// The implementation of a method, as it is kept, given to other methods and called by its type:
/// `unsafeBitCast(imp, to: …)`.
public struct IMP: @unchecked Sendable, Equatable {
    let implementation: MethodImplementation

    /// Whether both are the same function.
    public static func == (left: IMP, right: IMP) -> Bool { left.implementation === right.implementation }
}

/// A value that was sent as the type that a function takes, as Objective-C would take it without asking.
private func sent<A>(_ values: [Any?], _ index: Int, in selector: Selector) -> A {
    let value: Any? = index < values.count ? values[index] : nil
    if let value, let found = value as? A { return found }
    if value == nil, let none = (value as Any) as? A { return none }
    fatalError(
        "\(selector): argument \(index + 1) is \(value.map { "a \(type(of: $0))" } ?? "nil"), and the implementation takes a \(A.self)."
    )
}

private func result<R>(_ value: Any?, of selector: Selector) -> R {
    if let nothing = () as? R { return nothing }
    if let value, let found = value as? R { return found }
    if value == nil, let none = (value as Any) as? R { return none }
    fatalError(
        "\(selector): the implementation returned \(value.map { "a \(type(of: $0))" } ?? "nothing"), where a \(R.self) is expected."
    )
}

/// An implementation that calls a block, which gets the object and no arguments.
public func imp_implementationWithBlock<T, R>(_ block: @escaping (T) -> R) -> IMP {
    nonisolated(unsafe) let block = block
    return IMP(
        implementation: MethodImplementation { target, selector, _ in block(sent([target], 0, in: selector)) }
    )
}

/// An implementation that calls a block, which gets the object and an argument.
public func imp_implementationWithBlock<T, A, R>(_ block: @escaping (T, A) -> R) -> IMP {
    nonisolated(unsafe) let block = block
    return IMP(implementation: MethodImplementation { block(sent([$0], 0, in: $1), sent($2, 0, in: $1)) })
}

/// An implementation that calls a block, which gets the object and two arguments.
public func imp_implementationWithBlock<T, A, B, R>(_ block: @escaping (T, A, B) -> R) -> IMP {
    nonisolated(unsafe) let block = block
    return IMP(
        implementation: MethodImplementation {
            block(sent([$0], 0, in: $1), sent($2, 0, in: $1), sent($2, 1, in: $1))
        })
}

/// A block as an object, which is what Objective-C's blocks are.
private final class BlockObject {
    let imp: IMP
    init(_ imp: IMP) { self.imp = imp }
}

/// A block that gets an object and no arguments, as an object.
public func unsafeBitCast<T, R>(_ x: @escaping (T) -> R, to type: (any AnyObject).Type) -> AnyObject {
    BlockObject(imp_implementationWithBlock(x))
}

/// A block that gets an object and an argument, as an object.
public func unsafeBitCast<T, A, R>(
    _ x: @escaping (T, A) -> R, to type: (any AnyObject).Type
) -> AnyObject {
    BlockObject(imp_implementationWithBlock(x))
}

/// A block that gets an object and two arguments, as an object.
public func unsafeBitCast<T, A, B, R>(
    _ x: @escaping (T, A, B) -> R, to type: (any AnyObject).Type
) -> AnyObject {
    BlockObject(imp_implementationWithBlock(x))
}

/// An implementation that calls a block which is given as an object: `unsafeBitCast(block, to: AnyObject.self)`. Traps for any
/// other object.
public func imp_implementationWithBlock(_ block: AnyObject) -> IMP {
    guard let block = block as? BlockObject else {
        fatalError(
            "imp_implementationWithBlock(_:): \(Swift.type(of: block)) is no block; give the closure itself, or "
                + "unsafeBitCast(closure, to: AnyObject.self).")
    }
    return block.imp
}

/// The function that an implementation is, by its type: object and selector.
public func unsafeBitCast<T, R>(_ x: IMP, to type: ((T, Selector) -> R).Type) -> (T, Selector) -> R {
    let implementation = x.implementation
    return { result(implementation.call($0 as AnyObject, $1, []), of: $1) }
}

/// The function that an implementation is, by its type: object, selector and an argument.
public func unsafeBitCast<T, A, R>(
    _ x: IMP, to type: ((T, Selector, A) -> R).Type
) -> (T, Selector, A) -> R {
    let implementation = x.implementation
    return { result(implementation.call($0 as AnyObject, $1, [$2]), of: $1) }
}

/// The function that an implementation is, by its type: object, selector and two arguments.
public func unsafeBitCast<T, A, B, R>(
    _ x: IMP, to type: ((T, Selector, A, B) -> R).Type
) -> (T, Selector, A, B) -> R {
    let implementation = x.implementation
    return { result(implementation.call($0 as AnyObject, $1, [$2, $3]), of: $1) }
}
