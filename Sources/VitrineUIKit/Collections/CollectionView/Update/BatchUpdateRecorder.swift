import Foundation

/// Single changes as they were reported, before it is known whether they fit together.
struct BatchUpdateRecorder {
    var insertedItems: [IndexPath] = []
    var deletedItems: [IndexPath] = []
    var reloadedItems: [IndexPath] = []
    var reconfiguredItems: [IndexPath] = []
    var movedItems: [(from: IndexPath, to: IndexPath)] = []
    var insertedSections: [Int] = []
    var deletedSections: [Int] = []
    var reloadedSections: [Int] = []
    var movedSections: [(from: Int, to: Int)] = []
    /// The whole change, from a data source that knows it. Then nothing else is reported.
    var statedUpdate: CollectionUpdate?

    /// Changes that contradict each other or the counts; the text is UIKit's where UIKit has one.
    struct Invalid: Error {
        var message: String
        /// The counts that do not agree, if that is what is wrong.
        var cause: CountMismatch?

        init(message: String, cause: CountMismatch? = nil) {
            self.message = message
            self.cause = cause
        }
    }

    /// Puts the changes together.
    ///
    /// Deletions, reloads and origins refer to `before`, insertions and destinations to `after`.
    /// - Parameter name: Says what a section is called, given its index after the update; nil if only its index is
    ///   known.
    /// - Complexity: O(sections + *c* log *c*), *c* = changes. Items that were not mentioned cost nothing.
    func update(
        from before: ContiguousArray<Int>, to after: ContiguousArray<Int>,
        name: (Int) -> String? = { _ in nil }
    ) throws(Invalid) -> CollectionUpdate {
        try checkRanges(before, after)
        let sections = try sectionMap(before.count, after.count)
        let items = try itemMap(sections, before, after, name)

        var update = CollectionUpdate(
            newSection: { sections.newOfOld[$0] }, oldSection: { sections.oldOfNew[$0] },
            newItem: items.new(ofOld:), oldItem: items.old(ofNew:))
        update.reloadedItems = ItemRangeSet(reloadedItems.compactMap(items.new(ofOld:)))
        update.reloadedSections = Set(reloadedSections.compactMap { sections.newOfOld[$0] })
        update.reconfiguredItems = ItemRangeSet(reconfiguredItems.compactMap(items.new(ofOld:)))
        update.changes = { changes(sections, items) }
        update.moved = { (Set(movedSections.map(\.to)), ItemRangeSet(movedItems.lazy.map(\.to))) }
        return update
    }

    private func checkRanges(_ before: ContiguousArray<Int>, _ after: ContiguousArray<Int>) throws(Invalid) {
        func check(_ verb: String, _ path: IndexPath, _ counts: ContiguousArray<Int>, _ when: String)
            throws(Invalid)
        {
            guard path.count == 2, counts.indices.contains(path.section) else {
                throw Invalid(
                    message:
                        "attempt to \(verb) item \(path.last ?? 0) in section \(path.first ?? 0), but there "
                        + "are only \(counts.count) sections \(when) the update")
            }
            guard path.item >= 0, path.item < counts[path.section] else {
                let count = counts[path.section]
                throw Invalid(
                    message: when == "before"
                        ? "attempt to \(verb) item \(path.item) from section \(path.section) which only contains "
                            + "\(count) items before the update"
                        : "attempt to \(verb) item \(path.item) into section \(path.section), but there are only "
                            + "\(count) items in section \(path.section) after the update")
            }
        }
        func check(_ verb: String, _ section: Int, _ count: Int, _ when: String) throws(Invalid) {
            guard section >= 0, section < count else {
                throw Invalid(
                    message:
                        "attempt to \(verb) section \(section), but there are only \(count) sections \(when) "
                        + "the update")
            }
        }
        for path in deletedItems { try check("delete", path, before, "before") }
        for path in reloadedItems { try check("reload", path, before, "before") }
        for move in movedItems { try check("move", move.from, before, "before") }
        for path in insertedItems { try check("insert", path, after, "after") }
        for move in movedItems { try check("move", move.to, after, "after") }
        for section in deletedSections { try check("delete", section, before.count, "before") }
        for section in reloadedSections { try check("reload", section, before.count, "before") }
        for move in movedSections { try check("move", move.from, before.count, "before") }
        for section in insertedSections { try check("insert", section, after.count, "after") }
        for move in movedSections { try check("move", move.to, after.count, "after") }
    }

