extension Snapshot {
    /// Hashes every identifier, so that the look-ups below take O(1) from now on, also after edits.
    ///
    /// - Complexity: O(*n*), or O(1) when the index is there already.
    @inlinable public mutating func buildIndex() {
        if itemIndex == nil {
            if let order {
                var index = IndexTable(capacity: order.numberOfItems)
                order.forEachLiveRange {
                    index.insert($0, in: slots)
                    return true
                }
                itemIndex = index
            } else {
                itemIndex = IndexTable(slots)
            }
        }
        buildSectionIndex()
    }

    /// Hashes the section identifiers, so that sections are found in O(1), also after edits.
    ///
    /// - Complexity: O(*s*), or O(1) when the index is there already.
    @inlinable public mutating func buildSectionIndex() {
        if sectionIndex == nil { sectionIndex = IndexTable(storedSections) }
    }

    /// Whether look-ups of items take O(1) now.
    @inlinable public var isIndexed: Bool { itemIndex != nil }

    /// Whether look-ups of sections take O(1) now.
    @inlinable public var isSectionIndexed: Bool { sectionIndex != nil }

    /// Takes over the indexes of a snapshot with the same sections and items in the same order.
    ///
    /// For values that are asked before they are changed: their index can be made in a copy beside them, and must not
    /// be lost when they change.
    public mutating func adoptIndexes(of other: Snapshot) {
        precondition(slots.count == other.slots.count && storedSections.count == other.storedSections.count)
        if itemIndex == nil, other.itemIndex != nil, (order == nil) == (other.order == nil) {
            itemIndex = other.itemIndex
        }
        if sectionIndex == nil { sectionIndex = other.sectionIndex }
    }

    /// The place of an item in ``items``, or nil.
    ///
    /// - Complexity: O(1) with an index (``buildIndex()``), else O(*n*). In the edit form O(√*n*) with a very small
    ///   factor: less than a microsecond for a million items.
    @inlinable public func flatIndex(ofItem item: ItemID) -> Int? {
        slot(ofItem: item).map(flatIndex(ofSlot:))
    }

    /// The index of an item among the items of all sections, counted ones included; or nil.
    ///
    /// - Complexity: As for ``position(ofItem:)``, and O(*s*) with counted sections.
    @inlinable public func index(ofItem item: ItemID) -> Int? {
        if counted.isEmpty { return flatIndex(ofItem: item) }
        return position(ofItem: item).map(index(of:))
    }

    /// The position of an item, or nil.
    ///
    /// - Complexity: O(log *s*) with an index (``buildIndex()``), else O(*n*). An item of a counted section is found
    ///   as ``CountedItems/index(ofItem:)`` finds it.
    public func position(ofItem item: ItemID) -> ItemPosition? {
        if let slot = slot(ofItem: item) { return position(ofSlot: slot) }
        return counted.isEmpty ? nil : countedPosition(ofItem: item)
    }

    /// The section that contains an item, or nil.
    ///
    /// - Complexity: As for ``position(ofItem:)``.
    @inlinable public func section(containingItem item: ItemID) -> Int? {
        if let slot = slot(ofItem: item) { return section(ofSlot: slot) }
        return counted.isEmpty ? nil : countedPosition(ofItem: item)?.section
    }

    /// The index of a section, or nil.
    ///
    /// - Complexity: O(1) with an index (``buildSectionIndex()``), else O(*s*).
    @inlinable public func index(ofSection section: SectionID) -> Int? {
        if let last = storedSections.last, last == section { return storedSections.count - 1 }
        if let sectionIndex { return sectionIndex.position(of: section, in: storedSections) }
        return storedSections.firstIndex(of: section)
    }

    /// The items of one section.
    ///
    /// - Complexity: O(number of items in the section)
    public func items(inSection section: Int) -> ArraySlice<ItemID> {
        if let items = countedItems(inSection: section) { return ArraySlice(items) }
        if order != nil { return ArraySlice(orderedItems(inSections: section..<(section + 1))) }
        return ArraySlice(slots[itemRange(ofSection: section)])
    }

    /// The items of all sections, listed and counted.
    ///
    /// - Complexity: O(number of items)
    public var allItems: [ItemID] {
        if counted.isEmpty { return Array(items) }
        return storedSections.indices.flatMap { items(inSection: $0) }
    }

    /// Where in the source an item was appended or inserted; nil if that is not known.
    ///
    /// It is known for the latest call of each place in the source at the least; a snapshot keeps about a thousand
    /// changes from one such place to another, and what comes after them is unknown.
    ///
    /// - Complexity: O(log *r*), *r* = such changes.
    public func appendSite(ofItemAt position: ItemPosition) -> AppendSite? {
        guard countedItems(inSection: position.section) == nil else { return nil }
        return sites.site(ofSlot: slot(atFlatIndex: flatIndex(of: position)))
    }
}

// MARK: - Slots

extension Snapshot {
    /// The slot of a listed item, or nil.
    @inlinable func slot(ofItem item: ItemID) -> Int? {
        if let itemIndex { return itemIndex.position(of: item, in: slots) }
        return scan(forItem: item)
    }

    /// The slot of a listed item, or nil; builds the index when many are looked for.
    ///
    /// An index of a hundred thousand costs what a few dozen scans cost that compare and do not hash, and many
    /// programs edit one item only.
    @inlinable mutating func slotForEdit(ofItem item: ItemID) -> Int? {
        if itemIndex == nil {
            if scans < 2 || slots.count < 16 {
                scans += 1
                return scan(forItem: item)
            }
            buildIndex()
        }
        return itemIndex!.position(of: item, in: slots)
    }

    @inlinable func scan(forItem item: ItemID) -> Int? {
        guard let order else { return slots.firstIndex(of: item) }
        var found: Int?
        order.forEachLiveRange { range in
            found = slots[range].firstIndex(of: item)
            return found == nil
        }
        return found
    }

    @usableFromInline func position(ofSlot slot: Int) -> ItemPosition {
        guard let order else { return position(ofFlatIndex: slot) }
        let section = order.section(ofSlot: slot)
        return ItemPosition(section: section, item: order.item(ofSlot: slot, inSection: section))
    }
}
