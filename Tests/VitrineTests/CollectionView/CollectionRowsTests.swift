import Testing
import VitrineSupport
import VitrineSwiftUI
import VitrineTesting

@testable import Vitrine
@testable import VitrineUIKit

/// What a collection makes of its rows: the same item twice, duplicates, layouts that ask for more than there is.
@MainActor
@Suite("Rows of CollectionView", .serialized)
struct CollectionRowsTests {
    final class Model: ObservableObject {
        @Published var rows: [CollectionRow<String, String>]
        init(_ rows: [CollectionRow<String, String>]) { self.rows = rows }
    }

    struct Shelf: View {
        @ObservedObject var model: Model
        var body: some View {
            CollectionView(rows: model.rows) { _, _ in
                CollectionProbe.row
            } cell: { _, item in
                Button(item) {}
            }
        }
    }

    private func row(_ section: String, _ items: String) -> CollectionRow<String, String> {
        CollectionRow(section: section, items: items.split(separator: " ").map(String.init))
    }

    @Test("The same item is shown in two rows, and each showing keeps its cell when the other goes")
    func sameItemTwice() throws {
        let model = Model([row("a", "x y"), row("b", "z x")])
        let probe = CollectionProbe(Shelf(model: model), device: .appleTV)
        #expect(probe.cells == "x y|z x")
        let second = try #require(probe.collectionView.cellForItem(at: IndexPath(item: 1, section: 1)))
        model.rows = [row("a", "y"), row("b", "z x")]
        probe.host.settle()
        #expect(probe.cells == "y|z x")
        #expect(probe.collectionView.cellForItem(at: IndexPath(item: 1, section: 1)) === second)
    }

    @Test("Focus stays on the showing it is on while the other showing of the item goes and comes")
    func focusOfAShowing() throws {
        let model = Model([row("a", "x y"), row("b", "x z")])
        let probe = CollectionProbe(Shelf(model: model), device: .appleTV)
        probe.host.press([.down])
        #expect(focused(probe) == "1.0 x")
        model.rows = [row("a", "y"), row("b", "z x")]
        probe.host.settle()
        #expect(focused(probe) == "1.1 x")
        model.rows = [row("a", "y x"), row("b", "w z x")]
        probe.host.settle()
        #expect(focused(probe) == "1.2 x")
    }

    @Test("An item that exists once takes its cell and the focus along into another row")
    func moveBetweenRows() throws {
        let model = Model([row("a", "x y"), row("b", "z")])
        let probe = CollectionProbe(Shelf(model: model), device: .appleTV)
        let cell = try #require(probe.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(focused(probe) == "0.0 x")
        model.rows = [row("a", "y"), row("b", "z x")]
        probe.host.layout()
        probe.host.advance(by: 0.15)
        // Half way in time is half way along: from (0, 0) to (80, 80).
        let origin = probe.shownOrigin(of: cell)
        #expect([origin.x.rounded(), origin.y.rounded()] == [40, 40])
        probe.host.settle()
        #expect(probe.collectionView.cellForItem(at: IndexPath(item: 1, section: 1)) === cell)
        #expect(focused(probe) == "1.1 x")
    }

    @Test("Duplicates in a row are reported once, with item, row and positions, and everything else is shown")
    func duplicatesInARow() {
        let model = Model([row("first", "x y x"), row("second", "z")])
        let probe = CollectionProbe(Shelf(model: model), device: .appleTV)
        #expect(probe.cells == "x y|z")
        model.rows = [row("first", "x y x"), row("second", "z w")]
        probe.host.settle()
        #expect(probe.cells == "x y|z w")
        let told = ReportLog.current.sentences.filter { $0.contains("row first") }
        #expect(
            told == [
                "CollectionView: item x is twice in row first, at positions 0 and 2. The first is shown: items "
                    + "must be unique within their row."
            ])
    }

    @Test("A layout with headers but no builder shows the items, and one sentence says what is missing")
    func headersWithoutBuilder() {
        struct Headed: View {
            var body: some View {
                CollectionView(rows: (0..<3).map { CollectionRow(section: $0, items: [$0 * 2, $0 * 2 + 1]) })
                {
                    _, _ in
                    CollectionProbe.withHeader(CollectionProbe.row)
                } cell: { _, item in
                    Text("\(item)")
                }
            }
        }
        let before = ReportLog.current.count
        let probe = CollectionProbe(Headed())
        #expect(probe.cells == "0 1|2 3|4 5")
        #expect(
            ReportLog.current.sentences(after: before) == [
                "CollectionView: the layout has supplementary views of kind UICollectionElementKindSectionHeader, "
                    + "but there is no builder for them. They stay empty: give supplementaryView to the "
                    + "initialiser, or leave them out of the layout."
            ])
        #expect(
            probe.supplementaryTexts(ofKind: UICollectionView.elementKindSectionHeader) == ["-", "-", "-"])
    }

    @Test("Two rows with the same section are both shown")
    func sectionsTwice() {
        let model = Model([row("same", "x"), row("same", "y")])
        let probe = CollectionProbe(Shelf(model: model))
        #expect(probe.cells == "x|y")
        model.rows = [row("same", "y"), row("same", "x"), row("same", "z")]
        probe.host.settle()
        #expect(probe.cells == "y|x|z")
    }

    private func focused(_ probe: CollectionProbe) -> String? {
        guard let cell = probe.collectionView.focusedCell,
            let path = probe.collectionView.indexPath(for: cell)
        else { return nil }
        return "\(path.section).\(path.item) \(probe.text(at: path) ?? "-")"
    }
}
