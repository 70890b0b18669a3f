import Foundation
import Testing
import VitrineCoreText

@Suite("Lines of Core Text")
struct CTLineTests {
    private let font = UIFont.systemFont(ofSize: 20)

    private func line(_ text: String, _ attributes: [NSAttributedString.Key: Any] = [:]) -> CTLine {
        CTLineCreateWithAttributedString(
            NSAttributedString(
                string: text, attributes: attributes.merging([.font: font]) { own, _ in own }))
    }

    private func width(_ line: CTLine) -> Double { CTLineGetTypographicBounds(line, nil, nil, nil) }

    private func glyphs(_ run: CTRun) -> [CGGlyph] {
        var glyphs = [CGGlyph](repeating: 0, count: CTRunGetGlyphCount(run))
        CTRunGetGlyphs(run, CFRangeMake(0, 0), &glyphs)
        return glyphs
    }

    @Test("A line is as wide as its text, and as high as its font")
    func bounds() {
        var (ascent, descent, leading): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        let line = line("Vitrine")
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, &leading)
        let text = NSAttributedString(string: "Vitrine", attributes: [.font: font])
        #expect(abs(width - Double(text.size().width)) < 0.01)
        #expect(ascent == font.ascender && descent == -font.descender && leading == 0)
        let box = CTLineGetBoundsWithOptions(line, [])
        #expect(abs(box.height - font.lineHeight) < 0.01 && abs(box.minY - font.descender) < 0.01)
        let ink = CTLineGetBoundsWithOptions(line, .useGlyphPathBounds)
        #expect(ink.height < box.height && abs(ink.minY) < 0.5)
    }

    @Test("White space at the end counts, and can be had by itself")
    func trailing() {
        let plain = line("word"), spaced = line("word   ")
        let space = CTLineGetTrailingWhitespaceWidth(spaced)
        #expect(space > 10 && abs(width(spaced) - width(plain) - space) < 0.01)
        #expect(CTLineGetTrailingWhitespaceWidth(plain) == 0)
        #expect(abs(CTLineGetPenOffsetForFlush(spaced, 1, 200) - (200 - width(plain))) < 0.01)
        #expect(CTLineGetPenOffsetForFlush(plain, 0.5, 10) == 0)
    }

    @Test("What would end a line ends none")
    func newlines() {
        let line = line("one\ntwo")
        #expect(CTLineGetStringRange(line) == CFRange(location: 0, length: 7))
        #expect(abs(width(line) - width(self.line("onetwo"))) < 0.5)
        #expect(width(self.line("")) == 0 && CTLineGetGlyphCount(self.line("")) == 0)
    }

    @Test("There is a run for each look, and for each font that has the letters")
    func runs() throws {
        let text = NSMutableAttributedString(string: "ab😀cd", attributes: [.font: font])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 5, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        let runs = try #require(CTLineGetGlyphRuns(line) as? [CTRun])
        #expect(runs.map { CTRunGetStringRange($0).location } == [0, 2, 4, 5])
        #expect(runs.map { CTRunGetStringRange($0).length } == [2, 2, 1, 1])
        let fonts = runs.map { (CTRunGetAttributes($0) as NSDictionary)[kCTFontAttributeName] as! CTFont }
        #expect(fonts[0] == font && fonts[1].familyName == "Noto Color Emoji" && fonts[2] == font)
        let last = CTRunGetAttributes(runs[3])
        #expect((last as? [NSAttributedString.Key: Any])?[.foregroundColor] as? UIColor == .red)
        #expect((last as? [String: Any])?[kCTFontAttributeName as String] as? UIFont == font)
        var indices = [CFIndex](repeating: 0, count: 2)
        CTRunGetStringIndices(runs[0], CFRangeMake(0, 0), &indices)
        #expect(indices == [0, 1])
    }

    @Test("Glyphs are those of their font, one behind the other")
    func positions() throws {
        let run = try #require((CTLineGetGlyphRuns(line("nmn")) as! [CTRun]).first)
        var known: [CGGlyph] = [0, 0, 0]
        CTFontGetGlyphsForCharacters(font, Array("nmn".utf16), &known, 3)
        #expect(glyphs(run) == known)
        let positions = try #require(CTRunGetPositionsPtr(run))
        let advances = try #require(CTRunGetAdvancesPtr(run))
        #expect(positions[0] == .zero)
        #expect(abs(positions[1].x - advances[0].width) < 0.01)
        #expect(abs(positions[2].x - advances[0].width - advances[1].width) < 0.01)
        #expect(try #require(CTRunGetGlyphsPtr(run))[1] == known[1])
        var part: [CGGlyph] = [0]
        CTRunGetGlyphs(run, CFRangeMake(1, 1), &part)
        #expect(part == [known[1]])
    }

    @Test("Text that runs from the right has its glyphs from the left on")
    func rightToLeft() throws {
        let run = try #require((CTLineGetGlyphRuns(line("שלום")) as! [CTRun]).first)
        #expect(CTRunGetStatus(run).contains(.rightToLeft))
        var indices = [CFIndex](repeating: 0, count: CTRunGetGlyphCount(run))
        CTRunGetStringIndices(run, CFRangeMake(0, 0), &indices)
        #expect(indices == [3, 2, 1, 0])
    }

    @Test("A line is cut where there is no room, at either end or in the middle")
    func truncation() throws {
        let long = line("The quick brown fox jumps over the lazy dog")
        let token = line("…")
        func text(_ type: CTLineTruncationType) throws -> (CTLine, CTLine) {
            (try #require(CTLineCreateTruncatedLine(long, 150, type, token)), long)
        }
        for type in [CTLineTruncationType.start, .end, .middle] {
            let (cut, _) = try text(type)
            #expect(width(cut) <= 150.01 && width(cut) > 120)
            let all = (CTLineGetGlyphRuns(cut) as! [CTRun]).flatMap(glyphs)
            let ellipsis = glyphs((CTLineGetGlyphRuns(token) as! [CTRun])[0])[0]
            let place = try #require(all.firstIndex(of: ellipsis))
            switch type {
            case .start: #expect(place == 0)
            case .end: #expect(place == all.count - 1)
            case .middle: #expect(place > 3 && place < all.count - 4)
            }
        }
        #expect(CTLineCreateTruncatedLine(token, 150, .end, token) === token)
        #expect(CTLineCreateTruncatedLine(long, 5, .end, token) == nil)
        let bare = try #require(CTLineCreateTruncatedLine(long, 150, .end, nil))
        #expect(CTLineGetStringRange(bare).length < 20 && width(bare) <= 150.01)
    }

    @Test("Spaces are widened so that a line takes a width")
    func justified() throws {
        let plain = line("one two three ")
        let wide = try #require(CTLineCreateJustifiedLine(plain, 1, 300))
        #expect(abs(width(wide) - CTLineGetTrailingWhitespaceWidth(wide) - 300) < 0.1)
        let half = try #require(CTLineCreateJustifiedLine(plain, 0.5, 300))
        #expect(width(half) < 290 && width(half) > width(plain))
        #expect(CTLineCreateJustifiedLine(line("word"), 1, 300) == nil)
    }

    @Test("Places of characters and characters of places belong together")
    func carets() {
        let line = line("a😀bc")
        let offsets = [0, 1, 3, 4, 5].map { CTLineGetOffsetForStringIndex(line, $0, nil) }
        #expect(offsets == offsets.sorted() && offsets[0] == 0)
        #expect(abs(Double(offsets[4]) - width(line)) < 0.01)
        for (index, offset) in zip([0, 1, 3, 4, 5], offsets) {
            #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: offset + 0.1, y: 0)) == index)
        }
        #expect(CTLineGetStringIndexForPosition(line, CGPoint(x: 1e4, y: 0)) == 5)
        #expect(CTLineGetStringIndexForPosition(self.line(""), .zero) == kCFNotFound)
        var seen: [CFIndex] = []
        CTLineEnumerateCaretOffsets(line) { _, index, isLeading, stop in
            if isLeading { seen.append(index) }
            stop.pointee = seen.count == 3
        }
        #expect(seen == [0, 1, 3])
    }

    @Test("A delegate says how much room a place takes")
    func delegates() throws {
        var callbacks = CTRunDelegateCallbacks(
            version: kCTRunDelegateCurrentVersion, dealloc: { _ in }, getAscent: { _ in 30 },
            getDescent: { _ in 12 }, getWidth: { _ in 55 })
        let delegate = try #require(CTRunDelegateCreate(&callbacks, nil))
        let text = NSMutableAttributedString(string: "a b", attributes: [.font: font])
        text.addAttribute(
            NSAttributedString.Key(kCTRunDelegateAttributeName as String), value: delegate,
            range: NSRange(location: 1, length: 1))
        let line = CTLineCreateWithAttributedString(text)
        var (ascent, descent): (CGFloat, CGFloat) = (0, 0)
        let width = CTLineGetTypographicBounds(line, &ascent, &descent, nil)
        #expect(abs(width - self.width(self.line("ab")) - 55) < 0.6)
        #expect(ascent == 30 && descent == 12)
        let run = (CTLineGetGlyphRuns(line) as! [CTRun]).first { CTRunGetStringRange($0).location == 1 }
        let attributes = CTRunGetAttributes(try #require(run)) as NSDictionary
        #expect(attributes[kCTRunDelegateAttributeName] as AnyObject === delegate)
    }

    @Test("Objects of an array have addresses")
    func arrays() {
        let runs = CTLineGetGlyphRuns(line("ab"))
        #expect(CFArrayGetCount(runs) == 1)
        let run = unsafeBitCast(CFArrayGetValueAtIndex(runs, 0), to: CTRun.self)
        #expect(CTRunGetGlyphCount(run) == 2)
    }
}
