import Foundation
import VitrineDiff

/// A set of items as ascending ranges: made from any number of items, asked about the few on screen.
struct ItemRangeSet {
    private struct Part {
        var section: Int
        var items: Range<Int>
    }

    /// Ascending, none of them empty, none overlapping.
    private var parts: ContiguousArray<Part> = []

    /// The empty set.
    init() {}

    /// Items of index paths in any order.
    init(_ indexPaths: some Sequence<IndexPath>) {
        self.init(ranges: indexPaths.lazy.map { ($0.section, $0.item..<$0.item + 1) })
    }

    /// Items of ranges in any order.
    ///
    /// - Complexity: O(*r*) if they ascend already, else O(*r* log *r*), *r* = ranges.
    init(ranges: some Sequence<(section: Int, items: Range<Int>)>) {
        var sorted = ContiguousArray<Part>()
        var ascends = true
        for range in ranges where !range.items.isEmpty {
            let part = Part(section: range.section, items: range.items)
            if let last = sorted.last, !Self.precedes(last, part) { ascends = false }
            sorted.append(part)
        }
        if !ascends { sorted.sort(by: Self.precedes) }
        for part in sorted {
            if let last = parts.last, last.section == part.section,
                last.items.upperBound >= part.items.lowerBound
            {
                parts[parts.count - 1].items =
                    last.items.lowerBound..<max(last.items.upperBound, part.items.upperBound)
            } else {
                parts.append(part)
            }
        }
    }

    var isEmpty: Bool { parts.isEmpty }

    /// The ranges, ascending.
    var ranges: [(section: Int, items: Range<Int>)] { parts.map { ($0.section, $0.items) } }

    /// Whether an item is in the set.
    ///
    /// - Complexity: O(log *r*), *r* = ranges.
    func contains(_ indexPath: IndexPath) -> Bool {
        guard !parts.isEmpty else { return false }
        // The first range that ends behind the item.
        var low = 0
        var high = parts.count
        while low < high {
            let middle = (low + high) / 2
            let part = parts[middle]
            if (part.section, part.items.upperBound) <= (indexPath.section, indexPath.item) {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < parts.count && parts[low].section == indexPath.section
            && parts[low].items.contains(indexPath.item)
    }

    private static func precedes(_ a: Part, _ b: Part) -> Bool {
        (a.section, a.items.lowerBound) < (b.section, b.items.lowerBound)
    }
}
