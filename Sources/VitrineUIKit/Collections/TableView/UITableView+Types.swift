extension UITableView {
    /// How a table view looks.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay in sight.
        case plain = 0
        /// Groups of rows from edge to edge.
        case grouped = 1
        /// Groups of rows with round corners.
        case insetGrouped = 2
    }

    /// Where a row is to be after scrolling.
    public enum ScrollPosition: Int, Sendable {
        /// In view, with as little movement as possible.
        case none = 0
        /// At the top.
        case top = 1
        /// In the middle.
        case middle = 2
        /// At the bottom.
        case bottom = 3
    }

    /// What the separator inset of a table counts from.
    public enum SeparatorInsetReference: Int, Sendable {
        /// The edges of the cells.
        case fromCellEdges = 0
        /// Where lines begin and end by themselves.
        case fromAutomaticInsets = 1
    }

    /// What makes rows on screen be measured again by themselves.
    public enum SelfSizingInvalidation: Int, Sendable {
        /// Nothing.
        case disabled = 0
        /// The intrinsic size of a cell, or of its content.
        case enabled = 1
        /// Constraints, too.
        case enabledIncludingConstraints = 2
    }

    /// How rows come and go.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade = 0
        /// From and to the right.
        case right = 1
        /// From and to the left.
        case left = 2
        /// From and to above.
        case top = 3
        /// From and to below.
        case bottom = 4
        /// Without animation.
        case none = 5
        /// Growing from the middle, and shrinking to it.
        case middle = 6
        /// As the table thinks best.
        case automatic = 100
    }
}
