import Testing
import VitrineDiff

@Suite struct SnapshotTests {
    @Test func `Edits keep sections and offsets together`() {
        var snapshot = rows(("A", [1, 2, 3]), ("B", []), ("C", [4, 5]))
        snapshot.insertItems([6, 7], at: .init(section: 1, item: 0))
        #expect(dump(snapshot) == "A: 1 2 3 | B: 6 7 | C: 4 5")
        snapshot.appendItems([8], toSection: 0)
        #expect(dump(snapshot) == "A: 1 2 3 8 | B: 6 7 | C: 4 5")
        snapshot.deleteItems(atFlatIndexes: [7, 0, 4, 0])
        #expect(dump(snapshot) == "A: 2 3 8 | B: 7 | C: 4")
        snapshot.moveSection(from: 0, to: 2)
        #expect(dump(snapshot) == "B: 7 | C: 4 | A: 2 3 8")
        snapshot.insertSections(["X", "Y"], at: 1)
        #expect(dump(snapshot) == "B: 7 | X:  | Y:  | C: 4 | A: 2 3 8")
        snapshot.deleteSections(at: [0, 2])
        #expect(dump(snapshot) == "X:  | C: 4 | A: 2 3 8")
        snapshot.deleteAllItems()
        #expect(dump(snapshot) == "X:  | C:  | A: ")
    }

    @Test(arguments: [false, true]) func `Lookups agree with and without an index`(indexed: Bool) {
        var snapshot = rows(("A", []), ("B", [1, 2]), ("C", []), ("D", [3]))
        if indexed { snapshot.buildIndex() }
        #expect(snapshot.isIndexed == indexed)
        #expect(snapshot.position(ofItem: 1) == .init(section: 1, item: 0))
        #expect(snapshot.position(ofItem: 3) == .init(section: 3, item: 0))
        #expect(snapshot.position(ofItem: 4) == nil)
        #expect(snapshot.index(ofSection: "C") == 2)
        #expect(snapshot.index(ofSection: "Z") == nil)
    }

    @Test func `A section index stays right while sections are appended`() {
        var snapshot = Rows()
        snapshot.buildIndex()
        for number in 0..<100 {
            snapshot.appendSections(["\(number)"])
            #expect(snapshot.index(ofSection: "\(number / 2)") == number / 2)
        }
    }

    @Test func `A copy is independent`() {
        let one = rows(("A", [1, 2]))
        var two = one
        two.deleteItems(atFlatIndexes: [0])
        #expect(dump(one) == "A: 1 2")
        #expect(dump(two) == "A: 2")
    }
}
