public import VitrineDiff

/// Sections and items of a collection at one moment, in order, named by identifiers.
///
/// Identifiers must be unique: sections among sections, items in the whole snapshot. An item that is appended or
/// inserted while the snapshot has it already moves to its new place, and so does a section, with its items; the trace
/// says so, because UIKit calls it expensive. Identifiers that are twice in *one* call stay twice. They are found when the
/// snapshot is applied, where all positions are known, together with the call that brought them
/// (``DuplicateIdentifierPolicy``). (UIKit raises at once.)
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
        if base.mayRepeatItems, let indexed = lookup.indexed, !indexed.mayRepeatItems {
            base = indexed
        } else if !base.isIndexed, let indexed = lookup.indexed {
            base.adoptIndexes(of: indexed)
        }
        lookup = SnapshotLookup()
    }

    @inlinable func lookUp<Result>(
        _ answer: (Snapshot<SectionIdentifierType, ItemIdentifierType>) -> Result
    ) -> Result {
        ask { base in
            base.isIndexed ? answer(base) : answer(lookup.items(of: base) { $0.buildIndex() })
        }
    }

    /// Asks the snapshot, after items that were added again have moved.
    @inlinable func ask<Result>(
        _ question: (Snapshot<SectionIdentifierType, ItemIdentifierType>) -> Result
    ) -> Result {
        guard base.mayRepeatItems else { return question(base) }
        return question(lookup.withoutRepeatedItems(base) { $0.moveRepeatedItemsTraced() })
    }

    /// What a data source is given: with what has been found out already, and nothing more.
    var submitted: Snapshot<SectionIdentifierType, ItemIdentifierType> {
        if base.mayRepeatItems, let known = lookup.indexed, !known.mayRepeatItems { return known }
        return base
    }

    /// Edits that name items, or take away what holds some, ask for this first.
    @inlinable mutating func moveRepeatedItems() {
        if base.mayRepeatItems { base.moveRepeatedItemsTraced() }
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
    @inlinable public var numberOfItems: Int { ask { $0.numberOfItems } }

    /// The number of sections.
    @inlinable public var numberOfSections: Int { base.numberOfSections }

    /// The sections, in order.
    ///
    /// - Complexity: O(number of sections)
    public var sectionIdentifiers: [SectionIdentifierType] { Array(base.sections) }

    /// All items, in order.
    ///
    /// - Complexity: O(number of items)
    public var itemIdentifiers: [ItemIdentifierType] { ask { $0.allItems } }

    /// The sections that applying the snapshot will reload.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { base.reloadedSections }

    /// The items that applying the snapshot will reload. An item that is deleted afterwards leaves the list.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { base.allReloadedItems }

    /// The items that applying the snapshot will configure again in their cells. An item that is deleted
    /// afterwards leaves the list.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { base.allReconfiguredItems }

    /// The number of items in a section. Traps if the section is not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        let section = existingSection(identifier, "numberOfItems(inSection:)")
        return ask { $0.numberOfItems(inSection: section) }
    }

    /// The items of a section, in order. Traps if the section is not in the snapshot.
    ///
    /// - Complexity: O(number of items in the section)
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        let section = existingSection(identifier, "itemIdentifiers(inSection:)")
        return ask { Array($0.items(inSection: section)) }
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

extension Snapshot {
    /// Moves items that were added again, and says so in the trace: one line.
    @inlinable mutating func moveRepeatedItemsTraced() {
        let moved = moveRepeatedItems()
        if moved > 0 { traceMovedIdentifiers(moved, "items") }
    }
}

/// Says in the trace that identifiers were added to a snapshot that had them.
@usableFromInline func traceMovedIdentifiers(_ count: Int, _ kind: String) {
    Trace.emit("diff", [("addedAgain", .text(kind)), ("moved", .number(count))])
}

// The lookup box is guarded by a lock and holds nothing but a copy of the same values.
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
