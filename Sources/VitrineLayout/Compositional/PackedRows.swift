import Foundation

/// The rows of a section in which sizes decide how many items a row takes, as in a cloud of tags.
///
/// Rows are filled greedily from the first item on, with measured sizes where they are known and estimates where
/// they are not. Rows that hold nothing measured are alike, so a stretch of them is one entry, whatever its length:
/// an unmeasured beginning is rows of the estimated number of items, and jumping behind ten million of them costs
/// nothing. What is measured later in that beginning is packed then, and moves what follows.
///
/// Complexity: a measured size costs the rows that change by it: usually few, since rows of measured items fall
/// back into step; at worst those that follow.
struct PackedRows: Sendable {
    struct Entry: Sendable {
        var firstItem: Int
        /// The number of the first row.
        var firstRow: Int
        /// Where it starts, in parts of a point: whole numbers, so that the order of changes leaves no trace.
        var origin: Int
        /// A row of its own; nil: rows of the template.
        var row: SolvedGroup?
        /// How many views of each kind there are before; empty if there are none.
        var views: [String: Int]
    }

    let template: GroupTemplate
    let itemCount: Int
    private(set) var entries: ContiguousArray<Entry> = []
    /// Where the entries end and rows of the template go on.
    private(set) var end = Entry(firstItem: 0, firstRow: 0, origin: 0, row: nil, views: [:])
    private let resolution: CGFloat
    /// From one row of the template to the next, in parts of a point.
    private let stride: Int
    /// The measured items in order.
    private var items: ContiguousArray<Int> = []
    private var viewsPerRow: [String: Int]

    init(_ template: GroupTemplate, itemCount: Int) {
        self.template = template
        self.itemCount = itemCount
        viewsPerRow = template.group.counts
        resolution = template.scale * 4_194_304
        stride = Int(parts: template.stride * resolution)
    }

    private func parts(_ length: CGFloat) -> Int { Int(parts: length * resolution) }
    private func points(_ parts: Int) -> CGFloat { CGFloat(parts) / resolution }

    private var perRow: Int { template.perGroup }

    /// The number of rows.
    var count: Int { end.firstRow + (itemCount - end.firstItem + perRow - 1) / perRow }

    /// How many items the last row has if it is one of the template that is not full; otherwise 0.
    var rest: Int { (itemCount - end.firstItem) % perRow }

    /// From the start of the first row to the start of one behind the last.
    ///
    /// - Parameter last: the last row, if it is not full.
    func length(last: SolvedGroup?) -> CGFloat {
        guard rest > 0, let last else { return points(end.origin &+ (count - end.firstRow) &* stride) }
        return points(end.origin &+ (count - 1 - end.firstRow) &* stride) + template.stride(of: last)
    }

    // MARK: Reading

    private func entry(_ precedes: (Entry) -> Bool) -> (entry: Entry, next: Entry?) {
        guard !precedes(end), !entries.isEmpty else { return (end, nil) }
        let index = entries.lastIndex(precedes)
        return (entries[index], index + 1 < entries.count ? entries[index + 1] : end)
    }

    /// The row that replaces the template; nil if that holds.
    func row(_ index: Int) -> SolvedGroup? { entry { $0.firstRow <= index }.entry.row }

    func items(ofRow index: Int) -> Range<Int> {
        let (entry, next) = entry { $0.firstRow <= index }
        if entry.row != nil, let next { return entry.firstItem..<next.firstItem }
        let first = entry.firstItem + (index - entry.firstRow) * perRow
        return first..<min(first + perRow, itemCount)
    }

    func row(ofItem item: Int) -> Int {
        let entry = entry { $0.firstItem <= item }.entry
        return entry.row != nil ? entry.firstRow : entry.firstRow + (item - entry.firstItem) / perRow
    }

    func origin(ofRow index: Int) -> CGFloat {
        let entry = entry { $0.firstRow <= index }.entry
        return points(entry.origin &+ (index - entry.firstRow) &* stride)
    }

    /// The last row that starts at or before an offset.
    func row(at offset: CGFloat) -> Int {
        let (entry, next) = entry { points($0.origin) <= offset }
        let rows = (next?.firstRow ?? count) - entry.firstRow
        let quotient = max(0, (offset - points(entry.origin)) / points(stride))
        return entry.firstRow + (quotient < CGFloat(rows) ? Int(quotient) : max(0, rows - 1))
    }

    func viewStart(ofKind kind: String, row index: Int) -> Int {
        let entry = entry { $0.firstRow <= index }.entry
        return (entry.views[kind] ?? 0) + (index - entry.firstRow) * (viewsPerRow[kind] ?? 0)
    }

