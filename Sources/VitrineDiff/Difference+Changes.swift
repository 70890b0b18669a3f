extension Difference {
    mutating func listSectionChanges(_ deleted: ContiguousArray<Range<Int>>) {
        let sections = sectionCorrespondence
        for range in deleted { deletedSections += range }
        var pieces = Pieces()
        for run in sections.runs {
            let range = sections.newRange(ofRun: run)
            if sections.oldStarts[run] == Correspondence.none {
                insertedSections += range
            } else {
                pieces.append(
                    old: Int(sections.oldStarts[run]), new: range.lowerBound, count: range.count,
                    candidates: 0..<sections.oldCount)
            }
        }
        pieces.forEachMove { new, count in
            for section in new..<(new + count) {
                guard let old = sections.old(ofNew: section) else { fatalError("A move has two ends") }
                movedSections.append(SectionMove(from: old, to: section))
            }
        }
    }

    mutating func listDeletions(_ ranges: ContiguousArray<Range<Int>>) {
        var section = 0
        var deleted = ItemPositions()
        for range in ranges {
            var start = range.lowerBound
            while start < range.upperBound {
                while oldOffsets[section + 1] <= start { section += 1 }
                let end = min(range.upperBound, oldOffsets[section + 1])
                if sectionCorrespondence.new(ofOld: section) != nil {
                    let offset = oldOffsets[section]
                    deleted.append(section: section, items: (start - offset)..<(end - offset))
                }
                start = end
            }
        }
        deletedItems = deleted
    }

    mutating func listInsertionsAndMoves() {
        let items = itemCorrespondence
        var inserted = ItemPositions()
        var moved = ItemMoves.Runs()
        var pieces = Pieces()
        var run = 0
        for section in 0..<(newOffsets.count - 1) {
            let range = newOffsets[section]..<newOffsets[section + 1]
            guard !range.isEmpty else { continue }
            while items.newRange(ofRun: run).upperBound <= range.lowerBound { run += 1 }
            let before = sectionCorrespondence.old(ofNew: section)
            let stayed = before.map { oldOffsets[$0]..<oldOffsets[$0 + 1] } ?? 0..<0
            pieces.removeAll(reserving: min(range.count, items.runs.upperBound - run))
            var start = range.lowerBound
            while start < range.upperBound {
                let all = items.newRange(ofRun: run)
                let end = min(all.upperBound, range.upperBound)
                let old = items.oldStarts[run]
                if old == Correspondence.none {
                    if before != nil {
                        inserted.append(
                            section: section, items: (start - range.lowerBound)..<(end - range.lowerBound))
                    }
                } else {
                    pieces.append(
                        old: Int(old) + start - all.lowerBound, new: start, count: end - start,
                        candidates: stayed)
                }
                start = end
                if all.upperBound <= end { run += 1 }
            }
            pieces.forEachMove { moved.append(new: $0, count: $1) }
        }
        insertedItems = inserted
        movedRuns = moved
    }
}

/// What came to one section from the old snapshot, in the order of the new one.
private struct Pieces {
    private var places: ContiguousArray<UInt32> = []
    private var counts: ContiguousArray<UInt32> = []
    /// Where they were if they were in this section, and may stay; else none.
    private var starts: ContiguousArray<UInt32> = []
    private var lastStart = UInt32(0)
    /// Whether all were in this section, in this order.
    private var areAllStaying = true

    /// Room is made at once: arrays that grow hold, for a moment, half as much again.
    mutating func removeAll(reserving count: Int) {
        places.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
        if count > places.capacity {
            places.reserveCapacity(count)
            counts.reserveCapacity(count)
            starts.reserveCapacity(count)
        }
        lastStart = 0
        areAllStaying = true
    }

    /// Items that stood side by side, perhaps on both sides of a border between sections.
    @inline(__always)
    mutating func append(old: Int, new: Int, count: Int, candidates: Range<Int>) {
        if old >= candidates.lowerBound, old + count <= candidates.upperBound {
            return append(new, count, UInt32(truncatingIfNeeded: old))
        }
        let staying = (old..<(old + count)).clamped(to: candidates)
        guard !staying.isEmpty else { return append(new, count, Correspondence.none) }
        let head = staying.lowerBound - old
        append(new, head, Correspondence.none)
        append(new + head, staying.count, UInt32(staying.lowerBound))
        append(new + head + staying.count, count - head - staying.count, Correspondence.none)
    }

    @inline(__always)
    private mutating func append(_ place: Int, _ count: Int, _ start: UInt32) {
        guard count > 0 else { return }
        places.append(UInt32(truncatingIfNeeded: place))
        counts.append(UInt32(truncatingIfNeeded: count))
        starts.append(start)
        if start == Correspondence.none || start < lastStart { areAllStaying = false }
        lastStart = start
    }

    /// Calls `body` with the place and the length of what moves.
    func forEachMove(_ body: (Int, Int) -> Void) {
        if areAllStaying { return }
        let stays = longestIncreasingSubsequence(starts: starts, counts: counts)
        for piece in places.indices where !stays.contains(piece) {
            body(Int(places[piece]), Int(counts[piece]))
        }
    }
}
