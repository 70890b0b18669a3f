import Foundation
import VitrineCoreGraphics

/// Rows of an outline come out from under the item that was expanded, and go under the one that was collapsed.
extension UICollectionView {
    /// Puts a new view where the item was that shows it, behind that item, and makes it invisible. Does nothing and
    /// returns false if no item shows it.
    func emerge(_ element: Element, _ update: CollectionUpdate, _ old: LayoutBeforeUpdate) -> Bool {
        guard let key = element.view.elementKey, key.category == .cell,
            let origin = update.origin?(key.indexPath),
            let before = update.oldKey(for: .cell(origin)).flatMap(old.attributes(for:))
        else { return false }
        let center = containerPoint(before.center, in: element.section)
        element.view.center = start(center, of: element.view.bounds.size, at: before.size)
        element.view.alpha = 0
        // What it has now, but for the opacity, which has a time of its own.
        let now = element.view.appliedAttributes?.copy() as? UICollectionViewLayoutAttributes
        now?.center = element.view.center
        element.view.appliedAttributes = now
        stack(element, behind: origin)
        elements.emerging.append(DepartingElement(element: element, generation: updates.number))
        return true
    }

    /// Lets rows appear in the second part of their way, and disappear in the first part of it.
    func fadeOutlineRows(withdrawing: [Element]) {
        let emerging = elements.emerging.filter { $0.generation == updates.number }.map(\.element)
        if !emerging.isEmpty {
            UIView.animate(
                withDuration: UpdateAnimation.rowFade,
                delay: UpdateAnimation.duration - UpdateAnimation.rowFade,
                options: [.curveEaseInOut, .allowUserInteraction]
            ) {
                for element in emerging { element.view.alpha = element.attributes.alpha }
            }
        }
        if !withdrawing.isEmpty {
            UIView.animate(
                withDuration: UpdateAnimation.rowFade, delay: 0,
                options: [.curveEaseInOut, .allowUserInteraction]
            ) {
                for element in withdrawing { element.view.alpha = 0 }
            }
        }
    }

    /// Where a view that leaves goes while it fades: to the item that hides it, behind which it is from now on. Nil if
    /// no item hides it.
    func withdraw(_ element: Element, _ update: CollectionUpdate) -> CGPoint? {
        guard let key = element.view.elementKey, key.category == .cell,
            let old = update.destination?(key.indexPath), let new = update.newItem(old),
            let (after, section) = attributesNow(.cell(new)), section == element.section
        else { return nil }
        stack(element, behind: new)
        return start(after.center, of: element.view.bounds.size, at: after.size)
    }

    /// Puts a view that came out from under another item where it belongs among its neighbours.
    func rise(_ element: Element) {
        guard let key = element.view.elementKey, elements.displayed[key] === element else { return }
        addToContainer(element)
    }

    /// The centre of a view whose leading top corner is that of an item.
    private func start(_ center: CGPoint, of size: CGSize, at other: CGSize) -> CGPoint {
        CGPoint(
            x: center.x + (size.width - other.width) / 2, y: center.y + (size.height - other.height) / 2)
    }

    /// Puts a view behind an item, and in front of rows below it that do the same.
    private func stack(_ element: Element, behind indexPath: IndexPath) {
        let item = element.view.elementKey?.item ?? 0
        let order = StackingOrder(
            zIndex: element.attributes.zIndex, section: indexPath.section, item: indexPath.item,
            // Less than that of any category: behind the item itself.
            category: -1 - item)
        element.view.stackingOrder = order
        insertInOrder(
            element.view, order, in: element.section.flatMap { elements.scrollers[$0] } ?? self)
    }
}
