extension Difference {
    mutating func listSectionChanges() {
        let sections = sectionCorrespondence
        sections.forEachDeletedRange { range in
            deletedSections += range
            return true
        }
        var starts: ContiguousArray<UInt32> = []
        var counts: ContiguousArray<UInt32> = []
        var places: ContiguousArray<Int> = []
        for run in sections.runs {
            let range = sections.newRange(ofRun: run)
            if sections.oldStarts[run] == Correspondence.none {
                insertedSections += range
            } else {
                starts.append(sections.oldStarts[run])
                counts.append(UInt32(range.count))
                places.append(range.lowerBound)
            }
        }
        let stays = longestIncreasingSubsequence(starts: starts, counts: counts)
        for run in stays.indices where !stays[run] {
            for offset in 0..<Int(counts[run]) {
                movedSections.append(
                    SectionMove(from: Int(starts[run]) + offset, to: places[run] + offset))
            }
        }
    }

    mutating func listDeletions() {
        var section = 0
        var deleted = ItemPositions()
        itemCorrespondence.forEachDeletedRange { range in
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
            return true
        }
        deletedItems = deleted
    }

    mutating func listInsertionsAndMoves() {
        let items = itemCorrespondence
        var pieces = Pieces()
        var run = 0
        for section in 0..<(newOffsets.count - 1) {
            let range = newOffsets[section]..<newOffsets[section + 1]
            guard !range.isEmpty else { continue }
            while items.newRange(ofRun: run).upperBound <= range.lowerBound { run += 1 }
            let before = sectionCorrespondence.old(ofNew: section)
            let stayed = before.map { oldOffsets[$0]..<oldOffsets[$0 + 1] } ?? 0..<0
            pieces.removeAll()
            var start = range.lowerBound
            while start < range.upperBound {
                let all = items.newRange(ofRun: run)
                let end = min(all.upperBound, range.upperBound)
                let old = items.oldStarts[run]
                if old == Correspondence.none {
                    if before != nil {
                        insertedItems.append(
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
            pieces.listMoves(into: &movedRuns)
        }
    }
}

/// What came to one section from the old snapshot, in the order of the new one.
private struct Pieces {
    private var places: ContiguousArray<UInt32> = []
    private var counts: ContiguousArray<UInt32> = []
    private var isCandidate: ContiguousArray<Bool> = []
    /// Those that were in this section before, and may stay.
    private var candidateStarts: ContiguousArray<UInt32> = []
    private var candidateCounts: ContiguousArray<UInt32> = []

    mutating func removeAll() {
        places.removeAll(keepingCapacity: true)
        counts.removeAll(keepingCapacity: true)
        isCandidate.removeAll(keepingCapacity: true)
        candidateStarts.removeAll(keepingCapacity: true)
        candidateCounts.removeAll(keepingCapacity: true)
    }

    /// Items that stood side by side, perhaps on both sides of a border between sections.
    mutating func append(old: Int, new: Int, count: Int, candidates: Range<Int>) {
        let staying = (old..<(old + count)).clamped(to: candidates)
        guard !staying.isEmpty else { return append(new, count, false) }
        let head = staying.lowerBound - old
        append(new, head, false)
        candidateStarts.append(UInt32(staying.lowerBound))
        candidateCounts.append(UInt32(staying.count))
        append(new + head, staying.count, true)
        append(new + head + staying.count, count - head - staying.count, false)
    }

    private mutating func append(_ place: Int, _ count: Int, _ candidate: Bool) {
        guard count > 0 else { return }
        places.append(UInt32(place))
        counts.append(UInt32(count))
        isCandidate.append(candidate)
    }

    func listMoves(into moves: inout ItemMoves.Runs) {
        if candidateStarts.count == places.count, places.count < 2 { return }
        let stays = longestIncreasingSubsequence(starts: candidateStarts, counts: candidateCounts)
        var candidate = 0
        for piece in places.indices {
            if isCandidate[piece] {
                candidate += 1
                if stays[candidate - 1] { continue }
            }
            moves.append(new: Int(places[piece]), count: Int(counts[piece]))
        }
    }
}
