/// A place among the views of a lazy container.
enum LazyPlace: Hashable, Comparable {
    case header(Int)
    case item(section: Int, index: Int)
    case footer(Int)

    var section: Int {
        switch self {
        case .header(let section), .footer(let section), .item(let section, _): section
        }
    }

    var isBoundary: Bool {
        if case .item = self { false } else { true }
    }

    private var key: (Int, Int, Int) {
        switch self {
        case .header(let section): (section, 0, 0)
        case .item(let section, let index): (section, 1, index)
        case .footer(let section): (section, 2, 0)
        }
    }

    static func < (a: LazyPlace, b: LazyPlace) -> Bool { a.key < b.key }
}

/// Which views are in which line of a lazy container: headers and footers have a line to themselves, items of a section share
/// theirs in grids.
struct LazySections {
    private struct Section {
        let start: Int
        let hasHeader: Bool
        let items: Int
        let lines: Int
        let hasFooter: Bool
        var end: Int { start + (hasHeader ? 1 : 0) + lines + (hasFooter ? 1 : 0) }
    }

    private var sections: [Section] = []
    private let across: Int
    /// The number of lines.
    private(set) var count = 0

    init() { across = 1 }

    /// - Parameter across: How many items are in a line.
    @MainActor init(_ rows: RowCollection, across: Int) {
        self.across = across
        for section in rows.sections {
            let made = Section(
                start: count, hasHeader: section.header != nil, items: section.count,
                lines: (section.count + across - 1) / across, hasFooter: section.footer != nil)
            sections.append(made)
            count = made.end
        }
    }

    /// The first line of items.
    var firstItemLine: Int? {
        sections.first { $0.items > 0 }.map { $0.start + ($0.hasHeader ? 1 : 0) }
    }

    /// The views in a line. Complexity: O(log sections), and of the views.
    func places(inLine line: Int) -> [LazyPlace] {
        var (low, high) = (0, sections.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if sections[middle].start <= line { low = middle } else { high = middle }
        }
        // Sections without a line share their start with the next one.
        while sections[low].end <= line { low += 1 }
        let section = sections[low]
        var number = line - section.start
        if section.hasHeader {
            if number == 0 { return [.header(low)] }
            number -= 1
        }
        if number >= section.lines { return [.footer(low)] }
        let first = number * across
        return (first..<min(first + across, section.items)).map { .item(section: low, index: $0) }
    }

    /// The line of a view.
    func line(of place: LazyPlace) -> Int {
        let section = sections[place.section]
        switch place {
        case .header: return section.start
        case .item(_, let index): return section.start + (section.hasHeader ? 1 : 0) + index / across
        case .footer: return section.end - 1
        }
    }

    /// The lines of a section.
    func lines(ofSection index: Int) -> Range<Int> { sections[index].start..<sections[index].end }

    var sectionCount: Int { sections.count }

    /// The lines of headers, or of footers.
    func boundaryLines(headers: Bool) -> [Int] {
        sections.compactMap { section in
            headers ? (section.hasHeader ? section.start : nil) : (section.hasFooter ? section.end - 1 : nil)
        }
    }

    /// Whether all lines are items of one section.
    var isPlain: Bool { sections.count == 1 && !sections[0].hasHeader && !sections[0].hasFooter }
}

extension RowUpdatePlan {
    /// The lines that went and came; nil where that is not so simple.
    @MainActor func lines(
        _ old: LazySections, _ new: LazySections
    ) -> (deleted: [Int], inserted: [Int])? {
        guard old.isPlain, new.isPlain, let change = itemsOfOneSection else { return nil }
        return change
    }
}
