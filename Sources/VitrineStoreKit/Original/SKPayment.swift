public import Foundation

/// What is to be bought.
open class SKPayment: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var shopProduct: ShopProduct?
    fileprivate var facts: Facts

    fileprivate struct Facts {
        var identifier = ""
        var quantity = 1
        var username: String?
        var asksFirst = false
        var data: Data?
    }

    /// Makes a payment for one of a product.
    public convenience init(product: SKProduct) {
        self.init(product.shopProduct, Facts(identifier: product.productIdentifier))
    }

    fileprivate init(_ product: ShopProduct?, _ facts: Facts) {
        shopProduct = product
        self.facts = facts
    }

    /// The name by which the shop knows the product.
    open var productIdentifier: String { facts.identifier }
    /// How many.
    open var quantity: Int { facts.quantity }
    /// The account of the program's.
    open var applicationUsername: String? { facts.username }
    /// Whether a test of Apple's asks somebody else first. Nobody is here.
    open var simulatesAskToBuyInSandbox: Bool { facts.asksFirst }
    /// What Apple has reserved.
    open var requestData: Data? { facts.data }

    open func copy(with zone: NSZone? = nil) -> Any { SKPayment(shopProduct, facts) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { SKMutablePayment(shopProduct, facts) }
}

/// What is to be bought, while the program says so.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
    /// Makes a payment for nothing yet.
    public convenience init() { self.init(nil, Facts()) }

    /// The name by which the shop knows the product.
    open override var productIdentifier: String {
        get { facts.identifier }
        set {
            facts.identifier = newValue
            shopProduct = nil
        }
    }
    /// How many.
    open override var quantity: Int {
        get { facts.quantity }
        set { facts.quantity = newValue }
    }
    /// The account of the program's.
    open override var applicationUsername: String? {
        get { facts.username }
        set { facts.username = newValue }
    }
    /// Whether a test of Apple's asks somebody else first. Nobody is here.
    open override var simulatesAskToBuyInSandbox: Bool {
        get { facts.asksFirst }
        set { facts.asksFirst = newValue }
    }
    /// What Apple has reserved.
    open override var requestData: Data? {
        get { facts.data }
        set { facts.data = newValue }
    }
}

/// What has become of a payment.
public enum SKPaymentTransactionState: Int, Sendable {
    /// The user is asked.
    case purchasing = 0
    /// It is bought.
    case purchased = 1
    /// It is not.
    case failed = 2
    /// It was bought before.
    case restored = 3
    /// Somebody else is asked first. It does not happen here.
    case deferred = 4
}

/// A payment, and what becomes of it.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
    private let lock = NSLock()
    private var facts: Facts

    struct Facts {
        var state = SKPaymentTransactionState.purchasing
        var error: (any Error)?
        var identifier: String?
        var date: Date?
    }

    /// What was to be bought.
    open var payment: SKPayment { ownPayment }
    private let ownPayment: SKPayment
    /// Of something that was bought before, what became of it then.
    public let original: SKPaymentTransaction?
    /// What has become of it.
    open var transactionState: SKPaymentTransactionState { lock.withLock { facts.state } }
    /// Why it is not bought.
    open var error: (any Error)? { lock.withLock { facts.error } }
    /// The number of it, once it is bought.
    open var transactionIdentifier: String? { lock.withLock { facts.identifier } }
    /// When it was bought.
    open var transactionDate: Date? { lock.withLock { facts.date } }

    init(_ payment: SKPayment, _ facts: Facts = Facts(), original: SKPaymentTransaction? = nil) {
        ownPayment = payment
        self.facts = facts
        self.original = original
    }

    func become(_ facts: Facts) { lock.withLock { self.facts = facts } }
}
