import Foundation
import Fuzzing
import Testing
import VitrineUIKit

@testable import VitrineGraphics

/// Random texts in random fonts, widths and line limits: no line is wider than its width, and no ink is lost.
@MainActor
@Suite("Random texts in their widths")
struct TextWidthFuzzTests {
    /// What texts are made of. The pieces that are long words come without a place to break at.
    static let pieces = [
        "a", "in", "Vitrine", "collection", "Straßenbahnhaltestelle", "WWWWWW", "iiiiii", "fi", "ffl",
        "AVAToTa",
        "Ångström", "naïve", "Ż", "1234567", "3.14", "—", "…", "«»", "(x)", "&", "/", "it's",
        "non\u{A0}breaking",
        "soft\u{AD}hy\u{AD}phen", "日本語", "の", "한국어", "שלום", "مرحبا", "Ελληνικά", "Привет", "👨‍👩‍👧‍👦", "🇩🇪", "👍🏽",
        "e\u{301}", "\u{200B}", "\t", "\n",
    ]

    static func text(_ random: inout SeededGenerator) -> String {
        var text = random.chance(0.1) ? " " : ""
        for _ in 0..<random.int(1...12) {
            text += random.pick(pieces)
            if random.chance(0.7) { text += random.chance(0.1) ? "   " : " " }
        }
        return text
    }

    static func font(_ random: inout SeededGenerator) -> TextFont {
        TextFont(
            family: random.pick([.system, .systemRounded, .monospaced]),
            size: random.chance(0.5) ? CGFloat(random.int(8...40)) : CGFloat(random.double(6...60)),
            weight: random.pick([100, 400, 600, 700, 900]), isItalic: random.chance(0.2),
            hasMonospacedDigits: random.chance(0.1))
    }

    static func paragraph(_ random: inout SeededGenerator) -> TextParagraph {
        var spans: [TextSpan] = []
        for _ in 0..<(random.chance(0.3) ? random.int(2...4) : 1) {
            spans.append(
                TextSpan(
                    text(&random), font: font(&random),
                    kern: random.chance(0.2) ? CGFloat(random.double(-1...4)) : 0))
        }
        return TextParagraph(
            spans: spans, alignment: random.pick([.leading, .center, .trailing]),
            lineLimit: random.pick([0, 0, 1, 1, 2, 3]),
            truncation: random.pick([.tail, .tail, .head, .middle]),
            isRightToLeft: random.chance(0.2))
    }

    static func width(_ random: inout SeededGenerator) -> CGFloat {
        switch random.int(0...3) {
        case 0: CGFloat(random.double(0...30))
        case 1: CGFloat(random.int(30...400))
        default: CGFloat(random.double(10...400))
        }
    }

    /// Whether a line cannot be narrower: it is a single character, or an ellipsis.
    static func isLeast(_ text: String) -> Bool {
        text.filter { !$0.isWhitespace && $0 != "\u{200B}" && $0 != "\u{AD}" }.count <= 1
    }

