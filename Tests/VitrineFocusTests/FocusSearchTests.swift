import Foundation
import Testing

@testable import VitrineFocus

/// Letters on a 100×100 grid: each row of text is a row of cells 80×80 with gaps of 20; a space is a hole.
private func grid(_ rows: String...) -> [FocusCandidate<Character>] {
    rows.enumerated().flatMap { row, text in
        text.enumerated().compactMap { column, letter in
            letter == " "
                ? nil
                : FocusCandidate(
                    id: letter, frame: CGRect(x: column * 100, y: row * 100, width: 80, height: 80))
        }
    }
}

private func step(
    _ heading: FocusDirection, from letter: Character, in candidates: [FocusCandidate<Character>]
) -> Character? {
    let origin = candidates.first { $0.id == letter }!
    return FocusSearch().destination(
        from: origin.frame, group: origin.group, heading: heading,
        among: candidates.filter { $0.id != letter })?.id
}

private func item(
    _ id: Character, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, group: Int? = nil
) -> FocusCandidate<Character> {
    FocusCandidate(id: id, frame: CGRect(x: x, y: y, width: width, height: height), group: group)
}

@Suite("Searching a direction")
struct FocusSearchTests {
    @Test("In a grid each direction goes to the neighbour")
    func gridNeighbours() {
        let candidates = grid("abc", "def", "ghi")
        #expect(step(.right, from: "e", in: candidates) == "f")
        #expect(step(.left, from: "e", in: candidates) == "d")
        #expect(step(.up, from: "e", in: candidates) == "b")
        #expect(step(.down, from: "e", in: candidates) == "h")
    }

    @Test("At the edges of a grid there is nowhere to go")
    func gridEdges() {
        let candidates = grid("abc", "def")
        #expect(step(.left, from: "a", in: candidates) == nil)
        #expect(step(.up, from: "b", in: candidates) == nil)
        #expect(step(.right, from: "f", in: candidates) == nil)
        #expect(step(.down, from: "e", in: candidates) == nil)
    }

    @Test("The end of a short row does not slip into the next row")
    func endOfShortRow() {
        let candidates = grid("abc", "defghi")
        #expect(step(.right, from: "c", in: candidates) == nil)
        #expect(step(.right, from: "f", in: candidates) == "g")
    }

    @Test("A hole in a row is crossed, not walked around")
    func hole() {
        let candidates = grid("ab d", "efgh")
        #expect(step(.right, from: "b", in: candidates) == "d")
        #expect(step(.left, from: "d", in: candidates) == "b")
    }

    @Test("Down into an incomplete last row goes to its nearest item")
    func incompleteLastRow() {
        let candidates = grid("abcde", "fg")
        #expect(step(.down, from: "e", in: candidates) == "g")
        #expect(step(.down, from: "a", in: candidates) == "f")
    }

    @Test("A short row of the same group is not skipped")
    func shortRowBetween() {
        let loose = grid("abcde", "fg", "hijkl")
        #expect(step(.down, from: "e", in: loose) == "l")
        let rows = loose.map { FocusCandidate(id: $0.id, frame: $0.frame, group: 1) }
        #expect(step(.down, from: "e", in: rows) == "g")
        #expect(step(.up, from: "l", in: rows) == "g")
        #expect(step(.up, from: "i", in: rows) == "g")
    }

    @Test("A small button between rows does not catch movements from afar")
    func headerButton() {
        let candidates = [
            item("a", 0, 0, 300, 300, group: 1), item("b", 320, 0, 300, 300, group: 1),
            item("s", 900, 320, 120, 40, group: 1),
            item("c", 0, 380, 300, 300, group: 1), item("d", 800, 380, 300, 300, group: 1),
        ]
        #expect(step(.down, from: "a", in: candidates) == "c")
        #expect(step(.up, from: "d", in: candidates) == "s")
    }

    @Test("Rows scrolled out of step go to the item with the best cover")
    func rowsOutOfStep() {
        // The lower row is shifted by 60: a (0–100) meets f (60–160) by 40, and e (-50–50) by 50.
        let candidates = [
            item("a", 0, 0, 100, 100), item("b", 110, 0, 100, 100),
            item("e", -50, 120, 100, 100), item("f", 60, 120, 100, 100), item("g", 170, 120, 100, 100),
        ]
        #expect(step(.down, from: "a", in: candidates) == "e")
        #expect(step(.down, from: "b", in: candidates) == "f")
        #expect(step(.up, from: "g", in: candidates) == "b")
    }

