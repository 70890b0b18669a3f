import Fuzzing
import Testing
import VitrineDiff

/// Edits by identifier against arrays of arrays.
@Suite struct SnapshotEditingTests {
    @Test(arguments: [false, true])
    func `Every sequence of three edits of a small snapshot gives what arrays give`(indexed: Bool) {
        var start = rows(("A", [1, 2]), ("B", []))
        if indexed { start.buildIndex() }
        let model = SnapshotModel(sections: [("A", [1, 2]), ("B", [])])
        var tried = 0
        func go(_ snapshot: Rows, _ model: SnapshotModel, _ depth: Int) {
            for edit in Self.edits(of: model, newItem: 10 + depth, newSection: "N\(depth)") {
                var (nextSnapshot, nextModel) = (snapshot, model)
                edit.apply(to: &nextSnapshot)
                edit.apply(to: &nextModel)
                tried += 1
                guard expectSame(nextSnapshot, nextModel) else {
                    Issue.record("\(edit) of \(model.sections) gives \(dump(nextSnapshot))")
                    return
                }
                var flat = nextSnapshot
                flat.flatten()
                guard expectSame(flat, nextModel), flat == nextSnapshot else {
                    Issue.record("\(edit) of \(model.sections), flat: \(dump(flat))")
                    return
                }
                if depth < 2 { go(nextSnapshot, nextModel, depth + 1) }
            }
        }
        go(start, model, 0)
        #expect(tried > 5_000)
    }

    /// Each kind of edit, at each place.
    private static func edits(of model: SnapshotModel, newItem: Int, newSection: String) -> [SnapshotEdit] {
        var edits: [SnapshotEdit] = [.appendSection(newSection), .deleteAllItems]
        if !model.sections.isEmpty { edits.append(.append([newItem], to: nil)) }
        let sections = model.sections.map(\.id)
        for section in sections {
            edits += [
                .append([newItem, newItem + 100], to: section), .deleteSections([section, "nobody"]),
                .insertSectionBefore(newSection, section), .insertSectionAfter(newSection, section),
            ]
            for other in sections where other != section {
                edits += [.moveSectionBefore(section, other), .moveSectionAfter(section, other)]
            }
        }
        let items = model.sections.flatMap(\.items)
        for item in items {
            edits += [.insertBefore([newItem], item), .insertAfter([newItem], item), .delete([item, -5])]
            for other in items where other != item {
                edits += [.moveBefore(item, other), .moveAfter(item, other)]
            }
        }
        if items.count > 1 { edits.append(.delete([items[0], items[items.count - 1], items[0]])) }
        return edits
    }

