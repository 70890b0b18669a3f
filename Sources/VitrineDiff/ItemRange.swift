/// Neighbouring items of one section.
public struct ItemRange: Hashable, Sendable, CustomStringConvertible {
    /// The index of the section.
    public var section: Int

    /// The indexes of the items in their section.
    public var items: Range<Int>

    /// Creates a range.
    public init(section: Int, items: Range<Int>) {
        self.section = section
        self.items = items
    }

    /// `section 2, items 5..<8`.
    public var description: String { "section \(section), items \(items)" }
}

/// Positions of items in ascending order, stored as ranges: a million neighbours are one range.
public struct ItemPositions: RandomAccessCollection, Hashable, Sendable {
    /// The ranges, ascending, none of them empty or next to another.
    public private(set) var ranges: ContiguousArray<ItemRange> = []

    /// The number of positions up to the end of each range.
    private var ends: ContiguousArray<Int> = []

    /// The number of positions.
    public var count: Int { ends.last ?? 0 }
    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of positions.
    public var endIndex: Int { count }

    /// One position.
    ///
    /// - Complexity: O(log *r*), *r* = ranges. Iterating takes O(1) for each position.
    public subscript(index: Int) -> ItemPosition {
        precondition(index >= 0 && index < count, "There are \(count) positions")
        var low = 0
        var high = ends.count - 1
        while low < high {
            let middle = (low + high) / 2
            if ends[middle] <= index { low = middle + 1 } else { high = middle }
        }
        return ItemPosition(
            section: ranges[low].section, item: ranges[low].items.upperBound - (ends[low] - index))
    }

    /// Goes through the positions range by range.
    public struct Iterator: IteratorProtocol {
        fileprivate let ranges: ContiguousArray<ItemRange>
        fileprivate var range = 0
        fileprivate var offset = 0

        /// The next position, or nil after the last one.
        public mutating func next() -> ItemPosition? {
            guard range < ranges.count else { return nil }
            let current = ranges[range]
            let position = ItemPosition(section: current.section, item: current.items.lowerBound + offset)
            offset += 1
            if offset == current.items.count {
                range += 1
                offset = 0
            }
            return position
        }
    }

    /// Goes through the positions range by range.
    public func makeIterator() -> Iterator { Iterator(ranges: ranges) }

    /// Adds what follows everything that is there.
    mutating func append(section: Int, items: Range<Int>) {
        guard !items.isEmpty else { return }
        let end = count + items.count
        if let last = ranges.last, last.section == section, last.items.upperBound == items.lowerBound {
            ranges[ranges.count - 1].items = last.items.lowerBound..<items.upperBound
            ends[ends.count - 1] = end
        } else {
            ranges.append(ItemRange(section: section, items: items))
            ends.append(end)
        }
    }
}
