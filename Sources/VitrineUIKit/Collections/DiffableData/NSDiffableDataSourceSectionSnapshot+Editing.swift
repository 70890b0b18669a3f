import VitrineDiff

extension NSDiffableDataSourceSectionSnapshot {
    /// Adds items at the end of a parent's children, or at the end of the root items. They are collapsed.
    ///
    /// Traps if an item is in the snapshot already or given twice, or if the parent is not in the snapshot.
    ///
    /// - Complexity: O(number of added items)
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        edit("append(_:to:)") { (base) throws(OutlineFault) in try base.append(items, to: parent) }
    }

    /// Puts items before an item, as its siblings.
    ///
    /// Traps if one of them is in the snapshot already or given twice, or if the item is not in the snapshot.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        edit("insert(_:before:)", "before") { (base) throws(OutlineFault) in
            try base.insert(items, before: item)
        }
    }

    /// Puts items after an item and its descendants, as its siblings.
    ///
    /// Traps if one of them is in the snapshot already or given twice, or if the item is not in the snapshot.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        edit("insert(_:after:)", "after") { (base) throws(OutlineFault) in
            try base.insert(items, after: item)
        }
    }

    /// Puts a snapshot before an item, its root items as siblings of the item, everything in the state it has.
    ///
    /// Traps if an item of it is in this snapshot already, or if the item is not in the snapshot.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        edit("insert(_:before:)", "before") { (base) throws(OutlineFault) in
            try base.insert(snapshot.base, before: item)
        }
    }

    /// Puts a snapshot after an item and its descendants, its root items as siblings of the item, everything in
    /// the state it has.
    ///
    /// Traps if an item of it is in this snapshot already, or if the item is not in the snapshot.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        edit("insert(_:after:)", "after") { (base) throws(OutlineFault) in
            try base.insert(snapshot.base, after: item)
        }
    }

    /// Puts a snapshot in the place of all descendants of an item. It may name items that were among them.
    ///
    /// Traps if an item of it is elsewhere in this snapshot, or if the parent is not in the snapshot.
    ///
    /// - Complexity: O((items taken away + items added) · depth of the parent)
    public mutating func replace(
        childrenOf parent: ItemIdentifierType,
        using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        edit("replace(childrenOf:using:)") { (base) throws(OutlineFault) in
            try base.replaceChildren(of: parent, with: snapshot.base)
        }
    }

    /// Takes items and their descendants away. Traps if one of the items is not in the snapshot.
    ///
    /// - Complexity: O(number of items taken away)
    public mutating func delete(_ items: [ItemIdentifierType]) {
        edit("delete(_:)") { (base) throws(OutlineFault) in try base.delete(items) }
    }

    /// Takes all items away.
    public mutating func deleteAll() {
        base.deleteAll()
    }

    /// Expands items, whether they have children or not. Items that are not in the snapshot are ignored.
    ///
    /// - Complexity: O(number of the items)
    public mutating func expand(_ items: [ItemIdentifierType]) {
        base.expand(items)
    }

    /// Collapses items. What is below them keeps its state. Items that are not in the snapshot are ignored.
    ///
    /// - Complexity: O(number of the items)
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        base.collapse(items)
    }

    private mutating func edit(
        _ call: String, _ side: String = "",
        _ change: (inout Outline<ItemIdentifierType>) throws(OutlineFault) -> Void
    ) {
        do throws(OutlineFault) {
            try change(&base)
        } catch {
            fatalError(Self.message(for: error, in: call, side))
        }
    }

    /// UIKit's sentence, with what UIKit leaves out: the identifiers, where they are, and what to do.
    static func message(for fault: OutlineFault, in call: String, _ side: String = "") -> String {
        let list = fault.identifiers.joined(separator: ", ")
        return switch fault.kind {
        case .duplicates:
            "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n    "
                + fault.identifiers.joined(separator: ",\n    ") + "\n)}\n"
                + fault.places.joined(separator: "\n") + "\n\(call): an item has one place in an outline. "
                + "Delete it before adding it elsewhere, or give equal items under different parents "
                + "different identifiers"
        case .missingParent:
            "Parent item identifier does not exist in section snapshot: \(list)\n"
                + "\(call): append the parent first"
        case .missingNeighbour:
            "Item identifier to insert \(side) does not exist in section snapshot: \(list)\n"
                + "\(call): append or insert that item first"
        case .missingItem:
            "Failed to find index of item \(list)\n"
                + "\(call): only items that are in the section snapshot can be deleted; ask contains(_:)"
        }
    }
}
