import Testing
import VitrineDiff

/// Sections with a count beside sections with lists.
@Suite struct SnapshotCountedTests {
    private func snapshot(inverse: Bool = true) -> Rows {
        var snapshot = rows(("A", [1, 2]), ("C", []), ("Z", [3]))
        snapshot.appendItems(Self.items(5, inverse: inverse), to: "C")
        return snapshot
    }

    /// Numbers from zero on have the identifiers 1000, 1001, …
    private static func items(_ count: Int, inverse: Bool = true) -> CountedItems<Int> {
        let number: @Sendable (Int) -> Int? = { $0 >= 1000 ? $0 - 1000 : nil }
        return CountedItems(count: count, identifier: { 1000 + $0 }, number: inverse ? number : nil)
    }

    @Test(arguments: [false, true]) func `Questions count both kinds`(inverse: Bool) {
        let snapshot = snapshot(inverse: inverse)
        snapshot._checkInvariants()
        #expect(snapshot.numberOfItems == 8 && snapshot.numberOfItems(inSection: 1) == 5)
        #expect(snapshot.allItems == [1, 2, 1000, 1001, 1002, 1003, 1004, 3])
        #expect(Array(snapshot.items(inSection: 1)) == [1000, 1001, 1002, 1003, 1004])
        #expect(snapshot.position(ofItem: 1003) == .init(section: 1, item: 3))
        #expect(snapshot.position(ofItem: 1005) == nil)
        #expect(snapshot.section(containingItem: 1000) == 1 && snapshot.section(containingItem: 3) == 2)
        #expect(snapshot.index(ofItem: 2) == 1 && snapshot.index(ofItem: 1003) == 5)
        #expect(snapshot.index(ofItem: 3) == 7)
        #expect(snapshot[.init(section: 1, item: 4)] == 1004 && snapshot[.init(section: 2, item: 0)] == 3)
        #expect(snapshot.items == [1, 2, 3] && snapshot.offsets == [0, 2, 2, 3])
        #expect(snapshot.countedItems(inSection: 0) == nil)
        #expect(snapshot.appendSite(ofItemAt: .init(section: 1, item: 0)) == nil)
    }

    @Test func `Counted sections move, are passed by and go as others do`() {
        var snapshot = snapshot()
        snapshot.moveSection("C", beforeSection: "A")
        #expect(dump(snapshot) == "C: 1000 1001 1002 1003 1004 | A: 1 2 | Z: 3")
        snapshot.insertSections(["B"], afterSection: "C")
        snapshot.appendItems([4], to: "B")
        snapshot.moveItem(3, afterItem: 4)
        #expect(dump(snapshot) == "C: 1000 1001 1002 1003 1004 | B: 4 3 | A: 1 2 | Z: ")
        snapshot.moveSection("C", afterSection: "Z")
        snapshot.appendSections(["E"])
        #expect(dump(snapshot) == "B: 4 3 | A: 1 2 | Z:  | C: 1000 1001 1002 1003 1004 | E: ")
        snapshot._checkInvariants()
        snapshot.flatten()
        #expect(dump(snapshot) == "B: 4 3 | A: 1 2 | Z:  | C: 1000 1001 1002 1003 1004 | E: ")
        snapshot._checkInvariants()
        snapshot.deleteSections(["C", "Z"])
        #expect(dump(snapshot) == "B: 4 3 | A: 1 2 | E: ")
        #expect(snapshot.counted.isEmpty)
        snapshot._checkInvariants()
    }

    @Test func `Ranges of a counted section are edited`() {
        var snapshot = snapshot()
        snapshot.editCountedItems(inSection: "C") { $0.delete(1..<3) }
        snapshot.editCountedItems(inSection: "C") { $0.insert(count: 2, at: 0) }
        #expect(Array(snapshot.items(inSection: 1)) == [1005, 1006, 1000, 1003, 1004])
        snapshot.editCountedItems(inSection: "C") { $0.move(0..<2, to: 3) }
        #expect(Array(snapshot.items(inSection: 1)) == [1000, 1003, 1004, 1005, 1006])
        #expect(snapshot.position(ofItem: 1005) == .init(section: 1, item: 3))
        #expect(snapshot.position(ofItem: 1001) == nil)
    }

    @Test func `Reloads name counted items by identifier or by range`() {
        var snapshot = snapshot()
        snapshot.reloadExistingItems([1001, 3])
        snapshot.reconfigureExistingItems([1])
        snapshot.editCountedItems(inSection: "C") { $0.reconfigure(3..<5) }
        #expect(snapshot.allReloadedItems == [3, 1001])
        #expect(snapshot.allReconfiguredItems == [1, 1003, 1004])
        snapshot.editCountedItems(inSection: "C") { $0.delete(1..<4) }
        #expect(snapshot.allReloadedItems == [3] && snapshot.allReconfiguredItems == [1, 1004])
        snapshot.clearReloads()
        #expect(snapshot.allReloadedItems.isEmpty && snapshot.allReconfiguredItems.isEmpty)
    }

    @Test func `Deleting all items leaves listed sections`() {
        var snapshot = snapshot()
        snapshot.deleteAllItems()
        #expect(dump(snapshot) == "A:  | C:  | Z: ")
        #expect(snapshot.counted.isEmpty)
        snapshot.appendItems([7], to: "C")
        #expect(dump(snapshot) == "A:  | C: 7 | Z: ")
    }

    @Test func `Snapshots with counts are compared`() {
        var other = snapshot()
        #expect(other == snapshot())
        other.editCountedItems(inSection: "C") { $0.delete(0..<1) }
        #expect(other != snapshot())
    }

    @Test func `Ten million rows need no storage of their own`() {
        var snapshot = rows(("A", [1]), ("C", []))
        snapshot.appendItems(Self.items(10_000_000), to: "C")
        #expect(snapshot.numberOfItems == 10_000_001)
        #expect(snapshot.index(ofItem: 1000 + 9_999_999) == 10_000_000)
        snapshot.moveSection("C", beforeSection: "A")
        #expect(snapshot.index(ofItem: 1) == 10_000_000)
        #expect(snapshot.overheadByteCount < 1_000)
    }
}
