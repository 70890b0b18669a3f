/// Where an item stands in the outline of its section.
struct OutlineState: Equatable, Sendable {
    /// The number of ancestors: 0 for a root.
    var level: Int

    /// Whether the item has children.
    var isExpandable: Bool

    /// Whether its children are shown.
    var isExpanded: Bool
}
