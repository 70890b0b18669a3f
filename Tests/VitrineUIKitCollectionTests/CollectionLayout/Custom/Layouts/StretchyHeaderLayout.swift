import Foundation
import UIKitTestSupport
import VitrineUIKit

/// A header that grows when the content is pulled down.
class StretchyHeaderLayout: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        let layoutAttributes = super.layoutAttributesForElements(in: rect)
        layoutAttributes?.forEach { attributes in
            if attributes.representedElementKind == UICollectionView.elementKindSectionHeader,
                attributes.indexPath.section == 0
            {
                guard let collectionView = collectionView else { return }
                let contentOffsetY = collectionView.contentOffset.y
                if contentOffsetY > 0 { return }
                attributes.frame = CGRect(
                    x: 0, y: contentOffsetY, width: collectionView.frame.width,
                    height: attributes.frame.height - contentOffsetY)
            }
        }
        return layoutAttributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        return true
    }
}

/// Attributes that say how far a picture in a cell lags behind.
class ParallaxAttributes: UICollectionViewLayoutAttributes {
    var parallax: CGFloat = 0

    override func copy(with zone: NSZone? = nil) -> Any {
        guard let copy = super.copy(with: zone) as? ParallaxAttributes else { return super.copy(with: zone) }
        MainActor.assumeIsolated { copy.parallax = parallax }
        return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? ParallaxAttributes,
            MainActor.assumeIsolated({ other.parallax == parallax })
        else { return false }
        return super.isEqual(object)
    }
}

class ParallaxLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { return ParallaxAttributes.self }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { return true }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return super.layoutAttributesForElements(in: rect)?.map { attributes in
            guard let parallax = attributes.copy() as? ParallaxAttributes, let collectionView = collectionView
            else { return attributes }
            let distance = parallax.center.y - collectionView.bounds.midY
            parallax.parallax = -distance / 10
            return parallax
        }
    }
}

/// Cards on top of each other; the first is in front, and each one behind looks out by as much.
class StackedCardsLayout: UICollectionViewLayout {
    override var collectionViewContentSize: CGSize { return collectionView?.bounds.size ?? .zero }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        return (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
            layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
        }
    }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let scale = max(0.7, 1 - 0.1 * CGFloat(indexPath.item))
        attributes.size = CGSize(width: 200, height: 300)
        attributes.center = CGPoint(
            x: collectionViewContentSize.width / 2,
            y: collectionViewContentSize.height / 2 + CGFloat(indexPath.item) * 20)
        attributes.transform = CGAffineTransform(scaleX: scale, y: scale)
        attributes.zIndex = -indexPath.item
        attributes.isHidden = indexPath.item > 3
        return attributes
    }
}

/// A flow layout whose new items slide in from the left, and whose old ones shrink.
class SlideInFlowLayout: UICollectionViewFlowLayout {
    private var insertingIndexPaths = [IndexPath]()
    private var deletingIndexPaths = [IndexPath]()

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        insertingIndexPaths.removeAll()
        deletingIndexPaths.removeAll()
        for update in updateItems {
            if let indexPath = update.indexPathAfterUpdate, update.updateAction == .insert {
                insertingIndexPaths.append(indexPath)
            }
            if let indexPath = update.indexPathBeforeUpdate, update.updateAction == .delete {
                deletingIndexPaths.append(indexPath)
            }
        }
    }

    override func finalizeCollectionViewUpdates() {
        super.finalizeCollectionViewUpdates()
        insertingIndexPaths.removeAll()
        deletingIndexPaths.removeAll()
    }

    override func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
        if insertingIndexPaths.contains(itemIndexPath) {
            attributes?.alpha = 1
            attributes?.transform = CGAffineTransform(translationX: -300, y: 0)
        }
        return attributes
    }

    override func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
        if deletingIndexPaths.contains(itemIndexPath) {
            attributes?.alpha = 0
            attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
        }
        return attributes
    }
}
