/// A method of some class or protocol, called with arguments whose types show only when it is called.
final class SelectedMethod: Sendable {
    /// How many arguments the method takes: at most two, as actions do, or three of those that make controllers.
    let arity: Int
    /// The class that has the method; nil for one of a protocol.
    let owner: AnyClass?
    /// Whether an object has the method.
    let isMethod: @Sendable (_ target: AnyObject) -> Bool
    /// Calls the method of an object that has it; nil for methods without a result.
    let call: @Sendable (_ target: AnyObject, _ arguments: SelectorArguments) -> Any?

    /// - Parameter invoke: Calls the method on its target, on whatever thread this is.
    init<T, R>(arity: Int, invoke: @escaping @MainActor (T, SelectorArguments) -> R) {
        self.arity = arity
        owner = T.self as? AnyClass
        isMethod = { $0 is T }
        // As in Objective-C, which knows no isolation: who performs a selector answers for the thread.
        nonisolated(unsafe) let invoke = unsafeBitCast(invoke, to: ((T, SelectorArguments) -> R).self)
        call = { target, arguments in
            guard let owner = target as? T else { return nil }
            let result = invoke(owner, arguments)
            return result is Void ? nil : result
        }
    }

    /// A method that is asked for and never called: a protocol's, or one of more arguments than are sent.
    ///
    /// - Parameter name: With labels, as `a(_:b:)`.
    init<T>(requirement name: String, of type: T.Type) {
        arity = name.count { $0 == ":" }
        owner = nil
        isMethod = { $0 is T && DelegateMethods.declares(name, Swift.type(of: $0)) }
        call = { target, arguments in
            fatalError(
                "-[\(Swift.type(of: target)) \(arguments.selector)]: this selector tells whether an object has the method, "
                    + "and calls nothing. Call the method itself, \(name).")
        }
    }
}

/// What is sent along with a selector.
struct SelectorArguments {
    /// For messages: the selector, and whom it is sent to.
    let selector: Selector
    let target: AnyObject
    /// As many as were sent: methods of more get nil for the others.
    let values: [Any?]

    /// The kinds of pointers that Objective-C does not tell apart, and has a null of.
    private static let pointers: [Any.Type] = [
        UnsafeRawPointer.self, UnsafeMutableRawPointer.self,
        UnsafeRawPointer?.self, UnsafeMutableRawPointer?.self,
    ]

    /// The address in what was sent, for a method that takes a pointer.
    private static func address(_ sent: Any?) -> UInt? {
        switch sent {
        case nil: 0
        case let pointer as UnsafeRawPointer: UInt(bitPattern: pointer)
        case let pointer as UnsafeMutableRawPointer: UInt(bitPattern: pointer)
        default: nil
        }
    }

    /// An argument as the type that the method takes.
    ///
    /// Traps when it is of another one, where Objective-C would go on with an object of the wrong class.
    func value<A>(at index: Int, as type: A.Type = A.self) -> A {
        let sent: Any? = index < values.count ? values[index] : nil
        // Unwrapped before it is cast, or a parameter of type `Any` would get an optional.
        if let sent, let value = sent as? A { return value }
        if sent == nil, let none = (sent as Any) as? A { return none }
        if Self.pointers.contains(where: { $0 == A.self }), let address = Self.address(sent) {
            return unsafeBitCast(address, to: A.self)
        }
        let what = sent.map { "\($0), a \(Swift.type(of: $0))" } ?? "nil"
        fatalError(
            "-[\(Swift.type(of: target)) \(selector)]: argument \(index + 1) is a \(A.self), and was sent \(what). "
                + "Declare the parameter as what is sent: the sender of an action is the control, the gesture "
                + "recogniser or the item it was added to, and a second argument the event, a UIEvent?.")
    }
}