    @Test("No line is wider than its width, unless it is one character or an ellipsis alone")
    func widths() {
        for seed in FuzzBudget.seeds(250) {
            var random = SeededGenerator(seed: seed)
            let paragraph = Self.paragraph(&random)
            let width = Self.width(&random)
            let layout = TextLayout.layout(paragraph, width: width)
            for (line, text) in zip(layout.lines, layout.lineTexts) where line.rect.width > width + 1e-3 {
                #expect(
                    Self.isLeast(text),
                    "seed \(seed): \(text.debugDescription) is \(line.rect.width) wide, not \(width)")
            }
            #expect(
                layout.lines.allSatisfy { $0.rect.minX >= -1e-3 || $0.rect.width > width },
                "seed \(seed): a line begins before its box, \(width): \(layout.lines.map(\.rect)) \(layout.lineTexts)"
            )
        }
    }

    @Test("A width that was measured fits again, with the same lines")
    func measuredWidths() {
        for seed in FuzzBudget.seeds(200, from: 100_001) {
            var random = SeededGenerator(seed: seed)
            let paragraph = Self.paragraph(&random)
            // In the middle the front and the back of a line take turns, and what fits of one depends on the other.
            if paragraph.truncation == .middle, paragraph.spans.count > 1 { continue }
            let layout = TextLayout.layout(paragraph, width: Self.width(&random))
            // A character that is wider than the width gives the other lines more room than they had.
            guard let width = layout.width, layout.size.width <= width else { continue }
            let again = TextLayout.layout(paragraph, width: layout.size.width)
            #expect(
                again.lineTexts == layout.lineTexts,
                "seed \(seed), width \(width), then \(layout.size.width), \(paragraph.truncation)")
        }
    }

    @Test("A label is no wider than the width it is asked for, unless its text is")
    func labels() {
        let label = UILabel()
        for seed in FuzzBudget.seeds(300, from: 200_001) {
            var random = SeededGenerator(seed: seed)
            label.text = Self.text(&random)
            label.font = .systemFont(ofSize: CGFloat(random.double(6...60)))
            label.numberOfLines = random.pick([0, 2, 3])
            label.traitOverrides.displayScale = random.pick([1, 2, 3])
            let width = max(1, Self.width(&random))
            let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
            let font = TextFont(size: label.font.pointSize)
            let layout = TextLayout.layout(
                TextParagraph(
                    spans: [TextSpan(label.text ?? "", font: font)], lineLimit: label.numberOfLines,
                    truncation: .tail), width: width)
            #expect(
                size.width <= (layout.size.width <= width ? width : layout.size.width + 1),
                "seed \(seed): \(label.text.debugDescription) is \(size.width) wide, not \(width)")
        }
    }

    @Test("All ink is in the picture of a text: none is cut off at its edges")
    func ink() {
        for seed in FuzzBudget.seeds(100, from: 300_001) {
            var random = SeededGenerator(seed: seed)
            let paragraph = Self.paragraph(&random)
            let layout = TextLayout.layout(paragraph, width: Self.width(&random))
            let bounds = layout.inkBounds
            guard !layout.lines.isEmpty, bounds.width > 0 else { continue }
            let scale = random.pick([1, 2, 3] as [CGFloat])
            let size = CGSize(width: bounds.width.rounded(.up) + 2, height: bounds.height.rounded(.up) + 2)
            // The corner of the ink's bounds is at one point from the picture's corner.
            let origin = CGPoint(x: 1 - bounds.minX, y: 1 - bounds.minY)
            let picture = Rasterizer.bitmap(
                of: .text(layout, at: origin, color: .black), size: size, scale: scale)
            let cut = Self.edges(of: picture, bounds: bounds.size, scale: scale)
            #expect(
                cut == 0,
                "seed \(seed): \(bounds) \(layout.lines) \(layout.lineTexts) in \(paragraph.spans.map(\.font))"
            )
        }
    }

    /// How many pixels along the edges of the ink's bounds have ink.
    private static func edges(of picture: Bitmap, bounds: CGSize, scale: CGFloat) -> Int {
        let pixels = picture.pixels
        let (width, height) = (picture.pixelWidth, picture.pixelHeight)
        let left = Int(scale)
        let right = Int(((bounds.width + 1) * scale).rounded(.down)) - 1
        let bottom = Int(((bounds.height + 1) * scale).rounded(.down)) - 1
        var count = 0
        func look(_ x: Int, _ y: Int) {
            if x >= 0, y >= 0, x < width, y < height, pixels[(y * width + x) * 4 + 3] > 8 { count += 1 }
        }
        for y in 0..<height {
            look(left, y)
            look(right, y)
        }
        for x in 0..<width {
            look(x, left)
            look(x, bottom)
        }
        return count
    }
}
