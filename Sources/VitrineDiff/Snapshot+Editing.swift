/// Edits by index. Those by identifier, which programs use, are in `Snapshot+Identifiers.swift`.
extension Snapshot {
    /// Adds items at the end of a section.
    ///
    /// - Parameters:
    ///   - identifiers: The items.
    ///   - section: The index of a listed section. A counted one traps.
    ///   - file: The file to name when one of the items turns out to be a duplicate.
    ///   - line: The line in it.
    /// - Complexity: O(number of added items) on the average; the first time that a section is filled that has
    ///   many others behind it, O(*n*).
    @inlinable public mutating func appendItems(
        _ identifiers: some Collection<ItemID>, toSection section: Int, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        if !counted.isEmpty { demandListed(section, "appendItems(_:toSection:)") }
        var first = slots.count
        if order == nil {
            let following = storedSections.count - section - 1
            let count = identifiers.count
            if following == 0 || (following <= 64 &+ count && starts[section + 1] == first) {
                reserve(count)
                slots.append(contentsOf: identifiers)
                for boundary in (section + 1)..<starts.count { starts[boundary] &+= count }
                noteAppended(first, file, line)
                return
            }
            guard count > 0 else { return }
            beginEditing()
        } else if order!.hasManyDeadSlots {
            beginEditing()
            first = slots.count
        }
        reserve(identifiers.count)
        slots.append(contentsOf: identifiers)
        order!.append(count: slots.count &- first, toSection: section)
        noteAppended(first, file, line)
    }

    /// Puts items into a section.
    ///
    /// - Parameters:
    ///   - identifiers: The items.
    ///   - position: Where the first of them will be, in a listed section; a counted one traps, and so does a
    ///     position beyond the end.
    ///   - file: The file to name when one of the items turns out to be a duplicate.
    ///   - line: The line in it.
    /// - Complexity: O(number of added items) on the average; O(*n*) for the first edit of a flat snapshot.
    public mutating func insertItems(
        _ identifiers: some Collection<ItemID>, at position: ItemPosition, file: StaticString = #fileID,
        line: UInt = #line
    ) {
        if !counted.isEmpty { demandListed(position.section, "insertItems(_:at:)") }
        let range = itemRange(ofSection: position.section)
        precondition(
            position.item >= 0 && position.item <= range.count, "Items cannot be inserted at \(position)")
        if position.item == range.count {
            return appendItems(identifiers, toSection: position.section, file: file, line: line)
        }
        insert(
            identifiers, nextTo: slot(atFlatIndex: range.lowerBound + position.item), after: false, file, line
        )
    }

    /// Takes items away, given by their places in ``items``, in any order.
    ///
    /// - Complexity: O(number of items), and O(*n*) for the first edit of a flat snapshot.
    public mutating func deleteItems(atFlatIndexes indexes: some Sequence<Int>) {
        delete(slots: ContiguousArray(Set(indexes).map { UInt32(slot(atFlatIndex: $0)) }))
    }

    /// Takes all items away and keeps the sections; counted ones become listed ones.
    public mutating func deleteAllItems() {
        let sections = storedSections
        let index = sectionIndex
        let reloads = reloadedSections
        self = Snapshot()
        storedSections = sections
        starts = ContiguousArray(repeating: 0, count: sections.count + 1)
        sectionIndex = index
        reloadedSections = reloads
    }

    /// Marks items as to be replaced by new cells. They are not looked for.
    public mutating func reloadItems(_ identifiers: some Sequence<ItemID>) {
        reloadedItems.append(contentsOf: identifiers)
    }

    /// Marks items as to be configured again in their cells. They are not looked for.
    public mutating func reconfigureItems(_ identifiers: some Sequence<ItemID>) {
        reconfiguredItems.append(contentsOf: identifiers)
    }

    /// Marks sections as to be replaced with all their cells. They are not looked for.
    public mutating func reloadSections(_ identifiers: some Sequence<SectionID>) {
        reloadedSections.append(contentsOf: identifiers)
    }

    /// Forgets what was to be reloaded and configured again, when that has been done.
    public mutating func clearReloads() {
        reloadedItems = []
        reconfiguredItems = []
        reloadedSections = []
        for section in counted.indices { counted[section]?.clearReloads() }
    }
}

// MARK: - Slots

extension Snapshot {
    /// Puts items before or after the item in a slot.
    @inlinable mutating func insert(
        _ identifiers: some Collection<ItemID>, nextTo slot: Int, after: Bool, _ file: StaticString,
        _ line: UInt
    ) {
        guard !identifiers.isEmpty else { return }
        let slot = beginEditing(at: slot)
        let first = slots.count
        reserve(identifiers.count)
        slots.append(contentsOf: identifiers)
        order!.insert(count: slots.count - first, nextTo: slot, after: after)
        noteAppended(first, file, line)
    }

    /// Takes the items in some slots away.
    @inlinable mutating func delete(slots gone: ContiguousArray<UInt32>) {
        guard !gone.isEmpty else { return }
        if !(reloadedItems.isEmpty && reconfiguredItems.isEmpty) {
            forgetReloads(ofItems: gone.map { slots[Int($0)] })
        }
        if let index = itemIndex {
            if gone.count * 4 > index.count || index.count != numberOfListedItems {
                // Most of the index goes: looking for what goes costs more than a new one. With duplicates, an item
                // that is not in the index may take the place of one that was.
                itemIndex = nil
                scans = 2
            } else {
                for slot in gone {
                    itemIndex!.remove(position: Int(slot), hash: IndexTable.hash(slots[Int(slot)]))
                }
            }
        }
        deleteFromOrder(gone)
    }

    @usableFromInline mutating func deleteFromOrder(_ gone: ContiguousArray<UInt32>) {
        if order == nil { beginEditing() }
        order!.delete(gone)
    }

    /// Enters the edit form, and tells where a slot is then: making room may renumber slots.
    @inlinable mutating func beginEditing(at slot: Int) -> Int {
        guard order != nil else {
            beginEditing()
            return slot
        }
        guard order!.hasManyDeadSlots else { return slot }
        let index = order!.index(ofSlot: slot)
        beginEditing()
        return index
    }

    @inlinable mutating func noteAppended(_ first: Int, _ file: StaticString, _ line: UInt) {
        guard slots.count > first else { return }
        sites.note(first, file, line)
        guard itemIndex != nil else { return calls.note(first, slots.count &- first) }
        itemIndex!.insert(first..<slots.count, in: slots)
        // The index has told: with as many entries as items none is there again.
        if !calls.isEmpty || itemIndex!.count != numberOfListedItems {
            calls.note(first, slots.count &- first)
        }
    }

    @inlinable mutating func forgetReloads(ofItems gone: some Collection<ItemID>) {
        if gone.count == 1 {
            // Hashing all that is pending costs more than comparing it once.
            let item = gone.first!
            removeReloads { $0 == item }
        } else {
            let gone = Set(gone)
            removeReloads { gone.contains($0) }
        }
    }

    @usableFromInline mutating func removeReloads(where isGone: (ItemID) -> Bool) {
        reloadedItems.removeAll(where: isGone)
        reconfiguredItems.removeAll(where: isGone)
    }

    /// Makes room for more slots while there is an index, by a quarter at least. An array that doubles leaves as much room
    /// unused as it uses, which is fast while a snapshot is built, and too much beside all that edits need.
    @inlinable mutating func reserve(_ added: Int) {
        guard itemIndex != nil, slots.count &+ added > slots.capacity, slots.count >= 4096 else { return }
        slots.reserveCapacity(max(slots.count &+ added, slots.count &+ slots.count / 4))
    }
}
