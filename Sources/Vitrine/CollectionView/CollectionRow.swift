/// One row of a ``CollectionView``: a section and the items shown in it.
///
/// Identity is by value. An item must be unique within its row; other rows may show it too. See
/// <doc:CollectionsInSwiftUI> for how an item is followed from one set of rows to the next.
public struct CollectionRow<Section: Hashable, Item: Hashable>: Hashable {
    /// The identifier of the row.
    public var section: Section

    /// The identifiers of the row's items, in display order.
    public var items: [Item]

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - section: The identifier of the row, unique among the rows of a collection.
    ///   - items: The identifiers of its items, unique within the row.
    public init(section: Section, items: [Item]) {
        self.section = section
        self.items = items
    }
}

extension CollectionRow: Sendable where Section: Sendable, Item: Sendable {}
