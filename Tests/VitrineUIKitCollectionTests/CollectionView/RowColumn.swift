import Foundation
import VitrineTesting

@testable import VitrineUIKit

/// A cell that is as high as its row wants to be.
final class RowCell: UICollectionViewCell {
    var row = -1
    var preferred: (CGSize) -> CGSize = { $0 }
    private(set) var measured = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        measured += 1
        layoutAttributes.size = preferred(layoutAttributes.size)
        return layoutAttributes
    }
}

final class RowHeader: UICollectionReusableView {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = height
        return layoutAttributes
    }
}

/// Rows, or columns, of sizes that the layout does not know: it estimates 50 points.
@MainActor
final class RowColumn: NSObject, UICollectionViewDataSource {
    static let header = "header"
    var rows: [[Int]]
    /// The length of a row along the axis of scrolling, by its name and its extent across.
    var length: (Int, CGFloat) -> CGFloat = { row, _ in RowColumn.length(of: row) }
    var headerHeight: (Int) -> CGFloat = { _ in 30 }
    let view: UICollectionView
    let host: TestHost
    let scrollsSideways: Bool

    /// 30, 55, 80, 105 or 130 points.
    nonisolated static func length(of row: Int) -> CGFloat { 30 + CGFloat(row * 7 % 5) * 25 }

    /// - Parameter layout: Estimated rows of full width if nil.
    init(
        _ rows: [[Int]], layout: UICollectionViewLayout? = nil, hasHeaders: Bool = false,
        pinsHeaders: Bool = false,
        scrollsSideways: Bool = false, size: CGSize = CGSize(width: 300, height: 500),
        safeArea: UIEdgeInsets = .zero, isRightToLeft: Bool = false
    ) {
        self.rows = rows
        self.scrollsSideways = scrollsSideways
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size),
            collectionViewLayout: layout
                ?? Self.layout(
                    hasHeaders: hasHeaders, pinsHeaders: pinsHeaders, scrollsSideways: scrollsSideways))
        let view = view
        if isRightToLeft { view.semanticContentAttribute = .forceRightToLeft }
        host = TestHost(view, size: size, scale: 1, safeArea: safeArea)
        super.init()
        view.register(RowCell.self, forCellWithReuseIdentifier: "row")
        view.register(
            RowHeader.self, forSupplementaryViewOfKind: Self.header, withReuseIdentifier: "header")
        view.dataSource = self
        host.settle()
    }

    static func layout(hasHeaders: Bool, pinsHeaders: Bool, scrollsSideways: Bool) -> UICollectionViewLayout {
        let size =
            scrollsSideways
            ? NSCollectionLayoutSize(widthDimension: .estimated(50), heightDimension: .fractionalHeight(1))
            : NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(50))
        let item = NSCollectionLayoutItem(layoutSize: size)
        let section = NSCollectionLayoutSection(
            group: scrollsSideways
                ? .horizontal(layoutSize: size, subitems: [item])
                : .vertical(layoutSize: size, subitems: [item]))
        if hasHeaders {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size, elementKind: Self.header, alignment: .top)
            header.pinToVisibleBounds = pinsHeaders
            section.boundarySupplementaryItems = [header]
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = scrollsSideways ? .horizontal : .vertical
        return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        rows[section].count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! RowCell
        let row = rows[indexPath.section][indexPath.item]
        cell.row = row
        cell.preferred = { [unowned self] size in
            self.scrollsSideways
                ? CGSize(width: self.length(row, size.height), height: size.height)
                : CGSize(width: size.width, height: self.length(row, size.width))
        }
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(
                ofKind: kind, withReuseIdentifier: "header", for: indexPath) as! RowHeader
        view.height = headerHeight(indexPath.section)
        return view
    }

    // MARK: Looking

    /// Where the rows on screen are, in points from the top (or left) of the view, by name.
    var places: [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        for case let cell as RowCell in view.visibleCells {
            let frame = cell.convert(cell.bounds, to: view).offsetBy(
                dx: -view.contentOffset.x, dy: -view.contentOffset.y)
            places[cell.row] = scrollsSideways ? frame.minX : frame.minY
        }
        return places
    }

    /// The same as drawn now, in the middle of an animation.
    var drawnPlaces: [Int: CGFloat] {
        var places: [Int: CGFloat] = [:]
        let layer = view.layer.presentation() ?? view.layer
        for case let cell as RowCell in view.visibleCells {
            let shown = cell.layer.presentation() ?? cell.layer
            places[cell.row] =
                scrollsSideways
                ? shown.position.x - shown.bounds.width / 2 - layer.bounds.minX
                : shown.position.y - shown.bounds.height / 2 - layer.bounds.minY
        }
        return places
    }

    /// The row at the top of what is visible between bars.
    var top: Int? {
        let inset = view.adjustedContentInset
        let edge = scrollsSideways ? inset.left : inset.top
        return view.visibleCells.compactMap { $0 as? RowCell }
            .filter { cell in
                let end = (places[cell.row] ?? 0) + (scrollsSideways ? cell.bounds.width : cell.bounds.height)
                return end > edge
            }
            .min { (places[$0.row] ?? 0) < (places[$1.row] ?? 0) }?.row
    }

    /// Scrolls as code does, and lets sizes become known.
    func scroll(to offset: CGFloat) {
        view.contentOffset = scrollsSideways ? CGPoint(x: offset, y: 0) : CGPoint(x: 0, y: offset)
        host.layout()
    }

    /// Rows that were on screen before and are now, and how far each has moved.
    func moves(since before: [Int: CGFloat]) -> Set<CGFloat> {
        let now = places
        return Set(before.compactMap { row, place in now[row].map { $0 - place } })
    }
}
