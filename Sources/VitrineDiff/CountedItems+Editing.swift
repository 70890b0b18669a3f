extension CountedItems {
    /// Takes items away.
    ///
    /// - Complexity: O(*r*), *r* = runs.
    public mutating func delete(_ range: Range<Int>) {
        checkRange(range)
        guard !range.isEmpty else { return }
        let first = split(at: range.lowerBound)
        let last = split(at: range.upperBound)
        runs.removeSubrange(first..<last)
        joinNeighbours(at: first)
        countRuns(from: first)
    }

    /// Puts items that were never there before an index, or after the last item with the count as the index.
    ///
    /// - Returns: Their source numbers: the next ones that were never used.
    /// - Complexity: O(*r*), *r* = runs.
    @discardableResult public mutating func insert(count: Int, at index: Int) -> Range<Int> {
        Self.demand(count >= 0, "\(count) items cannot be inserted")
        let numbers = nextNumber..<(nextNumber + count)
        place([numbers], at: index)
        return numbers
    }

    /// Puts items with known source numbers before an index: items that were taken away before, for instance.
    ///
    /// Traps if one of them is here.
    ///
    /// - Complexity: O(*r*), *r* = runs.
    public mutating func insert(numbers: Range<Int>, at index: Int) {
        if let there = runs.first(where: { $0.overlaps(numbers) }) {
            let common = there.clamped(to: numbers)
            fatalError("The items with the numbers \(common) are in the section already")
        }
        place([numbers], at: index)
    }

    /// Takes items out and puts them in again, before an index *after* the removal.
    ///
    /// - Complexity: O(*r*), *r* = runs.
    public mutating func move(_ range: Range<Int>, to destination: Int) {
        let moved = numbers(in: range)
        Self.demand(
            destination >= 0 && destination <= count - range.count,
            "Items cannot be moved to \(destination): there are \(count - range.count) others")
        delete(range)
        place(moved, at: destination)
    }

    /// Marks items as to be replaced by new cells.
    ///
    /// - Complexity: O(log *r* + runs in the range)
    public mutating func reload(_ range: Range<Int>) {
        reloadedNumbers.append(contentsOf: numbers(in: range))
    }

    /// Marks items as to be configured again in their cells.
    ///
    /// - Complexity: O(log *r* + runs in the range)
    public mutating func reconfigure(_ range: Range<Int>) {
        reconfiguredNumbers.append(contentsOf: numbers(in: range))
    }

    /// Forgets what was to be reloaded and configured again, when that has been done.
    public mutating func clearReloads() {
        reloadedNumbers = []
        reconfiguredNumbers = []
    }

    private mutating func place(_ added: ContiguousArray<Range<Int>>, at index: Int) {
        Self.demand(
            index >= 0 && index <= count, "Items cannot be inserted at \(index): there are \(count)")
        guard let last = added.map(\.upperBound).max(), !(added.count == 1 && added[0].isEmpty) else {
            return
        }
        nextNumber = Swift.max(nextNumber, last)
        let run = split(at: index)
        runs.insert(contentsOf: added, at: run)
        // The later border first: joining at the earlier one shifts it.
        joinNeighbours(at: run + added.count)
        joinNeighbours(at: run)
        countRuns(from: run)
    }

    /// Makes a run start at an index; returns its place.
    private mutating func split(at index: Int) -> Int {
        guard index < count else { return runs.count }
        let run = run(at: index)
        let first = runs[run].upperBound - (ends[run] - index)
        guard first > runs[run].lowerBound else { return run }
        runs.insert(first..<runs[run].upperBound, at: run + 1)
        runs[run] = runs[run].lowerBound..<first
        ends.insert(index, at: run)
        return run + 1
    }

    /// Makes one run of two that follow one another in numbers, too.
    private mutating func joinNeighbours(at run: Int) {
        guard run > 0, run < runs.count, runs[run - 1].upperBound == runs[run].lowerBound else { return }
        runs[run - 1] = runs[run - 1].lowerBound..<runs[run].upperBound
        runs.remove(at: run)
    }

    private mutating func countRuns(from changed: Int) {
        let first = Swift.max(0, changed - 1)
        ends.removeSubrange(Swift.min(first, ends.count)...)
        var end = ends.last ?? 0
        for run in runs[first...] {
            end += run.count
            ends.append(end)
        }
    }
}