    @Test(arguments: [(300, 1), (3_000, 1), (3_000, 40), (2_000, 300)])
    func `Random edits of sizes that divide chunks give what arrays give`(size: Int, sections: Int) {
        var random = SeededGenerator(seed: size + sections)
        var next = size
        let rounds = 500 * FuzzBudget.factor
        var model = SnapshotModel(sections: (0..<sections).map { ("S\($0)", []) })
        for item in 0..<size { model.sections[item * sections / size].items.append(item) }
        var snapshot = rows(model.sections.map { ($0.id, $0.items) })
        var copies: [(Rows, SnapshotModel)] = []
        for step in 0..<rounds {
            let edit = Self.randomEdit(of: model, &next, &random)
            edit.apply(to: &snapshot)
            edit.apply(to: &model)
            if step % 17 == 0 { snapshot._checkInvariants() }
            if step % 101 == 0 { snapshot.flatten() }
            if step % 151 == 0 { snapshot.buildIndex() }
            if step % 100 == 0 { copies.append((snapshot, model)) }
            if step % 50 == 0 || step == rounds - 1 {
                guard expectSame(snapshot, model, sampling: 100) else {
                    Issue.record("step \(step): \(edit)")
                    return
                }
            }
        }
        for (copy, model) in copies { #expect(expectSame(copy, model, sampling: 50)) }
    }

    private static func randomEdit(
        of model: SnapshotModel, _ next: inout Int, _ random: inout SeededGenerator
    ) -> SnapshotEdit {
        let sections = model.sections.map(\.id)
        let filled = model.sections.filter { !$0.items.isEmpty }
        func anyItem(_ random: inout SeededGenerator) -> Int {
            filled.randomElement(using: &random)!.items.randomElement(using: &random)!
        }
        // Mostly one item; now and then more than a chunk holds.
        let count =
            Int.random(in: 0..<40, using: &random) == 0 ? 1_300 : Int.random(in: 1...3, using: &random)
        let new = Array(next..<(next + count))
        next += count
        guard !filled.isEmpty else {
            return sections.isEmpty
                ? .appendSection("T\(next)") : .append(new, to: sections.randomElement(using: &random))
        }
        let section = sections.randomElement(using: &random)!
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<2: return .append(new, to: section)
        case 2: return .append(new, to: nil)
        case 3..<5: return .insertBefore(new, anyItem(&random))
        case 5..<7: return .insertAfter(new, anyItem(&random))
        case 7..<11: return .delete((0..<count).map { _ in anyItem(&random) } + [-7])
        case 11..<16:
            let (item, other) = (anyItem(&random), anyItem(&random))
            if item == other { return .append([], to: section) }
            return Bool.random(using: &random) ? .moveBefore(item, other) : .moveAfter(item, other)
        case 16: return .insertSectionBefore("T\(next)", section)
        case 17: return .appendSection("T\(next)")
        case 18 where sections.count > 30 || (sections.count > 1 && count == 1):
            return .deleteSections([section])
        default:
            let other = sections.randomElement(using: &random)!
            if section == other { return .insertSectionAfter("T\(next)", section) }
            return Bool.random(using: &random)
                ? .moveSectionBefore(section, other) : .moveSectionAfter(section, other)
        }
    }

    @Test func `Storage does not grow when items come and go`() {
        var snapshot = rows(("A", Array(0..<2_000)))
        snapshot.buildIndex()
        for item in 2_000..<14_000 {
            snapshot.deleteItems([item - 2_000])
            snapshot.appendItems([item], to: "A")
        }
        #expect(snapshot.items == ContiguousArray(12_000..<14_000))
        #expect(snapshot.overheadByteCount < 2_000 * 100)
        snapshot._checkInvariants()
    }

    @Test func `Snapshots with duplicates are edited, and tell where the duplicates are`() {
        var snapshot = rows(("A", [1, 2, 3]), ("B", [2, 4]))
        snapshot.buildIndex()
        snapshot.deleteItems([2])
        #expect(dump(snapshot) == "A: 1 3 | B: 2 4")
        #expect(snapshot.position(ofItem: 2) == .init(section: 1, item: 0))
        snapshot.insertItems([4], beforeItem: 1)
        snapshot.moveItem(3, beforeItem: 1)
        #expect(dump(snapshot) == "A: 4 3 1 | B: 2 4")
        snapshot._checkInvariants()
        #expect(
            snapshot.duplicateItems().map { "\($0.identifier): \($0.first), \($0.second)" } == [
                "4: section 0, item 0, section 1, item 1"
            ])
    }

    @Test func `What is pending for an item or a section goes with it`() {
        var snapshot = rows(("A", [1, 2, 3]), ("B", [4, 5]))
        snapshot.reloadExistingItems([1, 4, 5])
        snapshot.reconfigureExistingItems([2, 3])
        snapshot.reloadExistingSections(["A", "B"])
        snapshot.deleteItems([4])
        snapshot.deleteItems([2, 5])
        #expect(snapshot.reloadedItems == [1] && snapshot.reconfiguredItems == [3])
        snapshot.deleteSections(["A"])
        #expect(snapshot.reloadedItems.isEmpty && snapshot.reconfiguredItems.isEmpty)
        #expect(snapshot.reloadedSections == ["B"])
    }
}
