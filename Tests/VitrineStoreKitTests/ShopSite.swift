import Foundation
import Testing

@testable import VitrineStoreKit

/// A shop with a file, a clock that a test moves, and a user who answers as the test says.
final class ShopSite: @unchecked Sendable {
    static let file = """
        {"settings": {"_locale": "en_US", "_storefront": "USA"},
         "products": [
          {"productID": "coins", "type": "Consumable", "displayPrice": "0.99", "referenceName": "Coins",
           "localizations": [{"displayName": "Hundred Coins", "description": "Gold.", "locale": "en_US"},
                             {"displayName": "Hundert Münzen", "description": "", "locale": "de"}]},
          {"productID": "pro", "type": "NonConsumable", "displayPrice": "1299.50", "referenceName": "Pro",
           "familyShareable": true, "localizations": []}],
         "nonRenewingSubscriptions": [
          {"productID": "season", "type": "NonRenewingSubscription", "displayPrice": "5", "localizations": []}],
         "subscriptionGroups": [{"id": "G1", "name": "Plans", "subscriptions": [
          {"productID": "monthly", "type": "RecurringSubscription", "displayPrice": "2.99", "groupNumber": 2,
           "recurringSubscriptionPeriod": "P1M", "referenceName": "Monthly", "localizations": [],
           "introductoryOffer": {"paymentMode": "free", "subscriptionPeriod": "P1W", "numberOfPeriods": 1}},
          {"productID": "yearly", "type": "RecurringSubscription", "displayPrice": "19.99", "groupNumber": 1,
           "recurringSubscriptionPeriod": "P1Y", "localizations": []}]}],
         "version": {"major": 4, "minor": 0}}
        """

    var date = Date(timeIntervalSinceReferenceDate: 0)
    var answer = true
    private(set) var questions: [String] = []

    /// - Parameter text: Nil for a program without a file.
    init(_ text: String? = ShopSite.file) throws {
        let file = try text.map { try StoreFile(Data($0.utf8), languages: ["en-GB"]) }
        Shop.current = Shop(file: file, now: { self.date }) { product, quantity in
            self.questions.append("\(quantity) \(product.id)")
            return self.answer
        }
    }
}

/// Waits for what the main queue has been given.
@MainActor
func turnsOfTheMainQueue() async {
    for _ in 0..<3 { await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } } }
}
