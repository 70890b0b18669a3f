public import VitrineDiff

extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section: the given one, or else the last. Those that the snapshot has already move
    /// there.
    ///
    /// Traps if the section is not in the snapshot, or if there is no section at all.
    ///
    /// - Parameters:
    ///   - identifiers: The items.
    ///   - sectionIdentifier: The section; nil for the last.
    ///   - file: Vitrine's own, filled in by the compiler: what a message about a duplicate names.
    ///   - line: The line in it.
    /// - Complexity: O(number of added items) on the average
    @inlinable public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        forgetLookups()
        base.appendItems(identifiers, to: sectionIdentifier, file: file, line: line)
    }

    /// Puts items before an item. Those that the snapshot has already move there. Traps if that item is not in the
    /// snapshot.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - beforeIdentifier: The item that will follow them.
    ///   - file: Vitrine's own, filled in by the compiler: what a message about a duplicate names.
    ///   - line: The line in it.
    /// - Complexity: O(number of added items) on the average; O(*n*) for the first few edits.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        forgetLookups()
        moveRepeatedItems()
        base.insertItems(identifiers, beforeItem: beforeIdentifier, file: file, line: line)
    }

    /// Puts items after an item. Those that the snapshot has already move there. Traps if that item is not in the
    /// snapshot.
    ///
    /// - Parameters:
    ///   - identifiers: The new items.
    ///   - afterIdentifier: The item that they will follow.
    ///   - file: Vitrine's own, filled in by the compiler: what a message about a duplicate names.
    ///   - line: The line in it.
    /// - Complexity: O(number of added items) on the average; O(*n*) for the first few edits.
    @inlinable public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType,
        file: StaticString = #fileID, line: UInt = #line
    ) {
        forgetLookups()
        moveRepeatedItems()
        base.insertItems(identifiers, afterItem: afterIdentifier, file: file, line: line)
    }

    /// Takes items away. Identifiers that are not in the snapshot are ignored.
    ///
    /// - Complexity: O(number of identifiers) on the average; O(*n*) for the first few edits.
    @inlinable public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        forgetLookups()
        moveRepeatedItems()
        base.deleteItems(identifiers)
    }

    /// Takes all items and all sections away, as UIKit does: its callers append their sections again.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item to the place before another. Traps if one of them is not in the snapshot, or if they are the same.
    ///
    /// - Complexity: O(1) in effect; O(*n*) for the first few edits.
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
    ) {
        forgetLookups()
        moveRepeatedItems()
        base.moveItem(identifier, beforeItem: toIdentifier)
    }

    /// Moves an item to the place after another. Traps if one of them is not in the snapshot, or if they are the same.
    ///
    /// - Complexity: O(1) in effect; O(*n*) for the first few edits.
    @inlinable public mutating func moveItem(
        _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
    ) {
        forgetLookups()
        moveRepeatedItems()
        base.moveItem(identifier, afterItem: toIdentifier)
    }

    /// Asks for new cells for items. Traps if one is not in the snapshot.
    @inlinable public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        forgetLookups()
        moveRepeatedItems()
        base.reloadExistingItems(identifiers)
    }

    /// Asks the cell provider to configure the existing cells of items again. Traps if one is not in the
    /// snapshot.
    @inlinable public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        forgetLookups()
        moveRepeatedItems()
        base.reconfigureExistingItems(identifiers)
    }
}
