public import Foundation

/// What a program sells.
public struct Product: Identifiable, Hashable, Sendable {
    let shopProduct: ShopProduct

    /// How often a product can be bought, and for how long.
    public struct ProductType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// It is used up.
        public static let consumable = ProductType(rawValue: "Consumable")
        /// It is bought once.
        public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
        /// It ends, and is not renewed.
        public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
        /// It is renewed until it is given up.
        public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
    }

    /// A span of time.
    public struct SubscriptionPeriod: Hashable, Sendable {
        /// What a span is counted in.
        public enum Unit: Hashable, Sendable, CustomStringConvertible {
            case day, week, month, year

            public var description: String { "\(localizedDescription)" }
            /// The word in English.
            public var localizedDescription: String {
                switch self {
                case .day: "Day"
                case .week: "Week"
                case .month: "Month"
                case .year: "Year"
                }
            }
        }

        /// What it is counted in.
        public let unit: Unit
        /// How many of them.
        public let value: Int

        init(_ period: ShopProduct.Period) {
            value = period.value
            unit =
                switch period.unit {
                case .day: .day
                case .weekOfYear: .week
                case .month: .month
                default: .year
                }
        }
    }

    /// What a subscriber pays for some time.
    public struct SubscriptionOffer: Hashable, Sendable {
        /// Whom it is for.
        public struct OfferType: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// New subscribers.
            public static let introductory = OfferType(rawValue: "introductory")
            /// Others.
            public static let promotional = OfferType(rawValue: "promotional")
        }

        /// How it is paid.
        public struct PaymentMode: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// For each span.
            public static let payAsYouGo = PaymentMode(rawValue: "PayAsYouGo")
            /// At once.
            public static let payUpFront = PaymentMode(rawValue: "PayUpFront")
            /// Not at all.
            public static let freeTrial = PaymentMode(rawValue: "FreeTrial")
        }

        /// Its name; nil for one for new subscribers.
        public let id: String?
        /// Whom it is for.
        public let type: OfferType
        /// What is paid.
        public let price: Decimal
        /// The price with its sign.
        public let displayPrice: String
        /// For how long.
        public let period: SubscriptionPeriod
        /// How often.
        public let periodCount: Int
        /// How it is paid.
        public let paymentMode: PaymentMode

        init(_ offer: ShopProduct.Offer, of product: ShopProduct) {
            id = nil
            type = .introductory
            price = offer.price
            displayPrice = product.text(of: offer.price)
            period = SubscriptionPeriod(offer.period)
            periodCount = offer.count
            paymentMode =
                switch offer.mode {
                case "free": .freeTrial
                case "payUpFront": .payUpFront
                default: .payAsYouGo
                }
        }
    }

    /// The name by which the shop knows it.
    public var id: String { shopProduct.id }
    /// How often it can be bought, and for how long.
    public var type: ProductType {
        switch shopProduct.kind {
        case .consumable: .consumable
        case .nonConsumable: .nonConsumable
        case .nonRenewing: .nonRenewable
        case .renewing: .autoRenewable
        }
    }
    /// The name that the user sees.
    public var displayName: String { shopProduct.name }
    /// What the user reads of it.
    public var description: String { shopProduct.details }
    /// The price, in the currency of the shop.
    public var price: Decimal { shopProduct.price }
    /// The price with its sign.
    public var displayPrice: String { shopProduct.priceText }
    /// How prices are written.
    public var priceFormatStyle: Decimal.FormatStyle.Currency {
        .currency(code: shopProduct.locale.currency?.identifier ?? "USD").locale(shopProduct.locale)
    }
    /// Whether a family may share it.
    public var isFamilyShareable: Bool { shopProduct.isFamilyShareable }
    /// What is known of a subscription; nil for others.
    public var subscription: SubscriptionInfo? {
        shopProduct.kind == .renewing ? SubscriptionInfo(shopProduct: shopProduct) : nil
    }
    /// The product as the file of the shop has it.
    public var jsonRepresentation: Data { shopProduct.json }

    /// Looks for products in the shop, in the order of the shop.
    ///
    /// - Throws: ``StoreKitError/networkError(_:)`` where the program has no file for a shop, as without a connection.
    public static func products<Identifiers: Collection>(
        for identifiers: Identifiers
    ) async throws -> [Product] where Identifiers.Element == String {
        guard let products = Shop.current.products else { throw StoreKitError.withoutShop }
        let wanted = Set(identifiers)
        return products.filter { wanted.contains($0.id) }.map(Product.init(shopProduct:))
    }
}
