import Foundation
import SwiftUITestSupport
import Testing
import VitrineSwiftUI
import VitrineTesting
import VitrineUIKit

@testable import VitrineStoreKit

extension ShopTests {
    @MainActor
    @Suite("Tasks and sheets of views")
    struct StoreTaskTests {
        @MainActor
        private final class Notes {
            var lines: [String] = []

            func wait(for count: Int) async {
                while lines.count < count { await turnsOfTheMainQueue() }
            }
        }

        private let notes = Notes()

        @Test("A view hears of the products, and of names that the shop does not know")
        func products() async throws {
            _ = try ShopSite()
            let page = HostedPage(100, 100) { _ in
                Color.red
                    .storeProductsTask(for: ["coins", "none"]) { state in
                        switch state {
                        case .loading: notes.lines.append("loading")
                        case .success(let products, let unavailable):
                            notes.lines.append("\(products.map(\.id)) \(unavailable)")
                        case .failure: notes.lines.append("failure")
                        }
                    }
            }
            await notes.wait(for: 2)
            #expect(notes.lines == ["loading", "[\"coins\"] [\"none\"]"])
            withExtendedLifetime(page) {}
        }

        @Test("A view hears that a product is not there, or the shop")
        func faults() async throws {
            _ = try ShopSite()
            func note(_ state: Product.TaskState) {
                switch state {
                case .loading: notes.lines.append("loading")
                case .unavailable: notes.lines.append("unavailable")
                case .success(let product): notes.lines.append(product.id)
                case .failure: notes.lines.append("failure")
                }
            }
            let first = HostedPage(100, 100) { _ in Color.red.storeProductTask(for: "none") { note($0) } }
            await notes.wait(for: 2)
            _ = try ShopSite(nil)
            let second = HostedPage(100, 100) { _ in Color.red.storeProductTask(for: "pro") { note($0) } }
            await notes.wait(for: 4)
            #expect(notes.lines == ["loading", "unavailable", "loading", "failure"])
            withExtendedLifetime((first, second)) {}
        }

        @Test("A view hears of what the user may use, and once more after a purchase")
        func entitlements() async throws {
            _ = try ShopSite()
            let page = HostedPage(100, 100) { _ in
                Color.red
                    .currentEntitlementTask(for: "pro") { state in
                        guard case .success(let result) = state else { return }
                        notes.lines.append(result == nil ? "no pro" : "pro")
                    }
                    .subscriptionStatusTask(for: "G1") { state in
                        if let status = state.value { notes.lines.append("\(status.count) of G1") }
                    }
            }
            await notes.wait(for: 2)
            #expect(notes.lines.sorted() == ["0 of G1", "no pro"])
            notes.lines = []
            let pro = try #require(try await Product.products(for: ["pro"]).first)
            _ = try await pro.purchase()
            await notes.wait(for: 2)
            #expect(notes.lines.sorted() == ["0 of G1", "pro"])
            withExtendedLifetime(page) {}
        }

        @Test("What Apple's shop has pages for says that it cannot be reached")
        func sheets() throws {
            let (first, second) = (Remote<Bool>(), Remote<Bool>())
            struct Screen: View {
                let first: Remote<Bool>
                let second: Remote<Bool>
                let ended: (Bool) -> Void
                @State private var isManaging = false
                @State private var isRedeeming = false

                var body: some View {
                    first.binding = $isManaging
                    second.binding = $isRedeeming
                    return Color.red
                        .manageSubscriptionsSheet(isPresented: $isManaging)
                        .background(
                            Color.blue.offerCodeRedemption(isPresented: $isRedeeming) { result in
                                if case .failure(StoreKitError.networkError) = result { ended(true) }
                            })
                }
            }
            var ends = 0
            let page = HostedPage(375, 700) { _ in Screen(first: first, second: second) { _ in ends += 1 } }
            func alert() -> UIAlertController? {
                page.host.window.rootViewController?.presentedViewController as? UIAlertController
            }
            func find(_ text: String, in view: UIView) -> UIView? {
                if (view as? UILabel)?.text == text { return view }
                return view.subviews.lazy.compactMap { find(text, in: $0) }.first
            }
            for remote in [first, second] {
                page.host.perform { remote.value = true }
                page.host.settle()
                #expect(alert()?.title == "Cannot Connect to App Store")
                page.host.tap(try #require(find("OK", in: page.host.window)))
                page.host.settle()
                #expect(alert() == nil)
                #expect(!remote.value)
            }
            #expect(ends == 1)
        }
    }
}
