import Fuzzing
import Testing
import VitrineDiff

@Suite struct DifferenceCountedTests {
    private func counted(_ runs: Range<Int>..., identifier: @escaping @Sendable (Int) -> Int = { $0 })
        -> CountedItems<Int>
    {
        var items = CountedItems(count: 0, identifier: identifier)
        for run in runs { items.insert(numbers: run, at: items.count) }
        return items
    }

    private func snapshot(_ items: CountedItems<Int>) -> Rows {
        var snapshot = rows(("A", []))
        snapshot.setCountedItems(items, inSection: 0)
        return snapshot
    }

    private func item(_ item: Int) -> ItemPosition { ItemPosition(section: 0, item: item) }

    @Test func `More of ten million rows is one range`() throws {
        let difference = try Difference(
            from: snapshot(counted(0..<10_000_000)), to: snapshot(counted(0..<10_000_003)))
        #expect(
            difference.insertedItems.ranges == [ItemRange(section: 0, items: 10_000_000..<10_000_003)])
        #expect(difference.deletedItems.isEmpty && difference.movedItems.isEmpty)
        #expect(difference.newPosition(ofOld: item(9_999_999)) == item(9_999_999))
        #expect(difference.oldPosition(ofNew: item(10_000_000)) == nil)
        #expect(try Difference(from: snapshot(counted(0..<9)), to: snapshot(counted(0..<9))).isEmpty)
    }

    @Test func `A block that moved among ten million rows is one move`() throws {
        var items = counted(0..<10_000_000)
        items.move(5_000_000..<5_000_100, to: 20)
        items.delete(0..<10)
        items.reconfigure(0..<20)
        let difference = try Difference(
            from: snapshot(counted(0..<10_000_000)), to: snapshot(items))
        #expect(
            Array(difference.movedItems) == [.init(from: item(5_000_000), to: item(10), count: 100)])
        #expect(difference.deletedItems.ranges == [ItemRange(section: 0, items: 0..<10)])
        #expect(
            Array(difference.reconfiguredItems) == [
                .init(from: item(10), to: item(0), count: 10),
                .init(from: item(5_000_000), to: item(10), count: 10),
            ])
        #expect(difference.newPosition(ofOld: item(5_000_099)) == item(109))
        #expect(difference.oldPosition(ofNew: item(9_999_989)) == item(9_999_999))
        let updates = difference.batchUpdates
        #expect(
            updates.operations == [
                .deleteItems(ItemRange(section: 0, items: 0..<10)),
                .moveItems(.init(from: item(5_000_000), to: item(10), count: 100)),
            ])
        #expect(updates.reconfiguredItems == [ItemRange(section: 0, items: 0..<20)])
    }

    @Test func `The lighter of two blocks moves`() throws {
        let difference = try Difference(
            from: snapshot(counted(0..<10)), to: snapshot(counted(7..<10, 0..<7)))
        #expect(Array(difference.movedItems) == [.init(from: item(7), to: item(0), count: 3)])
    }

    @Test func `A section that is counted instead of listed has its items replaced`() throws {
        let listed = rows(("A", [1, 2, 3]))
        let difference = try Difference(from: listed, to: snapshot(counted(0..<5)))
        #expect(difference.deletedItems.ranges == [ItemRange(section: 0, items: 0..<3)])
        #expect(difference.insertedItems.ranges == [ItemRange(section: 0, items: 0..<5)])
        #expect(difference.newPosition(ofOld: item(1)) == nil)
        #expect(difference.oldPosition(ofNew: item(1)) == nil)
        let back = try Difference(from: snapshot(counted(0..<5)), to: listed)
        #expect(back.deletedItems.ranges == [ItemRange(section: 0, items: 0..<5)])
        #expect(back.insertedItems.ranges == [ItemRange(section: 0, items: 0..<3)])
        #expect(back.newPosition(ofOld: item(1)) == nil && back.newPosition(ofOld: item(4)) == nil)
    }

    @Test func `What was reloaded and moved is deleted and inserted in a batch`() throws {
        var items = counted(0..<100)
        items.move(90..<100, to: 0)
        items.reload(5..<15)
        let updates = try Difference(from: snapshot(counted(0..<100)), to: snapshot(items)).batchUpdates
        #expect(
            updates.operations == [
                .deleteItems(ItemRange(section: 0, items: 90..<100)),
                .insertItems(ItemRange(section: 0, items: 0..<10)),
            ])
        #expect(updates.reloadedItems == [ItemRange(section: 0, items: 0..<5)])
    }

    @Test(arguments: FuzzBudget.seeds(10)) func `Random snapshots of listed and counted sections replay`(
        seed: Int
    )
        throws
    {
        var generator = SeededGenerator(seed: seed)
        var old = rows(("A", [1, 2, 3]), ("B", []), ("C", [4, 5]), ("D", []))
        old.setCountedItems(counted(0..<9) { 1_000 + $0 }, inSection: 1)
        old.setCountedItems(counted(0..<6) { 2_000 + $0 }, inSection: 3)
        for _ in 0..<100 {
            var new = old
            for _ in 0..<Int.random(in: 1...4, using: &generator) { edit(&new, &generator) }
            if Bool.random(using: &generator) { old.buildIndex() }
            try check(from: old, to: new)
            old = new
        }
    }

    private func edit(_ snapshot: inout Rows, _ generator: inout SeededGenerator) {
        let section = Int.random(in: 0..<4, using: &generator)
        switch Int.random(in: 0..<6, using: &generator) {
        case 0:
            snapshot.moveSection(from: section, to: Int.random(in: 0..<4, using: &generator))
        case 1:
            // Listed items go to wherever sections are listed.
            snapshot.flatten()
            guard let index = snapshot.items.indices.randomElement(using: &generator),
                snapshot.countedItems(inSection: section) == nil
            else { return }
            let item = snapshot.items[index]
            snapshot.deleteItems(atFlatIndexes: [index])
            let place = Int.random(in: 0...snapshot.numberOfItems(inSection: section), using: &generator)
            snapshot.insertItems([item], at: ItemPosition(section: section, item: place))
        default:
            guard var items = snapshot.countedItems(inSection: section) else { return }
            let low = Int.random(in: 0...items.count, using: &generator)
            let range = low..<Int.random(in: low...min(items.count, low + 3), using: &generator)
            switch Int.random(in: 0..<3, using: &generator) {
            case 0: items.delete(range)
            case 1: items.insert(count: Int.random(in: 0..<3, using: &generator), at: low)
            default:
                items.move(range, to: Int.random(in: 0...(items.count - range.count), using: &generator))
            }
            snapshot.setCountedItems(items, inSection: section)
        }
    }
}
