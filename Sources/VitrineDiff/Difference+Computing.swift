extension Difference {
    /// Compares two snapshots.
    ///
    /// - Parameters:
    ///   - old: The snapshot to start from. It is taken to be free of duplicates, as one that went
    ///     through a difference before. If it has an index (``Snapshot/buildIndex()``), the index is used.
    ///   - new: The snapshot to arrive at.
    /// - Throws: ``DuplicateIdentifiers`` if `new` contains a section or an item twice.
    /// - Complexity: O(*n* + *m* log *m*), *n* = items, *m* = items between the first and the last change.
    public init<SectionID: Hashable, ItemID: Hashable>(
        from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
    ) throws(DuplicateIdentifiers) {
        guard let sections = Self.matchSections(old, new) else {
            throw DuplicateIdentifiers(.section, new.duplicateSections())
        }
        guard let items = Self.matchItems(old, new) else {
            throw DuplicateIdentifiers(.item, new.duplicateItems())
        }
        sectionCorrespondence = sections
        itemCorrespondence = items
        oldOffsets = old.offsets
        newOffsets = new.offsets
        listSectionChanges()
        listItemChanges()
        listReloads(new)
    }

    private static func matchSections<SectionID: Hashable, ItemID: Hashable>(
        _ old: Snapshot<SectionID, ItemID>, _ new: Snapshot<SectionID, ItemID>
    ) -> Correspondence? {
        let shorter = min(old.sections.count, new.sections.count)
        var head = 0
        while head < shorter, old.sections[head] == new.sections[head] { head += 1 }
        var tail = 0
        while tail < shorter - head,
            old.sections[old.sections.count - 1 - tail] == new.sections[new.sections.count - 1 - tail]
        { tail += 1 }
        return Correspondence(
            old: old.sections, new: new.sections, head: head, tail: tail, oldIndex: old.sectionIndex)
    }

    private static func matchItems<SectionID: Hashable, ItemID: Hashable>(
        _ old: Snapshot<SectionID, ItemID>, _ new: Snapshot<SectionID, ItemID>
    ) -> Correspondence? {
        if old.offsets == new.offsets, shareStorage(old.items, new.items), old.sections == new.sections {
            return Correspondence(identityOfCount: old.items.count)
        }
        let head = equalHead(old, new)
        let tail = equalTail(old, new, after: head)
        return Correspondence(old: old.items, new: new.items, head: head, tail: tail, oldIndex: old.itemIndex)
    }

    /// Unchanged copies are recognised without looking at an element.
    private static func shareStorage<ID>(_ a: ContiguousArray<ID>, _ b: ContiguousArray<ID>) -> Bool {
        a.count == b.count
            && a.withUnsafeBufferPointer { a in b.withUnsafeBufferPointer { a.baseAddress == $0.baseAddress }
            }
    }

    /// How many items at the start are equal and in the same sections. Such items stay in some longest
    /// increasing subsequence of their section, so leaving them out costs no move.
    private static func equalHead<SectionID: Hashable, ItemID: Hashable>(
        _ old: Snapshot<SectionID, ItemID>, _ new: Snapshot<SectionID, ItemID>
    ) -> Int {
        var head = 0
        for section in 0..<min(old.sections.count, new.sections.count) {
            guard old.sections[section] == new.sections[section] else { return head }
            let oldEnd = old.offsets[section + 1]
            let newEnd = new.offsets[section + 1]
            while head < oldEnd, head < newEnd, old.items[head] == new.items[head] { head += 1 }
            guard head == oldEnd, head == newEnd else { return head }
        }
        return head
    }

    private static func equalTail<SectionID: Hashable, ItemID: Hashable>(
        _ old: Snapshot<SectionID, ItemID>, _ new: Snapshot<SectionID, ItemID>, after head: Int
    ) -> Int {
        var oldEnd = old.items.count
        var newEnd = new.items.count
        var oldSection = old.sections.count - 1
        var newSection = new.sections.count - 1
        while oldSection >= 0, newSection >= 0, old.sections[oldSection] == new.sections[newSection] {
            let oldStart = max(old.offsets[oldSection], head)
            let newStart = max(new.offsets[newSection], head)
            while oldEnd > oldStart, newEnd > newStart, old.items[oldEnd - 1] == new.items[newEnd - 1] {
                oldEnd -= 1
                newEnd -= 1
            }
            guard oldEnd == oldStart, newEnd == newStart, oldEnd > head, newEnd > head else { break }
            oldSection -= 1
            newSection -= 1
        }
        return old.items.count - oldEnd
    }

    private mutating func listSectionChanges() {
        let sections = sectionCorrespondence
        deletedSections = sections.oldMiddle.filter { sections.new(ofOld: $0) == nil }
        var stayed: ContiguousArray<Int> = []
        var stayedNew: ContiguousArray<Int> = []
        for section in sections.newMiddle {
            if let old = sections.old(ofNew: section) {
                stayed.append(old)
                stayedNew.append(section)
            } else {
                insertedSections.append(section)
            }
        }
        let stays = longestIncreasingSubsequence(stayed)
        for index in stays.indices where !stays[index] {
            movedSections.append(SectionMove(from: stayed[index], to: stayedNew[index]))
        }
    }

    private mutating func listItemChanges() {
        let items = itemCorrespondence
        Self.forEachSection(of: newOffsets, in: items.newMiddle) { section, range in
            let oldSection = newSectionIsOld(section)
            let oldRange = oldSection.map { oldOffsets[$0]..<oldOffsets[$0 + 1] } ?? 0..<0
            // Those that were in this section before may stay; the longest increasing run of them does.
            let candidates = ContiguousArray(
                range.lazy.compactMap(items.old(ofNew:)).filter(oldRange.contains))
            let stays = longestIncreasingSubsequence(candidates)
            var candidate = 0
            for index in range {
                guard let old = items.old(ofNew: index) else {
                    if oldSection != nil {
                        insertedItems.append(
                            ItemPosition(section: section, item: index - newOffsets[section]))
                    }
                    continue
                }
                if oldRange.contains(old) {
                    defer { candidate += 1 }
                    if stays[candidate] { continue }
                }
                movedItems.append(
                    ItemMove(
                        from: Self.position(ofFlatIndex: old, in: oldOffsets),
                        to: ItemPosition(section: section, item: index - newOffsets[section])))
            }
        }
        Self.forEachSection(of: oldOffsets, in: items.oldMiddle) { section, range in
            guard sectionCorrespondence.new(ofOld: section) != nil else { return }
            for index in range where items.new(ofOld: index) == nil {
                deletedItems.append(ItemPosition(section: section, item: index - oldOffsets[section]))
            }
        }
    }

    private func newSectionIsOld(_ section: Int) -> Int? { sectionCorrespondence.old(ofNew: section) }

    private static func forEachSection(
        of offsets: ContiguousArray<Int>, in range: Range<Int>, _ body: (Int, Range<Int>) -> Void
    ) {
        guard !range.isEmpty else { return }
        var section = position(ofFlatIndex: range.lowerBound, in: offsets).section
        while section < offsets.count - 1, offsets[section] < range.upperBound {
            let part = (offsets[section]..<offsets[section + 1]).clamped(to: range)
            if !part.isEmpty { body(section, part) }
            section += 1
        }
    }

    private mutating func listReloads<SectionID: Hashable, ItemID: Hashable>(
        _ snapshot: Snapshot<SectionID, ItemID>
    ) {
        guard
            !(snapshot.reloadedItems.isEmpty && snapshot.reconfiguredItems.isEmpty
                && snapshot.reloadedSections.isEmpty)
        else { return }
        var new = snapshot
        // A table pays for itself from a handful of lookups on.
        if new.reloadedItems.count + new.reconfiguredItems.count > 4 { new.buildIndex() }
        func moves(_ identifiers: [ItemID]) -> [ItemMove] {
            var seen: Set<ItemID> = []
            return identifiers.compactMap { id in
                guard seen.insert(id).inserted, let index = new.flatIndex(ofItem: id),
                    let old = itemCorrespondence.old(ofNew: index)
                else { return nil }
                return ItemMove(
                    from: Self.position(ofFlatIndex: old, in: oldOffsets),
                    to: Self.position(ofFlatIndex: index, in: newOffsets))
            }
        }
        reloadedItems = moves(new.reloadedItems)
        reconfiguredItems = moves(new.reconfiguredItems)
        reloadedSections = Set(new.reloadedSections).compactMap { new.index(ofSection: $0) }.sorted()
            .compactMap { index in
                sectionCorrespondence.old(ofNew: index).map { SectionMove(from: $0, to: index) }
            }
    }
}
