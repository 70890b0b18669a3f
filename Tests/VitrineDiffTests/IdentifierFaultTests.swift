import Testing
import VitrineDiff

@Suite struct IdentifierFaultTests {
    /// Not equal to itself for one number, as a floating-point number that is none.
    private struct Unequal: Hashable {
        var number: Int
        static func == (a: Self, b: Self) -> Bool { a.number == b.number && a.number != 3 }
        func hash(into hasher: inout Hasher) { hasher.combine(number) }
    }

    /// Hashes what `==` does not compare.
    private struct Titled<Title: Hashable>: Hashable {
        var number: Int
        var title: Title
        static func == (a: Self, b: Self) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) {
            hasher.combine(number)
            hasher.combine(title)
        }
    }

    /// Hashes differently each time.
    private final class Restless: Hashable {
        let number: Int
        private var calls = 0
        init(_ number: Int) { self.number = number }
        static func == (a: Restless, b: Restless) -> Bool { a.number == b.number }
        func hash(into hasher: inout Hasher) {
            calls += 1
            hasher.combine(number + 1_000 * calls)
        }
    }

    private func snapshot<ID>(_ items: [ID]) -> Snapshot<Int, ID> {
        var snapshot = Snapshot<Int, ID>()
        snapshot.appendSections([0])
        snapshot.appendItems(items, toSection: 0)
        return snapshot
    }

    private func item(_ item: Int) -> ItemPosition { ItemPosition(section: 0, item: item) }

    @Test func `An identifier that is not equal to itself is found`() throws {
        let old = (0..<8).map(Unequal.init)
        for new in [old, Array(old.reversed()), old + [Unequal(number: 9)]] {
            let difference = try Difference(from: snapshot(old), to: snapshot(new))
            let place = new[0].number == 7 ? 4 : 3
            #expect(
                difference.identifierFaults == [
                    IdentifierFault(kind: .unequalToItself, place: .newItem(item(place)))
                ])
            // Its bytes still say what it is.
            #expect(difference.deletedItems.isEmpty)
        }
    }

    @Test func `Equal identifiers with different hashes are found, in line and out of line`() throws {
        for reversed in [false, true] {
            let old = (0..<6).map { Titled(number: $0, title: $0 == 2 ? "old" : "same") }
            let new = (0..<6).map { Titled(number: $0, title: $0 == 2 ? "new" : "same") }
            let difference = try Difference(
                from: snapshot(old), to: snapshot(reversed ? Array(new.reversed()) : new))
            #expect(
                difference.identifierFaults == [
                    IdentifierFault(
                        kind: .equalWithDifferentHashes, place: .oldItem(item(2)),
                        otherPlace: .newItem(item(reversed ? 3 : 2)))
                ])
        }
    }

    @Test func `Plain bytes make no difference to that`() throws {
        let old = (0..<6).map { Titled(number: $0, title: 0) }
        var new = Array(old.reversed())
        new[1].title = 1
        let difference = try Difference(from: snapshot(old), to: snapshot(new))
        #expect(
            difference.identifierFaults.map(\.description) == [
                "the identifiers at section 0, item 4 of the old snapshot and at section 0, item 1 of the new "
                    + "snapshot are equal but hash differently: hash(into:) may only use what == compares"
            ])
    }

    @Test func `A hash that changes is found`() throws {
        let old = (0..<6).map(Restless.init)
        for new in [(0..<6).map(Restless.init), (0..<6).reversed().map(Restless.init)] {
            let faults = try Difference(from: snapshot(old), to: snapshot(new)).identifierFaults
            #expect(faults == [IdentifierFault(kind: .unstableHash, place: .newItem(item(0)))])
        }
    }

    @Test func `Faults of sections are found, too`() throws {
        var old = Snapshot<Titled<String>, Int>()
        old.appendSections([Titled(number: 1, title: "old")])
        var new = Snapshot<Titled<String>, Int>()
        new.appendSections([Titled(number: 2, title: "new"), Titled(number: 1, title: "new")])
        #expect(
            try Difference(from: old, to: new).identifierFaults == [
                IdentifierFault(
                    kind: .equalWithDifferentHashes, place: .oldSection(0), otherPlace: .newSection(1))
            ])
    }

    @Test func `Among a hundred thousand identifiers the check calls them a bounded number of times`() throws
    {
        let counts = CallCounts()
        let old = (0..<100_000).map { Counted(number: $0, counts: counts) }
        let new = (0..<100_000).map { Counted(number: $0 + 1, counts: counts) }
        counts.reset()
        _ = try Difference(from: snapshot(old), to: snapshot(new))
        // One newcomer is compared with everything, and nothing is hashed but samples.
        #expect(counts.hashes < 200)
        #expect(counts.comparisons < 201_000)
    }

    private final class CallCounts {
        var hashes = 0
        var comparisons = 0
        func reset() { (hashes, comparisons) = (0, 0) }
    }

    private struct Counted: Hashable {
        var number: Int
        var counts: CallCounts
        static func == (a: Self, b: Self) -> Bool {
            a.counts.comparisons += 1
            return a.number == b.number
        }
        func hash(into hasher: inout Hasher) {
            counts.hashes += 1
            hasher.combine(number)
        }
    }
}
