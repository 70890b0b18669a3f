import Foundation

/// How many elements are the same at the start and at the end of two collections; the ends do not overlap.
struct CommonEnds: Equatable {
    private(set) var head = 0
    private(set) var tail = 0

    /// Compares two collections.
    ///
    /// Elements with the same bits are the same value, so that of most no identifier is made.
    ///
    /// - Parameter isSame: Whether the elements at two indexes, the first of `old` and the second of `new`, have the same
    ///   identifier.
    /// - Complexity: O(length of the ends).
    init<Data: RandomAccessCollection>(_ old: Data, _ new: Data, isSame: (Int, Int) -> Bool) {
        let counts = (old.count, new.count)
        if let old = old as? Range<Int>, let new = new as? Range<Int> {
            count(counts) { old.lowerBound + $0 == new.lowerBound + $1 || isSame($0, $1) }
            return
        }
        let size = MemoryLayout<Data.Element>.size
        let isCounted: Void?? = old.withContiguousStorageIfAvailable { old in
            new.withContiguousStorageIfAvailable { new in
                guard let old = old.baseAddress, let new = new.baseAddress else { return }
                count(counts) { memcmp(old + $0, new + $1, size) == 0 || isSame($0, $1) }
            }
        }
        if isCounted == nil || isCounted! == nil { count(counts, isSame) }
    }

    private mutating func count(_ counts: (old: Int, new: Int), _ isSame: (Int, Int) -> Bool) {
        let shorter = min(counts.old, counts.new)
        while head < shorter, isSame(head, head) { head += 1 }
        while tail < shorter - head, isSame(counts.old - 1 - tail, counts.new - 1 - tail) { tail += 1 }
    }
}
