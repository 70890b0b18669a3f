import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineUIKit

/// The shelf of A0 in a window of a television: forty rows of twenty cards of 410×230 points, each a button.
@MainActor
final class ShelfFixture {
    struct Item: Hashable, Sendable {
        var row: Int
        var place: Int
        var title: String { "\(row)·\(place)" }
    }

    final class Model: ObservableObject {
        @Published var rows = (0..<40).map { row in
            CollectionRow(section: row, items: (0..<20).map { Item(row: row, place: $0) })
        }
        var selected: [Item] = []
    }

    /// The view under test. Its body is evaluated when the rows change.
    struct Shelf: View {
        @ObservedObject var model: Model

        var body: some View {
            CollectionView(rows: model.rows) { _, _ in
                ShelfFixture.section
            } cell: { _, item in
                Button {
                    model.selected.append(item)
                } label: {
                    Card(title: item.title)
                }
                .buttonStyle(PlainCardStyle())
            } supplementaryView: { _, indexPath in
                Text("Row \(indexPath.section)")
            }
            .ignoresSafeArea()
        }
    }

    struct Card: View {
        let title: String
        var body: some View {
            Text(title).frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.blue)
        }
    }

    /// A style that does not look at the focus, so that focus evaluates nothing.
    struct PlainCardStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.cornerRadius(12)
        }
    }

    static var section: NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .absolute(410), heightDimension: .absolute(230)),
            subitems: [item])
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1), heightDimension: .absolute(70)),
            elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = 40
        section.orthogonalScrollingBehavior = .continuous
        section.boundarySupplementaryItems = [header]
        return section
    }

    let model = Model()
    let host: TestHost
    let collectionView: UICollectionView

    init() throws {
        let safeArea = UIEdgeInsets(top: 60, left: 80, bottom: 60, right: 80)
        host = TestHost(Shelf(model: model), device: .appleTV, safeArea: safeArea)
        host.settle()
        collectionView = try #require(Self.find(in: host.window))
    }

    private static func find(in view: UIView) -> UICollectionView? {
        if let found = view as? UICollectionView { return found }
        return view.subviews.lazy.compactMap(find).first
    }

    /// The item whose button has the focus, as "row·place", after its cell's index path.
    var focused: String? {
        guard let cell = collectionView.focusedCell, let path = collectionView.indexPath(for: cell),
            let item = item(at: path)
        else { return nil }
        return "\(path.section).\(path.item) \(item.title)"
    }

    func item(at path: IndexPath) -> Item? {
        typealias Source = UICollectionViewDiffableDataSource<RowIdentity<Int>, ItemIdentity<Item>>
        return (collectionView.dataSource as? Source)?.itemIdentifier(for: path)?.item
    }

    /// Where the visible items' cells are seen at this moment, in the window.
    var places: [Item: CGRect] {
        var places: [Item: CGRect] = [:]
        for cell in collectionView.visibleCells {
            guard let path = collectionView.indexPath(for: cell), let item = item(at: path),
                let shown = cell.layer.presentation()
            else { continue }
            var origin = shown.frame.origin
            var parent = cell.superview
            while let view = parent, view !== host.window {
                let layer = view.layer.presentation() ?? view.layer
                origin.x += layer.frame.minX - layer.bounds.minX
                origin.y += layer.frame.minY - layer.bounds.minY
                parent = view.superview
            }
            places[item] = CGRect(origin: origin, size: shown.bounds.size)
        }
        return places
    }
}
