extension Difference {
    /// Compares two snapshots.
    ///
    /// What stays is a longest increasing subsequence in each section, which makes the number of moves the
    /// least possible. Identifiers are hashed where they changed their neighbours, and all of them when
    /// more than two are new (they must differ from all the others) and the old snapshot has no index.
    ///
    /// - Parameters:
    ///   - old: The snapshot to start from. It is taken to be free of duplicates, as one that went
    ///     through a difference before. If it has an index (``Snapshot/buildIndex()``), the index is used.
    ///   - new: The snapshot to arrive at.
    /// - Throws: ``DuplicateIdentifiers`` if `new` contains a section or an item twice.
    /// - Complexity: O(*n* + *m* log *m* + *r* log *r*), *n* = items, *m* = items in sections where the order changed, *r* = runs of
    ///   counted sections.
    @inlinable
    public init<SectionID: Hashable, ItemID: Hashable>(
        from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
    ) throws(DuplicateIdentifiers) {
        var old = old
        var new = new
        old.flatten()
        new.flatten()
        let sectionOperations = IdentifierOperations(SectionID.self)
        let itemOperations = IdentifierOperations(ItemID.self)
        let result: Outcome = old.sections.withUnsafeBufferPointer { oldSections in
            new.sections.withUnsafeBufferPointer { newSections in
                old.items.withUnsafeBufferPointer { oldItems in
                    new.items.withUnsafeBufferPointer { newItems in
                        Self.compare(
                            UnsafeRawBufferPointer(oldSections), oldSections.count,
                            UnsafeRawBufferPointer(newSections), newSections.count, sectionOperations,
                            UnsafeRawBufferPointer(oldItems), oldItems.count,
                            UnsafeRawBufferPointer(newItems), newItems.count, itemOperations,
                            old.comparisonState(lookingUpItemsOf: newItems),
                            new.comparisonState(lookingUpItemsOf: newItems))
                    }
                }
            }
        }
        switch result {
        case .difference(let difference): self = difference
        case .duplicateSections: throw DuplicateIdentifiers(.section, new.duplicateSections())
        case .duplicateItems: throw DuplicateIdentifiers(.item, new.duplicateItems())
        }
        if new.hasReloads { listReloads(new) }
        if !(old.counted.isEmpty && new.counted.isEmpty) { listCountedChanges(old, new) }
    }

    @usableFromInline enum Outcome {
        case difference(Difference)
        case duplicateSections, duplicateItems
    }

    /// What a comparison has to know of a snapshot besides its identifiers.
    @usableFromInline struct SnapshotState {
        var offsets: ContiguousArray<Int>
        /// Whether there is an index, and it has room for nothing twice.
        var isUnique: Bool
        /// Looks an item of the new snapshot up in the index, if there is one.
        var isIndexed: ((Int) -> Bool)?
    }

    @usableFromInline static func compare(
        _ oldSections: UnsafeRawBufferPointer, _ oldSectionCount: Int,
        _ newSections: UnsafeRawBufferPointer, _ newSectionCount: Int,
        _ sectionOperations: IdentifierOperations,
        _ oldItems: UnsafeRawBufferPointer, _ oldItemCount: Int,
        _ newItems: UnsafeRawBufferPointer, _ newItemCount: Int, _ itemOperations: IdentifierOperations,
        _ old: SnapshotState, _ new: SnapshotState
    ) -> Outcome {
        let oldSections = IdentifierArray(oldSections, oldSectionCount, sectionOperations)
        let newSections = IdentifierArray(newSections, newSectionCount, sectionOperations)
        let oldItems = IdentifierArray(oldItems, oldItemCount, itemOperations)
        let newItems = IdentifierArray(newItems, newItemCount, itemOperations)
        guard let sections = matchSections(oldSections, newSections) else { return .duplicateSections }
        guard let items = matchItems(oldItems, newItems, sections.correspondence, old, new) else {
            return .duplicateItems
        }
        var difference = Difference(
            sectionCorrespondence: sections.correspondence, itemCorrespondence: items.correspondence,
            oldOffsets: old.offsets, newOffsets: new.offsets)
        difference.listSectionChanges(sections.unmatchedOld)
        difference.listDeletions(items.unmatchedOld)
        difference.listInsertionsAndMoves()
        difference.identifierFaults =
            sections.faults(oldSections, newSections).map(difference.sectionFault)
            + items.faults(oldItems, newItems).map(difference.itemFault)
        return .difference(difference)
    }