    /// The row of a numbered view.
    func row(ofView number: Int, kind: String) -> Int {
        let (entry, next) = entry { ($0.views[kind] ?? 0) <= number }
        guard let perRow = viewsPerRow[kind], perRow > 0 else { return entry.firstRow }
        let row = entry.firstRow + (number - (entry.views[kind] ?? 0)) / perRow
        return min(row, (next?.firstRow ?? count) - 1)
    }

    // MARK: Packing

    /// Packs what one more or another measured size changes.
    ///
    /// - Parameters:
    ///   - solve: the row that starts at an item.
    ///   - removed: called for each row that is no more.
    ///   - added: called for each new row.
    mutating func pack(
        changing item: Int, solve: (Int) -> SolvedGroup, removed: (SolvedGroup) -> Void,
        added: (SolvedGroup) -> Void
    ) {
        let place = items.firstIndex(notBelow: item)
        if place == items.count || items[place] != item { items.insert(item, at: place) }
        var first = entries.count
        if item < end.firstItem { first = entries.lastIndex { $0.firstItem <= item } }
        // A narrower first item may fit in the row before its own.
        pack(from: max(0, first - 1), changing: item, solve: solve, removed: removed, added: added)
    }

    private mutating func pack(
        from start: Int, changing item: Int, solve: (Int) -> SolvedGroup, removed: (SolvedGroup) -> Void,
        added: (SolvedGroup) -> Void
    ) {
        var position = start < entries.count ? entries[start] : end
        var rest = start
        var new: ContiguousArray<Entry> = []
        var cursor = items.firstIndex(notBelow: position.firstItem)
        var isInStep = false
        while position.firstItem < itemCount {
            while rest < entries.count, entries[rest].firstItem < position.firstItem { rest += 1 }
            let known = rest < entries.count ? entries[rest] : end
            if position.firstItem > item, known.firstItem == position.firstItem {
                isInStep = true
                break
            }
            while cursor < items.count, items[cursor] < position.firstItem { cursor += 1 }
            guard cursor < items.count else { break }
            // Rows whose items, and the one after them, nobody measured.
            let rows = (items[cursor] - 1 - position.firstItem) / perRow
            var entry = position
            if rows > 0 {
                entry.row = nil
                position.firstItem += rows * perRow
                position.firstRow += rows
                position.origin &+= rows &* stride
                for (kind, count) in viewsPerRow { position.views[kind, default: 0] += rows * count }
            } else {
                let row = solve(position.firstItem)
                guard !row.leaves.isEmpty else { break }
                added(row)
                entry.row = row
                position.firstItem += row.leaves.count
                position.firstRow += 1
                position.origin &+= parts(template.stride(of: row))
                for view in row.supplementaries { position.views[view.kind, default: 0] += 1 }
            }
            new.append(entry)
        }
        splice(
            new, at: start, upTo: isInStep ? rest : entries.count, end: position, isInStep, removed)
    }

    /// Puts new entries in place of old ones, and moves those that follow.
    private mutating func splice(
        _ new: ContiguousArray<Entry>, at start: Int, upTo stop: Int, end position: Entry, _ isInStep: Bool,
        _ removed: (SolvedGroup) -> Void
    ) {
        for index in start..<stop {
            if let row = entries[index].row { removed(row) }
        }
        if isInStep {
            let known = stop < entries.count ? entries[stop] : end
            let rows = position.firstRow - known.firstRow
            let distance = position.origin &- known.origin
            var views: [String: Int] = [:]
            for kind in Set(position.views.keys).union(known.views.keys) {
                let change = (position.views[kind] ?? 0) - (known.views[kind] ?? 0)
                if change != 0 { views[kind] = change }
            }
            func move(_ entry: inout Entry) {
                entry.firstRow += rows
                entry.origin &+= distance
                for (kind, change) in views { entry.views[kind, default: 0] += change }
            }
            if rows != 0 || distance != 0 || !views.isEmpty {
                for index in stop..<entries.count { move(&entries[index]) }
                move(&end)
            }
        } else {
            end = position
            end.row = nil
        }
        entries.replaceSubrange(start..<stop, with: new)
    }
}

extension ContiguousArray {
    /// The last element of a sorted array for which the predicate holds; 0 if none. O(log *n*).
    func lastIndex(_ holds: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return Swift.max(0, low - 1)
    }
}

extension ContiguousArray where Element == Int {
    /// Where a number is or would be in a sorted array. O(log *n*).
    func firstIndex(notBelow number: Int) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if self[middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