    private struct SectionMap {
        var newOfOld: [Int?]
        var oldOfNew: [Int?]
    }

    private func sectionMap(_ before: Int, _ after: Int) throws(Invalid) -> SectionMap {
        let deleted = Set(deletedSections)
        let inserted = Set(insertedSections)
        guard before + inserted.count - deleted.count == after else {
            throw Invalid(
                message:
                    "Invalid update: invalid number of sections. The number of sections contained in the "
                    + "collection view after the update (\(after)) must be equal to the number of sections "
                    + "contained in the collection view before the update (\(before)), plus or minus the number "
                    + "of sections inserted or deleted (\(inserted.count) inserted, \(deleted.count) deleted).",
                cause: .init(
                    expected: before + inserted.count - deleted.count, actual: after, before: before,
                    inserted: inserted.count, deleted: deleted.count))
        }
        var map = SectionMap(
            newOfOld: Array(repeating: nil, count: before), oldOfNew: Array(repeating: nil, count: after))
        var movedFrom: Set<Int> = []
        var taken = inserted
        for move in movedSections {
            guard movedFrom.insert(move.from).inserted, !deleted.contains(move.from),
                taken.insert(move.to).inserted
            else {
                throw Invalid(
                    message:
                        "attempt to perform contradictory changes: section \(move.from) moves to \(move.to), "
                        + "but one of them is deleted, inserted or moved as well")
            }
            map.oldOfNew[move.to] = move.from
        }
        var rest = (0..<before).lazy.filter { !deleted.contains($0) && !movedFrom.contains($0) }
            .makeIterator()
        for section in 0..<after where !taken.contains(section) { map.oldOfNew[section] = rest.next() }
        for (new, old) in map.oldOfNew.enumerated() {
            if let old { map.newOfOld[old] = new }
        }
        return map
    }

    /// The sections in which something happened, and the moves; in other sections an item keeps its index.
    private struct ItemMap {
        var sections: SectionMap
        /// By the index of the section after the update.
        var changed: [Int: SectionItemMap] = [:]
        var newOfMoved: [IndexPath: IndexPath] = [:]
        var oldOfMoved: [IndexPath: IndexPath] = [:]

        func new(ofOld path: IndexPath) -> IndexPath? {
            if let new = newOfMoved[path] { return new }
            guard let section = sections.newOfOld[path.section] else { return nil }
            guard let map = changed[section] else { return IndexPath(item: path.item, section: section) }
            return map.newItem(ofOld: path.item).map { IndexPath(item: $0, section: section) }
        }

        func old(ofNew path: IndexPath) -> IndexPath? {
            if let old = oldOfMoved[path] { return old }
            guard let section = sections.oldOfNew[path.section] else { return nil }
            guard let map = changed[path.section] else { return IndexPath(item: path.item, section: section) }
            return map.oldItem(ofNew: path.item).map { IndexPath(item: $0, section: section) }
        }
    }

