/// Items with their positions before and after, as a collection that computes its elements.
///
/// Eight bytes are stored for each stretch of items that stand side by side in the new snapshot.
public struct ItemMoves: RandomAccessCollection, Sendable {
    /// Stretches of items in the new snapshot.
    struct Runs: Sendable {
        /// Where a stretch starts among all listed items, and the number of items up to its end.
        private(set) var starts: ContiguousArray<UInt32> = []
        private(set) var ends: ContiguousArray<UInt32> = []

        private(set) var count = 0
        private var next = -1

        /// Adds items after all others.
        @inline(__always)
        mutating func append(new: Int, count added: Int) {
            count &+= added
            if new == next {
                ends[ends.count &- 1] = UInt32(truncatingIfNeeded: count)
            } else {
                starts.append(UInt32(truncatingIfNeeded: new))
                ends.append(UInt32(truncatingIfNeeded: count))
            }
            next = new &+ added
        }

        /// The place among all listed items of the item with a number.
        subscript(number: Int) -> Int {
            var low = 0
            var high = ends.count - 1
            while low < high {
                let middle = (low + high) / 2
                if ends[middle] <= number { low = middle + 1 } else { high = middle }
            }
            return Int(starts[low]) + number - (low > 0 ? Int(ends[low - 1]) : 0)
        }
    }

    let runs: Runs
    /// Moves in counted sections, with the number of listed ones before them.
    let counted: ContiguousArray<(before: Int, move: Difference.ItemMove)>
    let correspondence: Correspondence
    let oldOffsets: ContiguousArray<Int>
    let newOffsets: ContiguousArray<Int>

    /// The number of moves.
    public var count: Int { runs.count + counted.count }
    /// Zero.
    public var startIndex: Int { 0 }
    /// The number of moves.
    public var endIndex: Int { count }

    /// One move.
    ///
    /// - Complexity: O(log *r* + log *s*), *r* = runs of items that kept their neighbours, *s* = sections.
    public subscript(index: Int) -> Difference.ItemMove {
        precondition(index >= 0 && index < count, "There are \(count) moves")
        var number = index
        if !counted.isEmpty {
            // The last one in counted sections that is not after the index.
            var low = 0
            var high = counted.count
            while low < high {
                let middle = (low + high) / 2
                if counted[middle].before + middle <= index { low = middle + 1 } else { high = middle }
            }
            if low > 0, counted[low - 1].before + low - 1 == index { return counted[low - 1].move }
            number -= low
        }
        let new = runs[number]
        guard let old = correspondence.old(ofNew: new) else { fatalError("A move has two ends") }
        return Difference.ItemMove(
            from: Difference.position(ofFlatIndex: old, in: oldOffsets),
            to: Difference.position(ofFlatIndex: new, in: newOffsets))
    }
}

extension ItemMoves: Equatable {
    /// The same moves in the same order.
    ///
    /// - Complexity: O(*n* log *n*)
    public static func == (a: Self, b: Self) -> Bool { a.elementsEqual(b) }
}
