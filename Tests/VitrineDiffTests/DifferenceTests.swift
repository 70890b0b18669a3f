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
                == "item identifiers are not unique: 2 at section 0, item 1 and again at section 1, item 1 "
                + "(both from VitrineDiffTests/Replay.swift:11)")
        let pair = try #require(error?.pairs.first)
        #expect(pair.first == .item(ItemPosition(section: 0, item: 1)))
        #expect(pair.second == .item(ItemPosition(section: 1, item: 1)))
        #expect(pair.secondSite == AppendSite(file: "VitrineDiffTests/Replay.swift", line: 11))
        let sections = #expect(throws: DuplicateIdentifiers.self) {
            try Difference(from: old, to: rows(("A", []), ("B", []), ("A", [])))
        }
        #expect(
            sections?.description
                == "section identifiers are not unique: A at section 0 and again at section 2")
    }

    @Test func `A difference is computed in a detached task`() async throws {
        let old = rows(("A", Array(0..<1_000)))
        let new = rows(("A", Array(1..<1_000) + [0]))
        let difference = try await Task.detached { try Difference(from: old, to: new) }.value
        #expect(difference.movedItems.count == 1)
    }

    @Test func `Neighbours that come or go are one range`() throws {
        let difference = try Difference(
            from: rows(("A", Array(0..<1_000_000))),
            to: rows(("A", Array(-5..<300_000) + Array(700_000..<1_000_000))))
        #expect(difference.deletedItems.ranges == [ItemRange(section: 0, items: 300_000..<700_000)])
        #expect(difference.insertedItems.ranges == [ItemRange(section: 0, items: 0..<5)])
        #expect(difference.deletedItems.count == 400_000)
        #expect(difference.deletedItems[399_999] == ItemPosition(section: 0, item: 699_999))
        #expect(difference.movedItems.isEmpty)
        #expect(
            difference.newPosition(ofOld: ItemPosition(section: 0, item: 700_000))
                == ItemPosition(section: 0, item: 300_005))
    }

    @Test func `Batch updates leave the items of sections that come or go to these`() throws {
        let updates = try Difference(
            from: rows(("A", [1, 2]), ("B", [3, 4])), to: rows(("B", [1, 4]), ("C", [3, 2]))
        ).batchUpdates
        #expect(
            updates.operations == [
                .deleteItems(ItemRange(section: 1, items: 0..<1)), .deleteSection(0), .insertSection(1),
                .insertItems(ItemRange(section: 0, items: 0..<1)),
            ])
    }

    @Test func `What is moved and reloaded is deleted and inserted in a batch`() throws {
        var new = rows(("A", [2, 3, 1]), ("C", [6]), ("B", [4, 5]))
        new.reloadItems([1, 2])
        new.reconfigureItems([3])
        new.reloadSections(["C"])
        let updates = try Difference(
            from: rows(("A", [1, 2, 3]), ("B", [4, 5]), ("C", [6])), to: new
        ).batchUpdates
        #expect(
            updates.operations == [
                .deleteItems(ItemRange(section: 0, items: 0..<1)), .deleteSection(2), .insertSection(1),
                .insertItems(ItemRange(section: 0, items: 2..<3)),
            ])
        #expect(updates.reloadedItems == [ItemRange(section: 0, items: 1..<2)])
        #expect(updates.reconfiguredItems == [ItemRange(section: 0, items: 1..<2)])
        #expect(updates.reloadedSections.isEmpty)
    }
}
