import Foundation
import Testing
import VitrineSupport

@testable import VitrineStoreKit

@Suite("Files of shops")
struct StoreFileTests {
    private func fault(_ text: String) -> String? {
        do { _ = try StoreFile(Data(text.utf8)) } catch { return (error as? StoreFile.Fault)?.reason }
        return nil
    }

    @Test("All products are read, in the words of the user's language")
    func products() throws {
        let file = try StoreFile(Data(ShopSite.file.utf8), languages: ["de-AT", "en"])
        #expect(file.products.map(\.id) == ["coins", "pro", "season", "monthly", "yearly"])
        #expect(file.products[0].name == "Hundert Münzen")
        #expect(file.products[0].details == "Gold.")
        #expect(file.products[1].name == "Pro")
        #expect(file.products[1].isFamilyShareable)
        #expect(file.products[3].period == ShopProduct.Period(unit: .month, value: 1))
        #expect(file.products[3].groupID == "G1")
        #expect(file.products[3].level == 2)
        #expect(file.products[3].offer?.mode == "free")
        #expect(!file.failsTransactions)
        let english = try StoreFile(Data(ShopSite.file.utf8), languages: ["fr"])
        #expect(english.products[0].name == "Hundred Coins")
    }

    @Test("What is wrong is named")
    func faults() {
        #expect(fault("{") == "it is no JSON")
        #expect(fault(#"{"products": [{"type": "Consumable"}]}"#) == "a product has no productID")
        #expect(
            fault(#"{"products": [{"productID": "a", "type": "Thing", "displayPrice": "1"}]}"#)
                == "a has the type Thing, which is not known")
        #expect(
            fault(#"{"products": [{"productID": "a", "type": "Consumable", "displayPrice": "dear"}]}"#)
                == "a has no displayPrice that is a number")
        #expect(
            fault(
                #"{"subscriptionGroups": [{"id": "1", "subscriptions": [{"productID": "a", "type": "RecurringSubscription", "displayPrice": "1"}]}]}"#
            ) == "a has no recurringSubscriptionPeriod")
        let one = #"{"productID": "a", "type": "Consumable", "displayPrice": "1"}"#
        #expect(fault("{\"products\": [\(one), \(one)]}") == "there are two products a")
        #expect(fault(#"{"products": []}"#) == nil)
    }

    @Test("The first file of the first folder that has one is taken, and others are named")
    func folders() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("shop-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let empty = folder.appendingPathComponent("empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        let log = ReportLog { _ in }
        #expect(Shop.file(in: [empty.path, "/missing"], log: log) == nil)
        #expect(log.sentences == [])
        try Data(ShopSite.file.utf8).write(to: folder.appendingPathComponent("A.storekit"))
        #expect(Shop.file(in: [empty.path, folder.path], log: log)?.products.count == 5)
        #expect(log.sentences == [])
        try Data("{".utf8).write(to: folder.appendingPathComponent("B.storekit"))
        #expect(Shop.file(in: [folder.path], log: log)?.products.count == 5)
        #expect(log.contains("A.storekit is taken, and B.storekit is not"))
        try FileManager.default.removeItem(at: folder.appendingPathComponent("A.storekit"))
        #expect(Shop.file(in: [folder.path], log: log) == nil)
        #expect(log.contains("B.storekit cannot be taken for the shop: it is no JSON."))
    }
}
