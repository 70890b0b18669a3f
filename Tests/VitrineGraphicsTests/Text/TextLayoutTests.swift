import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite struct TextLayoutTests {
    static func layout(
        _ text: String, size: CGFloat = 17, width: CGFloat? = nil, limit: Int = 0,
        truncation: TextTruncation = .tail, alignment: TextAlign = .leading
    ) -> TextLayout {
        .layout(
            TextParagraph(
                text, font: TextFont(size: size), alignment: alignment, lineLimit: limit,
                truncation: truncation), width: width)
    }

    @Test(
        "The system font has the vertical metrics of Apple's",
        arguments: [
            (11, 13.127, 10.474), (12, 14.320, 11.426), (13, 15.514, 12.378), (15, 17.900, 14.282),
            (17, 20.287, 16.187), (20, 23.867, 19.043), (22, 26.254, 20.947), (28, 33.414, 26.660),
            (34, 40.574, 32.373), (76, 90.695, 72.363),
        ] as [(CGFloat, Double, Double)])
    func metrics(size: CGFloat, lineHeight: Double, ascender: Double) {
        let font = TextFont(size: size)
        #expect(abs(font.lineHeight - lineHeight) < 0.001)
        #expect(abs(font.ascender - ascender) < 0.001)
        let one = Self.layout("Hg", size: size)
        #expect(abs(one.size.height - lineHeight) < 0.001)
        #expect(abs(one.firstBaseline - ascender) < 0.001)
        let two = Self.layout("Hg\nHg", size: size)
        #expect(abs(two.size.height - 2 * lineHeight) < 0.002)
        #expect(abs(two.lastBaseline - lineHeight - ascender) < 0.002)
    }

    @Test("Widths are those of Inter, unhinted and linear in the size, and the tracking of the size")
    func widths() {
        // Apple's table: 0.12 points at 10, -0.23 at 15, for each of seven letters.
        let narrow = Self.layout("Vitrine", size: 10).size.width - 7 * 0.12
        let wide = Self.layout("Vitrine", size: 15).size.width + 7 * 0.23
        #expect(abs(wide - 1.5 * narrow) < 0.02)
        #expect(abs(narrow - 30.541) < 0.001, "\(narrow)")
    }

    @Test(
        "The system font's texts are as wide as in the frames that Interface Builder gave them",
        arguments: [
            ("Label", 17, 400, 42), ("Title", 17, 400, 34), ("Enabled", 17, 400, 62), ("Button", 15, 400, 46),
            ("Start", 15, 400, 34), ("Stop", 15, 400, 32), ("A wild and crazy label", 17, 400, 166),
            ("Custom layout by subclassing", 17, 400, 228), ("Label", 20, 400, 48),
            ("Image Gallery", 20, 400, 123),
            ("Elongation Preview", 26, 400, 212.5), ("Frame Animation", 27, 400, 196.5),
            ("Animated Tab Bar", 36, 700, 294), ("This is 7.", 31, 600, 119.5),
        ] as [(String, CGFloat, Int, CGFloat)])
    func frames(text: String, size: CGFloat, weight: Int, width: CGFloat) {
        let own = TextLayout.layout(
            TextParagraph(text, font: TextFont(size: size, weight: weight), lineLimit: 1), width: .infinity
        ).size.width
        // Whole points, rounded up, and half a per cent for other letters.
        #expect(own > width - 1 - width * 0.006 && own < width + 0.5 + width * 0.006, "\(own)")
    }

    @Test("Tracking is for the letters of the font itself, not for those that others lend it")
    func trackingOfOthers() {
        func width(_ text: String, kern: CGFloat = 0) -> CGFloat { Self.layout(text, size: 17).size.width }
        // Emoji, alone and after letters.
        #expect(abs(width("A\u{1F600}") - width("A") - width("\u{1F600}")) < 0.01)
        let named = TextLayout.layout(
            TextParagraph("\u{1F600}", font: TextFont(family: .monospaced, size: 17), lineLimit: 1),
            width: .infinity)
        #expect(abs(named.size.width - width("\u{1F600}")) < 0.01)
    }

    @Test("Text breaks between words, and inside a word only when it must")
    func wrapping() {
        let text = Self.layout("one two three", width: 70)
        #expect(text.lines.count == 2)
        #expect(text.size.width <= 70)
        #expect(Self.layout("incomprehensibilities", width: 50).lines.count > 2)
        #expect(Self.layout("a\nb\nc").lines.count == 3)
    }

    @Test(
        "A measured width fits again",
        arguments: ["Shelf", "AVATAR To", "fi ffi — 12:30", "Wörter und Wörter"])
    func measuredWidth(text: String) {
        let free = Self.layout(text, size: 17)
        #expect(Self.layout(text, size: 17, width: free.size.width).lines.count == 1)
        let wrapped = Self.layout(text + " " + text + " " + text, size: 17, width: free.size.width * 1.4)
        let again = Self.layout(text + " " + text + " " + text, size: 17, width: wrapped.size.width)
        #expect(again.lines.map(\.rect.width) == wrapped.lines.map(\.rect.width))
    }

    @Test("No text has no lines and no size")
    func empty() {
        let layout = Self.layout("")
        #expect(layout.size == .zero)
        #expect(layout.lines.isEmpty)
        #expect(layout.minimumWidth == 0)
        #expect(RenderNode.text(layout, at: .zero, color: .black) == nil)
    }

    @Test("A line limit cuts text and says so")
    func lineLimit() {
        let long = "The quick brown fox jumps over the lazy dog"
        let cut = Self.layout(long, width: 120, limit: 2)
        #expect(cut.lines.count == 2)
        #expect(cut.isTruncated)
        #expect(cut.size.width <= 120)
        #expect(abs(cut.size.height - 40.574) < 0.001)
        #expect(!Self.layout(long, width: 120, limit: 9).isTruncated)
        let one = Self.layout(long, width: 120, limit: 1)
        #expect(one.lines.count == 1)
        // The ellipsis uses the room that a broken line would leave.
        #expect(one.size.width > 100)
    }

    @Test("Each truncation keeps its part of the text", arguments: [TextTruncation.tail, .head, .middle])
    func truncation(mode: TextTruncation) {
        let cut = Self.layout(
            "iiiiiiiiiiiiiiiiiiiiWWWWWWWWWWWWWWWWWWWW", width: 100, limit: 1, truncation: mode)
        #expect(cut.isTruncated)
        #expect(cut.lines.count == 1)
        #expect(cut.size.width <= 100)
        // The first letters are dark and narrow, the last ones wide: where the ink lies tells what was kept.
        let bitmap = draw(.text(cut, at: .zero, color: .black), 100, 24)
        #expect(bitmap.inkBox.width > 70)
    }

    @Test("Text after a newline is cut with an ellipsis on the line before")
    func newlineTruncation() {
        let cut = Self.layout("One\nTwo\nThree", width: 200, limit: 2)
        #expect(cut.isTruncated)
        #expect(cut.lines[1].rect.width > Self.layout("Two").size.width)
        #expect(abs(cut.lines[1].rect.width - Self.layout("Two…").size.width) < 0.01)
    }

    @Test("Alignment places lines in the width; leading follows the direction")
    func alignment() {
        let width = Self.layout("Hi").size.width
        func x(_ alignment: TextAlign, rightToLeft: Bool = false) -> CGFloat {
            var paragraph = TextParagraph("Hi", font: TextFont(size: 17), alignment: alignment)
            paragraph.isRightToLeft = rightToLeft
            return TextLayout.layout(paragraph, width: 100).lines[0].rect.minX
        }
        #expect(x(.leading) == 0)
        #expect(x(.left) == 0)
        #expect(x(.center) == (100 - width) / 2)
        #expect(x(.trailing) == 100 - width)
        #expect(x(.right) == 100 - width)
        #expect(x(.leading, rightToLeft: true) == 100 - width)
        #expect(x(.trailing, rightToLeft: true) == 0)
    }

    @Test("Line spacing lies between lines only, and the tallest font sets a line's height")
    func spacing() {
        let spaced = TextLayout.layout(TextParagraph("a\nb\nc", font: TextFont(size: 17), lineSpacing: 10))
        #expect(abs(spaced.size.height - (3 * 20.287 + 20)) < 0.002)
        let mixed = TextLayout.layout(
            TextParagraph(spans: [
                TextSpan("small ", font: TextFont(size: 11)), TextSpan("large", font: TextFont(size: 34)),
            ]))
        #expect(abs(mixed.size.height - 40.574) < 0.001)
    }

    @Test("The minimum width is the longest word's")
    func minimumWidth() {
        let layout = Self.layout("a considerable number", width: 40)
        #expect(abs(layout.minimumWidth - Self.layout("considerable").size.width) < 0.01)
    }

    @Test("The same text is shaped once, whatever the width, the limit and the colours")
    func cache() {
        TextLayout.forgetAll()
        GraphicsCounters.reset()
        let first = Self.layout("Shaped once, please")
        #expect(Self.layout("Shaped once, please") === first)
        #expect(GraphicsCounters.textsShaped == 1)
        #expect(GraphicsCounters.textCacheHits == 1)
        let wide = Self.layout("Shaped once, please", width: 300, alignment: .leading)
        #expect(wide.size == first.size)
        #expect(GraphicsCounters.textsShaped == 1)
        let narrow = Self.layout("Shaped once, please", width: 60)
        #expect(narrow.lines.count == 3)
        var red = TextParagraph("Shaped once, please", font: TextFont(size: 17), color: .red)
        #expect(TextLayout.layout(red).size == first.size)
        #expect(GraphicsCounters.textsShaped == 1)
        red.spans[0].font.size = 18
        #expect(TextLayout.layout(red).size.width > first.size.width)
        #expect(GraphicsCounters.textsShaped == 2)
    }

    @Test("The cache is bounded by letters, and a text like a book drives nothing out")
    func cacheBound() {
        TextLayout.forgetAll()
        for index in 0..<12_000 { _ = Self.layout("\(index)", size: 11) }
        // 200,000 letters and overheads of shapes, as many of layouts.
        #expect(TextLayout.cachedCost <= 400_000)
        #expect(TextLayout.cachedCost > 250_000)
        GraphicsCounters.reset()
        _ = Self.layout("11999", size: 11)
        #expect(GraphicsCounters.textsShaped == 0)
        _ = Self.layout("0", size: 11)
        #expect(GraphicsCounters.textsShaped == 1)
        _ = Self.layout(String(repeating: "book ", count: 20_000), width: 300)
        _ = Self.layout("11999", size: 11)
        #expect(GraphicsCounters.textsShaped == 2)
        TextLayout.forgetAll()
    }

    @Test("Text measured on many threads at once is measured right")
    nonisolated func threads() async {
        let expected = TextLayout.layout(TextParagraph("thread 7", font: TextFont(size: 23))).size
        await withTaskGroup(of: CGSize.self) { group in
            for round in 0..<64 {
                group.addTask {
                    _ = TextLayout.layout(TextParagraph("round \(round)", font: TextFont(size: 23)))
                    return TextLayout.layout(TextParagraph("thread 7", font: TextFont(size: 23))).size
                }
            }
            for await size in group { #expect(size == expected) }
        }
    }
}
