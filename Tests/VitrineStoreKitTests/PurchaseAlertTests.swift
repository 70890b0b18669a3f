import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineStoreKit

@MainActor
@Suite("Asking for a purchase", .serialized)
struct PurchaseAlertTests {
    private final class Answer {
        var bought: Bool?
    }

    private func labels(in view: UIView) -> [String] {
        view.subviews.flatMap { labels(in: $0) } + [(view as? UILabel)?.text].compactMap { $0 }
    }

    private func ask(_ quantity: Int, _ button: String) async throws -> (words: [String], bought: Bool?) {
        let host = TestHost(UIViewController(), device: .iPhone)
        host.settle()
        let product = try StoreFile(Data(ShopSite.file.utf8), languages: ["en"]).products[0]
        let answer = Answer()
        host.perform { PurchaseAlert.show(product, quantity) { answer.bought = $0 } }
        host.settle()
        let alert = try #require(
            host.window.rootViewController?.presentedViewController as? UIAlertController)
        let words = labels(in: alert.view)
        func find(_ view: UIView) -> UIView? {
            if let label = view as? UILabel, label.text == button { return label }
            return view.subviews.lazy.compactMap(find).first
        }
        let label = try #require(find(host.window))
        host.tap(label)
        host.settle()
        return (words, answer.bought)
    }

    @Test("The alert names the product and the price, and its buttons answer")
    func buttons() async throws {
        let bought = try await ask(3, "Buy")
        #expect(bought.words.contains("Confirm Your In-App Purchase"))
        #expect(bought.words.contains { $0.hasPrefix("Do you want to buy 3 Hundred Coins for $2.97?") })
        #expect(bought.bought == true)
        let cancelled = try await ask(1, "Cancel")
        #expect(cancelled.words.contains { $0.hasPrefix("Do you want to buy one Hundred Coins for $0.99?") })
        #expect(cancelled.bought == false)
    }
}
