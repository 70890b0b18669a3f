import Foundation
import TestSupport
import Testing
import VitrineTesting
import VitrineUIKit

@testable import VitrineSwiftUI

@MainActor
@Suite("Tables", .serialized)
struct TableTests {
    private struct Person: Identifiable, Equatable {
        let id: Int
        let given: String
        let age: Int
    }

    nonisolated private static let people = [
        Person(id: 1, given: "b10", age: 30), Person(id: 2, given: "a", age: 20),
        Person(id: 3, given: "b9", age: 40),
    ]

    private final class Model: ObservableObject {
        @Published var people = TableTests.people
        @Published var order = [KeyPathComparator(\Person.age)]
        @Published var one: Int?
        @Published var many: Set<Int> = []
        @Published var headers = Visibility.automatic
    }

    private struct Sorted: View {
        @ObservedObject var model: Model
        var body: some View {
            Table(model.people, selection: $model.one, sortOrder: $model.order) {
                TableColumn("Name", value: \.given)
                TableColumn("Age", value: \.age) { Text("\($0.age)") }.width(80).alignment(.trailing)
                TableColumn("Note") { Text("note \($0.id)") }
            }
            .tableColumnHeaders(model.headers)
        }
    }

    private func pad<V: View>(_ view: V) -> TestHost { TestHost.settled(view, device: .iPad) }

    private func texts(_ host: TestHost) -> [[String]] { host.rows.map { $0.host?.texts ?? [] } }

    @Test("Rows have a cell for each column, below the titles, in columns that share the width")
    func columns() {
        let host = pad(Sorted(model: Model()))
        #expect(texts(host) == [["b10", "30", "note 1"], ["a", "20", "note 2"], ["b9", "40", "note 3"]])
        let name = host.find(text: "Name").frame
        let age = host.find(text: "Age").frame
        #expect(name.minX == host.find(text: "b10").frame.minX)
        #expect(name.maxY < host.find(text: "b10").frame.minY)
        // 80 points wide, aligned at its end, 12 before the next.
        #expect(abs(host.find(text: "30").frame.maxX - (host.find(text: "note 1").frame.minX - 12)) < 0.5)
        #expect(age.maxX <= host.find(text: "30").frame.maxX + 0.5)
        let widths = host.find(text: "note 1").frame.minX - name.minX - 80 - 24
        #expect(abs(host.size.width - 40 - widths * 2 - 80 - 24) < 1)
    }

    @Test("Where the width is compact there is the first column alone, without a title")
    func compact() {
        let host = TestHost.settled(Sorted(model: Model()))
        #expect(texts(host) == [["b10"], ["a"], ["b9"]])
        #expect(!host.find(text: "Name").exists)
    }

    @Test(
        "A title sorts by its column first, and turns the order round if it does already; others come after it"
    )
    func sorting() {
        let model = Model()
        let host = pad(Sorted(model: model))
        func order() -> [String] {
            model.order.map { "\($0.keyPath == \Person.age ? "age" : "given") \($0.order == .forward)" }
        }
        host.find(text: "Name").tap()
        #expect(order() == ["given true", "age true"])
        model.people.sort(using: model.order)
        host.settle()
        // Numbers count by their values, as where a person sorts.
        #expect(texts(host).map(\.first) == ["a", "b9", "b10"])
        host.find(text: "Name").tap()
        #expect(order() == ["given false", "age true"])
        model.people.sort(using: model.order)
        host.settle()
        #expect(texts(host).map(\.first) == ["b10", "b9", "a"])
        host.find(text: "Age").tap()
        #expect(order() == ["age true", "given false"])
        host.find(text: "Age").tap()
        #expect(order() == ["age false", "given false"])
        // A column without a comparator has no button.
        host.find(text: "Note").tap()
        #expect(order() == ["age false", "given false"])
    }

    @Test("A row that is tapped is selected by the identifier of its value")
    func selecting() {
        let model = Model()
        let host = pad(Sorted(model: model))
        host.find(text: "a").tap()
        #expect(model.one == 2)
        host.settle()
        #expect(host.rows.map(\.isRowSelected) == [false, true, false])
    }

    private struct Many: View {
        @ObservedObject var model: Model
        var body: some View {
            Table(model.people, selection: $model.many) { TableColumn("Name", value: \.given) }
                .environment(\.editMode, .constant(.active))
        }
    }