    @Test("In staggered columns down stays in the column")
    func waterfall() {
        let candidates = [
            item("a", 0, 0, 100, 150), item("b", 110, 0, 100, 80),
            item("c", 110, 90, 100, 200), item("d", 0, 160, 100, 100),
            item("e", 0, 270, 100, 120), item("f", 110, 300, 100, 60),
        ]
        #expect(step(.down, from: "a", in: candidates) == "d")
        #expect(step(.down, from: "b", in: candidates) == "c")
        #expect(step(.down, from: "c", in: candidates) == "f")
        #expect(step(.right, from: "a", in: candidates) == "b")
        #expect(step(.right, from: "d", in: candidates) == "c")
        #expect(step(.left, from: "f", in: candidates) == "e")
    }

    @Test("From a wide banner down goes to the item under its middle")
    func banner() {
        let candidates = [
            item("w", 0, 0, 500, 200), item("a", 0, 220, 150, 100), item("b", 175, 220, 150, 100),
            item("c", 350, 220, 150, 100),
        ]
        #expect(step(.down, from: "w", in: candidates) == "b")
        #expect(step(.up, from: "a", in: candidates) == "w")
        #expect(step(.up, from: "c", in: candidates) == "w")
    }

    @Test("A nearer row wins over a better aligned row behind it")
    func nearerRow() {
        let candidates = [
            item("a", 400, 0, 100, 44), item("b", 0, 52, 420, 44), item("c", 400, 104, 100, 44),
        ]
        #expect(step(.down, from: "a", in: candidates) == "b")
    }

    @Test("A menu to the side is reached although nothing is level with it")
    func sideMenu() {
        let candidates = [item("m", 0, 0, 200, 60), item("n", 0, 70, 200, 60), item("a", 300, 400, 300, 200)]
        #expect(step(.left, from: "a", in: candidates) == "n")
        #expect(step(.right, from: "m", in: candidates) == "a")
    }

    @Test("Items of one row with different heights are not below one another")
    func centredRow() {
        let candidates = [item("a", 0, 0, 100, 100), item("b", 110, 5, 100, 120)]
        #expect(step(.down, from: "a", in: candidates) == nil)
        #expect(step(.right, from: "a", in: candidates) == "b")
    }

    @Test("A container around the origin and items inside it are not ahead")
    func nesting() {
        let candidates = [item("o", 0, 0, 400, 400), item("i", 250, 100, 50, 50)]
        for heading in FocusDirection.allCases {
            #expect(step(heading, from: "o", in: candidates) == nil)
            #expect(step(heading, from: "i", in: candidates) == nil)
        }
    }

    @Test("A grown origin still finds its neighbours")
    func grownOrigin() {
        let candidates = grid("abc", "def").filter { $0.id != "b" }
        let grown = CGRect(x: 80, y: -20, width: 120, height: 120)
        let search = FocusSearch()
        #expect(search.destination(from: grown, heading: .right, among: candidates)?.id == "c")
        #expect(search.destination(from: grown, heading: .left, among: candidates)?.id == "a")
        #expect(search.destination(from: grown, heading: .down, among: candidates)?.id == "e")
        #expect(search.destination(from: grown, heading: .up, among: candidates) == nil)
    }

    @Test("Ties go to the lower cross coordinate, whatever the order given")
    func ties() {
        let candidates = [item("o", 0, 0, 200, 50), item("b", 100, 60, 100, 50), item("a", 0, 60, 100, 50)]
        #expect(step(.down, from: "o", in: candidates) == "a")
        #expect(step(.down, from: "o", in: candidates.reversed()) == "a")
    }

    @Test("Candidates without area or with infinite edges are never chosen")
    func degenerate() {
        let candidates = [
            item("o", 0, 0, 50, 50), item("z", 60, 0, 0, 50),
            FocusCandidate(id: "n", frame: CGRect.null), FocusCandidate(id: "i", frame: CGRect.infinite),
        ]
        #expect(step(.right, from: "o", in: candidates) == nil)
    }

    @Test("The explanation says why each candidate won or lost")
    func explanation() {
        let candidates = [
            item("a", -100, 0, 80, 80), item("b", 100, 0, 80, 80), item("c", 200, 0, 80, 80),
            item("d", 100, 100, 80, 80),
        ]
        let text = FocusSearch().explanation(
            from: CGRect(x: 0, y: 0, width: 80, height: 80), heading: .right, among: candidates)
        #expect(
            text == """
                right from (0, 0, 80 × 80)
                  a: not ahead
                  b: in beam, gap 20, overlap 80, offset 0, score 40 — chosen
                  c: hidden by b, gap 120, overlap 80, offset 0
                  d: not ahead
                """)
    }

    @Test("The explanation names the corner that leads to a candidate to the side")
    func explainedCorner() {
        let candidates = grid("ab", "cde").filter { $0.id != "b" }
        let verdicts = FocusSearch().verdicts(
            from: CGRect(x: 100, y: 0, width: 80, height: 80), heading: .right, among: candidates)
        #expect(verdicts.last?.description == "e: around the corner through d")
    }
}
