import Testing
import VitrineDiff

/// What storage costs, in hashes and bytes, and what it remembers of the calls.
@Suite struct SnapshotStorageTests {
    /// An identifier that counts how often it is hashed and compared.
    private struct Counted: Hashable {
        final class Counter {
            var hashes = 0
            var comparisons = 0
        }

        let id: Int
        let counter: Counter

        func hash(into hasher: inout Hasher) {
            counter.hashes += 1
            hasher.combine(id)
        }

        static func == (a: Self, b: Self) -> Bool {
            a.counter.comparisons += 1
            return a.id == b.id
        }
    }

    @Test func `A single edit hashes and compares the identifiers it names, and no others`() {
        let counter = Counted.Counter()
        func item(_ id: Int) -> Counted { Counted(id: id, counter: counter) }
        var snapshot = Snapshot<Int, Counted>()
        snapshot.appendSections([0, 1])
        snapshot.appendItems((0..<10_000).map(item), to: 0)
        snapshot.appendItems((10_000..<20_000).map(item), to: 1)
        #expect(counter.hashes == 0 && counter.comparisons == 0)
        snapshot.buildIndex()
        #expect(counter.hashes == 20_000)
        counter.hashes = 0
        counter.comparisons = 0
        for id in 0..<1_000 {
            snapshot.moveItem(item(id * 7), beforeItem: item(id * 7 + 1))
            snapshot.insertItems([item(30_000 + id)], afterItem: item(id * 3))
            snapshot.deleteItems([item(30_000 + id)])
            _ = snapshot.index(ofItem: item(id))
        }
        // Two for a move; the new one and its neighbour; the search and the removal; the look-up.
        #expect(counter.hashes == 7_000)
        // Halves of hashes are compared first: of 20,000 two are alike in one of twenty runs.
        #expect(counter.comparisons < 6_100)
        counter.hashes = 0
        snapshot.moveSection(from: 1, to: 0)
        snapshot.flatten()
        #expect(counter.hashes == 0)
        #expect(snapshot.isIndexed && snapshot.flatIndex(ofItem: item(10_000)) == 0)
        snapshot._checkInvariants()
    }

    @Test func `A few edits of a snapshot without an index hash nothing`() {
        let counter = Counted.Counter()
        var snapshot = Snapshot<Int, Counted>()
        snapshot.appendSections([0])
        snapshot.appendItems((0..<1_000).map { Counted(id: $0, counter: counter) }, to: 0)
        snapshot.deleteItems([Counted(id: 500, counter: counter)])
        snapshot.insertItems(
            [Counted(id: 2_000, counter: counter)], afterItem: Counted(id: 499, counter: counter))
        #expect(counter.hashes == 0)
        #expect(snapshot.items[500].id == 2_000 && snapshot.items[501].id == 501)
    }

    @Test func `A snapshot takes at most 32 bytes for an item besides its identifier`() {
        for count in [10_000, 100_000, 130_000] {
            var snapshot = rows(("A", Array(0..<count)))
            #expect(snapshot.overheadByteCount <= count)
            snapshot.buildIndex()
            #expect(snapshot.overheadByteCount <= count * 13)
            snapshot.moveItem(7, beforeItem: 3)
            #expect(snapshot.overheadByteCount <= count * 22)
            // The most that there is: everything has just grown.
            var most = 0
            for item in 0..<3_000 {
                snapshot.insertItems([-1 - item], beforeItem: (item * 7919) % count)
                most = max(most, snapshot.overheadByteCount / snapshot.numberOfItems)
            }
            #expect(most <= 32)
        }
    }

    @Test func `A copy shares storage until it is edited`() {
        var snapshot = rows(("A", Array(0..<1_000)))
        snapshot.buildIndex()
        let copy = snapshot
        func address(_ snapshot: Rows) -> UnsafePointer<Int>? {
            snapshot.items.withUnsafeBufferPointer { $0.baseAddress }
        }
        #expect(address(copy) == address(snapshot))
        snapshot.deleteItems([5])
        #expect(copy.numberOfItems == 1_000 && copy.index(ofItem: 5) == 5)
        #expect(snapshot.numberOfItems == 999 && snapshot.index(ofItem: 5) == nil)
        #expect(snapshot.index(ofItem: 6) == 5 && copy.index(ofItem: 6) == 6)
    }

