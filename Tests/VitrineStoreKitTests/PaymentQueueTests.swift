import Foundation
import Testing

@testable import VitrineStoreKit

/// The shop is one for the program, so its tests run one after the other.
@Suite("Shop", .serialized)
struct ShopTests {}

extension ShopTests {
    @MainActor
    @Suite("Payment queue")
    struct PaymentQueueTests {
        @MainActor
        private final class Listener: NSObject, @preconcurrency SKPaymentTransactionObserver,
            @preconcurrency SKProductsRequestDelegate
        {
            var events: [String] = []
            var products: [SKProduct] = []

            func paymentQueue(
                _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]
            ) {
                for transaction in transactions {
                    let code = (transaction.error as? SKError).map { " \($0.code)" } ?? ""
                    events.append(
                        "\(transaction.payment.productIdentifier) \(transaction.transactionState)\(code)")
                    if transaction.transactionState != .purchasing { queue.finishTransaction(transaction) }
                }
            }
            func paymentQueue(
                _ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]
            ) {
                events.append("removed \(transactions.count)")
            }
            func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {
                events.append("restored")
            }
            func paymentQueue(
                _ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error
            ) { events.append("not restored \((error as? SKError).map { "\($0.code)" } ?? "?")") }
            func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
                products = response.products
                events.append("invalid \(response.invalidProductIdentifiers)")
            }
            func requestDidFinish(_ request: SKRequest) { events.append("finished") }
            func request(_ request: SKRequest, didFailWithError error: any Error) {
                events.append("failed \((error as? SKError).map { "\($0.code)" } ?? "?")")
            }
        }

        private let listener = Listener()
        private let queue = SKPaymentQueue.default()

        private func wait(for count: Int) async {
            while listener.events.count < count { await turnsOfTheMainQueue() }
        }

        @Test("A request finds the products, and names the others")
        func requests() async throws {
            _ = try ShopSite()
            let request = SKProductsRequest(productIdentifiers: ["monthly", "coins", "none"])
            request.delegate = listener
            request.start()
            #expect(listener.events == [])
            await wait(for: 2)
            #expect(listener.events == ["invalid [\"none\"]", "finished"])
            let (coins, monthly) = (listener.products[0], listener.products[1])
            #expect(coins.productIdentifier == "coins")
            #expect(coins.localizedTitle == "Hundred Coins")
            #expect(coins.price == NSDecimalNumber(string: "0.99"))
            #expect(coins.priceLocale.identifier == "en_US")
            #expect(coins.subscriptionPeriod == nil)
            #expect(monthly.subscriptionPeriod?.unit == .month)
            #expect(monthly.subscriptionPeriod?.numberOfUnits == 1)
            #expect(monthly.introductoryPrice?.paymentMode == .freeTrial)
            #expect(monthly.subscriptionGroupIdentifier == "G1")
        }

        @Test("One that was cancelled says nothing; without a shop it fails")
        func failing() async throws {
            _ = try ShopSite(nil)
            let request = SKProductsRequest(productIdentifiers: ["coins"])
            request.delegate = listener
            request.start()
            request.cancel()
            await turnsOfTheMainQueue()
            #expect(listener.events == [])
            request.start()
            await wait(for: 1)
            #expect(listener.events == ["failed cloudServiceNetworkConnectionFailed"])
        }

        @Test("Payments go from purchasing to what becomes of them")
        func payments() async throws {
            let site = try ShopSite()
            queue.add(listener)
            defer { queue.remove(listener) }
            #expect(SKPaymentQueue.canMakePayments())
            let payment = SKMutablePayment(product: SKProduct(Shop.current.products![0]))
            payment.quantity = 2
            queue.add(payment)
            await wait(for: 3)
            #expect(listener.events == ["coins purchasing", "coins purchased", "removed 1"])
            #expect(site.questions == ["2 coins"])
            #expect(queue.transactions.isEmpty)
            #expect(Shop.current.all.isEmpty)
            listener.events = []
            site.answer = false
            queue.add(payment)
            await wait(for: 3)
            #expect(listener.events == ["coins purchasing", "coins failed paymentCancelled", "removed 1"])
            listener.events = []
            payment.productIdentifier = "none"
            queue.add(payment)
            await wait(for: 3)
            #expect(listener.events[1] == "none failed storeProductNotAvailable")
        }

        @Test("What was bought for good is restored; without a shop nothing is")
        func restoring() async throws {
            _ = try ShopSite()
            queue.add(listener)
            defer { queue.remove(listener) }
            for index in [0, 1, 3] {
                let done = listener.events.count
                queue.add(SKPayment(product: SKProduct(Shop.current.products![index])))
                await wait(for: done + 3)
            }
            listener.events = []
            queue.restoreCompletedTransactions()
            await wait(for: 5)
            #expect(
                listener.events.sorted() == [
                    "monthly restored", "pro restored", "removed 1", "removed 1", "restored",
                ])
            _ = try ShopSite(nil)
            listener.events = []
            queue.restoreCompletedTransactions()
            queue.add(SKPayment(product: SKProduct()))
            await wait(for: 4)
            #expect(listener.events[0].hasPrefix("not restored"))
            #expect(listener.events[2] == " failed cloudServiceNetworkConnectionFailed")
        }

        @Test("A program's own product has its own words")
        func subclass() {
            final class Mock: SKProduct, @unchecked Sendable {
                override var productIdentifier: String { "mock" }
                override var price: NSDecimalNumber { 3 }
            }
            let product: SKProduct = Mock()
            #expect(product.productIdentifier == "mock")
            #expect(SKPayment(product: product).productIdentifier == "mock")
        }
    }
}
