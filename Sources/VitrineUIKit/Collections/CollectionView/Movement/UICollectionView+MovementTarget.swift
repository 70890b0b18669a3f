import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    /// Where the item belongs for a target position, as the layout proposes and the delegate decides.
    func target(of movement: ItemMovement, at position: CGPoint) -> IndexPath {
        let proposed = layout.targetIndexPath(
            forInteractivelyMovingItem: movement.current, withPosition: position)
        guard proposed != movement.current else { return movement.current }
        check(proposed, of: movement) {
            "\(type(of: layout)).targetIndexPath(forInteractivelyMovingItem:withPosition:)"
        }
        guard let delegate else { return proposed }
        let target = delegate.collectionView(
            self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.original,
            atCurrentIndexPath: movement.current, toProposedIndexPath: proposed)
        check(target, of: movement) {
            "\(type(of: delegate)).collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:"
                + "atCurrentIndexPath:toProposedIndexPath:), or the older form of that method,"
        }
        return target
    }

    private func check(_ target: IndexPath, of movement: ItemMovement, _ caller: () -> String) {
        let place = target.map(String.init).joined(separator: ", ")
        guard target.count == 2, data.counts.indices.contains(target.section) else {
            fatalError(
                "UICollectionView: attempt to move an item interactively to index path [\(place)], but there are only "
                    + "\(data.counts.count) sections: \(caller()) must return a section and an item.")
        }
        let others =
            data.counts[target.section] - (target.section == movement.current.section ? 1 : 0)
        guard (0...others).contains(target.item) else {
            fatalError(
                "UICollectionView: attempt to move an item interactively to item \(target.item) of section \(target.section), where "
                    + "items 0 to \(others) are possible: \(caller()) returned a place at which the item cannot be. "
                    + "Places are counted without the item itself.")
        }
    }

    /// Where an item belongs whose centre is at a position: at the place of the cell there, or in an empty section;
    /// nil if neither is there.
    ///
    /// Cells count where the layout has put them, not where an animation shows them: a cell that is making room is
    /// not in the way.
    func placeForMovedItem(at position: CGPoint) -> IndexPath? {
        let movingKey = movingKey
        if let movingKey, let (attributes, section) = attributesNow(movingKey),
            contains(position, attributes.frame, section)
        {
            return movingKey.indexPath
        }
        var best: (order: StackingOrder, path: IndexPath)?
        for (key, element) in elements.displayed where key.category == .cell && key != movingKey {
            guard contentFrame(of: element).holds(position) else { continue }
            let order = element.view.stackingOrder
            if best.map({ $0.order < order }) ?? true { best = (order, key.indexPath) }
        }
        return best?.path ?? emptySection(at: position).map { IndexPath(item: 0, section: $0) }
    }

    private func contains(_ position: CGPoint, _ frame: CGRect, _ section: Int?) -> Bool {
        CGRect(origin: contentPoint(frame.origin, from: section), size: frame.size).holds(position)
    }

    /// The section without items whose header, background or room is at a position.
    private func emptySection(at position: CGPoint) -> Int? {
        for (key, element) in elements.displayed
        where key.category != .cell && key.indexPath.count == 2 && data.counts.indices.contains(key.section)
            && data.counts[key.section] == 0 && contentFrame(of: element).holds(position)
        {
            return key.section
        }
        // Sections lie one after the other: the last one that begins before the position.
        guard !data.counts.isEmpty, let first = layout.frame(ofSection: 0) else { return nil }
        let isVertical = layout.frame(ofSection: data.counts.count - 1).map { $0.minX == first.minX } ?? true
        var low = 0
        var high = data.counts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            guard let frame = layout.frame(ofSection: middle) else { return nil }
            let isBefore = isVertical ? frame.minY <= position.y : frame.minX <= position.x
            if isBefore { low = middle } else { high = middle }
        }
        // Sections without extent begin where the next one does.
        guard data.counts[low] == 0, layout.frame(ofSection: low)?.holds(position) == true else { return nil }
        return low
    }

    // MARK: Data sources that do not move

    /// What data sources say that do not answer `canMoveItemAt` themselves.
    var supposesThatItemsMove: Bool {
        reordering.reachedDefaultOfCanMove = true
        guard let dataSource else { return false }
        return !Self.withoutMoves.contains(ObjectIdentifier(type(of: dataSource)))
    }

    /// The default of `moveItemAt` was reached: there is no method of the data source's own.
    func dataSourceDoesNotMove() {
        guard let dataSource, movement?.isCommitting == true else { return }
        let type = type(of: dataSource)
        if Self.withoutMoves.insert(ObjectIdentifier(type)).inserted {
            ReportLog.current.report(
                "UICollectionView: an item was moved interactively, but \(type) does not implement "
                    + "collectionView(_:moveItemAt:to:). The item goes back.")
        }
        movement?.isCommitting = false
        cancelMovement()
    }

    private static var withoutMoves: Set<ObjectIdentifier> = []
}

extension CGRect {
    /// Whether a point is in the rectangle, its right and lower edges not included.
    func holds(_ point: CGPoint) -> Bool {
        point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
}
