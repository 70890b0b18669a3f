import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// Content that changes while the rows stay equal.
@MainActor
@Suite("Content of CollectionView's cells", .serialized)
struct CollectionContentTests {
    /// Identified by its number alone, as a model object often is.
    struct Film: Hashable, Sendable {
        var number: Int
        var title: String
        static func == (one: Film, other: Film) -> Bool { one.number == other.number }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    final class Model: ObservableObject {
        @Published var rows = [
            CollectionRow(section: 0, items: (0..<20).map { Film(number: $0, title: "Film \($0)") })
        ]
        @Published var suffix = ""
    }

    struct Card: View {
        let title: String
        var body: some View { Text(title) }
    }

    struct Column: View {
        @ObservedObject var model: Model
        var body: some View {
            let suffix = model.suffix
            CollectionView(rows: model.rows) { _, _ in
                CollectionProbe.withHeader(CollectionProbe.column)
            } cell: { _, film in
                Card(title: film.title + suffix)
            } supplementaryView: { _, _ in
                Text("Films" + suffix)
            }
        }
    }

    /// The article's gate, as printed: an update is applied when the hash of the rows differs, and nothing else
    /// is brought up to date.
    struct HashGatedColumn: UIViewRepresentable {
        final class Coordinator {
            typealias DataSource = UICollectionViewDiffableDataSource<Int, Film>
            var dataSource: DataSource?
            var rowsHash: Int?
        }

        final class Cell: UICollectionViewCell {
            private var controller: UIHostingController<Card>?
            var title: String? {
                willSet {
                    guard let newValue else { return }
                    controller?.view.removeFromSuperview()
                    let made = UIHostingController(rootView: Card(title: newValue))
                    made.view.frame = bounds
                    contentView.addSubview(made.view)
                    controller = made
                }
            }
        }

        let rows: [CollectionRow<Int, Film>]

        func makeCoordinator() -> Coordinator { Coordinator() }

        func makeUIView(context: Context) -> UICollectionView {
            let layout = UICollectionViewCompositionalLayout { _, _ in CollectionProbe.column }
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            view.register(Cell.self, forCellWithReuseIdentifier: "cell")
            context.coordinator.dataSource = .init(collectionView: view) { view, path, film in
                let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
                (cell as? Cell)?.title = film.title
                return cell
            }
            reload(context)
            return view
        }

        func updateUIView(_ view: UICollectionView, context: Context) { reload(context) }

        private func reload(_ context: Context) {
            guard context.coordinator.rowsHash != rows.hashValue else { return }
            context.coordinator.rowsHash = rows.hashValue
            var snapshot = NSDiffableDataSourceSnapshot<Int, Film>()
            for row in rows {
                snapshot.appendSections([row.section])
                snapshot.appendItems(row.items, toSection: row.section)
            }
            context.coordinator.dataSource?.apply(snapshot, animatingDifferences: false)
        }
    }

    struct NaiveColumn: View {
        @ObservedObject var model: Model
        var body: some View { HashGatedColumn(rows: model.rows) }
    }

    @Test("With the article's gate a title that is not in the hash stays stale; ours shows the new one")
    func titleOutsideTheHash() {
        let naive = Model()
        let naiveProbe = CollectionProbe(NaiveColumn(model: naive), size: CGSize(width: 375, height: 330))
        naive.rows[0].items[1].title = "Renamed"
        naiveProbe.host.settle()
        #expect(naiveProbe.text(at: [0, 1]) == "Film 1")

        let model = Model()
        let probe = CollectionProbe(Column(model: model), size: CGSize(width: 375, height: 330))
        let prepared = probe.collectionView.counters.layoutsPrepared
        GraphCounters.reset()
        model.rows[0].items[1].title = "Renamed"
        probe.host.settle()
        #expect(probe.cells == "Film 0 Renamed Film 2")
        // In place: one card is evaluated, no cell comes, no difference is applied.
        #expect(GraphCounters.current.bodies(of: Card.self) == 1)
        #expect(probe.collectionView.counters.cellsMade == 3)
        #expect(probe.collectionView.counters.cellsReused == 0)
        #expect(probe.collectionView.counters.layoutsPrepared == prepared)
    }

