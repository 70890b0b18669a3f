public import VitrineDiff

/// Sections and items of a collection at one moment, in order, named by identifiers.
///
/// Identifiers must be unique: sections among sections, items in the whole snapshot. Duplicates are found
/// when the snapshot is applied, where all positions are known, together with the calls that brought
/// them. (UIKit raises at once for two equal identifiers in one call, and moves an item that another call
/// brought.)
///
/// A copy is O(1). Look-ups by identifier build an index when several are asked for, and take O(1) from then on, also
/// after edits.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    @usableFromInline var base = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    @usableFromInline var lookup = SnapshotLookup<SectionIdentifierType, ItemIdentifierType>()

    /// Creates an empty snapshot.
    @inlinable public init() {}

    init(_ base: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
        self.base = base
    }

    /// Every edit asks for this first: what was looked up before no longer counts, but its index does.
    @inlinable mutating func forgetLookups() {
        // A box that nobody else has and that holds nothing can stay: building a snapshot takes many edits.
        if isKnownUniquelyReferenced(&lookup), !lookup.isUsed { return }
        keepIndexes()
    }

    @usableFromInline mutating func keepIndexes() {
        if !base.isIndexed, let indexed = lookup.indexed { base.adoptIndexes(of: indexed) }
        lookup = SnapshotLookup()
    }

    @inlinable func lookUp<Result>(
        _ answer: (Snapshot<SectionIdentifierType, ItemIdentifierType>) -> Result
    ) -> Result {
        base.isIndexed ? answer(base) : answer(lookup.items(of: base) { $0.buildIndex() })
    }

    private func existingSection(_ identifier: SectionIdentifierType, _ call: String) -> Int {
        guard let index = indexOfSection(identifier) else {
            fatalError(
                "Invalid parameter not satisfying: section != NSNotFound. \(call): section \(identifier) is not in "
                    + "the snapshot; append or insert it first, or ask indexOfSection(_:) whether it is there"
            )
        }
        return index
    }
}

// MARK: - Asking

extension NSDiffableDataSourceSnapshot {
    /// The number of items in all sections.
    @inlinable public var numberOfItems: Int { base.numberOfItems }

    /// The number of sections.
    @inlinable public var numberOfSections: Int { base.numberOfSections }

    /// The sections, in order.
    ///
    /// - Complexity: O(number of sections)
    public var sectionIdentifiers: [SectionIdentifierType] { Array(base.sections) }

    /// All items, in order.
    ///
    /// - Complexity: O(number of items)
    public var itemIdentifiers: [ItemIdentifierType] { base.allItems }

    /// The sections that applying the snapshot will reload.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { base.reloadedSections }

    /// The items that applying the snapshot will reload. An item that is deleted afterwards leaves the list.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { base.allReloadedItems }

    /// The items that applying the snapshot will configure again in their cells. An item that is deleted
    /// afterwards leaves the list.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { base.allReconfiguredItems }

    /// The number of items in a section. Traps if the section is not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        base.numberOfItems(inSection: existingSection(identifier, "numberOfItems(inSection:)"))
    }

    /// The items of a section, in order. Traps if the section is not in the snapshot.
    ///
    /// - Complexity: O(number of items in the section)
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        Array(base.items(inSection: existingSection(identifier, "itemIdentifiers(inSection:)")))
    }

    /// The section that contains an item; nil if the item is not in the snapshot.
    ///
    /// - Complexity: As for ``indexOfItem(_:)``.
    @inlinable public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
        -> SectionIdentifierType?
    {
        lookUp { $0.section(containingItem: identifier) }.map { base.sections[$0] }
    }

    /// The index of an item among all items; nil if it is not in the snapshot.
    ///
    /// - Complexity: O(1) on the average, and O(*n*) for the first few questions.
    @inlinable public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        lookUp { $0.index(ofItem: identifier) }
    }

    /// The index of a section; nil if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        // Comparing a few costs less than hashing one.
        if base.isSectionIndexed || base.numberOfSections <= 16 { return base.index(ofSection: identifier) }
        return lookup.sections(of: base).index(ofSection: identifier)
    }
}

// The lookup box is guarded by a lock and holds nothing but a copy of the same values.
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
