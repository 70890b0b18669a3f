import Foundation
import VitrineDiff

/// Sections and items of a collection at one moment, in order, named by identifiers.
///
/// Identifiers must be unique: sections among sections, items in the whole snapshot. Duplicates are found
/// when the snapshot is applied, where both positions are known.
///
/// A copy is O(1). Lookups by identifier build an index when they are first asked for and take O(1)
/// from then on, until the next edit.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    var base = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    private var lookup = SnapshotLookup<SectionIdentifierType, ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    init(_ base: Snapshot<SectionIdentifierType, ItemIdentifierType>) {
        self.base = base
    }

    /// The number of items in all sections.
    public var numberOfItems: Int { base.numberOfItems }

    /// The number of sections.
    public var numberOfSections: Int { base.numberOfSections }

    /// The sections, in order.
    ///
    /// - Complexity: O(number of sections)
    public var sectionIdentifiers: [SectionIdentifierType] { Array(base.sections) }

    /// All items, in order.
    ///
    /// - Complexity: O(number of items)
    public var itemIdentifiers: [ItemIdentifierType] { Array(base.items) }

    /// The sections that applying the snapshot will reload.
    public var reloadedSectionIdentifiers: [SectionIdentifierType] { base.reloadedSections }

    /// The items that applying the snapshot will reload.
    public var reloadedItemIdentifiers: [ItemIdentifierType] { base.reloadedItems }

    /// The items that applying the snapshot will configure again in their cells.
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { base.reconfiguredItems }

    /// The number of items in a section. Traps if the section is not in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        base.numberOfItems(inSection: existingSection(identifier))
    }

    /// The items of a section, in order. Traps if the section is not in the snapshot.
    ///
    /// - Complexity: O(number of items in the section)
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        Array(base.items(inSection: existingSection(identifier)))
    }

    /// The section that contains an item; nil if the item is not in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        flatIndex(identifier).map { base.sections[base.section(ofFlatIndex: $0)] }
    }

    /// The index of an item among all items; nil if it is not in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        flatIndex(identifier)
    }

    /// The index of a section; nil if it is not in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        base.index(ofSection: identifier)
    }

    private func flatIndex(_ item: ItemIdentifierType) -> Int? {
        base.isIndexed ? base.flatIndex(ofItem: item) : lookup.indexed(base).flatIndex(ofItem: item)
    }

    /// Every edit goes through here: what was looked up before no longer counts.
    private mutating func edit(_ change: (inout Snapshot<SectionIdentifierType, ItemIdentifierType>) -> Void)
    {
        lookup = SnapshotLookup()
        change(&base)
    }

    private func existingSection(_ identifier: SectionIdentifierType, _ call: String = #function) -> Int {
        guard let index = base.index(ofSection: identifier) else {
            fatalError("\(call): section \(identifier) is not in the snapshot; append or insert it first")
        }
        return index
    }

    private func existingItem(_ identifier: ItemIdentifierType, _ call: String = #function) -> Int {
        guard let index = flatIndex(identifier) else {
            fatalError("\(call): item \(identifier) is not in the snapshot; append or insert it first")
        }
        return index
    }
}

// MARK: - Items

extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section: the given one, or else the last.
    ///
    /// Traps if the section is not in the snapshot, or if there is no section at all.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        // Many sections filled by name, one after the other, would be searched from the start each time.
        if sectionIdentifier != nil, base.numberOfSections > 16 { base.buildSectionIndex() }
        guard base.numberOfSections > 0 || sectionIdentifier != nil else {
            fatalError(
                "There are currently no sections in the data source. Please add a section first: appendSections(_:) "
                    + "before appendItems(_:) with \(identifiers.count) items, the first of which is "
                    + "\(identifiers.first.map { "\($0)" } ?? "missing")")
        }
        let section = sectionIdentifier.map { existingSection($0) } ?? base.numberOfSections - 1
        edit { $0.appendItems(identifiers, toSection: section) }
    }

    /// Puts items before an item. Traps if that item is not in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let position = base.position(ofFlatIndex: existingItem(beforeIdentifier))
        edit { $0.insertItems(identifiers, at: position) }
    }

    /// Puts items after an item. Traps if that item is not in the snapshot.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        var position = base.position(ofFlatIndex: existingItem(afterIdentifier))
        position.item += 1
        edit { $0.insertItems(identifiers, at: position) }
    }

    /// Takes items away. Identifiers that are not in the snapshot are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let indexes = identifiers.compactMap { flatIndex($0) }
        edit { $0.deleteItems(atFlatIndexes: indexes) }
    }

    /// Takes all items and all sections away, as UIKit does: its callers append their sections again.
    public mutating func deleteAllItems() {
        edit { $0 = Snapshot() }
    }

    /// Moves an item to the place before another. Traps if one of them is not in the snapshot.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Moves an item to the place after another. Traps if one of them is not in the snapshot.
    public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, to other: ItemIdentifierType, distance: Int) {
        let source = base.position(ofFlatIndex: existingItem(item, "moveItem"))
        var target = base.position(ofFlatIndex: existingItem(other, "moveItem"))
        guard source != target else { return }
        // Positions after the removal.
        if source.section == target.section, source.item < target.item { target.item -= 1 }
        target.item += distance
        edit {
            $0.deleteItems(atFlatIndexes: [$0.flatIndex(of: source)])
            $0.insertItems([item], at: target)
        }
    }

    /// Asks for new cells for items. Traps if one is not in the snapshot.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = existingItem(identifier) }
        base.reloadItems(identifiers)
    }

    /// Asks the cell provider to configure the existing cells of items again. Traps if one is not in the
    /// snapshot.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        for identifier in identifiers { _ = existingItem(identifier) }
        base.reconfigureItems(identifiers)
    }
}

// MARK: - Sections

extension NSDiffableDataSourceSnapshot {
    /// Adds sections at the end.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        edit { $0.appendSections(identifiers) }
    }

    /// Puts sections before a section. Traps if that section is not in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(toIdentifier)
        edit { $0.insertSections(identifiers, at: index) }
    }

    /// Puts sections after a section. Traps if that section is not in the snapshot.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        let index = existingSection(toIdentifier) + 1
        edit { $0.insertSections(identifiers, at: index) }
    }

    /// Takes sections and their items away. Identifiers that are not in the snapshot are ignored.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let indexes = Set(identifiers.compactMap { base.index(ofSection: $0) })
        edit { $0.deleteSections(at: indexes) }
    }

    /// Moves a section with its items before another. Traps if one of them is not in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 0)
    }

    /// Moves a section with its items after another. Traps if one of them is not in the snapshot.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(identifier, to: toIdentifier, distance: 1)
    }

    private mutating func move(
        _ section: SectionIdentifierType, to other: SectionIdentifierType, distance: Int
    ) {
        let source = existingSection(section, "moveSection")
        var target = existingSection(other, "moveSection")
        guard source != target else { return }
        if source < target { target -= 1 }
        edit { $0.moveSection(from: source, to: target + distance) }
    }

    /// Asks for new cells and supplementary views for sections. Traps if one is not in the snapshot.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for identifier in identifiers { _ = existingSection(identifier) }
        base.reloadSections(identifiers)
    }
}

// The lookup box is guarded by a lock and holds nothing but a copy of the same values.
extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

/// The index of a snapshot that was asked something while it could not be changed.
///
/// Copies of a snapshot share the box, so one index serves all of them; an edit starts a new box.
final class SnapshotLookup<SectionID: Hashable, ItemID: Hashable>: @unchecked Sendable {
    private let lock = NSLock()
    private var snapshot: Snapshot<SectionID, ItemID>?

    func indexed(_ base: Snapshot<SectionID, ItemID>) -> Snapshot<SectionID, ItemID> {
        lock.withLock {
            if let snapshot { return snapshot }
            var copy = base
            copy.buildIndex()
            snapshot = copy
            return copy
        }
    }
}
