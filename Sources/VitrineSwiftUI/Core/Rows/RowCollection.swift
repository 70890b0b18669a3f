/// The rows of a list as its nodes list them: sections of runs.
@MainActor
struct RowCollection {
    /// Which section a section is, from one update to the next.
    enum SectionKey: Hashable {
        /// One that the program made.
        case explicit(ObjectIdentifier)
        /// Rows outside of sections, by the section before them.
        case implicit(after: ObjectIdentifier?)
    }

    @MainActor struct Section {
        let key: SectionKey
        var header: Row?
        var footer: Row?
        /// The environment around it, which says how it is laid out.
        let environment: EnvironmentValues
        var runs: [any RowRun] = []
        /// Where each run begins; valid after `countRows()`.
        var starts: [Int] = []
        private(set) var count = 0

        mutating func countRows() {
            starts = []
            starts.reserveCapacity(runs.count)
            count = 0
            for run in runs {
                starts.append(count)
                count += run.nextCount
            }
        }

        /// The run of a row, and the row's index there. Complexity: O(log runs).
        func place(of item: Int) -> (run: any RowRun, index: Int) {
            var low = 0
            var high = starts.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if starts[middle] <= item { low = middle } else { high = middle }
            }
            return (runs[low], item - starts[low])
        }
    }

    private(set) var sections: [Section] = []
    private var openSection: Int?
    private var lastKey: ObjectIdentifier?

    /// Adds rows to the section that is open, or to one without header.
    mutating func append(_ run: any RowRun) {
        if openSection == nil {
            sections.append(Section(key: .implicit(after: lastKey), environment: run.environment))
            openSection = sections.count - 1
        }
        sections[openSection!].runs.append(run)
    }

    /// Adds a section; what is appended inside `body` belongs to it.
    mutating func section(
        _ key: ObjectIdentifier, header: Row?, footer: Row?, environment: EnvironmentValues,
        _ body: (inout RowCollection) -> Void
    ) {
        sections.append(
            Section(key: .explicit(key), header: header, footer: footer, environment: environment))
        openSection = sections.count - 1
        body(&self)
        lastKey = key
        openSection = nil
    }

    /// Brings the newest data of all runs into force.
    func commit() {
        for section in sections {
            for run in section.runs { run.commit() }
        }
    }

    /// Counts the rows; sections of rows that turned out to have none are no sections.
    mutating func count() {
        for index in sections.indices { sections[index].countRows() }
        sections.removeAll {
            if case .implicit = $0.key { return $0.count == 0 }
            return false
        }
    }

    func row(at indexPath: IndexPath) -> Row {
        let (run, index) = sections[indexPath.section].place(of: indexPath.item)
        return run.shownRow(at: index)
    }

    /// Where the row with an identifier is. Complexity: O(rows).
    func indexPath(of id: AnyHashable) -> IndexPath? {
        for (number, section) in sections.enumerated() {
            for (run, start) in zip(section.runs, section.starts) {
                if let index = run.shownIndex(of: id) {
                    return IndexPath(item: start + index, section: number)
                }
            }
        }
        return nil
    }
}
