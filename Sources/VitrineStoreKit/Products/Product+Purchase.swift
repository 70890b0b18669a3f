public import Foundation

extension Product {
    /// How a purchase ends.
    public enum PurchaseResult: Sendable {
        /// It is bought.
        case success(VerificationResult<Transaction>)
        /// The user does not want to.
        case userCancelled
        /// Somebody else is asked first. It does not happen here.
        case pending
    }

    /// How something is bought.
    public struct PurchaseOption: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case account(UUID)
            case quantity(Int)
            case asksFirst(Bool)
            case text(String, String)
        }
        let kind: Kind

        /// For an account of the program's.
        public static func appAccountToken(_ token: UUID) -> PurchaseOption {
            PurchaseOption(kind: .account(token))
        }
        /// How many. 1 unless said.
        public static func quantity(_ quantity: Int) -> PurchaseOption {
            PurchaseOption(kind: .quantity(quantity))
        }
        /// Whether a test of Apple's asks somebody else first. Nobody is here.
        public static func simulatesAskToBuyInSandbox(_ simulateAskToBuy: Bool) -> PurchaseOption {
            PurchaseOption(kind: .asksFirst(simulateAskToBuy))
        }
        /// What a server of Apple's is told. None is here.
        public static func custom(key: String, value: String) -> PurchaseOption {
            PurchaseOption(kind: .text(key, value))
        }
    }

    /// Why something cannot be bought.
    public enum PurchaseError: Error, Hashable, Sendable, LocalizedError {
        /// Less than 1, or more than 10.
        case invalidQuantity
        /// The shop does not have it any more.
        case productUnavailable
        /// The user may not buy.
        case purchaseNotAllowed
        /// The offer is not for the user.
        case ineligibleForOffer
        /// There is no such offer.
        case invalidOfferIdentifier
        /// The offer costs something else.
        case invalidOfferPrice
        /// The offer is not signed.
        case invalidOfferSignature
        /// The offer says too little.
        case missingOfferParameters

        public var errorDescription: String? {
            switch self {
            case .invalidQuantity: "Selected product quantity is invalid."
            case .productUnavailable: "Item Unavailable"
            case .purchaseNotAllowed: "Purchase Not Allowed"
            default: "Selected offer is invalid."
            }
        }
    }

    /// Asks the user, and buys.
    ///
    /// - Throws: ``StoreKitError/networkError(_:)`` where the program has no file for a shop, ``StoreKitError/unknown``
    ///   where the file lets purchases fail, ``PurchaseError/invalidQuantity``.
    @MainActor
    public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult {
        var quantity = 1
        var account: UUID?
        for option in options {
            switch option.kind {
            case .quantity(let number): quantity = number
            case .account(let token): account = token
            case .asksFirst, .text: break
            }
        }
        guard (1...10).contains(quantity), quantity == 1 || type == .consumable || type == .nonRenewable
        else {
            throw PurchaseError.invalidQuantity
        }
        let shop = Shop.current
        guard let products = shop.products else { throw StoreKitError.withoutShop }
        guard products.contains(where: { $0.id == id }) else { throw PurchaseError.productUnavailable }
        switch await shop.buy(shopProduct, quantity: quantity, account: account, isTold: false) {
        case .bought(let purchase): return .success(.verified(Transaction(purchase)))
        case .cancelled: return .userCancelled
        case .failed: throw StoreKitError.unknown
        }
    }

    /// The last purchase of it; nil where there is none.
    public var latestTransaction: VerificationResult<Transaction>? {
        get async { await Transaction.latest(for: id) }
    }

    /// The purchase by which the user may use it; nil where there is none.
    public var currentEntitlement: VerificationResult<Transaction>? {
        get async { await Transaction.currentEntitlement(for: id) }
    }
}
