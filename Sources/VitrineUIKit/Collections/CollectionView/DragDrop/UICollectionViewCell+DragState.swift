import VitrineCoreGraphics

extension UICollectionViewCell {
    /// What a drag does with a cell.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It is being lifted.
        case lifting = 1
        /// It stays behind while its picture is dragged.
        case dragging = 2
    }

    func setDragState(_ state: DragState) {
        guard state != dragState else { return }
        dragState = state
        setNeedsUpdateConfiguration()
        dragStateDidChange(state)
    }

    /// As the cell is cut out unless its delegate says how.
    var dragParameters: UIDragPreviewParameters {
        let parameters = UIDragPreviewParameters()
        let radius = liftedCornerRadius
        if radius > 0 {
            parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
        }
        return parameters
    }
}
