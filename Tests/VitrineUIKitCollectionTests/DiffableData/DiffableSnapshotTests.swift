import Testing

@testable import VitrineUIKit

/// The whole of `NSDiffableDataSourceSnapshot`, without a collection view.
@Suite struct DiffableSnapshotTests {
    typealias Rows = NSDiffableDataSourceSnapshot<String, Int>

    private func text(_ rows: Rows) -> String {
        rows.sectionIdentifiers.map { section in
            "\(section): " + rows.itemIdentifiers(inSection: section).map(String.init).joined(separator: " ")
        }.joined(separator: " | ")
    }

    private func message(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `Questions between edits are answered for the state of the moment`() {
        var rows = Rows()
        rows.appendSections(["A"])
        rows.appendItems(Array(0..<100))
        #expect(rows.indexOfItem(50) == 50 && rows.indexOfItem(51) == 51 && rows.indexOfItem(52) == 52)
        let copy = rows
        #expect(copy.indexOfItem(99) == 99)
        rows.deleteItems([0])
        #expect(rows.indexOfItem(50) == 49 && copy.indexOfItem(50) == 50)
        #expect(rows.indexOfItem(0) == nil && copy.indexOfItem(0) == 0)
        rows.moveItem(99, beforeItem: 1)
        #expect(rows.indexOfItem(99) == 0 && rows.indexOfItem(1) == 1 && copy.indexOfItem(99) == 99)
        rows.appendItems([7_000])
        #expect(rows.indexOfItem(7_000) == 99 && copy.indexOfItem(7_000) == nil)
        #expect(rows.sectionIdentifier(containingItem: 7_000) == "A" && rows.itemIdentifiers.count == 100)
    }

    @Test func `Many sections are found by name, also after sections moved`() {
        var rows = Rows()
        for section in 0..<50 {
            rows.appendSections(["S\(section)"])
            rows.appendItems([section])
        }
        #expect(rows.indexOfSection("S31") == 31 && rows.indexOfSection("S50") == nil)
        let copy = rows
        rows.moveSection("S31", beforeSection: "S0")
        #expect(rows.indexOfSection("S31") == 0 && rows.indexOfSection("S30") == 31)
        #expect(copy.indexOfSection("S31") == 31)
        #expect(rows.itemIdentifiers(inSection: "S31") == [31] && rows.indexOfItem(31) == 0)
        rows.insertSections(["X"], afterSection: "S31")
        #expect(rows.indexOfSection("X") == 1 && rows.indexOfSection("S0") == 2)
    }

    @Test func `Deleting all items takes the sections, too`() {
        var rows = Rows()
        rows.appendSections(["A"])
        rows.appendItems([1])
        rows.reloadItems([1])
        rows.deleteAllItems()
        #expect(rows.numberOfSections == 0 && rows.numberOfItems == 0)
        #expect(rows.reloadedItemIdentifiers == [] && rows.indexOfItem(1) == nil)
    }

    @Test func `A deleted item is no longer to be reloaded`() {
        var rows = Rows()
        rows.appendSections(["A"])
        rows.appendItems([1, 2, 3])
        rows.reloadItems([1, 2])
        rows.reconfigureItems([3])
        rows.deleteItems([2, 3])
        rows.appendItems([2, 3])
        #expect(rows.reloadedItemIdentifiers == [1] && rows.reconfiguredItemIdentifiers == [])
    }

    @Test func `A section with a count has identifiers for its numbers`() {
        var rows = Rows()
        rows.appendSections(["A", "Log"])
        rows.appendItems([1, 2], toSection: "A")
        rows.appendItems(count: 10_000_000, toSection: "Log") {
            100 + $0
        } number: {
            $0 >= 100 ? $0 - 100 : nil
        }
        #expect(rows.numberOfItems == 10_000_002 && rows.numberOfItems(inSection: "Log") == 10_000_000)
        #expect(rows.indexOfItem(103) == 5 && rows.sectionIdentifier(containingItem: 103) == "Log")
        rows.deleteItems(in: 5..<10_000_000, ofSection: "Log")
        #expect(rows.insertItems(count: 1, at: 0, inSection: "Log") == 10_000_000..<10_000_001)
        rows.moveItems(in: 1..<3, to: 4, ofSection: "Log")
        #expect(text(rows) == "A: 1 2 | Log: 10000100 102 103 104 100 101")
        #expect(rows.itemIdentifiers == [1, 2, 10_000_100, 102, 103, 104, 100, 101])
        rows.reloadItems(in: 0..<2, ofSection: "Log")
        rows.reconfigureItems(in: 5..<6, ofSection: "Log")
        rows.reconfigureItems([2, 100])
        #expect(rows.reloadedItemIdentifiers == [10_000_100, 102])
        #expect(rows.reconfiguredItemIdentifiers == [2, 101, 100])
        rows.moveSection("Log", beforeSection: "A")
        #expect(rows.indexOfItem(1) == 6 && rows.indexOfSection("Log") == 0)
    }

    @Test func `Misuse is reported in UIKit's words, with the identifier and the remedy`() async {
        let none = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = Rows()
            rows.appendItems([7])
        }
        #expect(
            message(none).contains(
                "There are currently no sections in the data source. Please add a section first. "
                    + "appendItems(_:toSection:) was called with 1 item, the first of which is 7"))
        #expect(message(none).contains("DiffableSnapshotTests.swift:"))
        let absent = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = Rows()
            rows.appendSections(["A"])
            rows.appendItems([7], toSection: "B")
        }
        #expect(
            message(absent).contains(
                "Invalid parameter not satisfying: section != NSNotFound. appendItems(_:toSection:): section B is "
                    + "not in the snapshot, which has the section A."))
        let insert = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = Rows()
            rows.appendSections(["A"])
            rows.insertItems([1], beforeItem: 44)
        }
        #expect(message(insert).contains("insertItems(_:beforeItem:): item 44 is not in the snapshot"))
        let reconfigure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = Rows()
            rows.appendSections(["A"])
            rows.reconfigureItems([45])
        }
        #expect(message(reconfigure).contains("reconfigureItems(_:): item 45 is not in the snapshot"))
        let query = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Rows().itemIdentifiers(inSection: "C")
        }
        #expect(message(query).contains("itemIdentifiers(inSection:): section C is not in the snapshot"))
        let counted = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var rows = Rows()
            rows.appendSections(["A"])
            rows.appendItems(count: 3) { $0 }
            rows.insertItems([9], afterItem: 2)
        }
        #expect(
            message(counted).contains(
                "insertItems(_:afterItem:): item 2 is in section A, which is counted, not"))
    }
}
