/// Sections and their items, in order: the state that a difference is taken between.
///
/// A fresh snapshot is flat: all items lie in one array, with one offset for each section, so a million items
/// are three allocations. Edits of single items bring it into an *edit form*, in which the identifiers stay
/// where they are and an order of slots changes instead; ``flatten()`` brings it back, once, before it is
/// read in bulk. Both forms answer everything, and a copy is O(1) in both (the storage is shared until one side is
/// changed).
///
/// Identifiers are meant to be unique, sections among sections and items across *all* sections.
/// A snapshot can hold duplicates, so that they can be found and reported with both positions
/// (``duplicateItems()``) and with the calls that brought them (``appendSite(ofItemAt:)``); a difference between
/// snapshots with duplicates is not defined, and ``Difference/init(from:to:)`` throws.
///
/// A section can be *counted* instead of listed: a ``CountedItems`` value holds its items, and its range in
/// ``items`` is empty.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
    @usableFromInline var storedSections: ContiguousArray<SectionID> = []

    /// The identifiers. The slot of an item is its place in ``items`` while there is no order.
    @usableFromInline var slots: ContiguousArray<ItemID> = []

    /// Where each section starts, while there is no order.
    @usableFromInline var starts: ContiguousArray<Int> = [0]

    /// The order of the slots in the edit form; nil in the flat form.
    @usableFromInline var order: ItemOrder?

    /// The counted sections, by section; empty when every section is listed.
    public internal(set) var counted: ContiguousArray<CountedItems<ItemID>?> = []

    /// Items whose cells have to be replaced although their identifiers stay.
    public internal(set) var reloadedItems: [ItemID] = []

    /// Items whose cells have to be configured again in place.
    public internal(set) var reconfiguredItems: [ItemID] = []

    /// Sections whose cells and supplementary views have to be replaced.
    public internal(set) var reloadedSections: [SectionID] = []

    /// The slot of each identifier. Made when look-ups pay for it; follows edits.
    @usableFromInline var itemIndex: IndexTable?
    @usableFromInline var sectionIndex: IndexTable?

    /// How often an item was looked for by comparing one after the other.
    @usableFromInline var scans = 0

    @usableFromInline var sites = AppendSites()

    /// The calls that may have brought items that were there already.
    @usableFromInline var calls = AppendCalls()

    /// Creates an empty snapshot.
    public init() {}

    /// The section identifiers, in order.
    @inlinable public var sections: ContiguousArray<SectionID> {
        _read { yield storedSections }
    }

    /// The items of all listed sections, one section after the other.
    ///
    /// - Complexity: O(1) in the flat form, else O(*n*): call ``flatten()`` before.
    @inlinable public var items: ContiguousArray<ItemID> {
        _read {
            if order == nil { yield slots } else { yield orderedItems(inSections: 0..<storedSections.count) }
        }
    }

    /// Where each section starts in ``items``, and a last element equal to the number of listed items.
    ///
    /// - Complexity: O(1) in the flat form, else O(*s*).
    @inlinable public var offsets: ContiguousArray<Int> {
        _read {
            if let order { yield order.offsets() } else { yield starts }
        }
    }

    /// The number of sections.
    @inlinable public var numberOfSections: Int { storedSections.count }

    /// The number of items in all sections.
    ///
    /// - Complexity: O(1), or O(*s*) with counted sections.
    @inlinable public var numberOfItems: Int {
        counted.isEmpty ? numberOfListedItems : numberOfListedItems + numberOfCountedItems
    }

    @inlinable var numberOfListedItems: Int { order == nil ? slots.count : order!.numberOfItems }

    /// The positions in ``items`` of one section's items.
    @inlinable public func itemRange(ofSection section: Int) -> Range<Int> {
        guard let order else { return starts[section]..<starts[section + 1] }
        let start = order.start(ofSection: section)
        return start..<(start + order.count(inSection: section))
    }

    /// The number of items in one section.
    @inlinable public func numberOfItems(inSection section: Int) -> Int {
        if !counted.isEmpty, let items = counted[section] { return items.count }
        if let order { return order.count(inSection: section) }
        return starts[section + 1] - starts[section]
    }

    /// The item at a position.
    ///
    /// - Complexity: O(1) in the flat form, in effect; O(log *r*) in a counted section, *r* = its runs.
    public subscript(position: ItemPosition) -> ItemID {
        if !counted.isEmpty, let items = counted[position.section] { return items[position.item] }
        return slots[slot(atFlatIndex: flatIndex(of: position))]
    }

    /// The place in ``items`` of the item at a position.
    public func flatIndex(of position: ItemPosition) -> Int {
        let range = itemRange(ofSection: position.section)
        precondition(position.item >= 0 && position.item < range.count, "There is no item at \(position)")
        return range.lowerBound + position.item
    }

    /// The section that holds the item at an index of ``items``.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func section(ofFlatIndex index: Int) -> Int {
        if let order { return order.section(ofSlot: order.slot(at: index)) }
        // The last section that starts at or before the index; empty sections before it start there too.
        var low = 0
        var high = storedSections.count
        while low < high {
            let middle = (low + high) / 2
            if starts[middle + 1] <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The position of the item at an index of ``items``.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func position(ofFlatIndex index: Int) -> ItemPosition {
        let section = section(ofFlatIndex: index)
        return ItemPosition(section: section, item: index - itemRange(ofSection: section).lowerBound)
    }

    @usableFromInline func slot(atFlatIndex index: Int) -> Int { order?.slot(at: index) ?? index }

    @usableFromInline func flatIndex(ofSlot slot: Int) -> Int { order?.index(ofSlot: slot) ?? slot }

    @usableFromInline func section(ofSlot slot: Int) -> Int {
        order?.section(ofSlot: slot) ?? section(ofFlatIndex: slot)
    }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot: Equatable {
    /// Equal sections with equal items; pending reloads do not count.
    public static func == (a: Self, b: Self) -> Bool {
        a.numberOfListedItems == b.numberOfListedItems && a.offsets == b.offsets && a.sections == b.sections
            && a.items == b.items
            && (a.counted == b.counted
                || a.sections.indices.allSatisfy {
                    a.countedItems(inSection: $0) == b.countedItems(inSection: $0)
                })
    }
}
