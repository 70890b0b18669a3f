import CVitrineGTK
import Foundation
import Fuzzing
import Testing

@testable import VitrineGraphics

/// Latin texts in one font are shaped without a layout of Pango's; a line end in them needs one.
@Suite struct PlainTextTests {

    private struct Cluster: Equatable {
        var start: Int32
        var flags: UInt8
        var width: Double
        var isRightToLeft: Bool

        init(_ cluster: vitrine_cluster) {
            start = cluster.start
            flags = cluster.flags
            width = cluster.width
            isRightToLeft = cluster.right_to_left
        }
    }

    /// The clusters of a text's first line as it is written.
    private func clusters(_ paragraph: TextParagraph) -> ([Cluster], isReversed: Bool) {
        GraphicsLock.locked {
            let shape = ShapedText.of(paragraph)
            let line = shape.clusters.prefix { Int($0.flags) & vitrine_cluster_ends_line == 0 }
            return (line.map(Cluster.init), shape.isReversed(line: 0))
        }
    }

    private func expectSame(
        _ text: String, font: TextFont, kern: CGFloat = 0, isRightToLeft: Bool = false
    ) {
        var plain = TextParagraph(text, font: font, isRightToLeft: isRightToLeft)
        plain.spans[0].kern = kern
        var laidOut = plain
        laidOut.spans[0].text += "\n"
        let (found, expected) = (clusters(plain), clusters(laidOut))
        #expect(
            found.0 == expected.0 && found.isReversed == expected.isReversed,
            "\(text.debugDescription) in \(font), kern \(kern), right to left \(isRightToLeft)")
    }

    @Test("A direction that is forced holds whatever the letters are")
    func forcedDirection() {
        var text = TextParagraph("Yes.", font: TextFont(size: 17))
        #expect(clusters(text).isReversed == false)
        let plain = TextLayout.layout(text, width: 200)
        #expect(plain.lines[0].rect.minX == 0)
        text.setDirection(true)
        #expect(clusters(text).isReversed == true)
        // The full stop stands where the line ends, at the left.
        #expect(clusters(text).0.last?.isRightToLeft == true)
        #expect(TextLayout.layout(text, width: 200).lines[0].rect.maxX == 200)
        var hebrew = TextParagraph("שלום", font: TextFont(size: 17), isRightToLeft: true)
        hebrew.setDirection(false)
        #expect(clusters(hebrew).isReversed == false)
        #expect(TextLayout.layout(hebrew, width: 200).lines[0].rect.minX == 0)
    }

    private static let fonts: [TextFont] = [
        TextFont(size: 17), TextFont(size: 11.5, weight: 700),
        TextFont(size: 34, weight: 300, isItalic: true),
        TextFont(size: 15, hasMonospacedDigits: true), TextFont(family: .monospaced, size: 13),
        TextFont(family: .named("Nowhere"), size: 19.999, weight: 900),
    ]

    @Test(
        "Ligatures, digits with signs between them and kerning are as in a layout",
        arguments: [
            "AVATAR To", "fi ffi fl", "17 x 4x2", "(A) (a) -> => <-> --- :-)", "12:30", "\"Tea\" at 5%",
            "L·l",
            "Größe “à l’œuvre” – ŁÓDŹ…", "i\u{307}", "2 × 3", "…", "-", "12", " ", "100 %", "a\u{A0}b",
            "a\u{AD}b", "© 2024",
        ])
    func known(text: String) {
        for font in Self.fonts {
            for kern in [0, 2] as [CGFloat] {
                expectSame(text, font: font, kern: kern)
                expectSame(text, font: font, kern: kern, isRightToLeft: true)
            }
        }
    }

    @Test("Random Latin texts have the clusters that a layout gives them")
    func random() throws {
        var generator = SeededGenerator(seed: 0x1A7E)
        let basic = (0x20...0x7E).compactMap(Unicode.Scalar.init)
        let accented = (0xA1...0x17F).compactMap(Unicode.Scalar.init)
        let marks = (0x2010...0x2026).compactMap(Unicode.Scalar.init)
        let signs = Array("0123456789 x*()<>-=+:@[]{}AB".unicodeScalars)
        for alphabet in [basic, signs, basic + accented, basic + basic + accented + marks] {
            for _ in 0..<250 {
                var text = ""
                for _ in 0..<Int.random(in: 1...60, using: &generator) {
                    text.unicodeScalars.append(try #require(alphabet.randomElement(using: &generator)))
                }
                expectSame(
                    text, font: try #require(Self.fonts.randomElement(using: &generator)),
                    kern: Bool.random(using: &generator) ? 0 : 1,
                    isRightToLeft: Bool.random(using: &generator))
            }
        }
    }
}
