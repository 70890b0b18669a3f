import Fuzzing
import Testing
import VitrineDiff

/// All pairs of small snapshots. Only which element became which matters, so the old one always has the
/// items 0, 1, 2 … in order, and what is new has numbers from 10 on in order.
@Suite struct DifferenceExhaustiveTests {
    /// Together these have each of the four sections and each of the four items in every role.
    @Test(arguments: [(1, 4, 1_009), (2, 3, 9_355), (3, 2, 21_003), (4, 1, 15_931)])
    func `All pairs of small snapshots replay, with the least number of moves`(
        sections: Int, items: Int, pairs: Int
    ) throws {
        var count = 0
        for oldSections in 0...sections {
            for oldItems in 0...(oldSections == 0 ? 0 : items) {
                for oldCounts in distributions(of: oldItems, over: oldSections) {
                    let old = snapshot(
                        Array(0..<oldSections), Array(0..<oldItems), oldCounts)
                    for names in lists(upTo: sections, old: oldSections) {
                        for arrangement in lists(upTo: names.isEmpty ? 0 : items, old: oldItems) {
                            for counts in distributions(of: arrangement.count, over: names.count) {
                                try check(from: old, to: snapshot(names, arrangement, counts))
                                count += 1
                            }
                        }
                    }
                }
            }
        }
        #expect(count == pairs)
    }

    @Test func `Pairs of snapshots of up to four sections of four items replay`() throws {
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<1_500 {
            let sections = Int.random(in: 0...4, using: &generator)
            let counts = (0..<sections).map { _ in Int.random(in: 0...4, using: &generator) }
            let items = counts.reduce(0, +)
            let old = snapshot(Array(0..<sections), Array(0..<items), counts)
            let names = random(upTo: 4, old: sections, &generator)
            let newCounts = names.map { _ in Int.random(in: 0...4, using: &generator) }
            let total = newCounts.reduce(0, +)
            let arrangement = random(exactly: total, old: items, &generator)
            try check(from: old, to: snapshot(names, arrangement, newCounts))
        }
    }

    private func snapshot(_ names: [Int], _ items: [Int], _ counts: [Int]) -> Rows {
        var rest = items[...]
        return rows(
            zip(names, counts).map { name, count in
                defer { rest = rest.dropFirst(count) }
                return ("S\(name)", Array(rest.prefix(count)))
            })
    }

    /// The ways to put a number of things into a number of sections.
    private func distributions(of count: Int, over sections: Int) -> [[Int]] {
        if sections == 0 { return count == 0 ? [[]] : [] }
        if sections == 1 { return [[count]] }
        return (0...count).flatMap { first in
            distributions(of: count - first, over: sections - 1).map { [first] + $0 }
        }
    }

    /// All lists of old elements, each at most once, and new ones.
    private func lists(upTo length: Int, old: Int) -> [[Int]] {
        var result: [[Int]] = [[]]
        var longest: [[Int]] = [[]]
        for _ in 0..<length {
            longest = longest.flatMap { list in
                (0..<old).filter { !list.contains($0) }.map { list + [$0] }
                    + [list + [10 + list.count { $0 >= 10 }]]
            }
            result += longest
        }
        return result
    }

    private func random(upTo length: Int, old: Int, _ generator: inout SeededGenerator) -> [Int] {
        random(exactly: Int.random(in: 0...length, using: &generator), old: old, &generator)
    }

    private func random(exactly length: Int, old: Int, _ generator: inout SeededGenerator) -> [Int] {
        let new = Int.random(in: 0...4, using: &generator)
        let pool = (0..<old).shuffled(using: &generator).prefix(max(0, length - new))
        let fresh = (0..<(length - pool.count)).map { 100 + $0 }
        return (pool + fresh).shuffled(using: &generator)
    }
}
