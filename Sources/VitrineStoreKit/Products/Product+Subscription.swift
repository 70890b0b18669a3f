public import Foundation

extension Product {
    /// What is known of a subscription.
    public struct SubscriptionInfo: Hashable, Sendable {
        let shopProduct: ShopProduct

        /// What has become of a subscription.
        public struct RenewalState: RawRepresentable, Hashable, Sendable {
            public let rawValue: Int
            public init(rawValue: Int) { self.rawValue = rawValue }
            /// The user has it.
            public static let subscribed = RenewalState(rawValue: 1)
            /// It has ended.
            public static let expired = RenewalState(rawValue: 2)
            /// It was not paid. It does not happen here.
            public static let inBillingRetryPeriod = RenewalState(rawValue: 3)
            /// It was not paid, and goes on for a while. It does not happen here.
            public static let inGracePeriod = RenewalState(rawValue: 4)
            /// The user was paid back. It does not happen here.
            public static let revoked = RenewalState(rawValue: 5)
        }

        /// Whether a subscription goes on.
        public struct RenewalInfo: Hashable, Sendable {
            /// The first purchase.
            public let originalTransactionID: UInt64
            /// The product that the user has.
            public let currentProductID: String
            /// Whether it is renewed: nothing is here.
            public let willAutoRenew: Bool
            /// The product that comes next; nil for none.
            public let autoRenewPreference: String?
        }

        /// What has become of a subscription.
        public struct Status: Hashable, Sendable {
            /// In short.
            public let state: RenewalState
            /// The last purchase.
            public let transaction: VerificationResult<Transaction>
            /// Whether it goes on.
            public let renewalInfo: VerificationResult<RenewalInfo>
        }

        /// What new subscribers pay at first.
        public var introductoryOffer: SubscriptionOffer? {
            shopProduct.offer.map { SubscriptionOffer($0, of: shopProduct) }
        }
        /// What others pay for some time: none.
        public var promotionalOffers: [SubscriptionOffer] { [] }
        /// The group, of which a user has one.
        public var subscriptionGroupID: String { shopProduct.groupID ?? "" }
        /// The name of the group.
        public var groupDisplayName: String { shopProduct.groupName ?? "" }
        /// The place in the group; 1 is the best.
        public var groupLevel: Int { shopProduct.level ?? 1 }
        /// For how long it is bought.
        public var subscriptionPeriod: SubscriptionPeriod {
            SubscriptionPeriod(shopProduct.period ?? ShopProduct.Period(unit: .month, value: 1))
        }

        /// Whether the user has had nothing of the group yet.
        public var isEligibleForIntroOffer: Bool {
            get async { await Self.isEligibleForIntroOffer(for: subscriptionGroupID) }
        }

        /// Whether the user has had nothing of a group yet.
        public static func isEligibleForIntroOffer(for groupID: String) async -> Bool {
            !Shop.current.all.contains { $0.product.groupID == groupID }
        }

        /// What has become of the group's subscription; nothing where there was none.
        public var status: [Status] {
            get async throws { try await Self.status(for: subscriptionGroupID) }
        }

        /// What has become of a group's subscription; nothing where there was none.
        public static func status(for groupID: String) async throws -> [Status] {
            let shop = Shop.current
            guard shop.isOpen else { throw StoreKitError.withoutShop }
            guard let last = shop.all.last(where: { $0.product.groupID == groupID }) else { return [] }
            let isOn = shop.entitlements.contains(last)
            return [
                Status(
                    state: isOn ? .subscribed : .expired, transaction: .verified(Transaction(last)),
                    renewalInfo: .verified(
                        RenewalInfo(
                            originalTransactionID: last.id, currentProductID: last.product.id,
                            willAutoRenew: false, autoRenewPreference: nil)))
            ]
        }
    }
}
