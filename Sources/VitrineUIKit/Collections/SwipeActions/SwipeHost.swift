import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// A view whose cells can be swiped aside: what swipe actions have to know of it.
@MainActor
protocol SwipeHost: UIScrollView {
    /// The cell in front at a point of the content.
    func swipeableCell(at point: CGPoint) -> (any SwipeableCell)?
    /// What swiping a cell offers at an edge; nil if nothing, or not now. Asked once for each swipe.
    ///
    /// - Parameter whileEditing: Whether it is offered in the editing mode, too.
    func swipeActions(
        of cell: any SwipeableCell, edge: SwipeEdge, whileEditing: Bool
    ) -> UISwipeActionsConfiguration?
}

/// Content of a cell that says itself what its row needs to know.
@MainActor
package protocol CellContent: UIView {
    /// How far from the leading edge of the content its text begins, in points; nil without text.
    var textLeading: CGFloat? { get }
    /// What swiping the cell offers at an edge, where its list offers nothing.
    func swipeActions(edge: SwipeEdge) -> UISwipeActionsConfiguration?
}

/// A cell that can be swiped aside.
@MainActor
protocol SwipeableCell: UIView {
    /// Where the layout has its centre, whatever a swipe does with it.
    var restingCenter: CGPoint { get }
    /// What gives the row its corners; nil if it has none.
    var roundedRowLayer: CALayer? { get }
    /// It begins to be swiped, or is not any more.
    func swipeStateDidChange()
}
