import Foundation
import Testing

@testable import VitrineGraphics

@Suite("Carets and selections in laid out text")
struct TextCaretTests {
    private func layout(_ text: String, width: CGFloat? = nil) -> TextLayout {
        TextLayout.layout(TextParagraph(text, font: TextFont(size: 17)), width: width)
    }

    @Test("The caret moves on by the widths of characters, from one edge to the other")
    func places() {
        let layout = layout("Hello")
        let places = (0...5).map { layout.caretX(atByte: $0, line: 0) }
        #expect(places[0] == 0)
        #expect(zip(places, places.dropFirst()).allSatisfy { $0 < $1 })
        #expect(abs(places[5] - layout.size.width) < 0.01)
    }

    @Test("A mark stands with its letter, and a word from the right has its beginning at its right")
    func directions() {
        let text = "ab \u{5E9}\u{5DC}\u{5D5}\u{5DD} cd"
        let layout = layout(text)
        // Bytes 3…10 are four Hebrew letters.
        let before = layout.caretX(atByte: 2, line: 0)
        let first = layout.caretX(atByte: 3, line: 0)
        let second = layout.caretX(atByte: 5, line: 0)
        #expect(first > second && second > before)
        let marks = self.layout("e\u{301}a")
        #expect(marks.caretX(atByte: 3, line: 0) > 0)
    }

    @Test(
        "Null characters are single bytes of the text, whatever is drawn in their places",
        arguments: ["é\0ab", "\0éa\0\0b", "éab\0", "\0"])
    func nulls(text: String) {
        let layout = layout(text)
        let drawn = self.layout(text.replacingOccurrences(of: "\0", with: "\u{200B}"))
        #expect(layout.size == drawn.size)
        let bytes = Array(text.utf8)
        for byte in 0...bytes.count {
            let nulls = bytes[..<byte].count { $0 == 0 }
            #expect(
                layout.caretX(atByte: byte, line: 0) == drawn.caretX(atByte: byte + 2 * nulls, line: 0),
                "byte \(byte)")
        }
    }

    @Test(
        "A point gives the nearest place, and the end of a wrapped line is told from the beginning of the next"
    )
    func points() {
        let layout = layout("one two three four", width: 60)
        #expect(layout.lines.count > 1)
        #expect(layout.caret(nearest: CGPoint(x: -10, y: 1)).byte == 0)
        let end = layout.caret(nearest: CGPoint(x: 1000, y: 1))
        #expect(end.byte == layout.byteRange(ofLine: 0).upperBound)
        #expect(end.endsLine)
        #expect(layout.line(atByte: end.byte) == 1)
        #expect(layout.line(atByte: end.byte, endsLine: true) == 0)
        for byte in 0...18 {
            let line = layout.line(atByte: byte)
            let point = CGPoint(x: layout.caretX(atByte: byte, line: line), y: layout.lines[line].rect.midY)
            #expect(layout.caret(nearest: point).byte == byte)
        }
    }

    @Test("A selection is one rectangle a line, and two where it is in two directions")
    func selections() {
        let wrapped = layout("one two three four", width: 60)
        #expect(wrapped.selectionRects(0..<18).count == wrapped.lines.count)
        #expect(wrapped.selectionRects(2..<2).isEmpty)
        let mixed = layout("ab \u{5E9}\u{5DC}\u{5D5}\u{5DD} cd")
        #expect(mixed.selectionRects(0..<5).count == 2)
    }
}
