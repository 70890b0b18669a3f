import Foundation
import UIKitTestSupport
import VitrineUIKit

protocol WaterfallLayoutDelegate: AnyObject {
    func collectionView(
        _ collectionView: UICollectionView, heightForItemAt indexPath: IndexPath, width: CGFloat
    ) -> CGFloat
}

/// Columns of items of different heights; the next one goes to the shortest column. Attributes are cached, and found
/// by binary search.
class WaterfallLayout: UICollectionViewLayout {
    weak var delegate: (any WaterfallLayoutDelegate)?
    var numberOfColumns = 2 { didSet { invalidateLayout() } }
    var spacing: CGFloat = 10 { didSet { invalidateLayout() } }

    private var cache: [UICollectionViewLayoutAttributes] = []
    private var contentHeight: CGFloat = 0
    private var maximumHeight: CGFloat = 0
    private var contentWidth: CGFloat {
        guard let collectionView = collectionView else { return 0 }
        let insets = collectionView.contentInset
        return collectionView.bounds.width - (insets.left + insets.right)
    }

    override var collectionViewContentSize: CGSize {
        return CGSize(width: contentWidth, height: contentHeight)
    }

    override func prepare() {
        super.prepare()
        guard let collectionView = collectionView, cache.isEmpty else { return }
        let columnWidth =
            (contentWidth - CGFloat(numberOfColumns - 1) * spacing) / CGFloat(numberOfColumns)
        var bottoms = [CGFloat](repeating: 0, count: numberOfColumns)
        for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let indexPath = IndexPath(item: item, section: 0)
            let height =
                delegate?.collectionView(collectionView, heightForItemAt: indexPath, width: columnWidth)
                ?? 100
            let column = bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(
                x: CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
                height: height)
            cache.append(attributes)
            bottoms[column] = attributes.frame.maxY + spacing
            maximumHeight = max(maximumHeight, height)
        }
        contentHeight = max(0, (bottoms.max() ?? 0) - spacing)
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        // Tops are in order, so what is before the rectangle by more than the highest item is out of the question.
        var low = 0
        var high = cache.count
        while low < high {
            let middle = (low + high) / 2
            if cache[middle].frame.minY < rect.minY - maximumHeight {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var visible: [UICollectionViewLayoutAttributes] = []
        for attributes in cache[low...] {
            if attributes.frame.minY > rect.maxY { break }
            if attributes.frame.intersects(rect) { visible.append(attributes) }
        }
        return visible
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        return indexPath.item < cache.count ? cache[indexPath.item] : nil
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return newBounds.width != collectionView?.bounds.width
    }

    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        cache.removeAll()
        contentHeight = 0
        super.invalidateLayout(with: context)
    }
}
