/// A difference in the form that `performBatchUpdates` takes: section and item operations in one stage.
///
/// The indexes follow UIKit's rules. What is deleted or moved away, and what is reloaded, is named by its
/// place *before* all updates; what is inserted, and where something moves to, by its place *after* all of them.
/// Nothing is named twice: a section or an item is deleted, moved or reloaded, never two of these, and operations
/// on items never name a section that is deleted or inserted, because its items go and come with it.
///
/// So an item that leaves a section that is deleted or reloaded is *inserted* where it arrives, and one that goes to a
/// section that is inserted or reloaded is *deleted* where it was; and what is both moved and reloaded is deleted and
/// inserted. Views that follow ``Difference/movedItems`` itself can show these as moves, too.
public struct BatchUpdates: Sendable {
    /// One operation.
    public enum Operation: Hashable, Sendable {
        /// Takes items away, by their places before.
        case deleteItems(ItemRange)
        /// Takes a section with its items away, by its index before.
        case deleteSection(Int)
        /// Adds a section with its items, by its index after.
        case insertSection(Int)
        /// Moves a section with its items.
        case moveSection(Difference.SectionMove)
        /// Adds items, by their places after.
        case insertItems(ItemRange)
        /// Moves one item, or a block of a counted section.
        case moveItems(Difference.ItemMove)
    }

    /// The operations in UIKit's order: deletions first, then sections, insertions and moves.
    public private(set) var operations: [Operation] = []

    /// Sections and items to be replaced, by their places before all updates.
    public private(set) var reloadedSections: [Int] = []
    /// Items to be replaced, by their places before all updates.
    public private(set) var reloadedItems: [ItemRange] = []
    /// Items to be configured again, by their places *after* all updates: UIKit does so in a step of its own.
    public private(set) var reconfiguredItems: [ItemRange] = []

    init(_ difference: Difference) {
        let movedSections = Set(difference.movedSections.map(\.from))
        let reloaded = difference.reloadedSections
        let renewed = reloaded.filter { movedSections.contains($0.from) }
        let deletedSections = (difference.deletedSections + renewed.map(\.from)).sorted()
        let insertedSections = (difference.insertedSections + renewed.map(\.to)).sorted()
        reloadedSections = reloaded.map(\.from).filter { !movedSections.contains($0) }

        // Sections whose items go, or come, all at once.
        let gone = Set(deletedSections + reloadedSections)
        let come = Set(insertedSections + reloaded.map(\.to))
        let reloads = Self.joined(difference.reloadedItems.map { Self.range($0.from, $0.count) })
        var deletions = difference.deletedItems.ranges.filter { !gone.contains($0.section) }
        var insertions = difference.insertedItems.ranges.filter { !come.contains($0.section) }
        var moves: [Difference.ItemMove] = []
        var movedRanges: [ItemRange] = []
        for move in difference.movedItems {
            let from = Self.range(move.from, move.count)
            movedRanges.append(from)
            let (leaves, arrives) = (!gone.contains(from.section), !come.contains(move.to.section))
            if leaves, arrives, !Self.overlaps(reloads, from) {
                moves.append(move)
            } else {
                if leaves { deletions.append(from) }
                if arrives { insertions.append(Self.range(move.to, move.count)) }
            }
        }
        operations += Self.joined(deletions).map(Operation.deleteItems)
        operations += deletedSections.map(Operation.deleteSection)
        operations += insertedSections.map(Operation.insertSection)
        let renewedOnes = Set(renewed.map(\.from))
        operations += difference.movedSections.filter { !renewedOnes.contains($0.from) }
            .map(Operation.moveSection)
        operations += Self.joined(insertions).map(Operation.insertItems)
        operations += moves.map(Operation.moveItems)

        movedRanges = Self.joined(movedRanges)
        reloadedItems = Self.joined(
            difference.reloadedItems.map { Self.range($0.from, $0.count) }.filter {
                !gone.contains($0.section) && !Self.overlaps(movedRanges, $0)
            })
        reconfiguredItems = Self.joined(difference.reconfiguredItems.map { Self.range($0.to, $0.count) })
    }

    /// Whether one of several sorted ranges has an item of a range.
    private static func overlaps(_ ranges: [ItemRange], _ range: ItemRange) -> Bool {
        var low = 0
        var high = ranges.count
        while low < high {
            let middle = (low + high) / 2
            if (ranges[middle].section, ranges[middle].items.upperBound)
                <= (range.section, range.items.lowerBound)
            {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return low < ranges.count && ranges[low].section == range.section
            && ranges[low].items.overlaps(range.items)
    }

    private static func range(_ position: ItemPosition, _ count: Int) -> ItemRange {
        ItemRange(section: position.section, items: position.item..<(position.item + count))
    }

    private static func joined(_ ranges: some Sequence<ItemRange>) -> [ItemRange] {
        let sorted = ranges.sorted { ($0.section, $0.items.lowerBound) < ($1.section, $1.items.lowerBound) }
        var result: [ItemRange] = []
        for range in sorted {
            if let last = result.last, last.section == range.section,
                last.items.upperBound == range.items.lowerBound
            {
                result[result.count - 1].items = last.items.lowerBound..<range.items.upperBound
            } else {
                result.append(range)
            }
        }
        return result
    }
}

extension Difference {
    /// The difference in the form that `performBatchUpdates` takes.
    ///
    /// - Complexity: O(*c* log *c*), *c* = changes.
    public var batchUpdates: BatchUpdates { BatchUpdates(self) }
}
