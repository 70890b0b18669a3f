/// Edits by identifier, with the names and rules of UIKit's snapshots.
extension Snapshot {
    // MARK: Items

    /// Adds items at the end of a section: the given one, or else the last.
    ///
    /// Traps if the section is not in the snapshot or counted, or if there is no section at all.
    ///
    /// - Complexity: O(number of added items) on the average.
    @inlinable public mutating func appendItems(
        _ identifiers: some Collection<ItemID>, to section: SectionID?, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let index: Int
        if let section {
            index = sectionForEdit(section, "appendItems(_:toSection:)", file, line)
        } else {
            index = storedSections.count - 1
            if index < 0 { faultNoSections(identifiers, file, line) }
        }
        appendItems(identifiers, toSection: index, file: file, line: line)
    }

    /// Puts items before an item. Traps if that item is not in the snapshot, or in a counted section.
    ///
    /// - Complexity: O(number of added items) on the average; O(*n*) for the first edits of a flat snapshot.
    @inlinable public mutating func insertItems(
        _ identifiers: some Collection<ItemID>, beforeItem item: ItemID, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let slot = slotForEdit(ofItem: item) else {
            faultAbsent(item, "insertItems(_:beforeItem:)", file, line)
        }
        insert(identifiers, nextTo: slot, after: false, file, line)
    }

    /// Puts items after an item. Traps if that item is not in the snapshot, or in a counted section.
    ///
    /// - Complexity: O(number of added items) on the average; O(*n*) for the first edits of a flat snapshot.
    @inlinable public mutating func insertItems(
        _ identifiers: some Collection<ItemID>, afterItem item: ItemID, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        guard let slot = slotForEdit(ofItem: item) else {
            faultAbsent(item, "insertItems(_:afterItem:)", file, line)
        }
        insert(identifiers, nextTo: slot, after: true, file, line)
    }

    /// Takes items away, with what is pending for them. Identifiers that are not in the snapshot are ignored; one
    /// of a counted section traps.
    ///
    /// - Complexity: O(number of items) on the average; O(*n*) for the first edits of a flat snapshot.
    @inlinable public mutating func deleteItems(_ identifiers: some Collection<ItemID>) {
        if identifiers.count > 2 { scans = 2 }
        var gone: ContiguousArray<UInt32> = []
        for item in identifiers {
            if let slot = slotForEdit(ofItem: item) {
                gone.append(UInt32(slot))
            } else if !counted.isEmpty {
                demandNotCounted(item, "deleteItems(_:)")
            }
        }
        delete(slots: gone)
    }

    /// Moves an item to the place before another. Traps if one of them is not in the snapshot or in a counted
    /// section, or if they are the same.
    ///
    /// - Complexity: O(1) in effect; O(*n*) for the first edits of a flat snapshot.
    @inlinable public mutating func moveItem(_ item: ItemID, beforeItem other: ItemID) {
        move(item, nextTo: other, after: false, "moveItem(_:beforeItem:)")
    }

    /// Moves an item to the place after another. Traps if one of them is not in the snapshot or in a counted
    /// section, or if they are the same.
    ///
    /// - Complexity: O(1) in effect; O(*n*) for the first edits of a flat snapshot.
    @inlinable public mutating func moveItem(_ item: ItemID, afterItem other: ItemID) {
        move(item, nextTo: other, after: true, "moveItem(_:afterItem:)")
    }

    @inlinable mutating func move(_ item: ItemID, nextTo other: ItemID, after: Bool, _ call: StaticString) {
        guard let slot = slotForEdit(ofItem: item) else { faultAbsent(item, call) }
        guard let target = slotForEdit(ofItem: other) else { faultAbsent(other, call) }
        guard slot != target else { faultMovedToItself("item", item, call) }
        if order == nil { beginEditing() }
        order!.move(slot: slot, nextTo: target, after: after)
    }

    // MARK: Sections

    /// Puts sections before a section. Traps if that section is not in the snapshot.
    ///
    /// - Complexity: O(*s*)
    @inlinable public mutating func insertSections(
        _ identifiers: some Collection<SectionID>, beforeSection section: SectionID
    ) {
        insertSections(identifiers, at: sectionForEdit(section, "insertSections(_:beforeSection:)"))
    }

