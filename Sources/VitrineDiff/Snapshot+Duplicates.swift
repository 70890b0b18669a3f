extension Snapshot {
    /// Items that occur more than once, each with its first position and each later one. Items of counted sections
    /// are unique by their numbers and are not looked at.
    ///
    /// - Complexity: O(*n*)
    public func duplicateItems() -> [DuplicateIdentifiers.Pair<ItemID>] {
        let items = items
        return Self.twins(items).map { first, again in
            let (before, after) = (position(ofFlatIndex: first), position(ofFlatIndex: again))
            return DuplicateIdentifiers.Pair(
                identifier: items[first], first: .item(before), second: .item(after),
                firstSite: appendSite(ofItemAt: before), secondSite: appendSite(ofItemAt: after))
        }
    }

    /// Sections that occur more than once, each with its first position and each later one.
    ///
    /// - Complexity: O(*s*)
    public func duplicateSections() -> [DuplicateIdentifiers.Pair<SectionID>] {
        Self.twins(sections).map { first, again in
            DuplicateIdentifiers.Pair(
                identifier: sections[first], first: .section(first), second: .section(again))
        }
    }

    /// A section that occurs twice.
    public struct DuplicateSection {
        /// The identifier, as the later one has it.
        public var identifier: SectionID
        /// The index of the section that was first.
        public var first: Int
        /// The index of the later one.
        public var again: Int
    }

    /// An item that occurs twice.
    public struct DuplicateItem {
        /// The identifier, as the later one has it.
        public var identifier: ItemID
        /// The position of the item that was first.
        public var first: ItemPosition
        /// The position of the later one.
        public var again: ItemPosition
    }

    /// What ``keepingFirst()`` leaves out. All positions are those before.
    public struct Duplicates {
        /// Sections, which go with their items; in ascending order.
        public var sections: [DuplicateSection] = []
        /// Items of sections that stay, in ascending order.
        public var items: [DuplicateItem] = []

        /// Whether all identifiers were unique.
        public var isEmpty: Bool { sections.isEmpty && items.isEmpty }
    }

    /// A snapshot in which every identifier occurs once, where it was first, and what had to go for that.
    ///
    /// A section that occurs again goes with all its items. Items of counted sections are unique by their numbers and
    /// are not looked at.
    ///
    /// - Complexity: O(*n*)
    public func keepingFirst() -> (snapshot: Self, dropped: Duplicates) {
        var result = self
        result.flatten()
        var dropped = Duplicates()
        let sections = result.sections
        for (first, again) in Self.twins(sections) {
            dropped.sections.append(
                DuplicateSection(identifier: sections[again], first: first, again: again))
        }
        let gone = Set(dropped.sections.map(\.again))
        let kept = sections.indices.filter { !gone.contains($0) }
        result.deleteSections(at: gone)
        result.flatten()

        let items = result.items
        let twins = Self.twins(items)
        for (first, again) in twins {
            var (before, after) = (
                result.position(ofFlatIndex: first), result.position(ofFlatIndex: again)
            )
            before.section = kept[before.section]
            after.section = kept[after.section]
            dropped.items.append(DuplicateItem(identifier: items[again], first: before, again: after))
        }
        result.deleteItems(atFlatIndexes: twins.map(\.again))
        return (result, dropped)
    }

    /// The places of identifiers that occur again, each with the first place, in ascending order.
    private static func twins<ID: Hashable>(_ identifiers: ContiguousArray<ID>) -> [(first: Int, again: Int)]
    {
        identifiers.withUnsafeBufferPointer { buffer in
            var twins: [(first: Int, again: Int)] = []
            let array = IdentifierArray(
                UnsafeRawBufferPointer(buffer), buffer.count, IdentifierOperations(ID.self))
            _ = MatchTable(array, Places([0..<buffer.count]), usesBytes: false) { twins.append(($0, $1)) }
            return twins
        }
    }
}

extension Snapshot.DuplicateSection: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension Snapshot.DuplicateItem: Sendable where SectionID: Sendable, ItemID: Sendable {}
extension Snapshot.Duplicates: Sendable where SectionID: Sendable, ItemID: Sendable {}
