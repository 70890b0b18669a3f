import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

private struct MoodKey: EnvironmentKey { static let defaultValue = "-" }

extension EnvironmentValues {
    fileprivate var mood: String {
        get { self[MoodKey.self] }
        set { self[MoodKey.self] = newValue }
    }
}

/// What cells and supplementary views see of the environment around their collection.
@MainActor
@Suite("Environment of CollectionView's cells", .serialized)
struct CollectionEnvironmentTests {
    final class Library: ObservableObject {
        @Published var name: String
        init(name: String) { self.name = name }
    }

    @Observable final class Catalogue {
        var name = "cat"
    }

    final class Settings: ObservableObject {
        @Published var mood = "calm"
        @Published var library = Library(name: "A")
        @Published var isEnabled = true
    }

    struct Card: View {
        let item: Int
        @EnvironmentObject private var library: Library
        @Environment(Catalogue.self) private var catalogue
        @Environment(\.mood) private var mood
        @State private var taps = 0

        var body: some View {
            Button("\(item) \(library.name) \(catalogue.name) \(mood) \(taps)") { taps += 1 }
        }
    }

    struct Header: View {
        @EnvironmentObject private var library: Library
        @Environment(\.mood) private var mood
        var body: some View { Text("\(library.name) \(mood)") }
    }

    /// Its value is always the same: only the environment can bring it up to date.
    struct Films: View {
        var retained = 0
        var body: some View {
            CollectionView(rows: [CollectionRow(section: 0, items: Array(0..<1000))]) { _, _ in
                CollectionProbe.withHeader(CollectionProbe.column)
            } cell: { _, item in
                Card(item: item)
            } supplementaryView: { _, _ in
                Header()
            }
            .retainsCellState(limit: retained)
        }
    }

    struct Page: View {
        @ObservedObject var settings: Settings
        let catalogue: Catalogue
        var retained = 0
        var body: some View {
            Films(retained: retained)
                .environment(\.mood, settings.mood)
                .environmentObject(settings.library)
                .environment(catalogue)
                .disabled(!settings.isEnabled)
        }
    }

    private let settings = Settings()
    private let catalogue = Catalogue()

    private func probe(retained: Int = 0) -> CollectionProbe {
        CollectionProbe(
            Page(settings: settings, catalogue: catalogue, retained: retained),
            size: CGSize(width: 375, height: 330))
    }

    private var kind: String { UICollectionView.elementKindSectionHeader }

    @Test("Cells and headers have the objects and the values around the collection")
    func environment() {
        let probe = probe()
        #expect(probe.cells == "0 A cat calm 0 1 A cat calm 0 2 A cat calm 0")
        #expect(probe.supplementaryTexts(ofKind: kind) == ["A calm"])
    }

    @Test(
        "A change of the environment evaluates each visible cell and header once, in place, and nothing else")
    func change() {
        let probe = probe()
        let prepared = probe.collectionView.counters.layoutsPrepared
        GraphCounters.reset()
        settings.mood = "wild"
        probe.host.settle()
        #expect(probe.cells == "0 A cat wild 0 1 A cat wild 0 2 A cat wild 0")
        #expect(probe.supplementaryTexts(ofKind: kind) == ["A wild"])
        #expect(GraphCounters.current.bodies(of: Films.self) == 0)
        #expect(GraphCounters.current.bodies(of: Card.self) == 3)
        #expect(GraphCounters.current.bodies(of: Header.self) == 1)
        #expect(GraphCounters.current.nodesMade == 0)
        #expect(probe.collectionView.counters.cellsMade == 3)
        #expect(probe.collectionView.counters.cellsReused == 0)
        #expect(probe.collectionView.counters.layoutsPrepared == prepared)
    }

    @Test("A value that is set to what it was, or that cells do not read, evaluates no cell")
    func noChange() {
        let probe = probe()
        GraphCounters.reset()
        settings.mood = "calm"
        probe.host.settle()
        settings.isEnabled = true
        probe.host.settle()
        #expect(GraphCounters.current.bodies(of: Page.self) == 2)
        #expect(GraphCounters.current.bodies(of: Card.self) == 0)
        #expect(GraphCounters.current.bodies(of: Header.self) == 0)
    }

    @Test(
        "Another object in the environment is taken over, and its own changes are followed; the old one's are not"
    )
    func objects() {
        let probe = probe()
        let first = settings.library
        settings.library = Library(name: "B")
        probe.host.settle()
        #expect(probe.text(at: [0, 1]) == "1 B cat calm 0")
        #expect(probe.supplementaryTexts(ofKind: kind) == ["B calm"])
        GraphCounters.reset()
        settings.library.name = "C"
        probe.host.settle()
        #expect(probe.text(at: [0, 1]) == "1 C cat calm 0")
        #expect(GraphCounters.current.bodies(of: Card.self) == 3)
        first.name = "D"
        catalogue.name = "dog"
        probe.host.settle()
        #expect(probe.text(at: [0, 1]) == "1 C dog calm 0")
    }