    private init(
        sectionCorrespondence: Correspondence, itemCorrespondence: Correspondence,
        oldOffsets: ContiguousArray<Int>, newOffsets: ContiguousArray<Int>
    ) {
        self.sectionCorrespondence = sectionCorrespondence
        self.itemCorrespondence = itemCorrespondence
        self.oldOffsets = oldOffsets
        self.newOffsets = newOffsets
    }

    /// What was found of one kind of identifier.
    private struct Match {
        var correspondence: Correspondence
        var unmatchedOld: ContiguousArray<Range<Int>>

        init(_ correspondence: Correspondence) {
            self.correspondence = correspondence
            unmatchedOld = []
        }

        init?(_ matcher: inout Matcher, isNewUnique: Bool = false, isInOld: ((Int) -> Bool)? = nil) {
            guard let correspondence = matcher.finish(isNewUnique: isNewUnique, isInOld: isInOld) else {
                return nil
            }
            self.correspondence = correspondence
            unmatchedOld = matcher.unmatchedOld
        }

        func faults(_ old: IdentifierArray, _ new: IdentifierArray) -> [IdentifierCheck.Fault] {
            IdentifierCheck(
                old: old, new: new, correspondence: correspondence, unmatchedOld: unmatchedOld
            ).faults()
        }
    }

    private static func matchSections(_ old: IdentifierArray, _ new: IdentifierArray) -> Match? {
        var matcher = Matcher(old: old, new: new)
        matcher.align(old: 0..<old.count, new: 0..<new.count)
        return Match(&matcher)
    }

    private static func matchItems(
        _ old: IdentifierArray, _ new: IdentifierArray, _ sections: Correspondence,
        _ oldState: SnapshotState, _ newState: SnapshotState
    ) -> Match? {
        // Unchanged copies share their storage.
        if old.base == new.base, old.count == new.count {
            return Match(Correspondence(identityOfCount: old.count))
        }
        var matcher = Matcher(old: old, new: new)
        for run in sections.runs where sections.oldStarts[run] != Correspondence.none {
            var before = Int(sections.oldStarts[run])
            for section in sections.newRange(ofRun: run) {
                matcher.align(
                    old: oldState.offsets[before]..<oldState.offsets[before + 1],
                    new: newState.offsets[section]..<newState.offsets[section + 1])
                before += 1
            }
        }
        return Match(&matcher, isNewUnique: newState.isUnique, isInOld: oldState.isIndexed)
    }

    private func sectionFault(_ fault: IdentifierCheck.Fault) -> IdentifierFault {
        Self.fault(fault, old: IdentifierFault.Place.oldSection, new: IdentifierFault.Place.newSection)
    }

    private func itemFault(_ fault: IdentifierCheck.Fault) -> IdentifierFault {
        Self.fault(
            fault, old: { .oldItem(Self.position(ofFlatIndex: $0, in: oldOffsets)) },
            new: { .newItem(Self.position(ofFlatIndex: $0, in: newOffsets)) })
    }

    private static func fault(
        _ fault: IdentifierCheck.Fault, old: (Int) -> IdentifierFault.Place,
        new: (Int) -> IdentifierFault.Place
    ) -> IdentifierFault {
        switch fault {
        case .unequalToItself(let isOld, let index):
            IdentifierFault(kind: .unequalToItself, place: isOld ? old(index) : new(index))
        case .unstableHash(let isOld, let index):
            IdentifierFault(kind: .unstableHash, place: isOld ? old(index) : new(index))
        case .equalWithDifferentHashes(let before, let index):
            IdentifierFault(
                kind: .equalWithDifferentHashes, place: old(before), otherPlace: new(index))
        }
    }
}

extension IdentifierArray {
    init(_ bytes: UnsafeRawBufferPointer, _ count: Int, _ operations: IdentifierOperations) {
        // An empty array may have no address.
        base = bytes.baseAddress ?? UnsafeRawPointer(bitPattern: 8)!
        self.count = count
        self.operations = operations
    }
}

extension Snapshot {
    @usableFromInline func comparisonState(lookingUpItemsOf new: UnsafeBufferPointer<ItemID>)
        -> Difference.SnapshotState
    {
        Difference.SnapshotState(
            offsets: offsets, isUnique: itemIndex?.count == items.count,
            isIndexed: itemIndex.map { index in { index.position(of: new[$0], in: items) != nil } })
    }

    @usableFromInline var hasReloads: Bool {
        !(reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty)
    }
}
