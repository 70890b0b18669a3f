public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at offsets from the start, as a list's `onDelete` gives them.
    ///
    /// Traps for an offset beyond the end. Complexity: O(n).
    public mutating func remove(atOffsets offsets: IndexSet) {
        demandOffsets(offsets, "removed")
        var (offset, kept) = (0, startIndex)
        var index = startIndex
        while index != endIndex {
            if !offsets.contains(offset) {
                if kept != index { swapAt(kept, index) }
                formIndex(after: &kept)
            }
            formIndex(after: &index)
            offset += 1
        }
        removeSubrange(kept...)
    }
}

extension MutableCollection {
    /// Moves the elements at offsets from the start in front of the one at another offset, as a list's `onMove` gives
    /// them. They keep their order.
    ///
    /// Traps for an offset beyond the end. Complexity: O(n).
    ///
    /// - Parameter destination: Counted before anything is moved: the number of elements is the end.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        demandOffsets(source, "moved")
        let all = Array(self)
        demand(
            (0...all.count).contains(destination),
            "Elements cannot be moved to offset \(destination) of a collection of \(all.count).")
        let moved = source.map { all[$0] }
        let before = (0..<destination).filter { !source.contains($0) }.map { all[$0] }
        let after = (destination..<all.count).filter { !source.contains($0) }.map { all[$0] }
        for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
    }

    fileprivate func demandOffsets(_ offsets: IndexSet, _ what: String) {
        guard let last = offsets.last else { return }
        demand(last < count, "The element at offset \(last) cannot be \(what): there are \(count).")
    }
}
