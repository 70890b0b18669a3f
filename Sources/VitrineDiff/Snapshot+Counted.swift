/// Sections whose items are counted instead of listed.
extension Snapshot {
    @usableFromInline var numberOfCountedItems: Int { counted.reduce(0) { $0 + ($1?.count ?? 0) } }

    /// The items of a counted section; nil if the section is listed.
    @inlinable public func countedItems(inSection section: Int) -> CountedItems<ItemID>? {
        counted.isEmpty ? nil : counted[section]
    }

    /// Gives an empty section counted items: the given section, or else the last.
    ///
    /// Traps if the section is not in the snapshot or has items already, or if there is no section at all.
    public mutating func appendItems(_ items: CountedItems<ItemID>, to section: SectionID?) {
        let call: StaticString = "appendItems(count:toSection:identifiers:number:)"
        var index = storedSections.count - 1
        if let section {
            index = sectionForEdit(section, call)
        } else if index < 0 {
            faultNoSections(items, #fileID, #line)
        }
        if numberOfItems(inSection: index) > 0 {
            fatalError(
                "\(call): section \(storedSections[index]) has \(numberOfItems(inSection: index)) items already. A "
                    + "section is either listed or counted: delete its items first, use a section of its own for the "
                    + "count, or let a counted section grow with insertItems(count:at:inSection:).")
        }
        setCountedItems(items, inSection: index)
    }

    /// Makes a section without listed items a counted one, or replaces its counted items. Traps if it has listed items.
    public mutating func setCountedItems(_ items: CountedItems<ItemID>, inSection section: Int) {
        if !itemRange(ofSection: section).isEmpty {
            fatalError(
                "Section \(storedSections[section]) has listed items; delete them before it is counted")
        }
        if counted.isEmpty { counted = ContiguousArray(repeating: nil, count: storedSections.count) }
        counted[section] = items
    }

    /// Changes the items of a counted section by ranges of indexes.
    ///
    /// Traps if the section is not in the snapshot or listed.
    ///
    /// - Complexity: That of the edit, O(*r*), *r* = runs of the section.
    public mutating func editCountedItems(
        inSection section: SectionID, _ call: StaticString = #function,
        _ edit: (inout CountedItems<ItemID>) -> Void
    ) {
        let index = sectionForEdit(section, call)
        guard !counted.isEmpty, counted[index] != nil else {
            fatalError(
                "\(call): section \(section) is listed, and index ranges are for counted sections. Name its items by "
                    + "their identifiers, or make it a counted one with appendItems(count:toSection:identifiers:number:)."
            )
        }
        edit(&counted[index]!)
    }

    /// The position of an item of a counted section; nil if it is none.
    public func countedPosition(ofItem item: ItemID) -> ItemPosition? {
        for section in counted.indices {
            if let index = counted[section]?.index(ofItem: item) {
                return ItemPosition(section: section, item: index)
            }
        }
        return nil
    }

    /// The index of an item among the items of all sections, counted ones included.
    ///
    /// - Complexity: O(1), or O(*s*) with counted sections.
    public func index(of position: ItemPosition) -> Int {
        let listed = itemRange(ofSection: position.section).lowerBound
        return counted.prefix(position.section).reduce(listed + position.item) { $0 + ($1?.count ?? 0) }
    }

    /// The items to be replaced, listed and counted.
    public var allReloadedItems: [ItemID] { reloadedItems + marked(\.reloadedNumbers) }

    /// The items to be configured again, listed and counted.
    public var allReconfiguredItems: [ItemID] { reconfiguredItems + marked(\.reconfiguredNumbers) }

    private func marked(_ numbers: KeyPath<CountedItems<ItemID>, [Range<Int>]>) -> [ItemID] {
        counted.lazy.compactMap(\.self).flatMap { items in
            items[keyPath: numbers].joined().filter { items.index(ofNumber: $0) != nil }.map(items.identifier)
        }
    }

    @usableFromInline func demandListed(_ section: Int, _ call: StaticString) {
        guard counted[section] != nil else { return }
        faultCounted("section \(storedSections[section]) is", call)
    }

    @usableFromInline func demandNotCounted(_ item: ItemID, _ call: StaticString) {
        guard let position = countedPosition(ofItem: item) else { return }
        faultCounted("item \(item) is in section \(storedSections[position.section]), which is", call)
    }
}
