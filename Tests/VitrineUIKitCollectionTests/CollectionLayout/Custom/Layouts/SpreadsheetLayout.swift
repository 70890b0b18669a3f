import Foundation
import VitrineUIKit

/// Rows are sections, columns items. The first row of titles and the first column stay in sight; scrolling invalidates
/// them only.
class SpreadsheetLayout: UICollectionViewLayout {
    static let column = "column"
    static let row = "row"
    let cellSize = CGSize(width: 80, height: 40)
    let rowTitleWidth: CGFloat = 60
    let columnTitleHeight: CGFloat = 30
    private(set) var fullPreparations = 0
    private var rows = 0
    private var columns = 0
    private var needsCounts = true

    override func prepare() {
        super.prepare()
        guard needsCounts, let collectionView = collectionView else { return }
        needsCounts = false
        fullPreparations += 1
        rows = collectionView.numberOfSections
        columns = rows > 0 ? collectionView.numberOfItems(inSection: 0) : 0
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(
            width: rowTitleWidth + CGFloat(columns) * cellSize.width,
            height: columnTitleHeight + CGFloat(rows) * cellSize.height)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard rows > 0, columns > 0 else { return [] }
        let firstColumn = max(0, Int((rect.minX - rowTitleWidth) / cellSize.width))
        let lastColumn = min(columns - 1, Int((rect.maxX - rowTitleWidth) / cellSize.width))
        let firstRow = max(0, Int((rect.minY - columnTitleHeight) / cellSize.height))
        let lastRow = min(rows - 1, Int((rect.maxY - columnTitleHeight) / cellSize.height))
        guard firstColumn <= lastColumn, firstRow <= lastRow else { return [] }
        var all: [UICollectionViewLayoutAttributes] = []
        for row in firstRow...lastRow {
            for column in firstColumn...lastColumn {
                all.append(layoutAttributesForItem(at: IndexPath(item: column, section: row))!)
            }
            all.append(
                layoutAttributesForSupplementaryView(
                    ofKind: Self.row, at: IndexPath(item: 0, section: row))!)
        }
        for column in firstColumn...lastColumn {
            all.append(
                layoutAttributesForSupplementaryView(
                    ofKind: Self.column, at: IndexPath(item: column, section: 0))!)
        }
        return all
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = CGRect(
            x: rowTitleWidth + CGFloat(indexPath.item) * cellSize.width,
            y: columnTitleHeight + CGFloat(indexPath.section) * cellSize.height, width: cellSize.width,
            height: cellSize.height)
        return attributes
    }

    override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        guard let collectionView = collectionView else { return nil }
        let attributes = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: elementKind, with: indexPath)
        if elementKind == Self.row {
            attributes.frame = CGRect(
                x: max(0, collectionView.contentOffset.x),
                y: columnTitleHeight + CGFloat(indexPath.section) * cellSize.height, width: rowTitleWidth,
                height: cellSize.height)
            attributes.zIndex = 1
        } else {
            attributes.frame = CGRect(
                x: rowTitleWidth + CGFloat(indexPath.item) * cellSize.width,
                y: max(0, collectionView.contentOffset.y), width: cellSize.width, height: columnTitleHeight)
            attributes.zIndex = 2
        }
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let collectionView = collectionView else { return context }
        context.invalidateSupplementaryElements(
            ofKind: Self.row,
            at: collectionView.indexPathsForVisibleSupplementaryElements(ofKind: Self.row))
        context.invalidateSupplementaryElements(
            ofKind: Self.column,
            at: collectionView.indexPathsForVisibleSupplementaryElements(ofKind: Self.column))
        return context
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if context.invalidateEverything || context.invalidateDataSourceCounts { needsCounts = true }
        super.invalidateLayout(with: context)
    }
}