    @Test("Any number of rows are selected in the edit mode")
    func selectingMany() {
        let model = Model()
        let host = pad(Many(model: model))
        host.find(text: "a").tap()
        host.find(text: "b9").tap()
        #expect(model.many == [2, 3])
    }

    @Test("Titles can be left out")
    func headers() {
        let model = Model()
        let host = pad(Sorted(model: model))
        #expect(host.find(text: "Name").exists)
        model.headers = .hidden
        host.settle()
        #expect(!host.find(text: "Name").exists && texts(host).count == 3)
    }

    private struct Rows: View {
        @ObservedObject var model: Model
        let hasLast: Bool
        var body: some View {
            Table(of: Person.self, selection: $model.one) {
                TableColumn("Name", value: \.given)
                if hasLast { TableColumn("Age") { Text("\($0.age)") } }
                TableColumnForEach([7, 8], id: \.self) { number in
                    TableColumn("No. \(number)") { Text("\($0.id * number)") }
                }
            } rows: {
                TableRow(Person(id: 9, given: "first", age: 1))
                ForEach(model.people) { TableRow($0) }
                if hasLast { TableRow(Person(id: 10, given: "last", age: 2)) }
            }
        }
    }

    @Test("Rows and columns are made one by one, for data, and where a condition holds")
    func builders() {
        let model = Model()
        let host = pad(Rows(model: model, hasLast: true))
        #expect(
            texts(host) == [
                ["first", "1", "63", "72"], ["b10", "30", "7", "8"], ["a", "20", "14", "16"],
                ["b9", "40", "21", "24"], ["last", "2", "70", "80"],
            ])
        host.find(text: "last").tap()
        #expect(model.one == 10)
        host.find(text: "b10").tap()
        #expect(model.one == 1)
        #expect(texts(pad(Rows(model: model, hasLast: false))).map(\.count) == [3, 3, 3, 3])
    }

    @Test(
        "Widths: fixed ones stay, ideal ones come first, what is left or lacks is shared within the limits",
        arguments: [
            (500.0, [200.0, 200, 76]), (300, [100, 100, 76]), (1000, [262, 638, 76]),
        ] as [(Double, [Double])])
    func widths(width: Double, expected: [Double]) {
        let layout = TableColumnsLayout(columns: [
            TableColumnFrame(minimum: 40, ideal: 100, maximum: width > 900 ? 262 : .infinity),
            TableColumnFrame(minimum: 40, ideal: 100),
            TableColumnFrame(minimum: 76, ideal: 76, maximum: 76),
        ])
        #expect(layout.widths(in: width).map(Double.init) == expected)
    }

    @Test("Columns that even at their least widths find no room reach out")
    func tooNarrow() {
        let layout = TableColumnsLayout(columns: Array(repeating: TableColumnFrame(), count: 10))
        #expect(layout.widths(in: 100) == Array(repeating: 40, count: 10))
        #expect(TableColumnsLayout(columns: []).widths(in: 100) == [])
    }

    private struct Number: Identifiable { let id: Int }

    @Test("A million rows cost what is visible")
    func million() {
        var counts = 0
        struct Counted: View {
            let count: () -> Void
            var body: some View {
                Table((0..<1_000_000).lazy.map { Number(id: $0) }) {
                    TableColumn("Number") { number in
                        let _ = count()
                        Text(verbatim: "\(number.id)")
                    }
                    TableColumn("Double") { Text(verbatim: "\($0.id * 2)") }
                }
            }
        }
        let host = pad(Counted { counts += 1 })
        let first = counts
        #expect(first > 10 && first < 200)
        host.perform { host.list.contentOffset.y = 400_000 }
        host.settle()
        #expect(counts - first < 200)
        #expect(texts(host).first.map { Int($0[1])! == Int($0[0])! * 2 } == true)
    }

    private struct Menu: View {
        @ObservedObject var model: Model
        let chosen: (Set<Int>) -> Void
        var body: some View {
            Table(model.people, selection: $model.one) { TableColumn("Name", value: \.given) }
                .contextMenu(forSelectionType: Int.self) { _ in
                    Button("Do") {}
                } primaryAction: {
                    chosen($0)
                }
        }
    }

    @Test("The primary action of a selection's menu is performed with the row's identifier")
    func primaryAction() {
        var chosen: Set<Int> = []
        let host = pad(Menu(model: Model()) { chosen = $0 })
        host.find(text: "a").tap()
        #expect(chosen == [2])
    }
}
