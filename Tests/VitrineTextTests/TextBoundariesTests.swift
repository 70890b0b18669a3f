import Testing
import VitrineText

@Suite("Boundaries in text")
struct TextBoundariesTests {
    @Test("Characters are what a person takes for one")
    func characters() {
        let boundaries = TextBoundaries("a👩‍👩‍👧e\u{301}b")
        #expect(boundaries.characters == [0, 1, 9, 11, 12])
        #expect(boundaries.character(before: 9) == 1)
        #expect(boundaries.character(after: 9) == 11)
        #expect(boundaries.character(before: 0) == nil)
        #expect(boundaries.character(after: 12) == nil)
        #expect(boundaries.aligned(5) == 1)
    }

    @Test("Words have apostrophes and full stops within them only")
    func words() {
        #expect(TextBoundaries("don't stop.").words == [0..<5, 6..<10])
        #expect(TextBoundaries("3.14, 'tis").words == [0..<4, 7..<10])
    }

    @Test("A double click selects the word, or the character between words")
    func selection() {
        let boundaries = TextBoundaries("one  two")
        #expect(boundaries.selection(at: 1) == 0..<3)
        #expect(boundaries.selection(at: 3) == 3..<4)
        #expect(boundaries.selection(at: 8) == 5..<8)
        #expect(boundaries.wordStart(before: 5) == 0)
        #expect(boundaries.wordEnd(after: 3) == 8)
    }

    @Test("Letters typed in a row are one edit, and so are characters deleted in a row")
    func joining() {
        typealias Edit = TextEdit<Int>
        func typed(_ location: Int) -> Edit {
            Edit(kind: .typing, location: location, removed: [], insertedLength: 1, selection: 0..<0)
        }
        func deleted(_ location: Int, _ text: String) -> Edit {
            Edit(
                kind: .deleting, location: location, removed: [.init(text, 0)], insertedLength: 0,
                selection: 0..<0)
        }
        #expect(typed(3).joined(with: typed(4))?.insertedLength == 2)
        #expect(typed(3).joined(with: typed(6)) == nil)
        #expect(deleted(3, "b").joined(with: deleted(2, "a"))?.removed.map(\.text) == ["a", "b"])
        #expect(deleted(3, "b").joined(with: deleted(3, "c"))?.location == 3)
        #expect(typed(3).joined(with: deleted(3, "x")) == nil)
    }
}
