import Foundation
import Testing

@testable import VitrineStoreKit

extension ShopTests {
    @MainActor
    @Suite("Products and transactions")
    struct ProductTests {
        private func product(_ id: String) async throws -> Product {
            try #require(await Product.products(for: [id]).first)
        }

        private func ids(_ transactions: VitrineStoreKit.Transaction.Transactions) async -> [String] {
            var ids: [String] = []
            for await result in transactions {
                if case .verified(let transaction) = result { ids.append(transaction.productID) }
            }
            return ids
        }

        @Test("Products are those of the file that are asked for")
        func products() async throws {
            _ = try ShopSite()
            let products = try await Product.products(for: ["yearly", "pro", "coins", "none"])
            #expect(products.map(\.id) == ["coins", "pro", "yearly"])
            #expect(products.map(\.displayPrice) == ["$0.99", "$1,299.50", "$19.99"])
            #expect(products.map(\.type) == [.consumable, .nonConsumable, .autoRenewable])
            #expect(products[0].displayName == "Hundred Coins")
            #expect(products[0].description == "Gold.")
            #expect(products[0].subscription == nil)
            #expect(products[1].isFamilyShareable)
            let subscription = try #require(try await product("monthly").subscription)
            #expect(subscription.subscriptionPeriod.unit == .month)
            #expect(subscription.subscriptionPeriod.value == 1)
            #expect(subscription.introductoryOffer?.paymentMode == .freeTrial)
            #expect(subscription.introductoryOffer?.period.unit == .week)
            #expect(subscription.subscriptionGroupID == "G1")
            #expect(subscription.groupLevel == 2)
            #expect(products[0].price.formatted(products[0].priceFormatStyle) == "$0.99")
            #expect(AppStore.canMakePayments)
        }

        @Test("A purchase asks the user, and is known until it is used up")
        func purchases() async throws {
            let site = try ShopSite()
            let coins = try await product("coins")
            site.answer = false
            guard case .userCancelled = try await coins.purchase() else {
                Issue.record("it is bought")
                return
            }
            #expect(await ids(Transaction.all) == [])
            site.answer = true
            let token = UUID()
            guard
                case .success(let result) = try await coins.purchase(options: [
                    .quantity(3), .appAccountToken(token),
                ])
            else {
                Issue.record("it is not bought")
                return
            }
            let transaction = try result.payloadValue
            #expect(transaction.purchasedQuantity == 3)
            #expect(transaction.appAccountToken == token)
            #expect(transaction.price == Decimal(string: "2.97"))
            #expect(site.questions == ["1 coins", "3 coins"])
            #expect(await ids(Transaction.unfinished) == ["coins"])
            #expect(await ids(Transaction.currentEntitlements) == [])
            await transaction.finish()
            #expect(await ids(Transaction.unfinished) == [])
            #expect(await ids(Transaction.all) == [])
            await #expect(throws: Product.PurchaseError.invalidQuantity) {
                try await coins.purchase(options: [.quantity(11)])
            }
            let pro = try await product("pro")
            await #expect(throws: Product.PurchaseError.invalidQuantity) {
                try await pro.purchase(options: [.quantity(2)])
            }
        }

        @Test("What is bought for good is bought once, and the user may use it")
        func entitlements() async throws {
            _ = try ShopSite()
            let pro = try await product("pro")
            _ = try await pro.purchase()
            _ = try await pro.purchase()
            #expect(await ids(Transaction.all) == ["pro"])
            #expect(await ids(Transaction.currentEntitlements) == ["pro"])
            #expect(await pro.latestTransaction?.unsafePayloadValue.productType == .nonConsumable)
            #expect(await pro.currentEntitlement != nil)
            #expect(await Transaction.latest(for: "coins") == nil)
        }

        @Test("Of a group of subscriptions the user has the last one, until it ends")
        func subscriptions() async throws {
            let site = try ShopSite()
            let (monthly, yearly) = (try await product("monthly"), try await product("yearly"))
            #expect(await monthly.subscription!.isEligibleForIntroOffer)
            #expect(try await monthly.subscription!.status.isEmpty)
            guard case .success(.verified(let first)) = try await monthly.purchase() else {
                Issue.record("it is not bought")
                return
            }
            // The first of January 2001, and the first of February.
            #expect(first.expirationDate == Date(timeIntervalSinceReferenceDate: 31 * 86400))
            #expect(!first.isUpgraded)
            _ = try await yearly.purchase()
            #expect(first.isUpgraded)
            #expect(await ids(Transaction.currentEntitlements) == ["yearly"])
            #expect(await !monthly.subscription!.isEligibleForIntroOffer)
            let status = try #require(try await monthly.subscription!.status.first)
            #expect(status.state == .subscribed)
            #expect(try status.transaction.payloadValue.productID == "yearly")
            #expect(try !status.renewalInfo.payloadValue.willAutoRenew)
            site.date = Date(timeIntervalSinceReferenceDate: 366 * 86400)
            #expect(await ids(Transaction.currentEntitlements) == [])
            #expect(try await yearly.subscription!.status.first?.state == .expired)
            #expect(await ids(Transaction.all) == ["yearly", "monthly"])
        }

        @Test("Updates tell of what is bought elsewhere, and of nothing else")
        func updates() async throws {
            _ = try ShopSite()
            let (told, note) = AsyncStream.makeStream(of: String.self)
            let listener = Task {
                for await result in Transaction.updates {
                    if case .verified(let transaction) = result { note.yield(transaction.productID) }
                }
            }
            await turnsOfTheMainQueue()
            while !Shop.current.hasListeners { await Task.yield() }
            _ = try await product("pro").purchase()
            SKPaymentQueue.default().add(SKPayment(product: SKProduct(Shop.current.products![0])))
            var iterator = told.makeAsyncIterator()
            #expect(await iterator.next() == "coins")
            listener.cancel()
            await listener.value
        }

        @Test("Without a file nothing can be reached")
        func closed() async throws {
            _ = try ShopSite(nil)
            #expect(!AppStore.canMakePayments)
            func isUnreachable(_ body: () async throws -> Void) async -> Bool {
                do { try await body() } catch StoreKitError.networkError(let error) {
                    return error.code == .notConnectedToInternet
                } catch {}
                return false
            }
            #expect(await isUnreachable { _ = try await Product.products(for: ["pro"]) })
            #expect(await isUnreachable { try await AppStore.sync() })
            #expect(await isUnreachable { _ = try await Product.SubscriptionInfo.status(for: "G1") })
            #expect(await ids(Transaction.currentEntitlements) == [])
        }

        @Test("A file can let purchases fail")
        func failing() async throws {
            _ = try ShopSite(
                #"{"settings": {"_failTransactionsEnabled": true}, "products": [{"productID": "a", "type": "Consumable", "displayPrice": "1"}]}"#
            )
            let a = try await product("a")
            var isUnknown = false
            do { _ = try await a.purchase() } catch StoreKitError.unknown { isUnknown = true }
            #expect(isUnknown)
            #expect(await ids(Transaction.all) == [])
        }

        @Test("What may not be true throws")
        func verification() {
            let result = VerificationResult.unverified(1, .invalidSignature)
            #expect(throws: VerificationResult<Int>.VerificationError.invalidSignature) {
                try result.payloadValue
            }
            #expect(result.unsafePayloadValue == 1)
            #expect(VerificationResult.verified(2) == .verified(2))
        }
    }
}
