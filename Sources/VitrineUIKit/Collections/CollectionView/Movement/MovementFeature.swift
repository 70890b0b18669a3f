import Foundation
import VitrineCoreGraphics

/// Interactive movement: the item in the hand, and what is left of the last one.
@MainActor
final class MovementFeature: CellFeature {
    weak var host: UICollectionView?
    /// The item that is being moved.
    var item: ItemMovement? {
        didSet { if (oldValue == nil) != (item == nil) { host?.noteReorderingCell() } }
    }
    /// What is left of movements, and the cells that show them.
    var state = ReorderingState()

    func cellWillRetire(_ cell: UIView) {
        if cell === state.settlingCell { state.settlingCell = nil }
    }

    func contentDidMove(by delta: CGPoint) {
        guard item != nil else { return }
        item?.position.x += delta.x
        item?.position.y += delta.y
    }

    func giveWay(to event: CellFeatureEvent) {
        guard item != nil else { return }
        switch event {
        case .reload: host?.dropMovement()
        case .transition: host?.cancelMovement()
        // A change of the layout is an update, which takes up where the item is.
        case .otherLayout, .movement, .editing, .leavingWindow: break
        }
    }
}

extension UICollectionView {
    /// The item that is being moved interactively.
    var movement: ItemMovement? {
        get { features.movement.item }
        set { features.movement.item = newValue }
    }

    var reordering: ReorderingState {
        get { features.movement.state }
        set { features.movement.state = newValue }
    }
}
