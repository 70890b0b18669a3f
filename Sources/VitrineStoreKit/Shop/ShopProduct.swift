import Foundation

/// What a program sells.
struct ShopProduct: Hashable, Sendable {
    /// How often it can be bought, and for how long.
    enum Kind: String, Sendable {
        case consumable = "Consumable"
        case nonConsumable = "NonConsumable"
        case nonRenewing = "NonRenewingSubscription"
        case renewing = "RecurringSubscription"
    }

    /// A span of time, as `P1M` says it.
    struct Period: Hashable, Sendable {
        var unit: Calendar.Component
        var value: Int
    }

    /// What a new subscriber pays at first.
    struct Offer: Hashable, Sendable {
        /// `free`, `payAsYouGo` or `payUpFront`.
        var mode: String
        var price: Decimal
        var period: Period
        var count: Int
    }

    var id: String
    var kind: Kind
    var name: String
    var details: String
    var price: Decimal
    var isFamilyShareable: Bool
    var period: Period?
    var groupID: String?
    var groupName: String?
    /// 1 is the best of its group.
    var level: Int?
    var offer: Offer?
    /// As in the file.
    var json: Data
    /// The user's country, by the file.
    var locale: Locale

    /// The price with its sign.
    func text(of price: Decimal) -> String {
        price.formatted(.currency(code: locale.currency?.identifier ?? "USD").locale(locale))
    }
    var priceText: String { text(of: price) }
}
