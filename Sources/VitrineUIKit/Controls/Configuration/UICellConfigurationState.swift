/// The state of a cell: what it is like at the moment.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
    /// What a drag session does with a cell.
    public enum DragState: Hashable, Sendable {
        /// Nothing.
        case none
        /// It is being lifted.
        case lifting
        /// It stays behind, faint, while its picture is dragged.
        case dragging
    }

    /// What a drop session means to a cell.
    public enum DropState: Hashable, Sendable {
        /// Nothing.
        case none
        /// There is one, and the cell is not its target.
        case notTargeted
        /// The cell is the target.
        case targeted
    }

    /// The traits.
    public var traitCollection: UITraitCollection
    /// Whether it takes no events. False at first, as are all the others.
    public var isDisabled = false
    /// Whether it is being pressed.
    public var isHighlighted = false
    /// Whether its item is selected.
    public var isSelected = false
    /// Whether it has the focus.
    public var isFocused = false
    /// Whether it can be edited, and the collection view is in its editing mode.
    public var isEditing = false
    /// Whether the children of its item are shown.
    public var isExpanded = false
    /// Whether it has been swiped aside, and its actions show.
    public var isSwiped = false
    /// Whether it is being moved to another place.
    public var isReordering = false
    /// What a drag session does with it.
    public var cellDragState = DragState.none
    /// What a drop session means to it.
    public var cellDropState = DropState.none

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Makes the state of a cell of which nothing is particular.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
