import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// Preferences that cells set.
@MainActor
@Suite("Preferences of CollectionView's cells", .serialized)
struct CollectionPreferenceTests {
    struct Shown: PreferenceKey {
        static var defaultValue: [String] { [] }
        static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
    }

    struct Count: PreferenceKey {
        static var defaultValue: Int { 0 }
        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    final class Model: ObservableObject {
        @Published var items = Array(0..<100)
        @Published var suffix = ""
        @Published var isShown = true
        var log: [[String]] = []
        var counts: [Int] = []
    }

    struct Films: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack(spacing: 0) {
                if model.isShown {
                    CollectionView(rows: [CollectionRow(section: 0, items: model.items)]) { _, _ in
                        CollectionProbe.withHeader(CollectionProbe.column)
                    } cell: { [suffix = model.suffix] _, item in
                        Color.red
                            .preference(key: Shown.self, value: item == 1 ? [] : ["\(item)\(suffix)"])
                            .preference(key: Count.self, value: 1)
                    } supplementaryView: { _, _ in
                        Color.blue.preference(key: Shown.self, value: ["header"])
                    }
                }
                Color.green.frame(height: 10).preference(key: Shown.self, value: ["footer"])
            }
            .cellPreference(Count.self)
            .cellPreference(Shown.self)
            .onPreferenceChange(Shown.self) { model.log.append($0) }
            .onPreferenceChange(Count.self) { model.counts.append($0) }
        }
    }

    private let model = Model()

    private func probe() -> CollectionProbe {
        let probe = CollectionProbe(Films(model: model), size: CGSize(width: 375, height: 310))
        model.log = Array(model.log.suffix(1))
        model.counts = Array(model.counts.suffix(1))
        return probe
    }

    private func take() -> [[String]] {
        defer { model.log = [] }
        return model.log
    }

    @Test("What cells and headers on screen set reaches the views around the collection, in order")
    func order() {
        _ = probe()
        // The preference of the view itself comes first.
        #expect(model.log == [["footer", "header", "0", "2"]])
        #expect(model.counts == [3])
    }

    @Test("What leaves the screen takes its value with it, and what comes brings one")
    func scrolling() {
        let probe = probe()
        _ = take()
        probe.collectionView.contentOffset.y = 1030
        probe.host.settle()
        #expect(take() == [["footer", "10", "11", "12"]])
        // Four cells are seen, then three again.
        probe.collectionView.contentOffset.y = 1050
        probe.host.settle()
        probe.collectionView.contentOffset.y = 1130
        probe.host.settle()
        #expect(take() == [["footer", "10", "11", "12", "13"], ["footer", "11", "12", "13"]])
        #expect(model.counts == [3, 4, 3])
    }

    @Test("Values that change in place, and items that change places, are followed")
    func updates() {
        let probe = probe()
        _ = take()
        model.suffix = "!"
        probe.host.settle()
        #expect(take().last == ["footer", "header", "0!", "2!"])
        model.items.swapAt(0, 2)
        probe.host.settle()
        #expect(take().last == ["footer", "header", "2!", "0!"])
        model.items.removeFirst(3)
        probe.host.settle()
        #expect(take().last == ["footer", "header", "3!", "4!", "5!"])
        #expect(model.counts.last == 3)
    }

    @Test("A collection that goes takes all values with it")
    func end() {
        let probe = probe()
        _ = take()
        model.isShown = false
        probe.host.settle()
        #expect(take() == [["footer"]])
        #expect(model.counts.last == 0)
        model.isShown = true
        probe.host.settle()
        #expect(take().last == ["footer", "header", "0", "2"])
    }

    @Test("Cells of a collection in a cell count once, whether the outer cell is on screen or not")
    func nested() {
        struct Nested: View {
            let model: Model
            var body: some View {
                CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<20))]) { _, _ in
                    CollectionProbe.column
                } cell: { _, outer in
                    CollectionView(rows: [CollectionRow(section: 0, items: [0, 1])]) { _, _ in
                        CollectionProbe.row
                    } cell: { _, inner in
                        Color.red.preference(key: Shown.self, value: ["\(outer).\(inner)"])
                    }
                    .cellPreference(Shown.self)
                    .transformPreference(Shown.self) { $0 = [$0.joined(separator: "+")] }
                }
                .cellPreference(Shown.self)
                .onPreferenceChange(Shown.self) { model.log.append($0) }
            }
        }
        let probe = CollectionProbe(Nested(model: model), size: CGSize(width: 375, height: 200))
        #expect(take().last == ["0.0+0.1", "1.0+1.1"])
        probe.collectionView.contentOffset.y = 500
        probe.host.settle()
        #expect(take().last == ["5.0+5.1", "6.0+6.1"])
    }

    @Test("Without the modifier preferences end in the cell, and cells cost nothing for them")
    func without() {
        struct Plain: View {
            let model: Model
            var body: some View {
                CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<20))]) { _, _ in
                    CollectionProbe.column
                } cell: { _, item in
                    Color.red.preference(key: Count.self, value: 1)
                }
                .onPreferenceChange(Count.self) { model.counts.append($0) }
            }
        }
        let probe = CollectionProbe(Plain(model: model), size: CGSize(width: 375, height: 200))
        #expect(model.counts == [0])
        #expect(probe.collectionView.visibleCells.count == 2)
    }

    @Test("Cells whose preferences are read are reused without making a node or a layer")
    func reuse() {
        let probe = probe()
        probe.collectionView.contentOffset.y = 1050
        probe.host.settle()
        let made = probe.collectionView.counters.cellsMade
        GraphCounters.reset()
        probe.collectionView.contentOffset.y = 3050
        probe.host.settle()
        #expect(probe.collectionView.counters.cellsMade == made)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(GraphCounters.current.layersMade == 0)
        #expect(take().last == ["footer", "30", "31", "32", "33"])
    }
}
