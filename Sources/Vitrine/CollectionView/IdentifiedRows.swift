internal import VitrineUI

/// The rows of a ``CollectionView`` with an identity for every row, and for every showing of an item.
///
/// The rule: a showing that stays in its row keeps its identity. Showings that came are then matched, from the
/// top down, with those that went: the item has moved. What is left over is new. So an item that exists once
/// moves between rows as in a plain data source, and one that is in several keeps each of its cells, with
/// focus and state, whatever the other rows do.
struct IdentifiedRows<Section: Hashable & Sendable, Item: Hashable & Sendable> {
    typealias Row = CollectionRow<Section, Item>

    private struct Entry {
        var identity: RowIdentity<Section>
        /// The items shown.
        var items: [Item]
        /// Their positions in the row given, if it had duplicates.
        var positions: [Int]?
    }

    private struct Showing {
        var row: Int
        var number: Int
    }

    private var entries: [Entry] = []
    /// The first row that shows an item.
    private var firstRows: [Item: Int] = [:]
    /// Of items whose identity is not simply the item: which row has which showing.
    private var showings: [Item: [Showing]] = [:]
    /// What is wrong with the rows, one sentence each.
    private(set) var issues: [String] = []

    /// No rows.
    init() {}

    /// Identifies rows, following the items from the rows shown before.
    ///
    /// - Complexity: O(*n*), *n* = items of all rows.
    init(_ rows: [Row], continuing previous: IdentifiedRows) {
        entries.reserveCapacity(rows.count)
        firstRows.reserveCapacity(previous.firstRows.count)
        identifyRows(rows)
        var repeated: [Item: [Int]] = [:]
        for (index, row) in rows.enumerated() { takeItems(of: row, at: index, &repeated) }
        for (item, rows) in repeated {
            showings[item] = showings(of: item, in: rows, continuing: previous)
        }
        for item in previous.showings.keys where showings[item] == nil {
            guard let row = firstRows[item] else { continue }
            let kept = showings(of: item, in: [row], continuing: previous)
            if kept.first?.number != 0 { showings[item] = kept }
        }
    }

    /// Takes over the values of rows that are equal to the ones identified: items may be equal by an `==` of
    /// their own and yet hold something else.
    mutating func takeValues(of rows: [Row]) {
        for (index, row) in rows.enumerated() {
            entries[index].items = entries[index].positions.map { $0.map { row.items[$0] } } ?? row.items
        }
    }

    // MARK: Lookup

    /// The identity of the row at an index.
    func row(at index: Int) -> RowIdentity<Section>? {
        entries.indices.contains(index) ? entries[index].identity : nil
    }

    /// The identity of what is shown at an index path.
    func identity(at indexPath: IndexPath) -> ItemIdentity<Item>? {
        guard entries.indices.contains(indexPath.section),
            entries[indexPath.section].items.indices.contains(indexPath.item)
        else { return nil }
        let item = entries[indexPath.section].items[indexPath.item]
        return ItemIdentity(item: item, showing: number(of: item, inRow: indexPath.section))
    }

    /// Whether an identity is shown.
    func contains(_ identity: ItemIdentity<Item>) -> Bool {
        if let showings = showings[identity.item] {
            return showings.contains { $0.number == identity.showing }
        }
        return identity.showing == 0 && firstRows[identity.item] != nil
    }

    /// The rows as a data source takes them.
    func snapshot() -> NSDiffableDataSourceSnapshot<RowIdentity<Section>, ItemIdentity<Item>> {
        var snapshot = NSDiffableDataSourceSnapshot<RowIdentity<Section>, ItemIdentity<Item>>()
        snapshot.appendSections(entries.map(\.identity))
        for (index, entry) in entries.enumerated() {
            let identities = entry.items.map {
                ItemIdentity(item: $0, showing: number(of: $0, inRow: index))
            }
            snapshot.appendItems(identities, toSection: entry.identity)
        }
        return snapshot
    }

    private func number(of item: Item, inRow row: Int) -> Int {
        guard !showings.isEmpty, let showings = showings[item] else { return 0 }
        return showings.first { $0.row == row }?.number ?? 0
    }

    // MARK: Identifying

    private mutating func identifyRows(_ rows: [Row]) {
        var seen: [Section: [Int]] = [:]
        for (index, row) in rows.enumerated() {
            let above = seen[row.section, default: []]
            entries.append(
                Entry(identity: RowIdentity(section: row.section, repetition: above.count), items: []))
            seen[row.section] = above + [index]
            guard let first = above.first else { continue }
            issues.append(
                "rows \(first) and \(index) have the same section, \(row.section). Both are shown, but they are "
                    + "told apart by their order alone: give each row a section of its own.")
        }
    }

    /// Takes the items of a row, without those that the row has already.
    private mutating func takeItems(of row: Row, at index: Int, _ repeated: inout [Item: [Int]]) {
        var dropped: [Int] = []
        for (position, item) in row.items.enumerated() {
            guard let first = firstRows[item] else {
                firstRows[item] = index
                continue
            }
            if (repeated[item]?.last ?? first) == index {
                dropped.append(position)
            } else {
                repeated[item, default: [first]].append(index)
            }
        }
        entries[index].items = row.items
        guard let second = dropped.first else { return }
        let duplicates = Set(dropped)
        let kept = row.items.indices.filter { !duplicates.contains($0) }
        entries[index].positions = kept
        entries[index].items = kept.map { row.items[$0] }
        let item = row.items[second]
        let first = row.items.firstIndex(of: item) ?? second
        let others = dropped.count > 1 ? " (and \(dropped.count - 1) more duplicates)" : ""
        issues.append(
            "item \(item) is twice in row \(row.section), at positions \(first) and \(second)\(others). The "
                + "first is shown: items must be unique within their row.")
    }

    /// Hands out the identities of an item to the rows that show it now.
    private func showings(
        of item: Item, in rows: [Int], continuing previous: IdentifiedRows
    ) -> [Showing] {
        var free = previous.identities(of: item)
        var taken: Set<Int> = []
        var result: [Showing] = []
        func give(_ number: Int, to row: Int) {
            taken.insert(number)
            result.append(Showing(row: row, number: number))
        }
        var came: [Int] = []
        for row in rows {
            if let stayed = free.firstIndex(where: { $0.row == entries[row].identity }) {
                give(free.remove(at: stayed).number, to: row)
            } else {
                came.append(row)
            }
        }
        for row in came {
            guard free.isEmpty else {
                give(free.removeFirst().number, to: row)
                continue
            }
            give((0...).first { !taken.contains($0) } ?? 0, to: row)
        }
        return result
    }

    private func identities(of item: Item) -> [(row: RowIdentity<Section>, number: Int)] {
        if let showings = showings[item] {
            return showings.sorted { $0.row < $1.row }.map { (entries[$0.row].identity, $0.number) }
        }
        return firstRows[item].map { [(entries[$0].identity, 0)] } ?? []
    }
}
