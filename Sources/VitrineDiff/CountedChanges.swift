/// What happened in the counted sections: algebra of intervals, so the cost follows the runs, never the items.
struct CountedChanges: Sendable {
    typealias Move = (before: Int, move: Difference.ItemMove)

    /// The sections that are counted before and after, ascending by their index in the new snapshot.
    var sections: ContiguousArray<(section: Int, change: CountedChange)> = []
    var moves: ContiguousArray<Move> = []
    var reloads: ContiguousArray<Move> = []
    var reconfigurations: ContiguousArray<Move> = []

    func change(inNewSection section: Int) -> CountedChange? {
        var low = 0
        var high = sections.count
        while low < high {
            let middle = (low + high) / 2
            if sections[middle].section < section { low = middle + 1 } else { high = middle }
        }
        return low < sections.count && sections[low].section == section ? sections[low].change : nil
    }
}

/// Where each source number of a counted section was and is.
struct CountedChange: Sendable {
    /// Neighbours before and after.
    struct Block: Sendable {
        var old: Int
        var new: Int
        var count: Int
        var number: Int
    }

    /// In the order after the change.
    private(set) var blocks: ContiguousArray<Block> = []
    /// The places of the blocks in the order before it.
    private var byOld: ContiguousArray<Int> = []
    /// Their places in the order of source numbers.
    private var byNumber: ContiguousArray<Int> = []
    private(set) var deleted: [Range<Int>] = []
    private(set) var inserted: [Range<Int>] = []
    /// The fewest items that have to move for the others to stay.
    private(set) var moved: [Block] = []

    /// - Complexity: O(*r* log *r*), *r* = runs on both sides.
    init(from old: ContiguousArray<Range<Int>>, to new: ContiguousArray<Range<Int>>) {
        let before = Self.placed(old)
        let after = Self.placed(new)
        intersect(before, after)
        blocks.sort { $0.new < $1.new }
        blocks = Self.joined(blocks) { $0.number + $0.count == $1.number }
        byOld = ContiguousArray(blocks.indices.sorted { blocks[$0].old < blocks[$1].old })
        byNumber = ContiguousArray(blocks.indices.sorted { blocks[$0].number < blocks[$1].number })
        deleted = Self.gaps(byOld.map { blocks[$0].old..<(blocks[$0].old + blocks[$0].count) }, old)
        inserted = Self.gaps(blocks.map { $0.new..<($0.new + $0.count) }, new)
        let stays = heaviestIncreasingSubsequence(
            starts: blocks.map { $0.old }, weights: blocks.map(\.count))
        moved = Array(Self.joined(blocks.indices.filter { !stays.contains($0) }.map { blocks[$0] }))
    }

    /// Runs with their places, in the order of source numbers.
    private static func placed(_ runs: ContiguousArray<Range<Int>>) -> [(numbers: Range<Int>, index: Int)] {
        var index = 0
        var result: [(numbers: Range<Int>, index: Int)] = []
        result.reserveCapacity(runs.count)
        var isAscending = true
        for run in runs {
            if let last = result.last, last.numbers.lowerBound > run.lowerBound { isAscending = false }
            result.append((run, index))
            index += run.count
        }
        if !isAscending { result.sort { $0.numbers.lowerBound < $1.numbers.lowerBound } }
        return result
    }

    private mutating func intersect(
        _ before: [(numbers: Range<Int>, index: Int)], _ after: [(numbers: Range<Int>, index: Int)]
    ) {
        var (i, j) = (0, 0)
        while i < before.count, j < after.count {
            let (old, new) = (before[i], after[j])
            let start = max(old.numbers.lowerBound, new.numbers.lowerBound)
            let end = min(old.numbers.upperBound, new.numbers.upperBound)
            if start < end {
                blocks.append(
                    Block(
                        old: old.index + start - old.numbers.lowerBound,
                        new: new.index + start - new.numbers.lowerBound, count: end - start, number: start))
            }
            if old.numbers.upperBound <= new.numbers.upperBound { i += 1 } else { j += 1 }
        }
    }

    /// Makes one block of neighbours that were neighbours before, and of which the condition holds.
    private static func joined(
        _ blocks: some Sequence<Block>, _ condition: (Block, Block) -> Bool = { _, _ in true }
    ) -> ContiguousArray<Block> {
        var joined: ContiguousArray<Block> = []
        for block in blocks {
            if let last = joined.last, last.old + last.count == block.old, last.new + last.count == block.new,
                condition(last, block)
            {
                joined[joined.count - 1].count += block.count
            } else {
                joined.append(block)
            }
        }
        return joined
    }

    private static func gaps(_ ranges: some Sequence<Range<Int>>, _ runs: ContiguousArray<Range<Int>>)
        -> [Range<Int>]
    {
        let count = runs.reduce(0) { $0 + $1.count }
        var result: [Range<Int>] = []
        var end = 0
        for range in ranges {
            if end < range.lowerBound { result.append(end..<range.lowerBound) }
            end = range.upperBound
        }
        if end < count { result.append(end..<count) }
        return result
    }

    /// The blocks, and parts of blocks, that source numbers are in.
    func blocks(ofNumbers numbers: Range<Int>) -> [Block] {
        var result: [Block] = []
        var place = Self.partition(byNumber) { blocks[$0].number + blocks[$0].count <= numbers.lowerBound }
        while place < byNumber.count {
            let block = blocks[byNumber[place]]
            let part = (block.number..<(block.number + block.count)).clamped(to: numbers)
            if part.isEmpty { break }
            let offset = part.lowerBound - block.number
            result.append(
                Block(
                    old: block.old + offset, new: block.new + offset, count: part.count,
                    number: part.lowerBound))
            place += 1
        }
        return result
    }

    func new(ofOld index: Int) -> Int? {
        let place = Self.partition(byOld) { blocks[$0].old + blocks[$0].count <= index }
        guard place < byOld.count else { return nil }
        let block = blocks[byOld[place]]
        return index >= block.old ? block.new + index - block.old : nil
    }

    func old(ofNew index: Int) -> Int? {
        let place = Self.partition(blocks) { $0.new + $0.count <= index }
        guard place < blocks.count, index >= blocks[place].new else { return nil }
        return blocks[place].old + index - blocks[place].new
    }

    /// The first place whose element is not before what is looked for.
    private static func partition<T>(_ elements: ContiguousArray<T>, _ isBefore: (T) -> Bool) -> Int {
        var low = 0
        var high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(elements[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
