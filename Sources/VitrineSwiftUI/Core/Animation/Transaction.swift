import VitrinePlatform

/// The context of the state-processing update that is under way.
public struct Transaction: Sendable {
    /// The animation of changes that come from this transaction.
    public var animation: Animation?
    /// Whether views should turn off animations that they define themselves.
    public var disablesAnimations = false
    /// Whether the transaction is one of a continuous interaction.
    public var isContinuous = false

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
            && isContinuous == other.isContinuous
    }
}

/// Executes a closure with the specified transaction and returns the result.
public func withTransaction<Result>(
    _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.perform(transaction, body)
}

/// Returns the result of recomputing the view's body with the provided animation.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction.animation = animation
    return try Transaction.perform(transaction, body)
}
