import Foundation
import VitrineSupport
import VitrineTesting

@testable import VitrineUIKit

/// A collection view with a compositional layout in a window in memory; a data source that is lists of numbers.
@MainActor
final class CompositionalBoard: NSObject, UICollectionViewDataSource {
    final class Cell: UICollectionViewCell {
        var number = -1
        static var preferredSizes: [Int: CGSize] = [:]
        override func preferredLayoutAttributesFitting(
            _ layoutAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
            if let size = Self.preferredSizes[number] { layoutAttributes.size = size }
            return layoutAttributes
        }
    }
    final class Edge: UICollectionReusableView {}

    /// The numbers of the items, by section.
    var rows: [[Int]]
    let layout: UICollectionViewCompositionalLayout
    let view: UICollectionView
    let host: TestHost
    static let kinds = ["header", "footer", "badge", "frame", "global", "side"]

    init(
        _ rows: [[Int]], _ layout: UICollectionViewCompositionalLayout,
        size: CGSize = CGSize(width: 300, height: 400), scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero,
        device: TestHost.Device = .iPhone, isRightToLeft: Bool = false
    ) {
        self.rows = rows
        self.layout = layout
        view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        view.register(Cell.self, forCellWithReuseIdentifier: "cell")
        for kind in Self.kinds {
            view.register(Edge.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: kind)
        }
        layout.register(Edge.self, forDecorationViewOfKind: "back")
        host = TestHost(view, device: device, size: size, scale: scale, safeArea: safeArea)
        super.init()
        view.dataSource = self
        host.layout()
    }

    convenience init(
        _ rows: [[Int]], configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
        size: CGSize = CGSize(width: 300, height: 400), scale: CGFloat = 1, safeArea: UIEdgeInsets = .zero,
        device: TestHost.Device = .iPhone, isRightToLeft: Bool = false,
        section: @escaping (Int) -> NSCollectionLayoutSection
    ) {
        self.init(
            rows,
            UICollectionViewCompositionalLayout(
                sectionProvider: { index, _ in section(index) }, configuration: configuration),
            size: size, scale: scale, safeArea: safeArea, device: device, isRightToLeft: isRightToLeft)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! Cell
        cell.number = rows[indexPath.section][indexPath.item]
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: kind, for: indexPath)
    }

    // MARK: What is seen

    /// The frame of an item's cell as it is seen in the window.
    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.cellForItem(at: IndexPath(item: item, section: section)).map(onScreen)
    }
    /// The frame of a supplementary view as it is seen in the window.
    func frame(_ kind: String, _ path: IndexPath = [0, 0]) -> CGRect? {
        view.supplementaryView(forElementKind: kind, at: path).map(onScreen)
    }
    private func onScreen(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

    /// Numbers of the items on screen, from left to right, then from top to bottom.
    var shown: [Int] {
        view.visibleCells.compactMap { $0 as? Cell }
            .filter { onScreen($0).overlaps(host.window.bounds) }
            .sorted { (onScreen($0).minY, onScreen($0).minX) < (onScreen($1).minY, onScreen($1).minX) }
            .map(\.number)
    }

    func scroll(to y: CGFloat) {
        view.contentOffset.y = y
        host.layout()
    }
    func scroll(section: Int, to x: CGFloat) {
        view.setOrthogonalContentOffset(CGPoint(x: x, y: 0), inSection: section, animated: false)
        host.layout()
    }
}

// MARK: - Sections

/// Makes a size of points, or of fractions where they are at most 1.
@MainActor
func boardSize(_ width: CGFloat, _ height: CGFloat) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(
        widthDimension: width <= 1 ? .fractionalWidth(width) : .absolute(width),
        heightDimension: height <= 1 ? .fractionalHeight(height) : .absolute(height))
}

/// Groups of one item each, of a size; fractions as in ``boardSize(_:_:)``.
@MainActor
func boardSection(
    _ width: CGFloat, _ height: CGFloat,
    _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
    badges: [NSCollectionLayoutSupplementaryItem] = [],
    _ change: (NSCollectionLayoutSection) -> Void = { _ in }
) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(
        group: .horizontal(
            layoutSize: boardSize(width, height),
            subitems: [NSCollectionLayoutItem(layoutSize: boardSize(1, 1), supplementaryItems: badges)]))
    section.orthogonalScrollingBehavior = behavior
    change(section)
    return section
}

@MainActor
func boardBoundary(
    _ kind: String, _ alignment: NSRectAlignment, _ width: CGFloat, _ height: CGFloat,
    offset: CGPoint = .zero,
    pinned: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: boardSize(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset
    )
    item.pinToVisibleBounds = pinned
    return item
}
