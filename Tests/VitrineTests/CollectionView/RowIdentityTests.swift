import Fuzzing
import Testing
import VitrineTesting

@testable import Vitrine
@testable import VitrineUIKit

/// Who is who from one set of rows to the next.
@MainActor
@Suite("Identity of rows and items in CollectionView")
struct RowIdentityTests {
    typealias Rows = IdentifiedRows<String, String>

    /// Rows from text: "a: x y" is row a with the items x and y.
    private func rows(_ lines: String...) -> [CollectionRow<String, String>] {
        lines.map { line in
            let parts = line.split(separator: ":")
            let items = parts.count > 1 ? parts[1].split(separator: " ").map(String.init) : []
            return CollectionRow(section: String(parts[0]), items: items)
        }
    }

    /// The identities, row by row: "x" is the item's plain identity, "x.1" another.
    private func identities(_ identified: Rows) -> [String] {
        let snapshot = identified.snapshot()
        return snapshot.sectionIdentifiers.map { section in
            snapshot.itemIdentifiers(inSection: section)
                .map { $0.showing == 0 ? $0.item : "\($0.item).\($0.showing)" }.joined(separator: " ")
        }
    }

    @Test("Items that exist once are identified by themselves, wherever they are")
    func single() {
        let first = Rows(rows("a: x y", "b: z"), continuing: Rows())
        #expect(identities(first) == ["x y", "z"])
        let second = Rows(rows("b: x z", "a: y"), continuing: first)
        #expect(identities(second) == ["x z", "y"])
        #expect(second.issues == [])
    }

    @Test("An item in two rows has two identities; a showing that stays in its row keeps its own")
    func showings() {
        let first = Rows(rows("a: x y", "b: z x"), continuing: Rows())
        #expect(identities(first) == ["x y", "z x.1"])
        // The rows change places, and the items theirs within them.
        let second = Rows(rows("b: x z", "a: y x"), continuing: first)
        #expect(identities(second) == ["x.1 z", "y x"])
        // The first goes: the second stays what it was.
        let third = Rows(rows("b: x z", "a: y"), continuing: second)
        #expect(identities(third) == ["x.1 z", "y"])
        // Alone it moves between rows, as any item does.
        let fourth = Rows(rows("b: z", "a: y x"), continuing: third)
        #expect(identities(fourth) == ["z", "y x.1"])
        // Another showing gets what is free.
        let fifth = Rows(rows("b: x z", "a: y x"), continuing: fourth)
        #expect(identities(fifth) == ["x z", "y x.1"])
    }

    @Test("A row above that starts to show an item does not take its identity away")
    func newcomerAbove() {
        let first = Rows(rows("a: y", "b: x"), continuing: Rows())
        let second = Rows(rows("a: y x", "b: x"), continuing: first)
        #expect(identities(second) == ["y x.1", "x"])
    }

    @Test("Of two showings one moves while the other stays")
    func oneMoves() {
        let first = Rows(rows("a: x", "b: x", "c: z"), continuing: Rows())
        let second = Rows(rows("a: w", "b: x", "c: z x"), continuing: first)
        #expect(identities(second) == ["w", "x.1", "z x"])
    }

    @Test("Of duplicates in one row the first is kept, and one sentence says where they are")
    func duplicates() {
        let identified = Rows(rows("a: x y x z x", "b: y"), continuing: Rows())
        #expect(identities(identified) == ["x y z", "y.1"])
        #expect(
            identified.issues == [
                "item x is twice in row a, at positions 0 and 2 (and 1 more duplicates). The first is shown: "
                    + "items must be unique within their row."
            ])
        #expect(identified.identity(at: IndexPath(item: 2, section: 0))?.item == "z")
    }

    @Test("Duplicates in a row whose item an earlier row shows too are found as well")
    func duplicatesOfAShared() {
        let identified = Rows(rows("a: x", "b: x y x"), continuing: Rows())
        #expect(identities(identified) == ["x", "x.1 y"])
        #expect(identified.issues.count == 1)
    }

    @Test("Two rows of one section are both shown, and one sentence says so")
    func sections() {
        let identified = Rows(rows("a: x", "b: y", "a: z"), continuing: Rows())
        #expect(identities(identified) == ["x", "y", "z"])
        #expect(
            identified.issues == [
                "rows 0 and 2 have the same section, a. Both are shown, but they are told apart by their order "
                    + "alone: give each row a section of its own."
            ])
    }

    @Test("However rows change, identities are unique, and a showing that stays keeps its own")
    func random() {
        var generator = SeededGenerator(seed: 7)
        var shown = Rows()
        var before: [String: Int] = [:]
        for step in 0..<500 {
            let next = (0..<4).map { row in
                let items = "abcdef".filter { _ in Int.random(in: 0..<3, using: &generator) == 0 }
                return CollectionRow(
                    section: "\(row)", items: items.map(String.init).shuffled(using: &generator))
            }
            shown = Rows(next, continuing: shown)
            let snapshot = shown.snapshot()
            let all = snapshot.itemIdentifiers
            #expect(Set(all).count == next.reduce(0) { $0 + $1.items.count }, "step \(step)")
            var now: [String: Int] = [:]
            for section in snapshot.sectionIdentifiers {
                for identity in snapshot.itemIdentifiers(inSection: section) {
                    #expect(shown.contains(identity))
                    now["\(section.section)\(identity.item)"] = identity.showing
                }
            }
            for (place, number) in now where before[place] != nil { #expect(before[place] == number) }
            before = now
        }
    }
}
