import Testing
import VitrineText

@Suite("Content of edited text")
struct TextContentTests {
    private typealias Content = TextContent<Int>

    private func make(_ text: String) -> Content {
        var content = Content(attributes: 0)
        content.replace(0..<0, with: [.init(text, 0)])
        return content
    }

    private func paragraphs(_ content: Content) -> [String] {
        (0..<content.paragraphCount).map { content.paragraph($0).text }
    }

    @Test("A text is divided after each terminator, and what follows the last is a paragraph")
    func splits() {
        #expect(paragraphs(make("a\nb\r\nc\rd\u{2029}e")) == ["a\n", "b\r\n", "c\r", "d\u{2029}", "e"])
        #expect(paragraphs(make("a\n")) == ["a\n", ""])
        #expect(paragraphs(make("")) == [""])
    }

    @Test("Removing a terminator joins paragraphs, and inserting one divides them")
    func joins() {
        var content = make("one\ntwo\nthree")
        #expect(content.replace(3..<4, with: []).map(\.text) == ["\n"])
        #expect(paragraphs(content) == ["onetwo\n", "three"])
        content.replace(3..<3, with: [.init("\n\n", 0)])
        #expect(paragraphs(content) == ["one\n", "\n", "two\n", "three"])
        content.checkInvariants()
    }

    @Test("A line feed typed behind a carriage return becomes one terminator with it")
    func carriageReturn() {
        var content = make("a\rb")
        content.replace(2..<2, with: [.init("\n", 1)])
        #expect(paragraphs(content) == ["a\r\n", "b"])
        content.replace(2..<3, with: [])
        #expect(paragraphs(content) == ["a\r", "b"])
        content.checkInvariants()
    }

    @Test("Attributes stay with their characters")
    func attributes() {
        var content = make("abcdef")
        content.changeAttributes(in: 2..<4) { _ in 7 }
        content.replace(3..<3, with: [.init("X", 9)])
        #expect(
            content.pieces(in: 0..<7) == [
                .init("ab", 0), .init("c", 7), .init("X", 9), .init("d", 7), .init("ef", 0),
            ])
        #expect(content.attributes(at: 3) == 9)
        #expect(content.attributes(at: 7) == 0)
    }

    @Test("Random edits leave what they leave in a plain string")
    func fuzz() {
        var seed: UInt64 = 42
        func random(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % max(1, bound)
        }
        let parts = ["a", "\n", "\r\n", "é", "word ", "👩‍👩‍👧", "שלום", "\r", "line\nline\n", ""]
        var content = Content(attributes: 0)
        var model: [UInt16] = []
        for step in 0..<4000 {
            let start = random(model.count + 1)
            let end = min(model.count, start + (step % 3 == 0 ? random(12) : 0))
            // Between surrogates is no place.
            func isPlace(_ offset: Int) -> Bool {
                offset == model.count || !UTF16.isTrailSurrogate(model[offset])
            }
            guard isPlace(start), isPlace(end) else { continue }
            let text = parts[random(parts.count)]
            let removed = content.replace(start..<end, with: [.init(text, step % 4)])
            #expect(Array(removed.reduce("") { $0 + $1.text }.utf16) == Array(model[start..<end]))
            model.replaceSubrange(start..<end, with: Array(text.utf16))
            if step % 50 == 0 { content.checkInvariants() }
        }
        #expect(Array(content.string.utf16) == model)
        content.checkInvariants()
        #expect(content.paragraphCount > 512)
    }

    @Test("Heights are estimated until they are known, and places follow them")
    func heights() {
        var content = make("a\nbb\nccc")
        content.forgetHeights { Double($0) * 10 }
        #expect(content.height == 80)
        #expect(content.setHeight(50, ofParagraph: 0) == 30)
        #expect(content.top(ofParagraph: 2) == 80)
        #expect(content.paragraph(atHeight: 60).number == 1)
        #expect(content.paragraph(atHeight: 60).top == 50)
        #expect(content.paragraph(atHeight: -5).number == 0)
        #expect(content.paragraph(atHeight: 500).number == 2)
    }

    @Test("A place after a terminator is in the paragraph that follows")
    func places() {
        let content = make("ab\ncd")
        #expect(content.place(at: 2) == .init(paragraph: 0, start: 0, offset: 2))
        #expect(content.place(at: 3) == .init(paragraph: 1, start: 3, offset: 0))
        #expect(content.place(at: 5) == .init(paragraph: 1, start: 3, offset: 2))
        #expect(content.start(ofParagraph: 1) == 3)
    }
}
