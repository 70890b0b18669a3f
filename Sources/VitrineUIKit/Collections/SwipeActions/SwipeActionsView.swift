import Foundation
import VitrineCoreGraphics
import VitrineQuartzCore

/// Holds the buttons of a swiped row, behind its cell and exactly in its place at rest.
@MainActor
final class SwipeActionsView: UIView {
    let buttons: [SwipeActionButton]
    /// What clips the cell to its row, where more than that would be seen of it; nil where it has a mask of its own.
    private var cellMask: UIView?

    init(_ actions: [UIContextualAction], frame: CGRect) {
        buttons = actions.map { SwipeActionButton($0, rowHeight: frame.height) }
        super.init(frame: frame)
        clipsToBounds = true
        for button in buttons { addSubview(button) }
    }

    required init?(coder: NSCoder) { nil }

    /// Touches that meet no button belong to what is behind.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        return view === self ? nil : view
    }

    /// Gives the row the corners of the cell at rest, and lets nothing of the cell be seen beyond it: neither its own side
    /// when a row that does not go from edge to edge is swiped, nor its round corners beside the buttons.
    func clip(_ cell: any SwipeableCell, in view: UIView) {
        if let own = cell.roundedRowLayer {
            layer.cornerRadius = own.cornerRadius
            layer.maskedCorners = own.maskedCorners
        }
        let goesFromEdgeToEdge = frame.minX <= view.bounds.minX && frame.maxX >= view.bounds.maxX
        guard layer.cornerRadius > 0 || !goesFromEdgeToEdge, cell.layer.mask == nil else { return }
        let mask = UIView(frame: cell.bounds)
        mask.backgroundColor = .black
        mask.layer.cornerRadius = layer.cornerRadius
        mask.layer.maskedCorners = layer.maskedCorners
        cell.layer.mask = mask.layer
        cellMask = mask
    }

    /// Takes the clip from the cell.
    func unclip(_ cell: UIView) {
        if let cellMask, cell.layer.mask === cellMask.layer { cell.layer.mask = nil }
        cellMask = nil
    }

    /// Puts the buttons where an offset of the row has them. Animated by the animation around it.
    func show(_ geometry: SwipeGeometry, offset: CGFloat, expansion: SwipeGeometry.Expansion?) {
        let frames = geometry.buttonFrames(at: offset, expansion: expansion, underlap: layer.cornerRadius)
        let contents = geometry.contentFrames(at: offset, expansion: expansion)
        for (index, button) in buttons.enumerated() { button.place(frames[index], content: contents[index]) }
        let mask = CGRect(origin: CGPoint(x: -geometry.shift(at: offset), y: 0), size: geometry.rowSize)
        if let cellMask, cellMask.frame != mask { cellMask.frame = mask }
        if let expansion, expansion.progress > 0, buttons.indices.contains(expansion.index),
            subviews.last !== buttons[expansion.index]
        {
            bringSubviewToFront(buttons[expansion.index])
        }
    }
}
