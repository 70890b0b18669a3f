import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// `@State` in cells that are reused.
@MainActor
@Suite("State of CollectionView's cells", .serialized)
struct CellStateTests {
    final class Model: ObservableObject {
        @Published var rows = [CollectionRow(section: 0, items: Array(0..<100))]
        var taps: [Int: () -> Void] = [:]
        var alive = 0
    }

    /// Counts its taps in `@State`, and its own life by an object.
    struct Counter: View {
        @MainActor final class Life: ObservableObject {
            let model: Model
            init(_ model: Model) {
                self.model = model
                model.alive += 1
            }
            isolated deinit { model.alive -= 1 }
        }

        let item: Int
        let model: Model
        @State private var taps = 0
        @StateObject private var life: Life

        init(item: Int, model: Model) {
            self.item = item
            self.model = model
            _life = StateObject(wrappedValue: Life(model))
        }

        var body: some View {
            _ = life
            let binding = $taps
            model.taps[item] = { binding.wrappedValue += 1 }
            return Text("\(item):\(taps)")
        }
    }

    struct Column: View {
        @ObservedObject var model: Model
        let limit: Int?
        var body: some View {
            let collection = CollectionView(rows: model.rows) { _, _ in
                CollectionProbe.column
            } cell: { _, item in
                Counter(item: item, model: model)
            }
            if let limit {
                collection.retainsCellState(limit: limit)
            } else {
                collection
            }
        }
    }

    private func probe(_ model: Model, limit: Int?) -> CollectionProbe {
        CollectionProbe(Column(model: model, limit: limit), size: CGSize(width: 375, height: 300))
    }

    private func scroll(_ probe: CollectionProbe, to item: Int) {
        probe.collectionView.contentOffset.y = CGFloat(item) * 100
        probe.host.settle()
    }

    @Test("By default state ends with the reuse of its cell, and never shows in another item's")
    func stateEnds() {
        let model = Model()
        let probe = probe(model, limit: nil)
        model.taps[1]?()
        probe.host.settle()
        #expect(probe.cells == "0:0 1:1 2:0")
        scroll(probe, to: 10)
        #expect(probe.cells == "10:0 11:0 12:0")
        scroll(probe, to: 0)
        #expect(probe.cells == "0:0 1:0 2:0")
    }

    @Test("With retained state an item comes back as it was")
    func stateSurvives() {
        let model = Model()
        let probe = probe(model, limit: 64)
        model.taps[1]?()
        probe.host.settle()
        scroll(probe, to: 10)
        #expect(probe.cells == "10:0 11:0 12:0")
        scroll(probe, to: 0)
        #expect(probe.cells == "0:0 1:1 2:0")
    }

    @Test("What is retained is bounded: what left first goes first")
    func bounded() {
        let model = Model()
        let probe = probe(model, limit: 4)
        model.taps[0]?()
        model.taps[2]?()
        probe.host.settle()
        var most = 0
        for item in 0..<97 {
            scroll(probe, to: item)
            most = max(most, model.alive)
        }
        // Three on screen, four kept, and those of the next page, which are made ahead.
        #expect(most == 3 + 4 + 3)
        #expect(probe.collectionView.counters.cellsMade <= 6)
        for item in (0..<97).reversed() { scroll(probe, to: item) }
        #expect(model.alive == 3 + 4)
        #expect(probe.cells == "0:0 1:0 2:0")
        model.taps[0]?()
        probe.host.settle()
        scroll(probe, to: 4)
        scroll(probe, to: 0)
        #expect(probe.text(at: [0, 0]) == "0:1")
    }

    @Test("The state of an item ends when no row shows it, and with the collection")
    func deletion() {
        let model = Model()
        var shown: CollectionProbe? = probe(model, limit: 64)
        model.taps[1]?()
        shown?.host.settle()
        if let shown { scroll(shown, to: 10) }
        #expect(model.alive == 3 + 3)
        model.rows[0].items.remove(at: 1)
        shown?.host.settle()
        model.rows[0].items.insert(1, at: 1)
        shown?.host.settle()
        if let shown { scroll(shown, to: 0) }
        #expect(shown?.cells == "0:0 1:0 2:0")
        shown = nil
        model.taps = [:]
        #expect(model.alive == 0)
    }

    @Test("An item deleted on screen and put back while its cell still fades starts afresh")
    func deletedOnScreen() {
        let model = Model()
        let probe = probe(model, limit: 64)
        model.taps[1]?()
        probe.host.settle()
        model.rows[0].items.remove(at: 1)
        probe.host.advance(by: 0.1)
        model.rows[0].items.insert(1, at: 1)
        probe.host.settle()
        #expect(probe.cells == "0:0 1:0 2:0")
    }

    @Test("State moves with its item to another place of the rows, also far off the screen and back")
    func moves() {
        let model = Model()
        let probe = probe(model, limit: 64)
        model.taps[1]?()
        probe.host.settle()
        model.rows[0].items.swapAt(1, 50)
        probe.host.settle()
        #expect(probe.cells == "0:0 50:0 2:0")
        scroll(probe, to: 49)
        #expect(probe.cells == "49:0 1:1 51:0")
    }

    @Test("A cell never takes away the view of a controller that moved on to another cell")
    func movedOn() throws {
        let contents = RetainedContents<Int, Text>(limit: 4)
        let (first, second) = (HostCell<Int, Text>(frame: .zero), HostCell<Int, Text>(frame: .zero))
        contents.prepare(first, for: 1) { _ in true }
        first.hosted.show(1, version: 1, environment: EnvironmentValues(), in: first.contentView) {
            Text("1")
        }
        let view = try #require(first.contentView.subviews.first)
        // The first cell waits to be reused and was never told that it left.
        contents.prepare(second, for: 1) { _ in true }
        #expect(view.superview === second.contentView)
        contents.park(first) { _ in true }
        #expect(view.superview === second.contentView)
        #expect(contents.count == 0)
        contents.park(second) { _ in true }
        #expect(view.superview == nil)
        #expect(contents.count == 1)
        contents.limit = 0
        #expect(contents.count == 0)
    }
}
