import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// What shows that a cell is in the hand: a shadow, and through its attributes a little more size. Ours: nothing is
/// published about the look of an item that is being moved by the standard gesture.
@MainActor
final class CellLift {
    static let scale: CGFloat = 1.05
    static let duration: TimeInterval = 0.2
    static let opacity: Float = 0.3
    static let radius: CGFloat = 12
    static let offset = CGSize(width: 0, height: 8)

    private weak var cell: UICollectionViewCell?
    /// The shadow that the cell has of its own.
    private let own: (opacity: Float, radius: CGFloat, offset: CGSize)

    init(_ cell: UICollectionViewCell) {
        self.cell = cell
        own = (cell.layer.shadowOpacity, cell.layer.shadowRadius, cell.layer.shadowOffset)
    }

    /// Animated by the animation around it.
    func raise() {
        cell?.layer.shadowRadius = Self.radius
        cell?.layer.shadowOffset = Self.offset
        cell?.layer.shadowOpacity = Self.opacity
    }

    /// Animated by the animation around it.
    func lower() {
        cell?.layer.shadowRadius = own.radius
        cell?.layer.shadowOffset = own.offset
        cell?.layer.shadowOpacity = own.opacity
    }
}
