extension Snapshot {
    /// Hashes every identifier, so that the lookups below take O(1) until the next edit.
    ///
    /// - Complexity: O(*n*), or O(1) when the index is there already.
    public mutating func buildIndex() {
        if itemIndex == nil { itemIndex = IndexTable(items) }
        buildSectionIndex()
    }

    /// Hashes the section identifiers, so that sections are found in O(1), also after appending.
    ///
    /// - Complexity: O(*s*), or O(1) when the index is there already.
    public mutating func buildSectionIndex() {
        if sectionIndex == nil { sectionIndex = IndexTable(sections) }
    }

    /// Whether lookups of items take O(1) now.
    public var isIndexed: Bool { itemIndex != nil && sectionIndex != nil }

    /// The place of an item in ``items``, or nil.
    ///
    /// - Complexity: O(1) with an index (``buildIndex()``), else O(*n*).
    public func flatIndex(ofItem item: ItemID) -> Int? {
        itemIndex.map { $0.position(of: item, in: items) } ?? items.firstIndex(of: item)
    }

    /// The position of an item, or nil.
    ///
    /// - Complexity: O(log *s*) with an index (``buildIndex()``), else O(*n*).
    public func position(ofItem item: ItemID) -> ItemPosition? {
        flatIndex(ofItem: item).map(position(ofFlatIndex:))
    }

    /// The index of a section, or nil.
    ///
    /// - Complexity: O(1) with an index (``buildIndex()``), else O(*s*).
    public func index(ofSection section: SectionID) -> Int? {
        if sections.last == section { return sections.count - 1 }
        return sectionIndex.map { $0.position(of: section, in: sections) } ?? sections.firstIndex(of: section)
    }

    /// The items of one section.
    public func items(inSection section: Int) -> ArraySlice<ItemID> {
        ArraySlice(items[itemRange(ofSection: section)])
    }

    /// Items that occur more than once, each with its first position and each later one.
    ///
    /// - Complexity: O(*n*)
    public func duplicateItems() -> [DuplicateIdentifiers.Pair<ItemID>] {
        duplicates(in: items).map { first, second in
            .init(
                identifier: items[first], first: position(ofFlatIndex: first).description,
                second: position(ofFlatIndex: second).description)
        }
    }

    /// Sections that occur more than once, each with its first position and each later one.
    ///
    /// - Complexity: O(*s*)
    public func duplicateSections() -> [DuplicateIdentifiers.Pair<SectionID>] {
        duplicates(in: sections).map { first, second in
            .init(identifier: sections[first], first: "section \(first)", second: "section \(second)")
        }
    }

    private func duplicates<ID: Hashable>(in elements: ContiguousArray<ID>) -> [(Int, Int)] {
        var table = IndexTable(capacity: elements.count)
        return elements.indices.compactMap { position in
            table.insert(position, in: elements).map { ($0, position) }
        }
    }
}

/// Identifiers that are not unique, and where they are.
public struct DuplicateIdentifiers: Error, CustomStringConvertible, Sendable {
    /// What the identifiers name.
    public enum Kind: String, Sendable {
        /// Sections, or items.
        case section, item
    }

    /// One identifier that was found twice.
    public struct Pair<ID> {
        /// The identifier.
        public var identifier: ID
        /// Where it was first.
        public var first: String
        /// Where it was again.
        public var second: String
    }

    /// What the identifiers name.
    public var kind: Kind

    /// Each identifier with its two places, in words.
    public var places: [String]

    /// The identifiers alone, in words.
    public var identifiers: [String]

    /// Describes pairs that were found, as `duplicateItems()` and `duplicateSections()` give them.
    public init<ID>(_ kind: Kind, _ pairs: [Pair<ID>]) {
        self.kind = kind
        identifiers = pairs.map { "\($0.identifier)" }
        // A long list hides the first fault; five show the pattern.
        places = pairs.prefix(5).map { "\($0.identifier) at \($0.first) and again at \($0.second)" }
        if pairs.count > 5 { places.append("\(pairs.count - 5) more") }
    }

    /// One sentence with the identifiers and their places.
    public var description: String {
        "\(kind.rawValue) identifiers are not unique: " + places.joined(separator: "; ")
    }
}

extension DuplicateIdentifiers.Pair: Sendable where ID: Sendable {}
