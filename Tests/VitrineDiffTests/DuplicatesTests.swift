import Fuzzing
import Testing
import VitrineDiff

@Suite struct DuplicatesTests {
    @Test(arguments: FuzzBudget.seeds(8)) func `Duplicates are always found, with both places`(seed: Int)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        for _ in 0..<25 {
            let old = rows(("A", Array(0..<10)), ("B", Array(10..<20)))
            var items = Array(0..<20)
            for _ in 0..<Int.random(in: 0...3, using: &generator) {
                items.swapAt(
                    Int.random(in: 0..<items.count, using: &generator),
                    Int.random(in: 0..<items.count, using: &generator))
            }
            for new in 0..<Int.random(in: 0...4, using: &generator) {
                items.insert(100 + new, at: Int.random(in: 0...items.count, using: &generator))
            }
            for _ in 0..<Int.random(in: 1...3, using: &generator) {
                items.insert(
                    items.randomElement(using: &generator)!,
                    at: Int.random(in: 0...items.count, using: &generator))
            }
            let cut = Int.random(in: 0...items.count, using: &generator)
            let new = rows(("B", Array(items[..<cut])), ("A", Array(items[cut...])))

            var expected: [ItemPosition] = []
            var first: [Int: ItemPosition] = [:]
            for index in items.indices {
                let position = new.position(ofFlatIndex: index)
                if let known = first[items[index]] {
                    expected += [known, position]
                } else {
                    first[items[index]] = position
                }
            }
            for (isOldIndexed, isNewIndexed) in [(false, false), (true, false), (false, true), (true, true)] {
                var (before, after) = (old, new)
                if isOldIndexed { before.buildIndex() }
                if isNewIndexed { after.buildIndex() }
                let error = #expect(throws: DuplicateIdentifiers.self) {
                    try Difference(from: before, to: after)
                }
                #expect(error?.pairs.flatMap { [$0.first, $0.second] } == expected.map { .item($0) })
            }
            try checkKeepingFirst(new, from: old)
        }
    }

    private func checkKeepingFirst(_ snapshot: Rows, from old: Rows) throws {
        let (kept, dropped) = snapshot.keepingFirst()
        var seen: Set<Int> = []
        let expected = Contents(
            sections: Array(snapshot.sections),
            items: snapshot.sections.indices.map { section in
                snapshot.items(inSection: section).filter { seen.insert($0).inserted }
            })
        #expect(Contents(kept) == expected)
        #expect(dropped.items.count == snapshot.items.count - seen.count)
        for item in dropped.items {
            #expect(item.first < item.again)
            #expect(snapshot[item.first] == item.identifier && snapshot[item.again] == item.identifier)
        }
        try check(from: old, to: kept)
    }

    @Test func `A section that occurs again goes with its items`() {
        let (kept, dropped) = rows(("A", [1, 2]), ("B", [3]), ("A", [2, 4]), ("C", [4, 3])).keepingFirst()
        #expect(dump(kept) == "A: 1 2 | B: 3 | C: 4")
        #expect(dropped.sections.map(\.again) == [2] && dropped.sections.map(\.first) == [0])
        #expect(dropped.items.map(\.first) == [ItemPosition(section: 1, item: 0)])
        #expect(dropped.items.map(\.again) == [ItemPosition(section: 3, item: 1)])
        #expect(!dropped.isEmpty && rows(("A", [1])).keepingFirst().dropped.isEmpty)
    }

    @Test func `The calls that brought both are named`() {
        var snapshot = rows(("A", []))
        snapshot.appendItems([7], toSection: 0, file: "Shop/Shelf.swift", line: 12)
        snapshot.appendItems([7], toSection: 0, file: "Shop/Shelf.swift", line: 30)
        #expect(
            snapshot.duplicateItems().map(\.description) == [
                "7 at section 0, item 0 and again at section 0, item 1 (from Shop/Shelf.swift:12 and from "
                    + "Shop/Shelf.swift:30)"
            ])
    }
}
