public import Foundation

/// Hears of payments, on the main thread. All but the first is optional.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
    /// Something has become of payments.
    func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    /// Payments are finished.
    func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
    /// What was bought before could not be found out.
    func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
    /// All that was bought before has come.
    func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
    /// Whether something may be bought that the user has chosen in Apple's shop. It is not asked here.
    func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool
}

extension SKPaymentTransactionObserver {
    public func paymentQueue(
        _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
    ) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
    ) {}
    public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
    public func paymentQueue(
        _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
    ) -> Bool { true }
}

/// Is asked by the queue. All of it is optional, and about what does not happen here.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {
    /// Whether the user is told of a price that has changed.
    func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool
}

extension SKPaymentQueueDelegate {
    public func paymentQueueShouldShowPriceConsent(_ paymentQueue: SKPaymentQueue) -> Bool { true }
}

/// Payments, until the program has finished with them. May be used on any thread; observers are called on the main one.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
    private struct Observer {
        weak var object: (any SKPaymentTransactionObserver)?
    }

    private static let shared = SKPaymentQueue()
    private let lock = NSLock()
    private var observers: [Observer] = []
    private var open: [SKPaymentTransaction] = []

    /// The program's queue.
    public class func `default`() -> Self { unsafeDowncast(shared, to: Self.self) }

    /// Whether the user may buy: where the program has a file for a shop.
    open class func canMakePayments() -> Bool { Shop.current.isOpen }

    /// Is asked about what does not happen here.
    public weak var delegate: (any SKPaymentQueueDelegate)?
    /// Payments that are not finished.
    public var transactions: [SKPaymentTransaction] { lock.withLock { open } }
    /// Those who hear of payments.
    public var transactionObservers: [any SKPaymentTransactionObserver] {
        lock.withLock { observers.compactMap(\.object) }
    }

    /// Lets an object hear of payments, also of those that are not finished. It is not kept.
    public func add(_ observer: any SKPaymentTransactionObserver) {
        let pending = lock.withLock {
            observers.removeAll { $0.object == nil }
            guard !observers.contains(where: { $0.object === observer }) else {
                return [SKPaymentTransaction]()
            }
            observers.append(Observer(object: observer))
            return open.filter { $0.transactionState != .purchasing }
        }
        guard !pending.isEmpty else { return }
        nonisolated(unsafe) weak let target = observer
        DispatchQueue.main.async { target?.paymentQueue(self, updatedTransactions: pending) }
    }

    /// Lets an object hear no more.
    public func remove(_ observer: any SKPaymentTransactionObserver) {
        lock.withLock { observers.removeAll { $0.object == nil || $0.object === observer } }
    }

    private func tell(_ body: @escaping @MainActor (any SKPaymentTransactionObserver) -> Void) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { for observer in transactionObservers { body(observer) } }
        }
    }

    // MARK: Buying

    /// Asks the user, and buys. Without a shop it fails as without a connection.
    public func add(_ payment: SKPayment) {
        guard let kept = payment.copy() as? SKPayment else { return }
        let transaction = SKPaymentTransaction(kept)
        lock.withLock { open.append(transaction) }
        tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        Task { @MainActor in
            transaction.become(await ending(of: kept))
            tell { $0.paymentQueue(self, updatedTransactions: [transaction]) }
        }
    }

    private func ending(of payment: SKPayment) async -> SKPaymentTransaction.Facts {
        func failed(_ code: SKError.Code) -> SKPaymentTransaction.Facts {
            .init(state: .failed, error: SKError(code), date: Date())
        }
        let shop = Shop.current
        guard let products = shop.products else { return failed(.cloudServiceNetworkConnectionFailed) }
        guard let product = products.first(where: { $0.id == payment.productIdentifier }) else {
            return failed(.storeProductNotAvailable)
        }
        guard (1...10).contains(payment.quantity) else { return failed(.paymentInvalid) }
        let account = payment.applicationUsername.flatMap(UUID.init(uuidString:))
        switch await shop.buy(product, quantity: payment.quantity, account: account, isTold: true) {
        case .bought(let purchase):
            return .init(state: .purchased, identifier: "\(purchase.id)", date: purchase.date)
        case .cancelled: return failed(.paymentCancelled)
        case .failed: return failed(.unknown)
        }
    }

    /// Says that the user has what was bought. Traps while the user is asked, as on Apple's systems.
    public func finishTransaction(_ transaction: SKPaymentTransaction) {
        precondition(
            transaction.transactionState != .purchasing,
            "SKPaymentQueue.finishTransaction(_:) cannot finish a payment while the user is asked; wait until its state is another one than purchasing."
        )
        let wasThere = lock.withLock {
            let count = open.count
            open.removeAll { $0 === transaction }
            return open.count < count
        }
        if transaction.transactionState == .purchased,
            let id = transaction.transactionIdentifier.flatMap(UInt64.init)
        {
            Shop.current.finish(id)
        }
        if wasThere { tell { $0.paymentQueue(self, removedTransactions: [transaction]) } }
    }

    /// Brings what was bought before for good, and subscriptions, once more.
    public func restoreCompletedTransactions() {
        let shop = Shop.current
        guard shop.isOpen else {
            tell {
                $0.paymentQueue(
                    self,
                    restoreCompletedTransactionsFailedWithError: SKError(.cloudServiceNetworkConnectionFailed)
                )
            }
            return
        }
        let restored = shop.all.filter { [.nonConsumable, .renewing].contains($0.product.kind) }.map {
            purchase in
            let payment = SKPayment(product: SKProduct(purchase.product))
            let facts = SKPaymentTransaction.Facts(
                state: .purchased, identifier: "\(purchase.id)", date: purchase.date)
            return SKPaymentTransaction(
                payment, .init(state: .restored, identifier: "\(purchase.id)", date: Date()),
                original: SKPaymentTransaction(payment, facts))
        }
        lock.withLock { open += restored }
        if !restored.isEmpty { tell { $0.paymentQueue(self, updatedTransactions: restored) } }
        tell { $0.paymentQueueRestoreCompletedTransactionsFinished(self) }
    }

    /// Brings what was bought before, for an account of the program's; purchases of all accounts come.
    public func restoreCompletedTransactions(withApplicationUsername username: String?) {
        restoreCompletedTransactions()
    }

    /// Asks the user for a code, of which Apple's shop knows: the user reads that it cannot be reached.
    public func presentCodeRedemptionSheet() {
        DispatchQueue.main.async { MainActor.assumeIsolated { PurchaseAlert.sayUnreachable() } }
    }

    /// Tells the user of a price that has changed: none does here.
    public func showPriceConsentIfNeeded() {}
}
