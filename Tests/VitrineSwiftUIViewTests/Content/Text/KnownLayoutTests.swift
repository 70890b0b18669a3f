import Testing
import VitrineGraphics

@testable import VitrineSwiftUI

/// Which layouts stand for those of other widths, against layouts made for these.
@MainActor
@Suite("Layouts of texts that are used for other widths")
struct KnownLayoutTests {
    private static let texts = [
        "", "x", "Short", "Ends in spaces    ", "  Begins in them", "Two words",
        "A line of several short words",
        "First\nsecond", "unbreakablewordwithoutanyplace", "soft\u{AD}hyphen\u{AD}ation",
        "\u{5E9}\u{5DC}\u{5D5}\u{5DD}",
        "a\tb",
    ]
    private static let widths: [CGFloat?] = [nil, 0, 10, 20.5, 33, 47.25, 64, 81, 100, 150, 240, 2e6]

    private func paragraphs() -> [TextParagraph] {
        var paragraphs: [TextParagraph] = []
        for text in Self.texts {
            for alignment in [TextAlign.leading, .center, .trailing] {
                for lineLimit in 0...2 {
                    for truncation in [TextTruncation.tail, .head, .middle] {
                        for isRightToLeft in [false, true] {
                            var paragraph = TextParagraph(
                                text, font: TextFont(size: 15), alignment: alignment, lineLimit: lineLimit,
                                truncation: truncation, isRightToLeft: isRightToLeft)
                            paragraph.tightens = lineLimit == 1
                            paragraphs.append(paragraph)
                        }
                    }
                }
            }
        }
        return paragraphs
    }

    @Test("A layout that stands for another width has its size, and where it is drawn its lines, too")
    func substitutes() {
        var used = (measured: 0, drawn: 0)
        for paragraph in paragraphs() {
            let layouts = Self.widths.map { TextLayout.layout(paragraph, width: $0) }
            // Among the widths are those that the text itself takes, as when it is drawn in its own size.
            let widths =
                Self.widths + layouts.map { $0.size.width } + layouts.map { $0.size.width.rounded(.up) }
            for known in layouts {
                for width in widths {
                    let real = TextLayout.layout(paragraph, width: width)
                    if known.isSame(inWidth: width, isDrawn: false) {
                        used.measured += 1
                        #expect(known.size == real.size, "\(paragraph.text) \(width ?? -1)")
                        #expect(known.isTruncated == real.isTruncated)
                        #expect(known.firstBaseline == real.firstBaseline)
                        #expect(known.lastBaseline == real.lastBaseline)
                    }
                    if known.isSame(inWidth: width, isDrawn: true) {
                        used.drawn += 1
                        #expect(known.lines == real.lines, "\(paragraph.text) \(width ?? -1)")
                    }
                }
            }
        }
        // It is not that none ever does.
        #expect(used.measured > 1000 && used.drawn > 1000)
    }
}
