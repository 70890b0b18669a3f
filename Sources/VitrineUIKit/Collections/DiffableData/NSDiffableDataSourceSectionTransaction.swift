/// What one move of an item by the user did to the state of a section.
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType

    /// The state of the section before, with what its outline hides.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// The state of the section after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>

    /// What changed in the order of the section's visible items: apply it to an array of them.
    public let difference: CollectionDifference<ItemIdentifierType>
}

extension NSDiffableDataSourceSectionTransaction: Sendable {}