    @Test("Cells that come later, and cells that waited in the reuse pool, have the newest environment")
    func laterCells() {
        let probe = probe()
        probe.collectionView.contentOffset.y = 130
        probe.host.settle()
        // One cell waits in the pool by now.
        probe.collectionView.contentOffset.y = 0
        probe.host.settle()
        settings.mood = "wild"
        settings.library = Library(name: "B")
        probe.host.settle()
        probe.collectionView.contentOffset.y = 5080
        probe.host.settle()
        #expect(
            probe.cells
                == "50 B cat wild 0 51 B cat wild 0 52 B cat wild 0 53 B cat wild 0")
        probe.collectionView.contentOffset.y = 0
        probe.host.settle()
        #expect(probe.supplementaryTexts(ofKind: kind) == ["B wild"])
    }

    @Test("A cell whose state was kept comes back with it, in the newest environment")
    func retainedCells() {
        let probe = probe(retained: 8)
        probe.host.tap(at: CGPoint(x: 187, y: 80))
        probe.host.settle()
        #expect(probe.text(at: [0, 0]) == "0 A cat calm 1")
        probe.collectionView.contentOffset.y = 2000
        probe.host.settle()
        settings.mood = "wild"
        probe.host.settle()
        probe.collectionView.contentOffset.y = 0
        probe.host.settle()
        #expect(probe.text(at: [0, 0]) == "0 A cat wild 1")
    }

    @Test("A collection that is disabled has buttons that are, in cells on screen and in later ones")
    func disabled() {
        let probe = probe()
        settings.isEnabled = false
        probe.host.settle()
        probe.host.tap(at: CGPoint(x: 187, y: 80))
        probe.host.settle()
        #expect(probe.text(at: [0, 0]) == "0 A cat calm 0")
        settings.isEnabled = true
        probe.host.settle()
        probe.host.tap(at: CGPoint(x: 187, y: 80))
        probe.host.settle()
        #expect(probe.text(at: [0, 0]) == "0 A cat calm 1")
    }

    @Test("A change of the environment leaves the focus and the state of the focused cell where they are")
    func focus() throws {
        let host = TestHost(Page(settings: settings, catalogue: catalogue), device: .appleTV)
        host.settle()
        let collectionView = try #require(CollectionProbe.collectionView(in: host.window))
        host.press([.down, .select])
        let focused = try #require(collectionView.focusedCell)
        let path = try #require(collectionView.indexPath(for: focused))
        #expect(path == [0, 1])
        settings.mood = "wild"
        settings.library = Library(name: "B")
        host.settle()
        #expect(collectionView.focusedCell === focused)
        #expect(CollectionProbe.text(in: focused.contentView) == "1 B cat wild 1")
        host.press(.select)
        host.settle()
        #expect(CollectionProbe.text(in: focused.contentView) == "1 B cat wild 2")
    }

    @Test("An animation of the change is that of the cells")
    func animation() throws {
        struct Fader: View {
            @Environment(\.mood) private var mood
            var body: some View {
                Color.red.frame(width: mood == "wild" ? 300 : 100, height: 50)
            }
        }
        struct Faders: View {
            var body: some View {
                CollectionView(rows: [CollectionRow(section: 0, items: [0])]) { _, _ in
                    CollectionProbe.column
                } cell: { _, _ in
                    Fader()
                }
            }
        }
        struct Screen: View {
            @ObservedObject var settings: Settings
            var body: some View { Faders().environment(\.mood, settings.mood) }
        }
        let probe = CollectionProbe(Screen(settings: settings), size: CGSize(width: 375, height: 330))
        withAnimation(.linear(duration: 1)) { settings.mood = "wild" }
        probe.host.advance(by: 0.5)
        let cell = try #require(probe.collectionView.cellForItem(at: [0, 0]))
        func width(_ layer: CALayer) -> CGFloat {
            let own = (layer.presentation() ?? layer).bounds.width
            let inner = (layer.sublayers ?? []).map(width).min() ?? own
            return min(own, inner)
        }
        let now = width(cell.contentView.layer)
        #expect(now > 150 && now < 250)
    }

    @Test(
        "What is said of a place in the hierarchy is not handed on: links in a row's collection are no rows")
    func rows() throws {
        struct Links: View {
            var body: some View {
                NavigationStack {
                    List {
                        CollectionView(rows: [CollectionRow(section: 0, items: [0, 1])]) { _, _ in
                            CollectionProbe.column
                        } cell: { _, item in
                            NavigationLink("\(item)") { Text("there") }
                        }
                        .frame(height: 220)
                    }
                }
            }
        }
        let host = TestHost(Links())
        host.settle()
        let collectionView = try #require(
            CollectionProbe.collectionViews(in: host.window).first { $0 is HostCollectionView })
        let cell = try #require(collectionView.cellForItem(at: [0, 1]))
        let graph = try #require(CollectionProbe.graph(in: cell))
        #expect(graph.focusables.map(\.modifier.fillsRow) == [false])
    }

    @Test("A cell resets the focus in its own namespace")
    func resetFocus() throws {
        struct Pair: View {
            let log: Log
            @Namespace private var namespace
            @Environment(\.resetFocus) private var resetFocus
            var body: some View {
                HStack {
                    Button("left") { resetFocus(in: namespace) }
                    Button("right") { log.lines.append("right") }.prefersDefaultFocus(in: namespace)
                }
                .focusScope(namespace)
            }
        }
        final class Log {
            var lines: [String] = []
        }
        let log = Log()
        let view = CollectionView(rows: [CollectionRow(section: 0, items: [0])]) { _, _ in
            CollectionProbe.column
        } cell: { _, _ in
            Pair(log: log)
        }
        let host = TestHost(view, device: .appleTV)
        host.settle()
        host.press([.left, .select, .select])
        #expect(log.lines == ["right"])
    }
}
