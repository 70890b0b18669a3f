public import Foundation

/// Hears of a request. All of it is optional.
public protocol SKRequestDelegate: NSObjectProtocol {
    /// It has ended well.
    func requestDidFinish(_ request: SKRequest)
    /// It has not.
    func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
    public func requestDidFinish(_ request: SKRequest) {}
    public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Hears of products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
    /// The shop has answered.
    func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// Something that a shop is asked. Its delegate is called on the main thread.
open class SKRequest: NSObject, @unchecked Sendable {
    /// One for each start, so that an answer to one that was cancelled goes nowhere.
    private var round = 0
    private let lock = NSLock()

    /// Asks.
    open func start() {
        let mine = lock.withLock {
            round += 1
            return round
        }
        // It stays until there is an answer, as Apple's does.
        DispatchQueue.main.async { [self] in
            guard lock.withLock({ round == mine }) else { return }
            answer()
        }
    }

    /// Asks no more: the delegate hears nothing.
    open func cancel() { lock.withLock { round += 1 } }

    func answer() {}

    /// What the delegate hears without a shop.
    static var failure: any Error { SKError(.cloudServiceNetworkConnectionFailed) }
}

/// Looks for products in the shop.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
    /// Hears of the products.
    open weak var delegate: (any SKProductsRequestDelegate)?
    private let identifiers: Set<String>

    /// Makes a request.
    public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }

    override func answer() {
        guard let products = Shop.current.products else {
            delegate?.request(self, didFailWithError: Self.failure)
            return
        }
        let found = products.filter { identifiers.contains($0.id) }
        let response = SKProductsResponse(
            products: found.map(SKProduct.init), invalid: identifiers.subtracting(found.map(\.id)).sorted())
        delegate?.productsRequest(self, didReceive: response)
        delegate?.requestDidFinish(self)
    }
}

/// Asks for a receipt, which there is none of: it fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
    /// Hears of it.
    open weak var delegate: (any SKRequestDelegate)?
    /// What a test of Apple's wants in the receipt.
    public let receiptProperties: [String: Any]?

    /// Makes a request.
    public init(receiptProperties: [String: Any]? = nil) { self.receiptProperties = receiptProperties }

    override func answer() { delegate?.request(self, didFailWithError: Self.failure) }
}

/// What the shop answers.
open class SKProductsResponse: NSObject {
    /// Those that it has, in its own order.
    public let products: [SKProduct]
    /// The names that it does not know.
    public let invalidProductIdentifiers: [String]

    init(products: [SKProduct], invalid: [String]) {
        self.products = products
        invalidProductIdentifiers = invalid
    }
}
