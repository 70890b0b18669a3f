import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// An item that is being moved interactively.
///
/// Two orders of the items exist meanwhile. Index paths *of items* are those of the data, which stays as it is until
/// the end: data source, delegate and the public questions of the collection view use them. *Shown* index paths are
/// those of the layout, in which the item is at its target already and the others have made room: views and the
/// layout use them.
struct ItemMovement {
    /// Where the item is in the data.
    let original: IndexPath
    /// Where the item is shown.
    var current: IndexPath
    /// Where the centre of its cell is, in the content of the collection view.
    var position: CGPoint
    let autoscroll: MovementAutoscroll
    /// What shows that the cell is in the hand; nil if nothing does.
    var lift: CellLift?
    /// Whether a picture of the cell is dragged, which is hidden meanwhile and stays at its target.
    var isDragged = false
    /// Whether the data source is moving the item just now.
    var isCommitting = false

    var move: ItemMove { ItemMove(from: original, to: current) }
}

// MARK: - The two orders

extension UICollectionView {
    /// The index path in the data of what is shown at an index path; nil for what they do not have: room for what is
    /// dragged, and placeholders.
    func itemPath(ofShown path: IndexPath) -> IndexPath? {
        if path == gap { return nil }
        return placeholders.places.itemPath(ofShown: pathWithPlaceholders(ofShown: path))
    }

    /// The index path at which an item of the data is shown.
    func shownPath(ofItem path: IndexPath) -> IndexPath {
        shownPath(withPlaceholders: placeholders.places.shownPath(ofItem: path))
    }

    /// Where what is shown at an index path is among items and placeholders, without room and movement.
    func pathWithPlaceholders(ofShown path: IndexPath) -> IndexPath {
        if let gap { return path.shifted(by: -1, from: gap) }
        return movement?.move.old(ofNew: path) ?? path
    }

    /// Where what is among items and placeholders at an index path is shown.
    func shownPath(withPlaceholders path: IndexPath) -> IndexPath {
        if let gap { return path.shifted(by: 1, from: gap) }
        return movement?.move.new(ofOld: path) ?? path
    }

    /// The item of the data whose size what is shown at an index path takes: its own, or that of the next one where the data
    /// have none there, or of the last. Nil in a section without any.
    func sizedPath(ofShown path: IndexPath) -> IndexPath? {
        if let item = itemPath(ofShown: path) { return item }
        let items = data.counts[path.section] - countOfOthers(inSection: path.section)
        guard items > 0 else { return nil }
        let next = placeholders.places.itemPath(behindShown: pathWithPlaceholders(ofShown: path))
        return IndexPath(item: min(next.item, items - 1), section: path.section)
    }

    /// How much layouts have in a section that the data do not.
    func countOfOthers(inSection section: Int) -> Int {
        placeholders.places.count(inSection: section) + (gap?.section == section ? 1 : 0)
    }

    /// The same for keys of elements. Views that are no cells follow their sections, which stay.
    func itemKey(ofShown key: ElementKey) -> ElementKey {
        guard movement != nil || gap != nil || !placeholders.isEmpty, key.category == .cell else {
            return key
        }
        return itemPath(ofShown: key.indexPath).map { .cell($0) } ?? key
    }

    /// The placeholder that is shown at an index path.
    func placeholder(atShown path: IndexPath) -> StandingPlaceholder? {
        placeholders.isEmpty || path == gap ? nil : placeholders[pathWithPlaceholders(ofShown: path)]
    }

    /// The element that follows the target position.
    var movingKey: ElementKey? { movement.map { .cell($0.current) } }

    /// The cell that follows the target position.
    var movingCell: UICollectionViewCell? {
        movingKey.flatMap { elements.displayed[$0]?.view as? UICollectionViewCell }
    }

    /// What the layout gives the element that follows the target position.
    func movingAttributes() -> UICollectionViewLayoutAttributes? {
        guard let movement, data.contains(movement.current) else { return nil }
        if movement.isDragged {
            let hidden = reader.item(at: movement.current)?.copy() as? UICollectionViewLayoutAttributes
            hidden?.isHidden = true
            return hidden
        }
        guard let attributes = reader.movingItem(at: movement.current, position: movement.position) else {
            return nil
        }
        guard movement.lift != nil, let lifted = attributes.copy() as? UICollectionViewLayoutAttributes else {
            return attributes
        }
        lifted.transform3D = CATransform3DScale(attributes.transform3D, CellLift.scale, CellLift.scale, 1)
        return lifted
    }
}
