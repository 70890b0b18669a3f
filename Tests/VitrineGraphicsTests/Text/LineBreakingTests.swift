import Foundation
import Testing

@testable import VitrineGraphics

@Suite struct LineBreakingTests {
    private func paragraph(
        _ text: String, limit: Int = 0, truncation: TextTruncation = .tail,
        _ change: (inout TextStyle) -> Void = { _ in }
    ) -> TextParagraph {
        var paragraph = TextParagraph(
            text, font: TextFont(size: 17), lineLimit: limit, truncation: truncation)
        change(&paragraph.style)
        return paragraph
    }

    private func width(_ text: String) -> CGFloat {
        TextLayout.layout(TextParagraph(text, font: TextFont(size: 17))).size.width
    }

    private func lines(_ paragraph: TextParagraph, width: CGFloat?) -> [String] {
        TextLayout.layout(paragraph, width: width).lineTexts
    }

    @Test("An ellipsis that is a line by itself is as high as its own font, not that of the end of the text")
    func lonelyEllipsis() {
        let small = TextFont(size: 10)
        let spans = [TextSpan("WWWW ", font: small), TextSpan("W", font: TextFont(size: 40))]
        let layout = TextLayout.layout(TextParagraph(spans: spans, lineLimit: 1), width: 1)
        #expect(layout.lineTexts == ["\u{2026}"])
        #expect(layout.size.height == TextLayout.layout(TextParagraph("\u{2026}", font: small)).size.height)
    }

