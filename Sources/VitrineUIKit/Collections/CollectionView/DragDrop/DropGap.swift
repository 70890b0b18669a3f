import Foundation
import VitrineCoreGraphics

// Room among the items for what may be dropped there. The layout has an item more than the data: the data source and the
// delegate are asked with index paths of the data, as while an item is moved.

extension UICollectionView {
    /// Where there is room, as it is shown; nil if there is none.
    var gap: IndexPath? {
        get { features.dragDrop.gap }
        set { features.dragDrop.gap = newValue }
    }

    /// The key of the item that is none.
    var gapKey: ElementKey? { gap.map { .cell($0) } }

    /// Makes room for one item before an item of the data, or at the end of a section. Where there is room already, that
    /// moves.
    func openGap(at path: IndexPath) {
        guard movement == nil, !updates.isRecording, !pass.isAtWork, path != gap else { return }
        prepareLayoutIfNeeded()
        guard path.count == 2, data.counts.indices.contains(path.section) else { return }
        let step = gap.map { ItemMove(from: $0, to: path) }
        let room = data.counts[path.section] - (gap?.section == path.section ? 1 : 0)
        guard (0...room).contains(path.item) else { return }
        if step == nil { features.giveWay(to: .movement) }
        carryOutUpdate(animated: true, keepsOffset: true) {
            gap = path
            if let step {
                data.counts = step.counts(from: data.counts)
                return CollectionUpdate(step)
            }
            data.counts[path.section] += 1
            return CollectionUpdate(itemComesTo: path)
        } completion: { _ in
        }
    }

    /// Nothing is dropped there.
    func closeGap() {
        guard let gap, !updates.isRecording, !pass.isAtWork else { return }
        carryOutUpdate(animated: true, keepsOffset: true) {
            self.gap = nil
            data.counts[gap.section] -= 1
            return CollectionUpdate(itemGoesFrom: gap)
        } completion: { _ in
        }
    }

    /// The data are about to change: views and counts get their names of without the room again, and stay where they are.
    func interruptGap() -> Bool {
        guard let gap else { return false }
        self.gap = nil
        data.counts[gap.section] -= 1
        remapElements(CollectionUpdate(itemGoesFrom: gap))
        return true
    }

    // MARK: An item of the view itself that is dragged

    /// The item is moved, and its cell hidden: a picture of it is dragged.
    func beginDraggedMovement(at path: IndexPath) -> Bool {
        guard movement == nil, gap == nil, placeholders.isEmpty, !updates.isRecording, !pass.isAtWork else {
            return false
        }
        prepareLayoutIfNeeded()
        guard data.contains(path), let home = attributesNow(.cell(path))?.0.frame else { return false }
        features.giveWay(to: .movement)
        layoutElements()
        movement = ItemMovement(
            original: path, current: path, position: home.center,
            autoscroll: MovementAutoscroll(view: self, home: home), isDragged: true)
        placeMovingElement()
        return true
    }

    /// The others make room at another place.
    func moveDraggedItem(to target: IndexPath) {
        guard let before = movement, before.isDragged, !before.isCommitting, !pass.isAtWork,
            target != before.current
        else { return }
        prepareLayoutIfNeeded()
        guard target.count == 2, data.counts.indices.contains(target.section) else { return }
        let others = data.counts[target.section] - (target.section == before.current.section ? 1 : 0)
        guard (0...others).contains(target.item) else { return }
        let step = ItemMove(from: before.current, to: target)
        let context = layout.invalidationContext(
            forInteractivelyMovingItems: [target], withTargetPosition: before.position,
            previousIndexPaths: [before.current], previousPosition: before.position)
        context.invalidateDataSourceCounts = true
        carryOutUpdate(animated: true, context: context, keepsOffset: true) {
            movement?.current = target
            data.counts = step.counts(from: data.counts)
            return CollectionUpdate(step)
        } completion: { _ in
        }
    }
}

extension CollectionUpdate {
    /// The update in which one item comes, which may be room alone.
    init(itemComesTo path: IndexPath) {
        self.init(
            newSection: { $0 }, oldSection: { $0 }, newItem: { $0.shifted(by: 1, from: path) },
            oldItem: { $0 == path ? nil : $0.shifted(by: -1, from: path) })
        changes = { [Change(before: nil, after: path, action: .insert)] }
    }

    /// The update in which one item goes.
    init(itemGoesFrom path: IndexPath) {
        self.init(
            newSection: { $0 }, oldSection: { $0 },
            newItem: { $0 == path ? nil : $0.shifted(by: -1, from: path) },
            oldItem: { $0.shifted(by: 1, from: path) })
        changes = { [Change(before: path, after: nil, action: .delete)] }
    }
}

extension IndexPath {
    /// The same item where those of a section are counted otherwise from a place on.
    func shifted(by count: Int, from place: IndexPath) -> IndexPath {
        guard self.count == 2, section == place.section, item >= place.item else { return self }
        return IndexPath(item: item + count, section: section)
    }
}
