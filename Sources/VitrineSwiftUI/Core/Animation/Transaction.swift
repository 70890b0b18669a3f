import VitrinePlatform

/// The context of the state-processing update that is under way.
public struct Transaction: Sendable {
    /// The animation of changes that come from this transaction.
    public var animation: Animation?
    /// Whether views should turn off animations that they define themselves.
    public var disablesAnimations = false
    /// Whether the transaction is one of a continuous interaction.
    public var isContinuous = false

    /// Values by keys, of which `TransactionKey`s tell.
    private var values: [ObjectIdentifier: any Sendable] = [:]
    /// The number of the last change of `values`; 0 for none.
    private var valuesVersion = 0
    nonisolated(unsafe) private static var versions = 0
    private static let versionLock = NSLock()
    /// Who waits for the end of the animations.
    var completions: [AnimationCompletion] = []
    /// The animations around the scopes that were entered.
    private var scopes: [Animation?] = []
    /// Whether it is about what motions show from frame to frame: nothing of that is animated again.
    private(set) var isOfMotions = false

    /// A transaction without animation.
    public init() {}

    /// A transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    /// Changes that show at once.
    static var withoutAnimations: Transaction {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        return transaction
    }

    /// What motions show in a frame.
    static var ofMotions: Transaction {
        var transaction = Transaction()
        transaction.isOfMotions = true
        return transaction
    }

    /// Remembers the animation, for what leaves the scope that begins here.
    mutating func enterScope() { scopes.append(animation) }

    /// Takes the animation around the innermost scope.
    mutating func leaveScope() {
        if let outer = scopes.popLast() { animation = outer }
    }

    /// The transaction around the code that runs now on the main thread.
    nonisolated(unsafe) private static var mainThreadTransaction = Transaction()

    /// The transaction around the code that runs now: each thread has its own.
    static var current: Transaction {
        MainThread.isCurrent ? mainThreadTransaction : threadTransaction ?? Transaction()
    }

    static func perform<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
        guard MainThread.isCurrent else {
            let outer = threadTransaction
            threadTransaction = transaction
            defer { threadTransaction = outer }
            return try body()
        }
        let outer = mainThreadTransaction
        mainThreadTransaction = transaction
        defer { mainThreadTransaction = outer }
        return try body()
    }

    /// The transaction on a thread that is not the main one.
    private static var threadTransaction: Transaction? {
        get { Thread.current.threadDictionary[threadKey] as? Transaction }
        set { Thread.current.threadDictionary[threadKey] = newValue }
    }
    private static let threadKey = "Vitrine.Transaction"

    func isSame(as other: Transaction) -> Bool {
        animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && isOfMotions == other.isOfMotions
            && valuesVersion == other.valuesVersion
            && completions.elementsEqual(other.completions, by: ===)
    }

    /// The value of a key; its default where none was set.
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { ($0 as? Held<K.Value>)?.value } ?? key.defaultValue }
        set {
            values[ObjectIdentifier(key)] = Held(value: newValue)
            valuesVersion = Self.versionLock.withLock {
                Self.versions += 1
                return Self.versions
            }
        }
    }

    /// Adds an action for the end of the animations that the transaction makes; where it makes none, it comes with the end
    /// of the update.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria, completion))
    }

    /// A value that stays on the thread that the transaction is for.
    private struct Held<Value>: @unchecked Sendable {
        let value: Value
    }
}

/// A key for values of transactions.
public protocol TransactionKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// Executes a closure with the specified transaction and returns the result.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.perform(transaction, body)
}

/// Executes a closure with a value of the transaction and returns the result.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try Transaction.perform(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation, and runs the completion when all of its
/// animations are complete.
///
/// - Parameters:
///   - completionCriteria: When an animation counts as complete.
///   - completion: Runs once; at the end of the update where nothing is animated.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    let waiting = AnimationCompletion(completionCriteria, completion)
    transaction.completions.append(waiting)
    waiting.begin()
    defer { waiting.end() }
    return try Transaction.perform(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.perform(transaction, body)
}
