private import VitrineDiff

/// What became of the rows of a list between two collections.
@MainActor
struct RowUpdatePlan {
    private var deletedSections: [Int] = []
    private(set) var insertedSections: [Int] = []
    private var movedSections: [(from: Int, to: Int)] = []
    private var deleted: [IndexPath] = []
    private(set) var inserted: [IndexPath] = []
    private var moved: [(from: IndexPath, to: IndexPath)] = []
    /// The sections that stay and have a header now, or a footer, that they did not have, by where they are.
    private(set) var insertedHeaders: Set<Int> = []
    private(set) var insertedFooters: Set<Int> = []
    /// The headers and footers that went from sections that stay.
    private(set) var removedBoundaries: Set<RowIdentity> = []

    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deleted.isEmpty
            && inserted.isEmpty && moved.isEmpty
    }

    /// More single changes than this are no animation that anybody could follow, and cost more than asking anew.
    static let limit = 20_000
    var isTooLong: Bool { deleted.count + inserted.count + moved.count > Self.limit }

    /// Compares what is shown with what is to be, and counts that.
    ///
    /// Complexity: O(sections + runs), and what the runs need for their data.
    init(from old: RowCollection, to new: inout RowCollection) {
        new.count()
        compareSections(old, new)
        let oldIndexes = Dictionary(
            uniqueKeysWithValues: old.sections.enumerated().map { ($0.element.key, $0.offset) })
        for (index, section) in new.sections.enumerated() {
            guard let oldIndex = oldIndexes[section.key] else { continue }
            compareBoundaries(old.sections[oldIndex].header, section.header, index, \.insertedHeaders)
            compareBoundaries(old.sections[oldIndex].footer, section.footer, index, \.insertedFooters)
            compareRuns(old.sections[oldIndex], oldIndex, section, index)
            if isTooLong { return }
        }
    }

    private mutating func compareSections(_ old: RowCollection, _ new: RowCollection) {
        let oldKeys = old.sections.map(\.key)
        let newKeys = new.sections.map(\.key)
        guard oldKeys != newKeys else { return }
        var before = Snapshot<RowCollection.SectionKey, Int>()
        before.appendSections(oldKeys)
        var after = Snapshot<RowCollection.SectionKey, Int>()
        after.appendSections(newKeys)
        guard let difference = try? Difference(from: before, to: after) else {
            preconditionFailure("Keys of sections are unique: each is a node.")
        }
        deletedSections = difference.deletedSections
        insertedSections = difference.insertedSections
        movedSections = difference.movedSections.map { ($0.from, $0.to) }
    }

    private mutating func compareBoundaries(
        _ old: Row?, _ new: Row?, _ index: Int, _ inserted: WritableKeyPath<Self, Set<Int>>
    ) {
        guard old?.identity != new?.identity else { return }
        if let old { removedBoundaries.insert(old.identity) }
        if new != nil { self[keyPath: inserted].insert(index) }
    }

    private mutating func compareRuns(
        _ old: RowCollection.Section, _ oldIndex: Int, _ new: RowCollection.Section, _ newIndex: Int
    ) {
        var oldPlaces: [ObjectIdentifier: Int] = [:]
        for (number, run) in old.runs.enumerated() { oldPlaces[ObjectIdentifier(run)] = number }
        var kept: Set<Int> = []
        var last = -1
        for (number, run) in new.runs.enumerated() {
            let key = ObjectIdentifier(run)
            let start = new.starts[number]
            // Runs that changed their order come anew: it takes a ForEach of several rows each.
            guard let place = oldPlaces[key], place > last else {
                let count = (number + 1 < new.starts.count ? new.starts[number + 1] : new.count) - start
                guard count <= Self.limit else {
                    return inserted = Array(repeating: [], count: Self.limit + 1)
                }
                inserted += (0..<count).map { IndexPath(item: start + $0, section: newIndex) }
                continue
            }
            last = place
            kept.insert(place)
            let change = run.changes()
            guard !change.isEmpty else { continue }
            let oldStart = old.starts[place]
            deleted += change.deleted.map { IndexPath(item: oldStart + $0, section: oldIndex) }
            inserted += change.inserted.map { IndexPath(item: start + $0, section: newIndex) }
            moved += change.moved.map {
                (
                    IndexPath(item: oldStart + $0.from, section: oldIndex),
                    IndexPath(item: start + $0.to, section: newIndex)
                )
            }
        }
        for number in old.runs.indices where !kept.contains(number) {
            let start = old.starts[number]
            let end = number + 1 < old.starts.count ? old.starts[number + 1] : old.count
            guard end - start <= Self.limit else {
                return deleted = Array(repeating: [], count: Self.limit + 1)
            }
            deleted += (start..<end).map { IndexPath(item: $0, section: oldIndex) }
        }
    }

    /// The items that went and came in the only section, ascending; nil where sections changed.
    var itemsOfOneSection: (deleted: [Int], inserted: [Int])? {
        guard deletedSections.isEmpty, insertedSections.isEmpty, movedSections.isEmpty else { return nil }
        return (
            (deleted + moved.map(\.from)).map(\.item).sorted(),
            (inserted + moved.map(\.to)).map(\.item).sorted()
        )
    }

    /// The rows that went, before the change is committed.
    ///
    /// Complexity: O(runs + rows that went).
    func removedRows(from old: RowCollection, to new: RowCollection) -> RemovedRows {
        guard !deleted.isEmpty || !deletedSections.isEmpty else { return RemovedRows() }
        var result = RemovedRows()
        result.runs = old.runIdentities.subtracting(new.runIdentities)
        for path in deleted where path.count == 2 {
            let (run, index) = old.sections[path.section].place(of: path.item)
            guard !result.runs.contains(ObjectIdentifier(run)) else { continue }
            result.rows.insert(RowIdentity(run: ObjectIdentifier(run), id: run.shownIdentifier(at: index)))
        }
        return result
    }

    /// Tells a collection view, inside an update.
    func record(in view: UICollectionView) {
        view.deleteSections(IndexSet(deletedSections))
        view.insertSections(IndexSet(insertedSections))
        for move in movedSections { view.moveSection(move.from, toSection: move.to) }
        view.deleteItems(at: deleted)
        view.insertItems(at: inserted)
        for move in moved { view.moveItem(at: move.from, to: move.to) }
    }
}

/// Rows that left the data: single ones, and all of what listed them.
struct RemovedRows {
    var rows: Set<RowIdentity> = []
    var runs: Set<ObjectIdentifier> = []

    func contains(_ row: RowIdentity) -> Bool { runs.contains(row.run) || rows.contains(row) }

    mutating func formUnion(_ other: RemovedRows) {
        rows.formUnion(other.rows)
        runs.formUnion(other.runs)
    }
}

extension RowCollection {
    /// What rows say that lists them: runs, and sections for their headers and footers.
    fileprivate var runIdentities: Set<ObjectIdentifier> {
        var result: Set<ObjectIdentifier> = []
        for section in sections {
            if case .explicit(let key) = section.key { result.insert(key) }
            for run in section.runs { result.insert(ObjectIdentifier(run)) }
        }
        return result
    }
}
