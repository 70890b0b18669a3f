public import Foundation

/// A span of time.
open class SKProductSubscriptionPeriod: NSObject {
    /// How many units.
    open var numberOfUnits: Int { period.value }
    /// What it is counted in.
    open var unit: SKProduct.PeriodUnit {
        switch period.unit {
        case .day: .day
        case .weekOfYear: .week
        case .month: .month
        default: .year
        }
    }

    private let period: ShopProduct.Period

    init(_ period: ShopProduct.Period) { self.period = period }
}

/// What a subscriber pays for some time.
open class SKProductDiscount: NSObject {
    /// How it is paid.
    public enum PaymentMode: UInt, Sendable {
        /// For each span.
        case payAsYouGo = 0
        /// At once.
        case payUpFront = 1
        /// Not at all.
        case freeTrial = 2
    }

    /// What is paid.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: offer.price) }
    /// How prices are written.
    public let priceLocale: Locale
    /// For how long.
    open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod(offer.period) }
    /// How often.
    open var numberOfPeriods: Int { offer.count }
    /// How it is paid.
    open var paymentMode: PaymentMode {
        switch offer.mode {
        case "free": .freeTrial
        case "payUpFront": .payUpFront
        default: .payAsYouGo
        }
    }

    private let offer: ShopProduct.Offer

    init(_ offer: ShopProduct.Offer, _ locale: Locale) {
        self.offer = offer
        priceLocale = locale
    }
}

/// What a program sells. Programs' tests make subclasses of their own.
open class SKProduct: NSObject, @unchecked Sendable {
    /// What a span is counted in.
    public enum PeriodUnit: UInt, Sendable {
        case day = 0
        case week = 1
        case month = 2
        case year = 3
    }

    let shopProduct: ShopProduct?

    /// A product of nothing, for subclasses.
    public override init() { shopProduct = nil }

    init(_ product: ShopProduct) { shopProduct = product }

    /// The name by which the shop knows it.
    open var productIdentifier: String { shopProduct?.id ?? "" }
    /// The name that the user sees.
    open var localizedTitle: String { shopProduct?.name ?? "" }
    /// What the user reads of it.
    open var localizedDescription: String { shopProduct?.details ?? "" }
    /// The price, in the currency of ``priceLocale``.
    open var price: NSDecimalNumber { NSDecimalNumber(decimal: shopProduct?.price ?? 0) }
    /// How prices are written.
    open var priceLocale: Locale { shopProduct?.locale ?? .current }
    /// Whether a family may share it.
    open var isFamilyShareable: Bool { shopProduct?.isFamilyShareable ?? false }
    /// Whether Apple keeps files for it: never.
    open var isDownloadable: Bool { false }
    /// For how long a subscription is bought; nil for others.
    open var subscriptionPeriod: SKProductSubscriptionPeriod? {
        shopProduct?.period.map(SKProductSubscriptionPeriod.init)
    }
    /// The group of a subscription, of which a user has one.
    open var subscriptionGroupIdentifier: String? { shopProduct?.groupID }
    /// What new subscribers pay at first.
    open var introductoryPrice: SKProductDiscount? {
        shopProduct.flatMap { product in product.offer.map { SKProductDiscount($0, product.locale) } }
    }
    /// What others pay for some time: none.
    open var discounts: [SKProductDiscount] { [] }
}
