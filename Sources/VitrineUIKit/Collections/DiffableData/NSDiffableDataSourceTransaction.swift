/// What one move of an item by the user did to the state of a diffable data source.
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The state before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// The state after; the data source's own from now on.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    /// What changed in the order of all items: apply it to an array of them.
    ///
    /// Empty if the item is between the same two as before, in another section.
    public let difference: CollectionDifference<ItemIdentifierType>

    /// What changed in the sections concerned, in their order: the one that the item left and the one that it came
    /// to, or the one in which it moved. Sections with a count instead of items are not among them.
    public let sectionTransactions:
        [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

extension NSDiffableDataSourceTransaction: Sendable {}
