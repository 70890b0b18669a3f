import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// What is attached to a collection view.
@MainActor
struct CollectionFeatures {
    let movement = MovementFeature()
    let swipes = SwipeFeature()
    let backdrop = LayoutBackdrop()
    let menus = CollectionContextMenus()
    let indexTitles = IndexTitlesFeature()
    let band = BandSelection()
    let dragDrop = DragDropFeature()
    private let all: [any CellFeature]

    init() { all = [movement, swipes, backdrop, indexTitles, dragDrop] }

    func attach(to view: UICollectionView) {
        movement.host = view
        swipes.attach(to: view)
        backdrop.host = view
        indexTitles.host = view
        dragDrop.host = view
    }

    // MARK: Telling all

    func visibleRectangleWillChange(_ change: VisibleRectangleChange) {
        for feature in all { feature.visibleRectangleWillChange(change) }
    }

    func willShow(_ visible: CGRect) { for feature in all { feature.willShow(visible) } }
    func cellWasPlaced(_ cell: UIView) { for feature in all { feature.cellWasPlaced(cell) } }
    func cellWillRetire(_ cell: UIView) { for feature in all { feature.cellWillRetire(cell) } }
    func contentDidMove(by delta: CGPoint) { for feature in all { feature.contentDidMove(by: delta) } }
    func giveWay(to event: CellFeatureEvent) { for feature in all { feature.giveWay(to: event) } }

    func join(updateDeleting isDeleted: (UIView) -> Bool) -> [any UpdateParticipant] {
        all.compactMap { $0.join(updateDeleting: isDeleted) }
    }
}

extension UICollectionView {
    var swipes: SwipeFeature { features.swipes }
    var menus: CollectionContextMenus { features.menus }
    /// The background of a layout of nothing but lists.
    var listBackgroundView: UIView? { features.backdrop.view }
    /// How many subviews are behind everything that the layout places.
    var backdropCount: Int { (backgroundView == nil ? 0 : 1) + (features.backdrop.view == nil ? 0 : 1) }
}

extension UICollectionView: SwipeHost {
    func swipeableCell(at point: CGPoint) -> (any SwipeableCell)? { frontmostCell(at: point) }

    func swipeActions(
        of cell: any SwipeableCell, edge: SwipeEdge, whileEditing: Bool
    ) -> UISwipeActionsConfiguration? {
        guard whileEditing || !editing.isEditing, movement == nil, !updates.isRecording, !pass.isAtWork,
            !pass.needsNewViews
        else { return nil }
        // Before the layout is asked for actions, which are for the items that are there now.
        prepareLayoutIfNeeded()
        guard let cell = cell as? UICollectionViewCell, let key = cell.elementKey,
            let element = elements.displayed[key], element.view === cell, element.section == nil,
            data.contains(key.indexPath),
            let configuration = layout.swipeActions(at: key.indexPath, edge: edge)
                ?? (cell.contentView as? any CellContent)?.swipeActions(edge: edge), cell.elementKey == key
        else { return nil }
        counters.swipeButtonsMade += configuration.actions.count
        return configuration
    }
}

extension UICollectionViewCell: SwipeableCell {
    var restingCenter: CGPoint { appliedAttributes?.center ?? center }
    var roundedRowLayer: CALayer? {
        layer.cornerRadius > 0 ? layer : configuration.backgroundView?.roundedLayer
    }
    func swipeStateDidChange() { setNeedsUpdateConfiguration() }
}
