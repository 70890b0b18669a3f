import Foundation
import SwiftUITestSupport
import Testing
import VitrineTesting

@testable import VitrineSwiftUI

private final class MemoryDefaults: UserDefaults, @unchecked Sendable {
    private var values: [String: Any] = [:]
    private(set) var reads = 0
    override func object(forKey defaultName: String) -> Any? {
        reads += 1
        return values[defaultName]
    }
    override func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
    override func removeObject(forKey defaultName: String) { values[defaultName] = nil }
    override func string(forKey defaultName: String) -> String? { values[defaultName] as? String }
    override func integer(forKey defaultName: String) -> Int { values[defaultName] as? Int ?? 0 }
    override func set(_ value: Int, forKey defaultName: String) { values[defaultName] = value }
}

@MainActor @Suite struct AppStorageTests {
    private enum Size: String { case small, large }

    private struct Settings: View {
        let log: ActionLog
        let store: UserDefaults
        @AppStorage private var name: String
        @AppStorage private var count: Int
        @AppStorage private var size: Size
        @AppStorage private var note: String?

        init(log: ActionLog, store: UserDefaults) {
            self.log = log
            self.store = store
            _name = AppStorage(wrappedValue: "nobody", "name", store: store)
            _count = AppStorage(wrappedValue: 7, "count", store: store)
            _size = AppStorage(wrappedValue: .small, "size", store: store)
            _note = AppStorage("note", store: store)
        }

        var body: some View {
            log.actions["rename"] = { name = "Ada" }
            log.actions["count"] = { count += 1 }
            log.actions["size"] = { size = .large }
            log.actions["note"] = { note = note == nil ? "!" : nil }
            log.actions["bind"] = { $count.wrappedValue = 40 }
            return VStack {
                Text("\(name) \(count) \(size.rawValue) \(note ?? "-")")
                Other(store: store)
            }
        }
    }

    /// Reads the same key with another value for none.
    private struct Other: View {
        @AppStorage private var name: String
        init(store: UserDefaults) { _name = AppStorage(wrappedValue: "someone", "name", store: store) }
        var body: some View { Text("other \(name)") }
    }

    /// Defaults of a name that nobody else has, without a file: what is written there stays in memory.
    private func emptyStore() throws -> UserDefaults {
        try #require(MemoryDefaults(suiteName: "AppStorageTests"))
    }

    @Test func `Values are those of the defaults, and written there`() throws {
        let store = try emptyStore()
        let page = HostedPage { Settings(log: $0, store: store) }
        #expect(page.texts == ["nobody 7 small -", "other someone"])
        #expect(store.object(forKey: "name") == nil)
        page.act("rename")
        #expect(page.texts == ["Ada 7 small -", "other Ada"])
        #expect(store.string(forKey: "name") == "Ada")
        page.act("count")
        page.act("size")
        page.act("note")
        #expect(page.texts[0] == "Ada 8 large !")
        #expect(store.integer(forKey: "count") == 8)
        #expect(store.string(forKey: "size") == "large")
        page.act("note")
        #expect(page.texts[0] == "Ada 8 large -")
        #expect(store.object(forKey: "note") == nil)
        page.act("bind")
        #expect(store.integer(forKey: "count") == 40)
    }

    @Test func `What is there already is read, and nonsense is not`() throws {
        let store = try emptyStore()
        store.set("Grace", forKey: "name")
        store.set(3, forKey: "count")
        store.set("huge", forKey: "size")
        let page = HostedPage { Settings(log: $0, store: store) }
        #expect(page.texts == ["Grace 3 small -", "other Grace"])
    }

    @Test func `What the program writes by itself is seen with the next update`() throws {
        let store = try emptyStore()
        let page = HostedPage { Settings(log: $0, store: store) }
        store.set("Lin", forKey: "name")
        page.act("count")
        #expect(page.texts == ["Lin 8 small -", "other Lin"])
    }

    @Test func `A frame looks for what the program has written once, however many rows it updates`() throws {
        struct Rows: View {
            let log: ActionLog
            @AppStorage private var name: String
            @State private var round = 0
            init(log: ActionLog, store: UserDefaults) {
                self.log = log
                _name = AppStorage(wrappedValue: "nobody", "name", store: store)
            }
            var body: some View {
                log.actions["next"] = { round += 1 }
                return List(0..<20, id: \.self) { Text("\($0) of \(round) for \(name)") }
            }
        }
        let store = try #require(MemoryDefaults(suiteName: "AppStorageTests"))
        let page = HostedPage(300, 800) { Rows(log: $0, store: store) }
        let before = store.reads
        page.start("next")
        // Each row says the name, which is a read, and a frame looks once; of rows there are at most 20.
        #expect(store.reads - before <= 24, "\(store.reads - before)")
    }
}
