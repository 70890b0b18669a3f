extension Difference {
    /// Adds what happened in counted sections, where no identifier is compared but source numbers are.
    ///
    /// - Complexity: O(*r* log *r* + *c*), *r* = runs of counted sections, *c* = changes of listed ones.
    @usableFromInline
    mutating func listCountedChanges<SectionID: Hashable, ItemID: Hashable>(
        _ old: Snapshot<SectionID, ItemID>, _ new: Snapshot<SectionID, ItemID>
    ) {
        var deleted: [ItemRange] = []
        var inserted: [ItemRange] = []
        var moves: [ItemMove] = []
        for section in 0..<old.counted.count {
            // A section that is listed now is replaced.
            guard let before = old.counted[section], let after = newSection(ofOld: section),
                new.counted.isEmpty || new.counted[after] == nil
            else { continue }
            deleted.append(ItemRange(section: section, items: 0..<before.count))
        }
        for section in 0..<new.counted.count {
            guard let items = new.counted[section], let before = oldSection(ofNew: section) else { continue }
            guard !old.counted.isEmpty, let oldItems = old.counted[before] else {
                inserted.append(ItemRange(section: section, items: 0..<items.count))
                continue
            }
            let change = CountedChange(from: oldItems.runs, to: items.runs)
            counted.sections.append((section, change))
            deleted += change.deleted.map { ItemRange(section: before, items: $0) }
            inserted += change.inserted.map { ItemRange(section: section, items: $0) }
            moves += change.moved.map { Self.move($0, before, section) }
            for numbers in items.reloadedNumbers {
                counted.reloads += change.blocks(ofNumbers: numbers).map {
                    (reloadedRuns.count, Self.move($0, before, section))
                }
            }
            for numbers in items.reconfiguredNumbers {
                counted.reconfigurations += change.blocks(ofNumbers: numbers).map {
                    (reconfiguredRuns.count, Self.move($0, before, section))
                }
            }
        }
        deletedItems.merge(deleted)
        insertedItems.merge(inserted)
        place(moves)
    }

    private static func move(_ block: CountedChange.Block, _ before: Int, _ section: Int) -> ItemMove {
        ItemMove(
            from: ItemPosition(section: before, item: block.old),
            to: ItemPosition(section: section, item: block.new), count: block.count)
    }

    /// Puts moves of counted sections between those of listed ones, in the order of the new snapshot.
    private mutating func place(_ moves: [ItemMove]) {
        for move in moves {
            // The first listed move behind this section; the section itself lists none.
            var low = 0
            var high = movedRuns.count
            while low < high {
                let middle = (low + high) / 2
                if movedRuns[middle] < newOffsets[move.to.section] { low = middle + 1 } else { high = middle }
            }
            counted.moves.append((low, move))
        }
    }
}

extension ItemPositions {
    /// Adds ranges, none of which overlaps with what is there.
    mutating func merge(_ added: [ItemRange]) {
        guard !added.isEmpty else { return }
        let all = (Array(ranges) + added).sorted {
            ($0.section, $0.items.lowerBound) < ($1.section, $1.items.lowerBound)
        }
        self = ItemPositions()
        for range in all { append(section: range.section, items: range.items) }
    }
}
