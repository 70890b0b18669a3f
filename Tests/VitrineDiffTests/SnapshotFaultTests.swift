import Testing
import VitrineDiff

/// What a snapshot says when a caller is at fault.
@Suite struct SnapshotFaultTests {
    private func text(_ result: ExitTest.Result?) -> String {
        String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    }

    @Test func `Appending without a section`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Rows()
            snapshot.appendItems([7, 8], to: nil)
        }
        #expect(
            text(result).contains(
                "There are currently no sections in the data source. Please add a section first. "
                    + "appendItems(_:toSection:) was called with 2 items, the first of which is 7: call "
                    + "appendSections(_:) before it."))
        #expect(text(result).contains("SnapshotFaultTests.swift:"))
    }

    @Test func `Appending to an absent section`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1]), ("B", []))
            snapshot.appendItems([7], to: "C")
        }
        #expect(
            text(result).contains(
                "Invalid parameter not satisfying: section != NSNotFound. appendItems(_:toSection:): section C is "
                    + "not in the snapshot, which has the sections A, B. Append or insert it first"))
    }

    @Test func `Inserting before an absent item`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1]), ("B", []))
            snapshot.insertItems([7], beforeItem: 9)
        }
        #expect(
            text(result).contains(
                "Invalid parameter not satisfying: section != NSNotFound. insertItems(_:beforeItem:): item 9 is not "
                    + "in the snapshot, which has 1 item in 2 sections. Append or insert it first"))
    }

    @Test func `Inserting after an item that was deleted`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.deleteItems([2])
            snapshot.insertItems([7], afterItem: 2)
        }
        #expect(text(result).contains("insertItems(_:afterItem:): item 2 is not in the snapshot"))
    }

    @Test func `Moving an absent item, and moving to one`() async {
        let from = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.moveItem(5, beforeItem: 1)
        }
        #expect(text(from).contains("moveItem(_:beforeItem:): item 5 is not in the snapshot"))
        let to = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.moveItem(1, afterItem: 6)
        }
        #expect(text(to).contains("moveItem(_:afterItem:): item 6 is not in the snapshot"))
    }

    @Test func `Moving something relative to itself`() async {
        let item = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.moveItem(2, beforeItem: 2)
        }
        #expect(text(item).contains("moveItem(_:beforeItem:): item 2 cannot be moved relative to itself"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", []), ("B", []))
            snapshot.moveSection("B", afterSection: "B")
        }
        #expect(
            text(section).contains(
                "moveSection(_:afterSection:): section B cannot be moved relative to itself"))
    }

    @Test func `Reloading an absent item or section`() async {
        let reload = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.reloadExistingItems([1, 3])
        }
        #expect(text(reload).contains("reloadItems(_:): item 3 is not in the snapshot"))
        let reconfigure = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.reconfigureExistingItems([4])
        }
        #expect(text(reconfigure).contains("reconfigureItems(_:): item 4 is not in the snapshot"))
        let section = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.reloadExistingSections(["B"])
        }
        #expect(text(section).contains("reloadSections(_:): section B is not in the snapshot"))
    }

    @Test func `Placing sections next to an absent one`() async {
        let insert = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", []))
            snapshot.insertSections(["X"], beforeSection: "B")
        }
        #expect(text(insert).contains("insertSections(_:beforeSection:): section B is not in the snapshot"))
        let move = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", []))
            snapshot.moveSection("A", beforeSection: "B")
        }
        #expect(text(move).contains("moveSection(_:beforeSection:): section B is not in the snapshot"))
    }

    @Test func `Naming items of a counted section in edits`() async {
        let append = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("C", []))
            snapshot.appendItems(CountedItems(count: 3) { $0 }, to: "C")
            snapshot.appendItems([7], to: "C")
        }
        #expect(
            text(append).contains(
                "appendItems(_:toSection:): section C is counted, not listed: its items are changed by index ranges"
            ))
        let delete = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("C", []))
            snapshot.appendItems(CountedItems(count: 3) { $0 }, to: "C")
            snapshot.deleteItems([2])
        }
        #expect(
            text(delete).contains("deleteItems(_:): item 2 is in section C, which is counted, not listed"))
        let insert = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("C", []))
            snapshot.appendItems(CountedItems(count: 3) { $0 }, to: "C")
            snapshot.insertItems([7], beforeItem: 0)
        }
        #expect(text(insert).contains("insertItems(_:beforeItem:): item 0 is in section C, which is counted"))
    }

    @Test func `Counting a section with items, and ranges of a listed section`() async {
        let count = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.appendItems(CountedItems(count: 3) { $0 }, to: "A")
        }
        #expect(text(count).contains("section A has 2 items already. A section is either listed or counted"))
        let range = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = rows(("A", [1, 2]))
            snapshot.editCountedItems(inSection: "A", "deleteItems(in:ofSection:)") { $0.delete(0..<1) }
        }
        #expect(
            text(range).contains("deleteItems(in:ofSection:): section A is listed, and index ranges are for"))
    }
}
