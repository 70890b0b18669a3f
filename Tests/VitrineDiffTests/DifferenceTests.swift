import Testing
import VitrineDiff

@Suite struct DifferenceTests {
    @Test func `Equal snapshots have an empty difference`() throws {
        let snapshot = rows(("A", [1, 2]), ("B", []))
        let difference = try Difference(from: snapshot, to: snapshot)
        #expect(difference.isEmpty)
        #expect(try Difference(from: snapshot, to: rows(("A", [1, 2]), ("B", []))).isEmpty)
    }

    @Test func `One item that moved is one move`() throws {
        let difference = try Difference(
            from: rows(("A", [1, 2, 3, 4, 5])), to: rows(("A", [2, 3, 4, 1, 5])))
        #expect(
            Array(difference.movedItems) == [
                .init(from: .init(section: 0, item: 0), to: .init(section: 0, item: 3))
            ])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
    }

    @Test func `One item that changed its section is one move`() throws {
        let difference = try Difference(
            from: rows(("A", [1, 2, 3]), ("B", [4])), to: rows(("A", [1, 3]), ("B", [2, 4])))
        #expect(
            Array(difference.movedItems) == [
                .init(from: .init(section: 0, item: 1), to: .init(section: 1, item: 0))
            ])
        #expect(difference.deletedItems.isEmpty && difference.insertedItems.isEmpty)
    }

    @Test func `Items follow their section and are not listed`() throws {
        let difference = try Difference(
            from: rows(("A", [1, 2]), ("B", [3]), ("C", [4])),
            to: rows(("C", [4]), ("A", [1, 2]), ("D", [5])))
        #expect(difference.deletedSections == [1])
        #expect(difference.insertedSections == [2])
        #expect(difference.movedSections == [.init(from: 2, to: 0)])
        #expect(
            difference.deletedItems.isEmpty && difference.insertedItems.isEmpty
                && difference.movedItems.isEmpty)
        #expect(difference.newPosition(ofOld: .init(section: 0, item: 1)) == .init(section: 1, item: 1))
        #expect(difference.newPosition(ofOld: .init(section: 1, item: 0)) == nil)
        #expect(difference.oldPosition(ofNew: .init(section: 0, item: 0)) == .init(section: 2, item: 0))
    }

    @Test func `An item that survives the deletion of its section is a move`() throws {
        let difference = try Difference(from: rows(("A", [1, 2])), to: rows(("B", [2, 3])))
        #expect(difference.deletedSections == [0])
        #expect(difference.insertedSections == [0])
        #expect(
            Array(difference.movedItems) == [
                .init(from: .init(section: 0, item: 1), to: .init(section: 0, item: 0))
            ])
    }

    @Test func `Reloads are carried with positions before and after`() throws {
        var new = rows(("A", [9, 1, 2]), ("B", [3]))
        new.reloadItems([2, 9])
        new.reconfigureItems([3, 3])
        new.reloadSections(["B"])
        let difference = try Difference(from: rows(("A", [1, 2]), ("B", [3])), to: new)
        // 9 is new: it gets a new cell anyway.
        #expect(
            Array(difference.reloadedItems) == [
                .init(from: .init(section: 0, item: 1), to: .init(section: 0, item: 2))
            ])
        #expect(
            Array(difference.reconfiguredItems) == [
                .init(from: .init(section: 1, item: 0), to: .init(section: 1, item: 0))
            ])
        #expect(difference.reloadedSections == [.init(from: 1, to: 1)])
    }

    @Test func `Duplicates are reported with both positions`() throws {
        let old = rows(("A", [1, 2, 3, 4]))
        for new in [
            rows(("A", [1, 2, 3, 4]), ("B", [2])), rows(("A", [1, 2, 7, 2, 3, 4])),
            rows(("A", [2]), ("B", [2])),
            rows(("A", [1, 2, 8, 9, 2, 3, 4])), rows(("A", [1, 5, 5, 4])),
        ] {
            #expect(throws: DuplicateIdentifiers.self) { try Difference(from: old, to: new) }
            var indexed = old
            indexed.buildIndex()
            #expect(throws: DuplicateIdentifiers.self) { try Difference(from: indexed, to: new) }
        }
        let error = #expect(throws: DuplicateIdentifiers.self) {
            try Difference(from: old, to: rows(("A", [1, 2, 3, 4]), ("B", [7, 2])))
        }
        #expect(
            error?.description
                == "item identifiers are not unique: 2 at section 0, item 1 and again at section 1, item 1")
        let sections = #expect(throws: DuplicateIdentifiers.self) {
            try Difference(from: old, to: rows(("A", []), ("B", []), ("A", [])))
        }
        #expect(
            sections?.description
                == "section identifiers are not unique: A at section 0 and again at section 2")
    }

    @Test func `All pairs of small snapshots replay, with the least number of moves`() throws {
        var snapshots: [Rows] = [rows()]
        for items in arrangements(of: [1, 2, 3]) {
            for name in ["A", "B"] { snapshots.append(rows((name, items))) }
            for cut in 0...items.count {
                let (front, back) = (Array(items[..<cut]), Array(items[cut...]))
                snapshots.append(rows(("A", front), ("B", back)))
                snapshots.append(rows(("B", front), ("A", back)))
            }
        }
        #expect(snapshots.count == 131)
        for old in snapshots {
            for new in snapshots { try check(from: old, to: new) }
        }
    }

    @Test(arguments: 1...40) func `Random snapshots replay, with the least number of moves`(seed: UInt64)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        var old = random(&generator)
        for _ in 0..<25 {
            // Half of the time a few edits, so that the trimmed ends matter; else something unrelated.
            let new = Bool.random(using: &generator) ? edited(old, &generator) : random(&generator)
            if Bool.random(using: &generator) { old.buildIndex() }
            try check(from: old, to: new)
            old = new
        }
    }

    private func check(from old: Rows, to new: Rows) throws {
        let difference = try Difference(from: old, to: new)
        let result = replay(difference, from: old, reading: new)
        let context = "\(dump(old))  →  \(dump(new))"
        if result != new { Issue.record("\(context) gave \(dump(result))") }
        if difference.movedItems.count != leastItemMoves(from: old, to: new) {
            Issue.record("\(context) took \(difference.movedItems.count) item moves")
        }
        let staying = longestCommonSubsequence(Array(old.sections), Array(new.sections))
        let kept = Set(old.sections).intersection(new.sections).count
        if difference.movedSections.count != kept - staying {
            Issue.record("\(context) took \(difference.movedSections.count) section moves")
        }
        for index in new.items.indices {
            let position = new.position(ofFlatIndex: index)
            if difference.oldPosition(ofNew: position) != old.position(ofItem: new.items[index]) {
                Issue.record("\(context): wrong origin of \(new.items[index])")
            }
        }
        for index in old.items.indices {
            let position = old.position(ofFlatIndex: index)
            if difference.newPosition(ofOld: position) != new.position(ofItem: old.items[index]) {
                Issue.record("\(context): wrong destination of \(old.items[index])")
            }
        }
    }

    private func arrangements(of items: [Int]) -> [[Int]] {
        [[]]
            + items.flatMap { first in
                arrangements(of: items.filter { $0 != first }).map { [first] + $0 }
            }
    }

    private func random(_ generator: inout SeededGenerator) -> Rows {
        let names = ["A", "B", "C", "D", "E"].shuffled(using: &generator)
            .prefix(Int.random(in: 0...5, using: &generator))
        var items = Array(0..<24).shuffled(using: &generator)[...]
        return rows(
            names.map { name in
                let count = Int.random(in: 0...min(8, items.count), using: &generator)
                defer { items = items.dropFirst(count) }
                return (name, Array(items.prefix(count)))
            })
    }

    private func edited(_ old: Rows, _ generator: inout SeededGenerator) -> Rows {
        var new = old
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
            guard new.numberOfItems > 0 else { break }
            let index = Int.random(in: 0..<new.numberOfItems, using: &generator)
            let item = new.items[index]
            new.deleteItems(atFlatIndexes: [index])
            guard Bool.random(using: &generator) else { continue }
            let section = Int.random(in: 0..<new.numberOfSections, using: &generator)
            let place = Int.random(in: 0...new.numberOfItems(inSection: section), using: &generator)
            new.insertItems([item], at: .init(section: section, item: place))
        }
        if new.numberOfSections > 1, Int.random(in: 0..<4, using: &generator) == 0 {
            new.moveSection(
                from: Int.random(in: 0..<new.numberOfSections, using: &generator),
                to: Int.random(in: 0..<new.numberOfSections, using: &generator))
        }
        return new
    }
}
