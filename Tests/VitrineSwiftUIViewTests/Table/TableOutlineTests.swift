import Foundation
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Sections and outlines of tables", .serialized)
struct TableOutlineTests {
    struct Item: Identifiable {
        let id: String
        var children: [Item]?
    }

    nonisolated private static let tree = [
        Item(id: "a", children: [Item(id: "a1", children: [Item(id: "a11")]), Item(id: "a2")]), Item(id: "b"),
    ]

    private func pad<V: View>(_ view: V) -> TestHost { TestHost.settled(view, device: .iPad) }

    private func texts(_ host: TestHost) -> [[String]] { host.rows.map { $0.host?.texts ?? [] } }

    private func toggle(_ name: String, _ host: TestHost) {
        let row = host.find(text: name).frame
        host.tap(at: CGPoint(x: row.minX - 12, y: row.midY))
        host.settle()
    }

    @Test("Rows of a tree disclose what is within them, a step further in each level")
    func tree() {
        let host = pad(
            Table(Self.tree, children: \.children) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Note") { _ in Text("note") }
            })
        #expect(texts(host) == [["a", "note"], ["b", "note"]])
        // What cannot be opened has its text where the others have.
        #expect(host.find(text: "a").frame.minX == host.find(text: "b").frame.minX)
        toggle("a", host)
        #expect(texts(host).map(\.first) == ["a", "a1", "a2", "b"])
        #expect(host.find(text: "a1").frame.minX == host.find(text: "a").frame.minX + 16)
        toggle("a1", host)
        #expect(texts(host).map(\.first) == ["a", "a1", "a11", "a2", "b"])
        #expect(host.find(text: "a11").frame.minX == host.find(text: "a").frame.minX + 32)
        toggle("b", host)
        toggle("a", host)
        #expect(texts(host).map(\.first) == ["a", "b"])
    }

    private final class Model: ObservableObject {
        @Published var isOpen = false
        @Published var selection: String?
    }

    private struct Page: View {
        @ObservedObject var model: Model
        var body: some View {
            Table(of: Item.self, selection: $model.selection) {
                TableColumn("Name") { Text($0.id) }
            } rows: {
                DisclosureTableRow(Item(id: "outer"), isExpanded: $model.isOpen) {
                    TableRow(Item(id: "inner"))
                }
                TableRow(Item(id: "last"))
            }
        }
    }

    @Test("A row that discloses others follows its binding and changes it, and all of them can be selected")
    func binding() {
        let model = Model()
        let host = pad(Page(model: model))
        #expect(texts(host) == [["outer"], ["last"]])
        host.perform { model.isOpen = true }
        host.settle()
        #expect(texts(host) == [["outer"], ["inner"], ["last"]])
        toggle("outer", host)
        #expect(!model.isOpen)
        host.perform { model.isOpen = true }
        host.settle()
        host.find(text: "inner").tap()
        #expect(model.selection == "inner")
        host.find(text: "outer").tap()
        #expect(model.selection == "outer")
    }

    @Test("Sections have titles, or other headers, below the titles of the columns")
    func sections() {
        let host = pad(
            Table(of: Item.self) {
                TableColumn("Name") { Text($0.id) }
                TableColumn("Note") { _ in Text("note") }
            } rows: {
                Section("First") {
                    TableRow(Item(id: "1"))
                    TableRow(Item(id: "2"))
                }
                Section {
                    ForEach(["3"], id: \.self) { TableRow(Item(id: $0)) }
                } header: {
                    Text("Second")
                }
                Section { TableRow(Item(id: "4")) }
            })
        #expect(texts(host) == [["1", "note"], ["2", "note"], ["3", "note"], ["4", "note"]])
        let order = ["Name", "First", "1", "2", "Second", "3", "4"].map { host.find(text: $0).frame.midY }
        #expect(order == order.sorted() && Set(order).count == 7)
    }

    @Test("A row has a menu of its own")
    func menu() {
        var chosen: [String] = []
        let host = pad(
            Table(of: Item.self) {
                TableColumn("Name") { Text($0.id) }
            } rows: {
                TableRow(Item(id: "1")).contextMenu { Button("Delete") { chosen.append("1") } }
                TableRow(Item(id: "2"))
            })
        let place = host.find(text: "1").frame
        host.secondaryClick(at: CGPoint(x: place.midX, y: place.midY))
        host.settle()
        host.find(text: "Delete").tap()
        host.settle()
        #expect(chosen == ["1"])
    }
}
