extension UITableViewCell {
    /// What a drag does with a cell.
    public enum DragState: Int, Sendable {
        /// Nothing.
        case none = 0
        /// It is being lifted.
        case lifting = 1
        /// It stays behind while its picture is dragged.
        case dragging = 2
    }
}