    @Test func `Sections filled in turn need no rearranging`() {
        var snapshot = rows((0..<200).map { ("S\($0)", []) })
        for section in 0..<200 { snapshot.appendItems([section * 2, section * 2 + 1], to: "S\(section)") }
        snapshot.flatten()
        #expect(snapshot.items == ContiguousArray(0..<400))
        #expect(snapshot.offsets == ContiguousArray(stride(from: 0, through: 400, by: 2)))
        snapshot._checkInvariants()
    }

    // MARK: Where items come from

    @Test func `A snapshot remembers which call brought an item`() {
        var snapshot = Rows()
        snapshot.appendSections(["A", "B"])
        snapshot.appendItems([1, 2, 3], to: "A", file: "Shop/Shelf.swift", line: 10)
        snapshot.appendItems([4, 5], to: "B", file: "Shop/Shelf.swift", line: 11)
        for item in 6..<9 { snapshot.appendItems([item], to: "B", file: "Shop/Cart.swift", line: 10) }
        snapshot.insertItems([9], beforeItem: 2, file: "Shop/Till.swift", line: 30)
        func sites(_ snapshot: Rows) -> [String] {
            snapshot.allItems.map { item in
                let site = snapshot.appendSite(ofItemAt: snapshot.position(ofItem: item)!)
                return "\(item) \(site.map(\.description) ?? "?")"
            }
        }
        let expected = [
            "1 Shop/Shelf.swift:10", "9 Shop/Till.swift:30", "2 Shop/Shelf.swift:10",
            "3 Shop/Shelf.swift:10", "4 Shop/Shelf.swift:11", "5 Shop/Shelf.swift:11", "6 Shop/Cart.swift:10",
            "7 Shop/Cart.swift:10", "8 Shop/Cart.swift:10",
        ]
        #expect(sites(snapshot) == expected)
        snapshot.flatten()
        #expect(sites(snapshot) == expected)
        snapshot.moveItem(8, beforeItem: 1)
        snapshot.deleteItems([9])
        snapshot.flatten()
        #expect(
            sites(snapshot) == [
                "8 Shop/Cart.swift:10", "1 Shop/Shelf.swift:10", "2 Shop/Shelf.swift:10",
                "3 Shop/Shelf.swift:10", "4 Shop/Shelf.swift:11", "5 Shop/Shelf.swift:11",
                "6 Shop/Cart.swift:10", "7 Shop/Cart.swift:10",
            ])
    }

    @Test func `The call is the program's own line`() {
        var snapshot = Rows()
        snapshot.appendSections(["A"])
        snapshot.appendItems([1], to: "A")
        let site = snapshot.appendSite(ofItemAt: .init(section: 0, item: 0))
        #expect(site == AppendSite(file: "VitrineDiffTests/SnapshotStorageTests.swift", line: #line - 2))
    }

    @Test func `Calls beyond a thousand alternations are unknown`() {
        var snapshot = Rows()
        snapshot.appendSections(["A"])
        for item in 0..<3_000 { snapshot.appendItems([item], to: "A", file: "A.swift", line: UInt(item % 2)) }
        func site(_ item: Int) -> AppendSite? { snapshot.appendSite(ofItemAt: .init(section: 0, item: item)) }
        #expect(site(0) == AppendSite(file: "A.swift", line: 0))
        #expect(site(1_023) == AppendSite(file: "A.swift", line: 1))
        #expect(site(1_024) == nil && site(2_999) == nil)
        for item in stride(from: 0, to: 3_000, by: 3) { snapshot.deleteItems([item]) }
        snapshot.flatten()
        #expect(site(0) == AppendSite(file: "A.swift", line: 1) && site(1_999) == nil)
    }
}
