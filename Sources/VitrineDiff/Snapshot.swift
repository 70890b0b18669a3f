/// Sections and their items, in order: the state that a difference is taken between.
///
/// All items lie in one flat array, with one offset for each section, so a snapshot of a million items
/// is three allocations and a copy is O(1) (the arrays are shared until one side is changed).
///
/// Identifiers are meant to be unique, sections among sections and items across *all* sections.
/// A snapshot can hold duplicates, so that they can be found and reported with both positions
/// (``duplicateItems()``); a difference between snapshots with duplicates is not defined, and
/// ``Difference/init(from:to:)`` throws.
public struct Snapshot<SectionID: Hashable, ItemID: Hashable> {
    /// The section identifiers, in order.
    public internal(set) var sections: ContiguousArray<SectionID> = []

    /// The items of all sections, one section after the other.
    public internal(set) var items: ContiguousArray<ItemID> = []

    /// Where each section starts in ``items``, and a last element equal to the number of items.
    public internal(set) var offsets: ContiguousArray<Int> = [0]

    /// Items whose cells have to be replaced although their identifiers stay.
    public internal(set) var reloadedItems: [ItemID] = []

    /// Items whose cells have to be configured again in place.
    public internal(set) var reconfiguredItems: [ItemID] = []

    /// Sections whose cells and supplementary views have to be replaced.
    public internal(set) var reloadedSections: [SectionID] = []

    /// Made when a lookup or an edit pays for it, dropped when positions change.
    var itemIndex: IndexTable?
    var sectionIndex: IndexTable?

    /// Creates an empty snapshot.
    public init() {}

    /// The number of sections.
    public var numberOfSections: Int { sections.count }

    /// The number of items in all sections.
    public var numberOfItems: Int { items.count }

    /// The positions in ``items`` of one section's items.
    public func itemRange(ofSection section: Int) -> Range<Int> {
        offsets[section]..<offsets[section + 1]
    }

    /// The number of items in one section.
    public func numberOfItems(inSection section: Int) -> Int {
        offsets[section + 1] - offsets[section]
    }

    /// The item at a position.
    public subscript(position: ItemPosition) -> ItemID {
        items[flatIndex(of: position)]
    }

    /// The place in ``items`` of the item at a position.
    public func flatIndex(of position: ItemPosition) -> Int {
        precondition(
            position.item >= 0 && position.item < numberOfItems(inSection: position.section),
            "There is no item at \(position)")
        return offsets[position.section] + position.item
    }

    /// The section that holds the item at an index of ``items``.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func section(ofFlatIndex index: Int) -> Int {
        // The last section that starts at or before the index; empty sections before it start there too.
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if offsets[middle + 1] <= index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The position of the item at an index of ``items``.
    ///
    /// - Complexity: O(log *s*), *s* = sections.
    public func position(ofFlatIndex index: Int) -> ItemPosition {
        let section = section(ofFlatIndex: index)
        return ItemPosition(section: section, item: index - offsets[section])
    }
}

extension Snapshot: Sendable where SectionID: Sendable, ItemID: Sendable {}

extension Snapshot: Equatable {
    /// Equal sections with equal items; pending reloads do not count.
    public static func == (a: Self, b: Self) -> Bool {
        a.offsets == b.offsets && a.sections == b.sections && a.items == b.items
    }
}

/// Where an item is: its section, and its place in it.
public struct ItemPosition: Hashable, Comparable, Sendable, CustomStringConvertible {
    /// The index of the section.
    public var section: Int

    /// The index of the item in its section.
    public var item: Int

    /// Creates a position.
    public init(section: Int, item: Int) {
        self.section = section
        self.item = item
    }

    /// `section 2, item 5`.
    public var description: String { "section \(section), item \(item)" }

    /// Reading order: by section, then by item.
    public static func < (a: Self, b: Self) -> Bool {
        (a.section, a.item) < (b.section, b.item)
    }
}
