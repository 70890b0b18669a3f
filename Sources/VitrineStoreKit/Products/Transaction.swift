public import Foundation

/// Something that was bought, as long as the program runs.
public struct Transaction: Identifiable, Hashable, Sendable {
    let purchase: Purchase

    init(_ purchase: Purchase) { self.purchase = purchase }

    /// Why the user was paid back. It does not happen here.
    public struct RevocationReason: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// It did not work.
        public static let developerIssue = RevocationReason(rawValue: 1)
        /// Something else.
        public static let other = RevocationReason(rawValue: 0)
    }

    /// How the user comes to have it.
    public struct OwnershipType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Bought.
        public static let purchased = OwnershipType(rawValue: "PURCHASED")
        /// Shared by the family. It does not happen here.
        public static let familyShared = OwnershipType(rawValue: "FAMILY_SHARED")
    }

    /// The number of it.
    public var id: UInt64 { purchase.id }
    /// The number of the first purchase: nothing is renewed.
    public var originalID: UInt64 { purchase.id }
    /// What was bought.
    public var productID: String { purchase.product.id }
    /// How often that can be bought, and for how long.
    public var productType: Product.ProductType { Product(shopProduct: purchase.product).type }
    /// The group of a subscription.
    public var subscriptionGroupID: String? { purchase.product.groupID }
    /// The program that sold it.
    public var appBundleID: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }
    /// When it was bought.
    public var purchaseDate: Date { purchase.date }
    /// When it was bought first.
    public var originalPurchaseDate: Date { purchase.date }
    /// When the text was signed: when it was bought.
    public var signedDate: Date { purchase.date }
    /// When a subscription ends.
    public var expirationDate: Date? { purchase.end }
    /// How many were bought.
    public var purchasedQuantity: Int { purchase.quantity }
    /// The account of the program's for which it was bought.
    public var appAccountToken: UUID? { purchase.account }
    /// Whether a better subscription of the group was bought since.
    public var isUpgraded: Bool {
        guard let group = purchase.product.groupID else { return false }
        return Shop.current.all.contains {
            $0.product.groupID == group && $0.id > id
                && ($0.product.level ?? 1) < (purchase.product.level ?? 1)
        }
    }
    /// When the user was paid back: never.
    public var revocationDate: Date? { nil }
    /// Why the user was paid back.
    public var revocationReason: RevocationReason? { nil }
    /// How the user comes to have it.
    public var ownershipType: OwnershipType { .purchased }
    /// Where it was bought.
    public var environment: AppStore.Environment { .xcode }
    /// What was paid.
    public var price: Decimal? { purchase.product.price * Decimal(purchase.quantity) }

    /// Says that the user has what was bought.
    public func finish() async { Shop.current.finish(id) }

    // MARK: All of them

    /// Purchases, one after the other.
    public struct Transactions: AsyncSequence, Sendable {
        public typealias Element = VerificationResult<Transaction>

        fileprivate enum Source: Sendable {
            case list(@Sendable () -> [Purchase])
            case updates
        }
        fileprivate let source: Source

        /// Goes through purchases.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var stream: AsyncStream<Purchase>.Iterator

            public mutating func next() async -> VerificationResult<Transaction>? {
                await stream.next().map { .verified(Transaction($0)) }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            switch source {
            case .updates: AsyncIterator(stream: Shop.current.updates().makeAsyncIterator())
            case .list(let purchases):
                AsyncIterator(
                    stream: AsyncStream { continuation in
                        for purchase in purchases() { continuation.yield(purchase) }
                        continuation.finish()
                    }.makeAsyncIterator())
            }
        }
    }

    /// All purchases but consumables that are finished, the newest first.
    public static var all: Transactions { Transactions(source: .list { Shop.current.all.reversed() }) }
    /// Those by which the user may use something now.
    public static var currentEntitlements: Transactions {
        Transactions(source: .list { Shop.current.entitlements })
    }
    /// Those that nobody has finished.
    public static var unfinished: Transactions { Transactions(source: .list { Shop.current.unfinished }) }
    /// Those that are made elsewhere, as by a payment queue. It does not end.
    public static var updates: Transactions { Transactions(source: .updates) }

    /// The last purchase of a product; nil where there is none.
    public static func latest(for productID: String) async -> VerificationResult<Transaction>? {
        Shop.current.latest(productID).map { .verified(Transaction($0)) }
    }

    /// The purchase by which the user may use a product; nil where there is none.
    public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? {
        Shop.current.entitlements.last { $0.product.id == productID }.map { .verified(Transaction($0)) }
    }
}
