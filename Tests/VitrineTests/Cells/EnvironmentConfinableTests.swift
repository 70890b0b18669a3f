import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// Views in `ViewHosting…` cells that host SwiftUI views, inside a `CollectionView`.
@MainActor
@Suite("Environment of views in cells", .serialized)
struct EnvironmentConfinableTests {
    final class Library: ObservableObject {
        @Published var name = "A"
    }

    final class Settings: ObservableObject {
        @Published var library = Library()
        @Published var pages: [Int] = []
    }

    struct FilmCard: View {
        let film: Int
        @EnvironmentObject private var library: Library
        var body: some View { NavigationLink("\(film) \(library.name)", value: film) }
    }

    final class FilmView: UIView, CellConfinable, SupplementaryConfinable, EnvironmentConfinable {
        static var elementKind: String { UICollectionView.elementKindSectionHeader }

        struct Root: View {
            var film: Int?
            var environment: EnvironmentValues?
            var body: some View {
                if let film, let environment { FilmCard(film: film).environment(\.self, environment) }
            }
        }
        let hosting = UIHostingController(rootView: Root())
        var isSelected = false
        var isHighlighted = false

        override init(frame: CGRect) {
            super.init(frame: frame)
            hosting.view.frame = bounds
            hosting.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(hosting.view)
        }
        required init?(coder: NSCoder) { fatalError("The view is made in code.") }

        func prepareForReuse() {}
        func configure(for film: Int) { hosting.rootView.film = film }
        func environmentDidChange(_ environment: EnvironmentValues) {
            hosting.rootView.environment = environment
        }

        var text: String? { CollectionProbe.text(in: self) }
    }

    typealias Cell = ViewHostingCollectionViewCell<FilmView>
    typealias Header = ViewHostingCollectionReusableView<FilmView>

    /// A collection view of A1's cells, in a cell of A0's.
    struct Strip: UIViewRepresentable {
        func makeCoordinator() -> UICollectionViewDiffableDataSource<Int, Int> {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 300, height: 60)
            layout.minimumLineSpacing = 0
            layout.headerReferenceSize = CGSize(width: 300, height: 30)
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            let source = UICollectionViewDiffableDataSource<Int, Int>(
                collectionView: view, cellType: Cell.self)
            source.registerSupplementaryView(Header.self, with: view) { section, _ in -section }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([9])
            snapshot.appendItems(Array(0..<50))
            source.apply(snapshot, animatingDifferences: false)
            Strip.view = view
            return source
        }
        @MainActor static var view: UICollectionView?
        func makeUIView(context: Context) -> UICollectionView {
            defer { Strip.view = nil }
            return Strip.view!
        }
        func updateUIView(_ view: UICollectionView, context: Context) {}
    }

    struct Films: View {
        @ObservedObject var settings: Settings
        var body: some View {
            NavigationStack(path: $settings.pages) {
                CollectionView(rows: [CollectionRow(section: 0, items: [0])]) { _, _ in
                    let size = NSCollectionLayoutSize(
                        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
                    return NSCollectionLayoutSection(
                        group: .horizontal(
                            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
                } cell: { _, _ in
                    Strip()
                }
                .navigationDestination(for: Int.self) { Text("Film \($0)") }
            }
            .environmentObject(settings.library)
        }
    }

    private let settings = Settings()

    private func show() throws -> (TestHost, UICollectionView) {
        let host = TestHost(Films(settings: settings), size: CGSize(width: 375, height: 330))
        host.settle()
        let strip = try #require(CollectionProbe.collectionViews(in: host.window).last)
        return (host, strip)
    }

    private func texts(_ view: UICollectionView) -> [String?] {
        let headers = view.visibleSupplementaryViews(ofKind: Header.elementKind).compactMap { $0 as? Header }
        let cells = view.indexPathsForVisibleItems.sorted().compactMap { view.cellForItem(at: $0) as? Cell }
        return headers.map(\.hostedView.text) + cells.map(\.hostedView.text)
    }

    @Test("Views in cells and in headers have the objects around the collection, and follow their changes")
    func environment() throws {
        let (host, strip) = try show()
        #expect(Array(texts(strip).prefix(3)) == ["-9 A", "0 A", "1 A"])
        settings.library.name = "B"
        host.settle()
        #expect(Array(texts(strip).prefix(3)) == ["-9 B", "0 B", "1 B"])
        settings.library = Library()
        settings.library.name = "C"
        host.settle()
        #expect(Array(texts(strip).prefix(3)) == ["-9 C", "0 C", "1 C"])
    }

    @Test("Cells that come later, and those from the reuse pool, have the newest environment")
    func laterCells() throws {
        let (host, strip) = try show()
        strip.contentOffset.y = 300
        host.settle()
        settings.library = Library()
        settings.library.name = "D"
        host.settle()
        strip.contentOffset.y = 1230
        host.settle()
        #expect(texts(strip).first == "20 D")
        strip.contentOffset.y = 0
        host.settle()
        #expect(Array(texts(strip).prefix(2)) == ["-9 D", "0 D"])
    }

    @Test("A link in such a view pushes on the stack around the collection")
    func link() throws {
        let (host, strip) = try show()
        let cell = try #require(strip.cellForItem(at: [0, 2]))
        host.tap(at: cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil))
        host.settle()
        #expect(settings.pages == [2])
    }

    @Test("A view that does not ask for the environment is none of the collection's followers")
    func others() throws {
        #expect(EnvironmentFollower(DiaryView(frame: .zero)) == nil)
        #expect(EnvironmentFollower(FilmView(frame: .zero)) != nil)
    }
}
