import Foundation
import VitrineCoreGraphics

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
        guard let attributes = updates.layoutBefore?.attributes(for: .cell(indexPath)),
            // The layout that asks may be one that is flipped.
            let mirror = mirrorWhileAsking, let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return updates.layoutBefore?.attributes(for: .cell(indexPath)) }
        copy.center.x = mirror - attributes.center.x
        return copy
    }

    /// The layout prepares again, and decides by itself whether that changes anything. Layouts of a program's own hear
    /// of it as of any other invalidation.
    func layoutRoomDidChange() {
        if pass.hasPrepared, !layout.comparesRooms {
            layout.invalidateLayout(with: layout.makeInvalidationContext())
        }
        preparation.mayMovePlaces = true
        pass.setNeedsPrepare()
        setNeedsLayout()
    }

    package func layoutDidInvalidate(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
    ) {
        guard layout === self.layout else {
            guard let transition = interactiveTransition?.layout, transition.isBetween(layout) else { return }
            transition.noteInvalidation(of: layout)
            pass.setNeedsPrepare()
            setNeedsLayout()
            return
        }
        preparation.mayMovePlaces = true
        pass.setNeedsPrepare()
        // That is the program's own call, which may have changed what views show.
        if context.invalidateEverything, !context.invalidateDataSourceCounts, !pass.isAtWork {
            setNeedsSizes()
        }
        // What a measured size moves, the anchor of the pass takes care of.
        if !context.isCarriedOutByAnchors { adjust(by: context) }
        // The pass that moves the offset, or takes in a size, shows what follows from it.
        if followsOffset, sizes.phase != .taking { setNeedsLayout() }
    }

    /// Moves the content, and makes it as large as the layout says that it will be. In this order: content that
    /// shrinks must not be pulled back to its end and then moved once more.
    private func adjust(by context: UICollectionViewLayoutInvalidationContext) {
        let (offset, size) = (context.contentOffsetAdjustment, context.contentSizeAdjustment)
        guard offset != .zero || size != .zero else { return }
        demand(
            offset.x.isFinite && offset.y.isFinite && size.width.isFinite && size.height.isFinite,
            "\(type(of: layout)): the \(type(of: context)) adjusts the content offset by (\(offset.x), \(offset.y)) and "
                + "the content size by (\(size.width), \(size.height)). Adjustments are differences in points."
        )
        if offset != .zero {
            let towardsLeading: CGFloat = mirrorWidth(of: layout, contentWidth: 0) == nil ? 1 : -1
            if anchors.held == nil { anchors.hold(takeAnchors()) }
            anchors.noteMoveByLayout()
            shiftContent(by: CGPoint(x: offset.x * towardsLeading, y: offset.y))
        }
        if size != .zero {
            contentSize = CGSize(
                width: max(0, contentSize.width + size.width),
                height: max(0, contentSize.height + size.height))
        }
    }
}
