/// One row of a ``CollectionView``: a section and the items shown in it.
///
/// Identity is by value. An item must be unique among *all* rows, not only within its own, because a
/// data source may move items between sections; to show one value in two rows, wrap it together with
/// its section. (Article A0, "Additional Considerations".)
public struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
    /// The identifier of the row.
    public var section: Section

    /// The identifiers of the row's items, in display order.
    public var items: [Item]

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - section: The identifier of the row, unique among the rows of a collection.
    ///   - items: The identifiers of its items, unique among the items of all rows of a collection.
    public init(section: Section, items: [Item]) {
        self.section = section
        self.items = items
    }
}

extension CollectionRow: Sendable where Section: Sendable, Item: Sendable {}
