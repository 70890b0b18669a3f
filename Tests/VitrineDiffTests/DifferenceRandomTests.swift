import Fuzzing
import Testing
import VitrineDiff

@Suite struct DifferenceRandomTests {
    @Test(arguments: FuzzBudget.seeds(16)) func `Random snapshots replay, with the least number of moves`(
        seed: Int
    )
        throws
    {
        var generator = SeededGenerator(seed: seed)
        var old = random(&generator)
        for _ in 0..<250 {
            // Half of the time a few edits, so that much stays in line; else something unrelated.
            let new = Bool.random(using: &generator) ? edited(old, &generator) : random(&generator)
            if Bool.random(using: &generator) { old.buildIndex() }
            try check(from: old, to: new)
            old = new
        }
    }

    @Test(arguments: FuzzBudget.seeds(10))
    func `Snapshots that were edited by identifier replay in that form`(seed: Int)
        throws
    {
        var generator = SeededGenerator(seed: seed)
        var old = rows(("A", Array(0..<10)), ("B", Array(10..<20)), ("C", []))
        var next = 100
        for _ in 0..<50 {
            var new = old
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                guard let item = new.items.randomElement(using: &generator),
                    let other = new.items.randomElement(using: &generator), item != other
                else { break }
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: new.moveItem(item, beforeItem: other)
                case 1 where new.items.count > 5: new.deleteItems([item])
                default:
                    new.insertItems([next], afterItem: other)
                    next += 1
                }
            }
            if Bool.random(using: &generator) { old.buildIndex() }
            try check(from: old, to: new)
            old = new
        }
    }

    @Test(arguments: FuzzBudget.seeds(2)) func `Random snapshots of a thousand items replay`(seed: Int) throws
    {
        var generator = SeededGenerator(seed: seed)
        var items = Array(0..<1_000)
        for share in [1, 10, 100, 500, 1_000] {
            let old = rows(("A", Array(items.prefix(500))), ("B", Array(items.dropFirst(500))))
            for _ in 0..<share {
                let item = items.remove(at: Int.random(in: 0..<items.count, using: &generator))
                let isNew = Int.random(in: 0..<3, using: &generator) == 0
                items.insert(
                    isNew ? items.max()! + 1 : item, at: Int.random(in: 0...items.count, using: &generator))
            }
            if share == 1_000 { items.reverse() }
            try check(
                from: old, to: rows(("A", Array(items.prefix(480))), ("B", Array(items.dropFirst(480)))))
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
            guard new.items.count > 0 else { break }
            let index = Int.random(in: 0..<new.items.count, using: &generator)
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
