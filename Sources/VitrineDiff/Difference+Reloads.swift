extension Difference {
    @usableFromInline mutating func listReloads<SectionID: Hashable, ItemID: Hashable>(
        _ new: Snapshot<SectionID, ItemID>
    ) {
        reloadedRuns = runs(of: new.reloadedItems, in: new)
        reconfiguredRuns = runs(of: new.reconfiguredItems, in: new)
        reloadedSections = Set(new.reloadedSections).compactMap { new.index(ofSection: $0) }.sorted()
            .compactMap { index in
                sectionCorrespondence.old(ofNew: index).map { SectionMove(from: $0, to: index) }
            }
    }

    /// The items that were there before, each once, in the order of the identifiers.
    private func runs<SectionID: Hashable, ItemID: Hashable>(
        of identifiers: [ItemID], in new: Snapshot<SectionID, ItemID>
    ) -> ItemMoves.Runs {
        var runs = ItemMoves.Runs()
        guard !identifiers.isEmpty else { return runs }
        var seen = BitSet(count: new.items.count)
        for index in Self.flatIndexes(of: identifiers, in: new) {
            guard let index, !seen.contains(index), itemCorrespondence.old(ofNew: index) != nil else {
                continue
            }
            seen.insert(index)
            runs.append(new: index, count: 1)
        }
        return runs
    }

    private static func flatIndexes<SectionID: Hashable, ItemID: Hashable>(
        of identifiers: [ItemID], in new: Snapshot<SectionID, ItemID>
    ) -> [Int?] {
        // A table of the few asks for less than an index of all, and a scan for less than a table of very few.
        if new.isIndexed || identifiers.count <= 4 { return identifiers.map(new.flatIndex(ofItem:)) }
        let operations = IdentifierOperations(ItemID.self)
        return identifiers.withUnsafeBufferPointer { identifiers in
            new.items.withUnsafeBufferPointer { items in
                flatIndexes(
                    of: IdentifierArray(UnsafeRawBufferPointer(identifiers), identifiers.count, operations),
                    in: IdentifierArray(UnsafeRawBufferPointer(items), items.count, operations))
            }
        }
    }

    private static func flatIndexes(of identifiers: IdentifierArray, in items: IdentifierArray) -> [Int?] {
        var result = [Int?](repeating: nil, count: identifiers.count)
        let all = Places([0..<identifiers.count])
        let everything: ContiguousArray = [0..<items.count]
        for usesBytes in identifiers.operations.isPlain ? [true, false] : [false] {
            var twins: [(first: Int, second: Int)] = []
            var table = MatchTable(identifiers, all, usesBytes: usesBytes) { twins.append(($0, $1)) }
            table.lookUp(items, everything, areRare: identifiers.count < items.count / 4) { result[$0] = $1 }
            for (first, second) in twins { result[second] = result[first] }
            if !result.contains(nil) { break }
        }
        return result
    }
}