    private func itemMap(
        _ sections: SectionMap, _ before: ContiguousArray<Int>, _ after: ContiguousArray<Int>,
        _ name: (Int) -> String?
    ) throws(Invalid) -> ItemMap {
        let deleted = Dictionary(grouping: Set(deletedItems), by: \.section)
        let inserted = Dictionary(grouping: Set(insertedItems), by: \.section)
        let movedOut = Dictionary(grouping: movedItems, by: \.from.section)
        let movedIn = Dictionary(grouping: movedItems, by: \.to.section)
        let reloaded = Set(reloadedSections)
        let moves = try movesByPlace()
        var map = ItemMap(sections: sections, newOfMoved: moves.to, oldOfMoved: moves.from)

        for (new, old) in sections.oldOfNew.enumerated() {
            let gone = old.map { deleted[$0]?.count ?? 0 } ?? 0
            let out = old.map { movedOut[$0]?.count ?? 0 } ?? 0
            let come = inserted[new]?.count ?? 0
            let into = movedIn[new]?.count ?? 0
            // All items of a new section are new, except those that moved there.
            guard let old else { continue }
            let expected = before[old] + come - gone + into - out
            guard expected == after[new] || reloaded.contains(old) else {
                throw Invalid(
                    message: "Invalid update: invalid number of items in section \(new). The number of items "
                        + "contained in an existing section after the update (\(after[new])) must be equal to the "
                        + "number of items contained in that section before the update (\(before[old])), plus or "
                        + "minus the number of items inserted or deleted from that section (\(come) inserted, "
                        + "\(gone) deleted) and plus or minus the number of items moved into or out of that "
                        + "section (\(into) moved in, \(out) moved out).",
                    cause: .init(
                        section: new, name: name(new), expected: expected, actual: after[new],
                        before: before[old], inserted: come + into, deleted: gone + out))
            }
            guard gone + out + come + into > 0 || expected != after[new] else { continue }
            var leaves = Set(deleted[old]?.map(\.item) ?? [])
            for move in movedOut[old] ?? [] where !leaves.insert(move.from.item).inserted {
                throw Invalid(
                    message:
                        "attempt to perform a delete and a move from the same index path: item "
                        + "\(move.from.item) of section \(old)")
            }
            var taken = Set(inserted[new]?.map(\.item) ?? [])
            for move in movedIn[new] ?? [] where !taken.insert(move.to.item).inserted {
                throw Invalid(
                    message:
                        "attempt to perform an insert and a move to the same index path: item \(move.to.item) "
                        + "of section \(new)")
            }
            // A section that is reloaded takes up any number of items: they come and go at its end.
            Self.add(expected - after[new], fromEndOf: before[old], to: &leaves)
            Self.add(after[new] - expected, fromEndOf: after[new], to: &taken)
            map.changed[new] = SectionItemMap(
                leaving: ContiguousArray(leaves.sorted()), arriving: ContiguousArray(taken.sorted()))
        }
        return map
    }

    /// Adds the last items that are not in a set yet.
    private static func add(_ count: Int, fromEndOf end: Int, to items: inout Set<Int>) {
        var (missing, item) = (count, end)
        while missing > 0, item > 0 {
            item -= 1
            if items.insert(item).inserted { missing -= 1 }
        }
    }

    /// The moves by where they start and by where they end; no two may share a place.
    private func movesByPlace() throws(Invalid) -> (to: [IndexPath: IndexPath], from: [IndexPath: IndexPath])
    {
        var to: [IndexPath: IndexPath] = [:]
        var from: [IndexPath: IndexPath] = [:]
        for move in movedItems {
            if let other = to.updateValue(move.to, forKey: move.from) {
                throw Invalid(
                    message:
                        "attempt to perform multiple moves from the same item: item \(move.from.item) of "
                        + "section \(move.from.section), to section \(other.section), item \(other.item) and to "
                        + "section \(move.to.section), item \(move.to.item)")
            }
            if let other = from.updateValue(move.from, forKey: move.to) {
                throw Invalid(
                    message: "attempt to move both section \(other.section), item \(other.item) and section "
                        + "\(move.from.section), item \(move.from.item) to item \(move.to.item) of section "
                        + "\(move.to.section)")
            }
        }
        return (to, from)
    }

    private func changes(_ sections: SectionMap, _ items: ItemMap) -> [CollectionUpdate.Change] {
        var changes: [CollectionUpdate.Change] = []
        changes += deletedSections.map { .init(before: .section($0), after: nil, action: .delete) }
        changes += insertedSections.map { .init(before: nil, after: .section($0), action: .insert) }
        changes += movedSections.map {
            .init(before: .section($0.from), after: .section($0.to), action: .move)
        }
        changes += reloadedSections.map {
            .init(before: .section($0), after: sections.newOfOld[$0].map { .section($0) }, action: .reload)
        }
        changes += deletedItems.map { .init(before: $0, after: nil, action: .delete) }
        changes += insertedItems.map { .init(before: nil, after: $0, action: .insert) }
        changes += movedItems.map { .init(before: $0.from, after: $0.to, action: .move) }
        changes += reloadedItems.map { .init(before: $0, after: items.new(ofOld: $0), action: .reload) }
        return changes
    }
}
