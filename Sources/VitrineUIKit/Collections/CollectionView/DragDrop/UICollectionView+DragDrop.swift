import Foundation
import VitrineCoreGraphics

extension UICollectionView {
    /// How fast items make room for what is dragged over them.
    public enum ReorderingCadence: Int, Sendable {
        /// At once.
        case immediate = 0
        /// After a moment.
        case fast = 1
        /// When what is dragged rests.
        case slow = 2

        /// In seconds. Ours.
        var delay: TimeInterval {
            switch self {
            case .immediate: 0
            case .fast: 0.1
            case .slow: 0.3
            }
        }
    }

    /// Whether something is shown that the data do not have, or have elsewhere: placeholders, and room for what is dragged.
    public var hasUncommittedUpdates: Bool {
        !placeholders.isEmpty || gap != nil || movement != nil
    }

    /// The item, or the room, that something dragged is over, as it is shown; nil elsewhere.
    ///
    /// Complexity: O(cells on screen).
    func placeForDroppedItem(at position: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        if let gapKey, let (attributes, section) = attributesNow(gapKey) {
            let frame = CGRect(
                origin: contentPoint(attributes.frame.origin, from: section), size: attributes.frame.size)
            if frame.holds(position) { return gapKey.indexPath }
        }
        return placeForMovedItem(at: position)
    }
}

extension UICollectionView {
    /// A place for what is dropped as the data count: without placeholders.
    func placeOfData(ofShown path: IndexPath) -> IndexPath {
        let before = placeholders.places.shown.count {
            let other = shownPath(withPlaceholders: $0)
            return other.section == path.section && other.item < path.item
        }
        return before == 0 ? path : IndexPath(item: path.item - before, section: path.section)
    }
}

extension UICollectionView: UISpringLoadedInteractionSupporting {}
