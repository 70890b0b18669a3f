/// Numbers whose sums from the front are wanted while the numbers change.
///
/// Sums of blocks beside the numbers: a change costs O(1), and a sum adds up at most *n* / 64 + 64 numbers, in
/// vectors. A prefix-sum tree would take O(log *n*) for both; with the few thousand numbers that a snapshot of a
/// million items has, a change would cost it eleven steps and a sum no less time.
struct BlockSums: Sendable {
    private static let blockSize = 64

    private(set) var values: ContiguousArray<Int> = []
    private var blocks: ContiguousArray<Int> = []

    var count: Int { values.count }

    init() {}

    init(_ values: ContiguousArray<Int>) {
        self.values = values
        addUpBlocks(from: 0)
    }

    mutating func append(_ value: Int) {
        if values.count % Self.blockSize == 0 { blocks.append(0) }
        blocks[blocks.count - 1] += value
        values.append(value)
    }

    mutating func add(_ difference: Int, at index: Int) {
        values[index] += difference
        blocks[index / Self.blockSize] += difference
    }

    /// Replaces some of the numbers by any number of others.
    ///
    /// - Complexity: O(count)
    mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<Int>) {
        values.replaceSubrange(range, with: new)
        addUpBlocks(from: range.lowerBound / Self.blockSize)
    }

    /// The sum of the numbers before an index.
    func sum(before index: Int) -> Int {
        let block = index / Self.blockSize
        let head = blocks.withUnsafeBufferPointer { blocks in
            var sum = 0
            for index in 0..<block { sum &+= blocks[index] }
            return sum
        }
        return values.withUnsafeBufferPointer { values in
            var sum = head
            for index in (block * Self.blockSize)..<index { sum &+= values[index] }
            return sum
        }
    }

    /// The first index whose number reaches beyond a target, and what is left of the target there.
    ///
    /// The target must be below the sum of all.
    func index(reaching target: Int) -> (index: Int, rest: Int) {
        var rest = target
        var block = 0
        while blocks[block] <= rest {
            rest -= blocks[block]
            block += 1
        }
        var index = block * Self.blockSize
        while values[index] <= rest {
            rest -= values[index]
            index += 1
        }
        return (index, rest)
    }

    private mutating func addUpBlocks(from first: Int) {
        blocks.removeSubrange(min(first, blocks.count)...)
        var start = first * Self.blockSize
        while start < values.count {
            let end = min(start + Self.blockSize, values.count)
            blocks.append(values[start..<end].reduce(0, +))
            start = end
        }
    }
}