    /// Puts sections after a section. Traps if that section is not in the snapshot.
    ///
    /// - Complexity: O(*s*)
    @inlinable public mutating func insertSections(
        _ identifiers: some Collection<SectionID>, afterSection section: SectionID
    ) {
        insertSections(identifiers, at: sectionForEdit(section, "insertSections(_:afterSection:)") + 1)
    }

    /// Takes sections and their items away, with what is pending for them. Identifiers that are not in the snapshot
    /// are ignored.
    ///
    /// - Complexity: O(*s* + items in them), and O(*n*) for the first edit of a flat snapshot.
    public mutating func deleteSections(_ identifiers: some Collection<SectionID>) {
        if identifiers.count > 2 { buildSectionIndex() }
        deleteSections(at: Set(identifiers.compactMap { index(ofSection: $0) }))
    }

    /// Moves a section with its items before another. Traps if one of them is not in the snapshot, or if they are
    /// the same.
    ///
    /// - Complexity: O(*s*), and O(*n*) for the first edit of a flat snapshot.
    public mutating func moveSection(_ section: SectionID, beforeSection other: SectionID) {
        move(section, nextTo: other, distance: 0, "moveSection(_:beforeSection:)")
    }

    /// Moves a section with its items after another. Traps if one of them is not in the snapshot, or if they are
    /// the same.
    ///
    /// - Complexity: O(*s*), and O(*n*) for the first edit of a flat snapshot.
    public mutating func moveSection(_ section: SectionID, afterSection other: SectionID) {
        move(section, nextTo: other, distance: 1, "moveSection(_:afterSection:)")
    }

    private mutating func move(
        _ section: SectionID, nextTo other: SectionID, distance: Int, _ call: StaticString
    ) {
        let source = sectionForEdit(section, call)
        var target = sectionForEdit(other, call)
        guard source != target else { faultMovedToItself("section", section, call) }
        if source < target { target -= 1 }
        moveSection(from: source, to: target + distance)
    }

    /// The index of a section that must be there. Sections are hashed once there are many of them.
    @inlinable mutating func sectionForEdit(
        _ section: SectionID, _ call: StaticString, _ file: StaticString = #fileID, _ line: UInt = #line
    ) -> Int {
        if sectionIndex == nil, storedSections.count > 16 { buildSectionIndex() }
        guard let index = index(ofSection: section) else { faultAbsentSection(section, call, file, line) }
        return index
    }
}

// MARK: - Reloads

extension Snapshot {
    /// Asks for new cells for items. Traps if one is not in the snapshot.
    public mutating func reloadExistingItems(_ identifiers: some Collection<ItemID>) {
        markItems(identifiers, "reloadItems(_:)") {
            $0.reloadItems($1)
        } counted: {
            $0.reload($1)
        }
    }

    /// Asks the cell provider to configure the existing cells of items again. Traps if one is not in the snapshot.
    public mutating func reconfigureExistingItems(_ identifiers: some Collection<ItemID>) {
        markItems(identifiers, "reconfigureItems(_:)") {
            $0.reconfigureItems($1)
        } counted: {
            $0.reconfigure($1)
        }
    }

    private mutating func markItems(
        _ identifiers: some Collection<ItemID>, _ call: StaticString,
        listed mark: (inout Snapshot, [ItemID]) -> Void,
        counted markCounted: (inout CountedItems<ItemID>, Range<Int>) -> Void
    ) {
        if identifiers.count > 2 { scans = 2 }
        var listed: [ItemID] = []
        for item in identifiers {
            if slotForEdit(ofItem: item) != nil {
                listed.append(item)
            } else if !counted.isEmpty, let position = countedPosition(ofItem: item) {
                markCounted(&counted[position.section]!, position.item..<(position.item + 1))
            } else {
                faultAbsent(item, call)
            }
        }
        mark(&self, listed)
    }

    /// Asks for new cells and supplementary views for sections. Traps if one is not in the snapshot.
    public mutating func reloadExistingSections(_ identifiers: some Collection<SectionID>) {
        for section in identifiers { _ = sectionForEdit(section, "reloadSections(_:)") }
        reloadSections(identifiers)
    }
}
