import Foundation

extension UICollectionView: CollectionLayoutHost {
    package var layoutDelegate: AnyObject? { delegate }

    package func layoutNumberOfSections() -> Int {
        loadDataIfNeeded()
        return data.counts.count
    }

    package func layoutNumberOfItems(inSection section: Int) -> Int {
        loadDataIfNeeded()
        return data.counts[section]
    }

    package func layoutAttributesBeforeUpdate(
        forItemAt indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutBeforeUpdate?.attributes(for: .cell(indexPath))
    }

    /// The layout prepares again, and decides by itself whether that changes anything.
    func layoutRoomDidChange() {
        needsPrepare = true
        setNeedsLayout()
    }

    package func layoutDidInvalidate(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === self.layout else { return }
        needsPrepare = true
        if context.contentOffsetAdjustment != .zero {
            contentOffset = CGPoint(
                x: contentOffset.x + context.contentOffsetAdjustment.x,
                y: contentOffset.y + context.contentOffsetAdjustment.y)
        }
        if !isFollowingBounds { setNeedsLayout() }
    }
}