    @Test("Lines take as many words as fit; spaces at their ends hang over the edge")
    func words() {
        let text = "one two  three"
        #expect(lines(paragraph(text), width: width("one two")) == ["one two", "three"])
        #expect(lines(paragraph(text), width: width("one two") - 0.1) == ["one", "two", "three"])
        #expect(lines(paragraph("one two   "), width: width("one two")) == ["one two   "])
        #expect(
            TextLayout.layout(paragraph("one two   "), width: width("one two")).size.width == width("one two")
        )
    }

    @Test("The second of two lines has no word alone if the one before fits beside it")
    func orphans() {
        func lines(_ text: String, _ width: CGFloat, limit: Int = 0) -> [String] {
            self.lines(paragraph(text, limit: limit) { $0.avoidsOrphans = true }, width: width)
        }
        let room = width("one two three")
        #expect(lines("one two three four", room) == ["one two", "three four"])
        #expect(lines("one two three four five", room) == ["one two three", "four five"])
        #expect(lines("one two three extravagant", room) == ["one two three", "extravagant"])
        #expect(lines("three four", width("three")) == ["three", "four"])
        // Pictures of iOS show that more lines keep it.
        #expect(
            lines("one two three four five six seven", room) == ["one two three", "four five six", "seven"])
        #expect(
            lines("one two three four\none two three four", room, limit: 3).prefix(2) == [
                "one two", "three four",
            ])
        #expect(
            lines("one\ntwo three four five", width("two three four")) == ["one", "two three", "four five"])
        let layout = TextLayout.layout(
            paragraph("one two three four") { $0.avoidsOrphans = true }, width: room)
        #expect(layout.size.width == max(width("one two"), width("three four")))
        #expect(self.lines(paragraph("one two three four"), width: room) == ["one two three", "four"])
    }

    @Test("Words of Korean stay whole where a paragraph says so")
    func hangul() {
        let text = "안녕하세요 여러분"
        let room = width("안녕하세요 여러") + 1
        #expect(lines(paragraph(text), width: room) == ["안녕하세요 여러", "분"])
        #expect(lines(paragraph(text) { $0.keepsHangul = true }, width: room) == ["안녕하세요", "여러분"])
        let words = "안녕하세요 여러분 오늘은"
        #expect(
            lines(
                paragraph(words) { ($0.keepsHangul, $0.avoidsOrphans) = (true, true) },
                width: width("안녕하세요 여러분") + 1)
                == ["안녕하세요", "여러분 오늘은"])
    }

    @Test("Words too long for a line are broken between characters, also when these have marks")
    func longWords() {
        #expect(lines(paragraph("iiiiiiii"), width: width("iii")) == ["iii", "iii", "ii"])
        #expect(
            lines(paragraph("e\u{301}e\u{301}e\u{301}"), width: width("e\u{301}")) == [
                "e\u{301}", "e\u{301}", "e\u{301}",
            ])
        #expect(lines(paragraph("👩‍👩‍👧👩‍👩‍👧"), width: 1) == ["👩‍👩‍👧", "👩‍👩‍👧"])
        #expect(lines(paragraph("漢字かな"), width: width("漢字") + 1) == ["漢字", "かな"])
        #expect(
            lines(paragraph("ab cd") { $0.breaksCharacters = true }, width: width("ab c")) == ["ab c", "d"])
    }

    @Test("A soft hyphen is shown where the line ends, and only there")
    func softHyphens() {
        let text = "inter\u{AD}face"
        #expect(lines(paragraph(text), width: 500) == [text])
        #expect(lines(paragraph(text), width: width("inter-") + 2) == ["inter\u{AD}-", "face"])
    }

    @Test("Newlines end lines, empty ones too; a final newline leaves an empty line")
    func newlines() {
        #expect(lines(paragraph("a\n\nb\r\nc\u{2028}d"), width: nil) == ["a", "", "b", "c\u{2028}", "d"])
        #expect(lines(paragraph("\n\n"), width: 100) == ["", "", ""])
        #expect(abs(TextLayout.layout(paragraph("\n\n")).size.height - 3 * 20.287) < 0.01)
        #expect(!TextLayout.layout(paragraph("a\n", limit: 1), width: 100).isTruncated)
    }

    @Test("Each truncation keeps its part of the last line")
    func truncation() {
        let text = "one two three four five six"
        let room = width("…five six") + 1
        #expect(lines(paragraph(text, limit: 2, truncation: .tail), width: room) == ["one two", "three f…"])
        #expect(lines(paragraph(text, limit: 2, truncation: .head), width: room) == ["one two", "…five six"])
        let middle = lines(paragraph(text, limit: 2, truncation: .middle), width: room)[1]
        #expect(middle.hasPrefix("thr") && middle.hasSuffix("six") && middle.contains("…"))
        #expect(lines(paragraph(text, limit: 2, truncation: .none), width: room) == ["one two", "three"])
        let clipped = TextLayout.layout(paragraph(text, limit: 1, truncation: .clip), width: room)
        #expect(clipped.size.width == room)
        #expect(clipped.isTruncated)
    }

    @Test("Letters move together by a twentieth of the line at most, before text is truncated")
    func tightening() {
        var text = paragraph("A line of text", limit: 1)
        let full = width("A line of text")
        text.tightens = true
        #expect(!TextLayout.layout(text, width: full / 1.04).isTruncated)
        #expect(TextLayout.layout(text, width: full / 1.04).size.width == full / 1.04)
        #expect(TextLayout.layout(text, width: full / 1.06).isTruncated)
    }

    @Test("By as much a paragraph stays on one line, which has no second")
    func standInParagraph() {
        func layout(_ text: String, _ width: CGFloat) -> TextLayout {
            TextLayout.layout(paragraph(text), width: width)
        }
        let text = "Date of arrival"
        let full = width(text)
        // Fifteen letters: a point and a half.
        let whole = layout(text, full - 1.4)
        #expect(whole.lines.count == 1 && whole.size.width == full - 1.4)
        #expect(layout(text, full - 1.6).lines.count == 2)
        // More than one line needs more than letters may give, and written lines end where they are written.
        #expect(layout(text + " and of departure", full - 1.4).lines.count > 1)
        #expect(layout(text + "\nb", full - 1.4).lines.count == 3)
        let own = TextParagraph(text, font: TextFont(family: .named("DejaVu Serif"), size: 17))
        let other = TextLayout.layout(own).size.width
        #expect(TextLayout.layout(own, width: other - 1).lines.count == 2)
    }

    @Test(
        "By as much as Inter's letters may be wider than Apple's they move together without being allowed to")
    func standIn() {
        let word = paragraph("Stop", limit: 1)
        let full = width("Stop")
        #expect(!TextLayout.layout(word, width: full - 0.39).isTruncated)
        #expect(TextLayout.layout(word, width: full - 0.39).size.width == full - 0.39)
        #expect(TextLayout.layout(word, width: full - 0.41).isTruncated)
        // A font of the system's own is what it says.
        var own = TextParagraph("Stop", font: TextFont(family: .named("DejaVu Serif"), size: 17))
        own.lineLimit = 1
        let other = TextLayout.layout(own).size.width
        #expect(TextLayout.layout(own, width: other - 0.3).isTruncated)
    }

    @Test("Heights of lines, spacing of paragraphs")
    func heights() {
        func height(_ text: String, _ change: (inout TextStyle) -> Void) -> CGFloat {
            TextLayout.layout(paragraph(text, change)).size.height
        }
        // A line of 17 points is 20.287 high: 17 · (0.9521 + 0.2412).
        #expect(abs(height("a\nb") { $0.lineHeightMultiple = 1.5 } - 2 * 1.5 * 20.287) < 0.01)
        #expect(height("a\nb") { $0.minimumLineHeight = 30 } == 60)
        #expect(height("a\nb") { $0.maximumLineHeight = 15 } == 30)
        #expect(
            abs(
                height("a\nb\u{2028}c") { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (7, 5) } - 3
                    * 20.287 - 12)
                < 0.01)
        // What is added to the height of a line is above its text: the descent, 4.1, stays below.
        let tall = TextLayout.layout(paragraph("a") { $0.minimumLineHeight = 30 })
        #expect(abs(tall.firstBaseline - (30 - 17 * 0.2412109375)) < 0.001)
    }

    @Test("Indents move lines in from the leading and the trailing edge")
    func indents() {
        let text = paragraph("one two three four\nfive") {
            ($0.firstLineHeadIndent, $0.headIndent, $0.tailIndent) = (30, 10, -20)
        }
        let layout = TextLayout.layout(text, width: 120)
        #expect(layout.lines.map(\.rect.minX) == [30, 10, 30])
        #expect(layout.lines.allSatisfy { $0.rect.maxX <= 100 })
        var mirrored = text
        mirrored.isRightToLeft = true
        let right = TextLayout.layout(mirrored, width: 120)
        #expect(right.lines.map(\.rect.maxX) == [90, 110, 90])
        // Without a width the indents count: 30 and 20 around the first line.
        #expect(abs(TextLayout.layout(text).size.width - width("one two three four") - 50) < 0.01)
        let positive = TextLayout.layout(paragraph("one two three") { $0.tailIndent = 70 }, width: 200)
        #expect(positive.lines.count == 2)
    }

    @Test("Tabs lead to stops every 28 points")
    func tabs() {
        #expect(abs(width("i\tx") - 28 - width("x")) < 0.01)
        #expect(abs(width("\t\tx") - 56 - width("x")) < 0.01)
    }

    @Test(
        "A megabyte in a label of few lines costs what is shown of it",
        arguments: [TextTruncation.tail, .head, .middle, .clip, .none])
    func megabyte(truncation: TextTruncation) {
        for unit in ["lorem ipsum ", "letters", "line\n", "漢字かな"] {
            let text = String(repeating: unit, count: 1_000_000 / unit.utf8.count) + "end"
            for limit in [1, 3] {
                let long = paragraph(text, limit: limit, truncation: truncation)
                let layout = TextLayout.layout(long, width: 200)
                #expect(layout.isTruncated)
                #expect(layout.lines.count == limit)
                #expect(layout.size.width <= 200.001)
                #expect(layout.shape.clusters.count < 20_000, "\(unit) \(truncation)")
                if truncation == .head { #expect(lines(long, width: 200).last?.hasSuffix("end") == true) }
            }
        }
    }

    @Test("A shortened text has the lines that all of it has")
    func shortened() {
        let text = String(repeating: "Some words that are broken into lines. ", count: 500)
        for truncation in [TextTruncation.tail, .head, .middle] {
            let long = paragraph(text, limit: 3, truncation: truncation)
            let short = TextLayout.layout(long, width: 210)
            let whole = GraphicsLock.locked { TextLayout.whole(long, width: 210) }
            #expect(short.lines == whole.lines)
            #expect(short.shape.clusters.count < whole.shape.clusters.count / 2)
        }
    }

    @Test("What is no text, no length and no size ends in some layout")
    func badInput() {
        for text in ["\0", "a\0b", "\u{FFFD}", "\u{202E}abc", "\u{200B}", "\t", "\r"] {
            for width in [nil, 0, -5, .nan, .infinity, 1e-9, 50] as [CGFloat?] {
                let layout = TextLayout.layout(paragraph(text, limit: 1), width: width)
                #expect(layout.size.width.isFinite && layout.size.height.isFinite)
            }
        }
        for size in [1e-9, 1e9] as [CGFloat] {
            let layout = TextLayout.layout(TextParagraph("text", font: TextFont(size: size)), width: 100)
            #expect(layout.size.width.isFinite)
        }
        #expect(width("a\0b") > width("a"))
    }
}
