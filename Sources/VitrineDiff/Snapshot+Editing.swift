extension Snapshot {
    /// Brings ``sections``, ``items`` and ``offsets`` into the flat form that is read in bulk.
    ///
    /// - Complexity: O(1) when the snapshot is flat already, as it is until single edits.
    public mutating func flatten() {}

    /// Adds sections at the end.
    ///
    /// - Complexity: O(number of added sections)
    public mutating func appendSections(_ identifiers: some Sequence<SectionID>) {
        for section in identifiers {
            sections.append(section)
            offsets.append(items.count)
            if var index = sectionIndex {
                sectionIndex = nil
                if index.hasRoom {
                    _ = index.insert(sections.count - 1, in: sections)
                } else {
                    index = IndexTable(sections)
                }
                sectionIndex = index
            }
        }
    }

    /// Puts sections before the section at an index (or after the last, with the number of sections).
    ///
    /// - Complexity: O(*s*)
    public mutating func insertSections(_ identifiers: some Collection<SectionID>, at index: Int) {
        let offset = offsets[index]
        sections.insert(contentsOf: identifiers, at: index)
        offsets.insert(contentsOf: repeatElement(offset, count: identifiers.count), at: index)
        sectionIndex = nil
    }

    /// Takes sections and their items away.
    ///
    /// - Complexity: O(*n*)
    public mutating func deleteSections(at indexes: Set<Int>) {
        guard !indexes.isEmpty else { return }
        let old = self
        removeAll()
        for section in old.sections.indices where !indexes.contains(section) {
            sections.append(old.sections[section])
            items.append(contentsOf: old.items[old.itemRange(ofSection: section)])
            offsets.append(items.count)
        }
    }

    /// Takes a section with its items out and puts it in again, at an index after the removal.
    ///
    /// - Complexity: O(*n*)
    public mutating func moveSection(from source: Int, to destination: Int) {
        guard source != destination else { return }
        let old = self
        var order = Array(old.sections.indices)
        order.insert(order.remove(at: source), at: destination)
        removeAll()
        for section in order {
            sections.append(old.sections[section])
            items.append(contentsOf: old.items[old.itemRange(ofSection: section)])
            offsets.append(items.count)
        }
    }

    /// Adds items at the end of a section.
    ///
    /// - Complexity: O(number of added items) for the last section that has items, else O(*n*).
    public mutating func appendItems(_ identifiers: some Collection<ItemID>, toSection section: Int) {
        insertItems(identifiers, atFlatIndex: offsets[section + 1], inSection: section)
    }

    /// Puts items into a section.
    ///
    /// - Complexity: O(*n*)
    public mutating func insertItems(_ identifiers: some Collection<ItemID>, at position: ItemPosition) {
        precondition(
            position.item >= 0 && position.item <= numberOfItems(inSection: position.section),
            "Items cannot be inserted at \(position)")
        insertItems(
            identifiers, atFlatIndex: offsets[position.section] + position.item, inSection: position.section)
    }

    private mutating func insertItems(
        _ identifiers: some Collection<ItemID>, atFlatIndex index: Int, inSection section: Int
    ) {
        guard !identifiers.isEmpty else { return }
        if index == items.count {
            items.append(contentsOf: identifiers)
        } else {
            items.insert(contentsOf: identifiers, at: index)
        }
        for following in (section + 1)..<offsets.count { offsets[following] += identifiers.count }
        itemIndex = nil
    }

    /// Takes items away, given by their places in ``items``, in any order.
    ///
    /// - Complexity: O(*n*)
    public mutating func deleteItems(atFlatIndexes indexes: some Sequence<Int>) {
        let sorted = indexes.sorted()
        guard let first = sorted.first else { return }
        itemIndex = nil
        var keep = first
        var next = 0
        for index in first..<items.count {
            if next < sorted.count, sorted[next] == index {
                while next < sorted.count, sorted[next] == index { next += 1 }
            } else {
                items.swapAt(keep, index)
                keep += 1
            }
        }
        items.removeSubrange(keep...)
        var removed = 0
        next = 0
        for boundary in offsets.indices {
            while next < sorted.count, sorted[next] < offsets[boundary] {
                if next == 0 || sorted[next] != sorted[next - 1] { removed += 1 }
                next += 1
            }
            offsets[boundary] -= removed
        }
    }

    /// Takes all items away and keeps the sections.
    public mutating func deleteAllItems() {
        items = []
        for boundary in offsets.indices { offsets[boundary] = 0 }
        itemIndex = nil
    }

    /// Marks items as to be replaced by new cells.
    public mutating func reloadItems(_ identifiers: some Sequence<ItemID>) {
        reloadedItems.append(contentsOf: identifiers)
    }

    /// Marks items as to be configured again in their cells.
    public mutating func reconfigureItems(_ identifiers: some Sequence<ItemID>) {
        reconfiguredItems.append(contentsOf: identifiers)
    }

    /// Marks sections as to be replaced with all their cells.
    public mutating func reloadSections(_ identifiers: some Sequence<SectionID>) {
        reloadedSections.append(contentsOf: identifiers)
    }

    /// Forgets what was to be reloaded and configured again, when that has been done.
    public mutating func clearReloads() {
        reloadedItems = []
        reconfiguredItems = []
        reloadedSections = []
    }

    private mutating func removeAll() {
        sections = []
        items = []
        offsets = [0]
        itemIndex = nil
        sectionIndex = nil
    }
}
