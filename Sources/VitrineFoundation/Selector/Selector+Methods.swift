/// What `#selector(…)` is translated to. A method is passed as a closure that gives it for its owner: `{ $0.tap }`.
///
/// Methods may belong to any actor or none; they are called on the thread that performs the selector.
extension Selector {
    /// Makes a selector of a method without arguments.
    ///
    /// - Parameters:
    ///   - name: Objective-C's name, or the Swift name, with or without labels.
    ///   - owner: The class or protocol that has the method.
    public init<T, R>(
        method name: String, of owner: T.Type, _ method: @escaping @MainActor (T) -> () -> R
    ) {
        self.init(name: name, method: SelectedMethod(arity: 0) { (target: T, _) in method(target)() })
    }

    /// Makes a selector of a method with one argument.
    public init<T, A, R>(
        method name: String, of owner: T.Type, _ method: @escaping @MainActor (T) -> (A) -> R
    ) {
        self.init(
            name: name,
            method: SelectedMethod(arity: 1) { (target: T, sent) in method(target)(sent.value(at: 0)) })
    }

    /// Makes a selector of a method with two arguments.
    public init<T, A, B, R>(
        method name: String, of owner: T.Type, _ method: @escaping @MainActor (T) -> (A, B) -> R
    ) {
        self.init(
            name: name,
            method: SelectedMethod(arity: 2) { (target: T, sent) in
                method(target)(sent.value(at: 0), sent.value(at: 1))
            })
    }

    /// Makes a selector of a method with three arguments, as those have that make controllers for segues.
    public init<T, A, B, C, R>(
        method name: String, of owner: T.Type, _ method: @escaping @MainActor (T) -> (A, B, C) -> R
    ) {
        self.init(
            name: name,
            method: SelectedMethod(arity: 3) { (target: T, sent) in
                method(target)(sent.value(at: 0), sent.value(at: 1), sent.value(at: 2))
            })
    }

    /// Makes a selector of a method without arguments, of what an expression gives. Only its type counts: the
    /// expression is not evaluated.
    public init<T, R>(
        method name: String, ofValue owner: @autoclosure () -> T,
        _ method: @escaping @MainActor (T) -> () -> R
    ) {
        self.init(method: name, of: T.self, method)
    }

    /// Makes a selector of a method with one argument, of what an expression gives, which is not evaluated.
    public init<T, A, R>(
        method name: String, ofValue owner: @autoclosure () -> T,
        _ method: @escaping @MainActor (T) -> (A) -> R
    ) {
        self.init(method: name, of: T.self, method)
    }

    /// Makes a selector of a method with three arguments, of what an expression gives, which is not evaluated.
    public init<T, A, B, C, R>(
        method name: String, ofValue owner: @autoclosure () -> T,
        _ method: @escaping @MainActor (T) -> (A, B, C) -> R
    ) {
        self.init(method: name, of: T.self, method)
    }

    /// Makes a selector of a method with two arguments, of what an expression gives, which is not evaluated.
    public init<T, A, B, R>(
        method name: String, ofValue owner: @autoclosure () -> T,
        _ method: @escaping @MainActor (T) -> (A, B) -> R
    ) {
        self.init(method: name, of: T.self, method)
    }
}
