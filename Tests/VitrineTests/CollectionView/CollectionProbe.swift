import Vitrine
import VitrineTesting

@testable import VitrineSwiftUI
@testable import VitrineUIKit

/// A collection view in a window, and what its cells show.
@MainActor
final class CollectionProbe {
    let host: TestHost
    let collectionView: UICollectionView

    /// Shows a view that contains one collection view.
    init(
        _ view: some View, device: TestHost.Device = .iPhone, size: CGSize? = nil,
        safeArea: UIEdgeInsets = .zero
    ) {
        host = TestHost(view, device: device, size: size, safeArea: safeArea)
        host.settle()
        guard let found = Self.collectionView(in: host.window) else {
            fatalError("There is no collection view in the window")
        }
        collectionView = found
    }

    static func collectionView(in view: UIView) -> UICollectionView? {
        if let found = view as? UICollectionView { return found }
        return view.subviews.lazy.compactMap(collectionView).first
    }

    /// All collection views in a view, outer ones first.
    static func collectionViews(in view: UIView) -> [UICollectionView] {
        [view].compactMap { $0 as? UICollectionView } + view.subviews.flatMap(collectionViews)
    }

    /// The first graph whose layers are in a view.
    static func graph(in view: UIView) -> ViewGraph? {
        if let owner = view as? any GraphOwner { return owner.graph }
        return view.subviews.lazy.compactMap(graph).first
    }

    /// The texts of the visible cells, by row: "a b|c" is a row of two cells and one of a single one.
    var cells: String {
        let paths = collectionView.indexPathsForVisibleItems.sorted()
        var rows: [Int: [String]] = [:]
        for path in paths {
            rows[path.section, default: []].append(text(at: path) ?? "-")
        }
        return rows.sorted { $0.key < $1.key }.map { $0.value.joined(separator: " ") }
            .joined(separator: "|")
    }

    /// The text of a cell.
    func text(at path: IndexPath) -> String? {
        collectionView.cellForItem(at: path).flatMap { Self.text(in: $0.contentView) }
    }

    /// The texts of the visible supplementary views of a kind, in order.
    func supplementaryTexts(ofKind kind: String) -> [String] {
        collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind).sorted().map { path in
            collectionView.supplementaryView(forElementKind: kind, at: path).flatMap(Self.text) ?? "-"
        }
    }

    /// Where a view is seen at this moment, in the window.
    func shownOrigin(of view: UIView) -> CGPoint {
        var origin = (view.layer.presentation() ?? view.layer).frame.origin
        var parent = view.superview
        while let current = parent, current !== host.window {
            let layer = current.layer.presentation() ?? current.layer
            origin.x += layer.frame.minX - layer.bounds.minX
            origin.y += layer.frame.minY - layer.bounds.minY
            parent = current.superview
        }
        return origin
    }

    static func text(in view: UIView) -> String? {
        if let owner = view as? any GraphOwner { return text(in: owner.graph.rootElement) }
        return view.subviews.lazy.compactMap(text).first
    }

    private static func text(in element: VitrineSwiftUI.Element) -> String? {
        if let text = (element as? any TextBearing)?.text { return text }
        return element.children.lazy.compactMap(text).first
    }

    /// A column of cells, each as wide as the collection view and 100 points high.
    static var column: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let item = NSCollectionLayoutItem(layoutSize: size)
        return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
    }

    /// A row of cells of 80×80 points that scrolls by itself.
    static var row: NSCollectionLayoutSection {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(80))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: [item]))
        section.orthogonalScrollingBehavior = .continuous
        return section
    }

    static func withHeader(_ section: NSCollectionLayoutSection) -> NSCollectionLayoutSection {
        section.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: NSCollectionLayoutSize(
                    widthDimension: .fractionalWidth(1), heightDimension: .absolute(30)),
                elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        ]
        return section
    }
}

@MainActor
private protocol GraphOwner: UIView {
    var graph: ViewGraph { get }
}

extension _UIHostingView: GraphOwner {}