    @Test("A cell that comes later shows the newest value of its item, not the one the data source kept")
    func laterCells() {
        let model = Model()
        let probe = CollectionProbe(Column(model: model), size: CGSize(width: 375, height: 330))
        model.rows[0].items[10].title = "Renamed"
        probe.host.settle()
        probe.collectionView.contentOffset.y = 1030
        probe.host.layout()
        #expect(probe.text(at: [0, 10]) == "Renamed")
    }

    @Test(
        "What a builder captures reaches visible cells and headers in place, at the cost of what is visible")
    func capturedValue() {
        let model = Model()
        let probe = CollectionProbe(Column(model: model), size: CGSize(width: 375, height: 330))
        GraphCounters.reset()
        model.suffix = "!"
        probe.host.settle()
        #expect(probe.cells == "Film 0! Film 1! Film 2!")
        #expect(
            probe.supplementaryTexts(ofKind: UICollectionView.elementKindSectionHeader) == ["Films!"])
        #expect(GraphCounters.current.bodies(of: Card.self) == 3)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(GraphCounters.current.layersMade == 0)
        #expect(probe.collectionView.counters.cellsMade == 3)
        #expect(probe.collectionView.counters.cellsReused == 0)
    }

    @Test(
        "State that the builder alone reads brings visible cells up to date, also those that came by scrolling"
    )
    func stateReadByBuilder() {
        struct Column: View {
            let log: Log
            @State private var suffix = "?"
            var body: some View {
                log.setSuffix = { suffix = $0 }
                return CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<20))]) { _, _ in
                    CollectionProbe.column
                } cell: { _, item in
                    Card(title: "\(item)" + suffix)
                }
            }
        }
        final class Log {
            var setSuffix: (String) -> Void = { _ in }
        }
        let log = Log()
        let probe = CollectionProbe(Column(log: log), size: CGSize(width: 375, height: 300))
        #expect(probe.cells == "0? 1? 2?")
        log.setSuffix("!")
        probe.host.settle()
        #expect(probe.cells == "0! 1! 2!")
        probe.collectionView.contentOffset.y = 400
        probe.host.layout()
        #expect(probe.cells == "4! 5! 6!")
        log.setSuffix(".")
        probe.host.settle()
        #expect(probe.cells == "4. 5. 6.")
    }

    @Test("An observable object that the builder alone reads brings visible cells up to date")
    func observableReadByBuilder() {
        let titles = Titles()
        struct Column: View {
            let titles: Titles
            var body: some View {
                CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<20))]) { _, _ in
                    CollectionProbe.column
                } cell: { _, item in
                    Card(title: "\(item)" + titles.suffix)
                }
            }
        }
        let probe = CollectionProbe(Column(titles: titles), size: CGSize(width: 375, height: 300))
        titles.suffix = "!"
        probe.host.settle()
        #expect(probe.cells == "0! 1! 2!")
    }

    @Test("An evaluation that changes nothing that is shown evaluates no content and applies no difference")
    func nothingChanged() {
        let model = Model()
        let probe = CollectionProbe(Column(model: model), size: CGSize(width: 375, height: 330))
        let counters = probe.collectionView.counters
        GraphCounters.reset()
        model.objectWillChange.send()
        model.rows = model.rows.map { CollectionRow(section: $0.section, items: $0.items) }
        probe.host.settle()
        #expect(GraphCounters.current.bodies(of: Column.self) == 1)
        #expect(GraphCounters.current.bodies(of: Card.self) == 0)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(probe.collectionView.counters.layoutsPrepared == counters.layoutsPrepared)
        #expect(probe.collectionView.counters.attributesApplied == counters.attributesApplied)
    }

    @Test("A builder is given the item's place after an update, also in cells that stay")
    func places() {
        struct Column: View {
            @ObservedObject var model: Model
            var body: some View {
                CollectionView(rows: model.rows) { _, _ in
                    CollectionProbe.column
                } cell: { path, film in
                    Card(title: "\(path.item):\(film.number)")
                }
            }
        }
        let model = Model()
        let probe = CollectionProbe(Column(model: model), size: CGSize(width: 375, height: 300))
        #expect(probe.cells == "0:0 1:1 2:2")
        model.rows[0].items.swapAt(0, 2)
        probe.host.settle()
        #expect(probe.cells == "0:2 1:1 2:0")
    }
}

@Observable final class Titles {
    var suffix = "?"
}
