import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite struct TextDrawingTests {
    private func node(
        _ spans: [TextSpan], at origin: CGPoint = .zero, color: RGBA = .black
    ) -> RenderNode? {
        .text(TextLayout.layout(TextParagraph(spans: spans)), at: origin, color: color)
    }

    private func colors(_ bitmap: Bitmap) -> Set<[UInt8]> {
        var result: Set<[UInt8]> = []
        for y in 0..<bitmap.pixelHeight {
            for x in 0..<bitmap.pixelWidth where bitmap.alpha(x, y) == 255 {
                result.insert(bitmap.bytes(x, y))
            }
        }
        return result
    }

    @Test("Capital letters stand on the baseline and have Inter's height")
    func placement() {
        let bitmap = draw(node([TextSpan("H", font: TextFont(size: 100))]), 100, 130)
        // Baseline at 95.2, rounded to 95; Inter's capitals are 0.727 em high.
        #expect(bitmap.inkBox.maxY == 95)
        #expect(abs(bitmap.inkBox.minY - 22) <= 1, "\(bitmap.inkBox)")
    }

    @Test("Every line's baseline lies on a whole pixel", arguments: [1, 2, 3] as [CGFloat])
    func baselines(scale: CGFloat) {
        let text = TextLayout.layout(TextParagraph("E\nE\nE", font: TextFont(size: 17)))
        let bitmap = draw(.text(text, at: .zero, color: .black), 20, 64, scale: scale)
        for line in text.lines {
            let row = Int((line.baseline * scale).rounded())
            let x = Int(3 * scale)
            #expect(bitmap.alpha(x, row) == 0, "below the baseline \(row)")
            #expect(bitmap.alpha(x, row - 1) == 255, "above the baseline \(row)")
        }
    }

    @Test("Extra leading moves lines, and cuts nothing off", arguments: [-2, 2] as [Int8])
    func leading(points: Int8) {
        let usual = TextFont(size: 17)
        var font = usual
        font.extraLeading = points
        let (one, two) = (TextParagraph("gjpÅ", font: font), TextParagraph("gjpÅ\ngjpÅ", font: font))
        let whole = TextLayout.layout(TextParagraph("gjpÅ", font: usual))
        let line = TextLayout.layout(one)
        #expect(abs(line.size.height - whole.size.height - CGFloat(points)) < 1)
        let lines = TextLayout.layout(two).lines
        #expect(abs(lines[1].baseline - lines[0].baseline - usual.lineHeight - CGFloat(points)) < 1)
        func picture(_ layout: TextLayout) -> Bitmap {
            draw(.text(layout, at: .zero, color: .black), 60, 40, scale: 2)
        }
        #expect(picture(line).countDiffering(from: picture(whole), limit: 0) == 0)
    }

    @Test("Spans keep their own colours, and the others take the text's")
    func spanColors() {
        let font = TextFont(size: 40, weight: 700)
        let bitmap = draw(
            node([TextSpan("I", font: font, color: .red), TextSpan("I", font: font)], color: .blue), 60, 60)
        #expect(colors(bitmap) == [[255, 0, 0, 255], [0, 0, 255, 255]])
    }

    @Test("Justified lines are drawn up to both edges", arguments: ["I I ", "\u{5D5} \u{5D5} "])
    func justification(line: String) {
        let font = TextFont(size: 20)
        // The long word goes to the second line, and leaves the first a wide gap.
        let text = line + String(repeating: String(line.prefix(1)), count: 14)
        let room = TextLayout.layout(TextParagraph(text, font: font)).size.width - 15
        let layout = TextLayout.layout(
            TextParagraph(text, font: font, alignment: .justified), width: room)
        #expect(layout.lines.count == 2)
        #expect(layout.lines[0].rect.minX == 0)
        #expect(abs(layout.lines[0].rect.width - room) < 1e-9)
        let node: RenderNode? = .text(layout, at: .zero, color: .black)
        let box = draw(node, room.rounded(.up), layout.lines[0].rect.height.rounded()).inkBox
        #expect(box.minX <= 3)
        #expect(CGFloat(box.maxX) >= room - 4, "\(box) in \(room)")
    }

    @Test("Of a long text the lines that are seen are drawn, with the pixels that they have in all of it")
    func bands() throws {
        let words = (0..<1500).map { "word\($0)" }.joined(separator: " ")
        let layout = TextLayout.layout(TextParagraph(words, font: TextFont(size: 13)), width: 300)
        try #require(layout.lines.count > 200)
        for top in [0, 431, 1000] as [CGFloat] {
            let whole = draw(.text(layout, at: CGPoint(x: 0, y: -top), color: .black), 300, 400, scale: 2)
            GraphicsCounters.reset()
            let node = RenderNode.text(
                layout, from: top, to: top + 400, at: CGPoint(x: 0, y: -top), color: .black)
            let part = draw(node, 300, 400, scale: 2)
            #expect(whole.inkBox == part.inkBox)
            #expect(part.countDiffering(from: whole, limit: 0) == 0)
            #expect(try #require(node).bounds.height < 1200, "\(layout.size.height) is all of it")
            #expect((1...3).contains(GraphicsCounters.textsDrawn))
        }
        #expect(RenderNode.text(layout, from: 1e5, to: 2e5, at: .zero, color: .black) == nil)
    }

    @Test("The pixels of texts that were drawn are kept up to 32 MB, and not longer than their layouts")
    func pixelBound() {
        TextLayout.forgetAll()
        #expect(TextLayout.cachedPixelBytes == 0)
        var layouts: [TextLayout] = []
        for index in 0..<60 {
            let words = String(repeating: "pixels \(index) ", count: 80)
            let layout = TextLayout.layout(TextParagraph(words, font: TextFont(size: 20)), width: 400)
            layouts.append(layout)
            _ = draw(.text(layout, at: .zero, color: .black), 10, 10, scale: 3)
        }
        #expect(TextLayout.cachedPixelBytes <= 32 << 20)
        #expect(TextLayout.cachedPixelBytes > 16 << 20)
        GraphicsCounters.reset()
        _ = draw(.text(layouts[59], at: .zero, color: .blue), 10, 10, scale: 3)
        #expect(GraphicsCounters.textsDrawn == 0)
        _ = draw(.text(layouts[0], at: .zero, color: .blue), 10, 10, scale: 3)
        #expect(GraphicsCounters.textsDrawn == 1)
        layouts = []
        TextLayout.forgetAll()
        #expect(TextLayout.cachedPixelBytes == 0)
    }

    @Test("One layout is drawn once for all its colours and places")
    func sharing() {
        let layout = TextLayout.layout(TextParagraph("Drawn once", font: TextFont(size: 19.5)))
        GraphicsCounters.reset()
        for (index, color) in [RGBA.red, .green, .blue].enumerated() {
            let y = CGFloat(index) * 30
            #expect(draw(.text(layout, at: CGPoint(x: 3, y: y), color: color), 120, 100).inkBox.minY >= y)
        }
        #expect(GraphicsCounters.textsDrawn == 1)
    }

    @Test("Underline and strikethrough draw bars of their span's width")
    func lines() {
        let font = TextFont(size: 30)
        let plain = draw(node([TextSpan("x x", font: font)]), 80, 50)
        let under = draw(node([TextSpan("x x", font: font, underline: true)]), 80, 50)
        let struck = draw(node([TextSpan("x x", font: font, strikethrough: true)]), 80, 50)
        // Between the letters only the bar is dark.
        let gap = Int(TextLayout.layout(TextParagraph("x x", font: font)).size.width / 2)
        func dark(_ bitmap: Bitmap) -> [Int] { (0..<50).filter { bitmap.alpha(gap, $0) == 255 } }
        #expect(dark(plain) == [])
        #expect(dark(under) == [32, 33])
        #expect(dark(struck) == [20, 21])
    }

    @Test("Kern widens and a raised baseline lifts")
    func attributes() {
        let font = TextFont(size: 20)
        let plain = TextLayout.layout(TextParagraph("abc", font: font)).size
        let kerned = TextLayout.layout(TextParagraph(spans: [TextSpan("abc", font: font, kern: 2)])).size
        // After each of the three letters.
        #expect(abs(kerned.width - plain.width - 6) < 0.01)
        let raised = TextLayout.layout(TextParagraph(spans: [TextSpan("abc", font: font, baselineOffset: 5)]))
        #expect(abs(raised.size.height - plain.height - 5) < 0.001)
        let box = draw(.text(raised, at: .zero, color: .black), 60, 40).inkBox
        let flat = draw(.text(.layout(TextParagraph("abc", font: font)), at: .zero, color: .black), 60, 40)
            .inkBox
        // The line grew by 5 at the top and the letters rose by 5: they stay where they were.
        #expect(box == flat)
    }

    @Test("Text moved by a fraction moves as a whole: no glyph jumps by itself")
    func fractions() {
        let layout = TextLayout.layout(TextParagraph("illicit lilies", font: TextFont(size: 13)))
        // The distance between the left and right ends of the ink is the same at every offset.
        let text = RenderNode.text(layout, at: CGPoint(x: 10, y: 10), color: .black)!
        func mass(_ offset: CGFloat) -> Double {
            let bitmap = draw(text.translated(x: offset, y: 0), 120, 40)
            var sum = 0.0
            var moment = 0.0
            for y in 0..<40 {
                for x in 0..<120 {
                    sum += Double(bitmap.alpha(x, y))
                    moment += Double(bitmap.alpha(x, y)) * (Double(x) + 0.5)
                }
            }
            return moment / sum
        }
        let start = mass(0)
        for offset in [0.25, 0.5, 0.75, 1] as [CGFloat] {
            #expect(abs(mass(offset) - start - offset) < 0.03)
        }
    }

    @Test("Letters that Inter lacks come from the other fonts")
    func fallback() {
        for text in ["שלום", "مرحبا", "Ωμέγα", "→ ★"] {
            let layout = TextLayout.layout(TextParagraph(text, font: TextFont(size: 20)))
            #expect(layout.size.width > 20, "\(text)")
        }
        // The height stays the system font's whatever font draws.
        let mixed = TextLayout.layout(TextParagraph("Hello שלום", font: TextFont(size: 20)))
        #expect(abs(mixed.size.height - 23.867) < 0.001)
    }
}
