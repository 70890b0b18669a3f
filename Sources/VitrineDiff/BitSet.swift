/// Which of a number of positions are marked, one bit each.
struct BitSet {
    private var words: ContiguousArray<UInt64>
    let count: Int

    init(count: Int) {
        self.count = count
        words = ContiguousArray(repeating: 0, count: (count + 63) / 64)
    }

    @inline(__always)
    func contains(_ index: Int) -> Bool { words[index &>> 6] &>> UInt64(index & 63) & 1 == 1 }

    @inline(__always)
    mutating func insert(_ index: Int) { words[index &>> 6] |= 1 &<< UInt64(index & 63) }

    mutating func insert(_ range: Range<Int>) {
        guard !range.isEmpty else { return }
        let first = range.lowerBound &>> 6
        let last = (range.upperBound - 1) &>> 6
        let head = UInt64.max &<< UInt64(range.lowerBound & 63)
        let tail = UInt64.max &>> UInt64(63 - (range.upperBound - 1) & 63)
        if first == last {
            words[first] |= head & tail
        } else {
            words[first] |= head
            for word in (first + 1)..<last { words[word] = .max }
            words[last] |= tail
        }
    }

    /// The first unmarked position from `start` on; `count` if there is none.
    func firstUnmarked(from start: Int) -> Int { first(from: start, flip: .max) }

    /// The first marked position from `start` on; `count` if there is none.
    func firstMarked(from start: Int) -> Int { first(from: start, flip: 0) }

    /// Calls `body` with each range of positions that are not marked, in ascending order.
    func forEachUnmarkedRange(_ body: (Range<Int>) -> Void) {
        var index = firstUnmarked(from: 0)
        while index < count {
            let end = firstMarked(from: index)
            body(index..<end)
            index = firstUnmarked(from: end)
        }
    }

    private func first(from start: Int, flip: UInt64) -> Int {
        guard start < count else { return count }
        var word = start &>> 6
        var bits = (words[word] ^ flip) & UInt64.max &<< UInt64(start & 63)
        while bits == 0 {
            word += 1
            guard word < words.count else { return count }
            bits = words[word] ^ flip
        }
        return min(count, word &<< 6 + bits.trailingZeroBitCount)
    }
}
