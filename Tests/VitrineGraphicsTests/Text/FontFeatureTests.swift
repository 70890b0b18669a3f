import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite("Features of fonts")
struct FontFeatureTests {
    private func layout(_ text: String, _ features: FontFeatures) -> TextLayout {
        var font = TextFont(size: 40)
        font.features = features
        return TextLayout.layout(TextParagraph(text, font: font))
    }

    private func width(_ text: String, _ features: FontFeatures = []) -> CGFloat {
        layout(text, features).size.width
    }

    private func picture(_ text: String, _ features: FontFeatures = []) -> [UInt8] {
        let layout = layout(text, features)
        return draw(.text(layout, at: .zero, color: .black), 200, 60, scale: 1).pixels
    }

    @Test("Digits have one width or their own")
    func digits() {
        for size in [12, 17, 20, 34, 60] as [CGFloat] {
            for weight in [300, 400, 700] {
                let font = TextFont(size: size, weight: weight, hasMonospacedDigits: true)
                // Alone, among letters, and where Pango sets them.
                for around in ["", "a", "\u{5D0}"] {
                    let widths = (0...9).map { digit in
                        let text = String(repeating: "\(digit)", count: 4) + around
                        return TextLayout.layout(TextParagraph(text, font: font)).size.width
                    }
                    #expect(widths.allSatisfy { abs($0 - widths[0]) < 0.05 }, "\(size) \(weight) \(widths)")
                }
            }
        }
        #expect(width("111111") < width("000000"))
        #expect(picture("0", .slashedZero) != picture("0"))
        #expect(picture("1/2", .diagonalFractions) != picture("1/2"))
    }

    @Test("Small capitals are capitals, but smaller; the font has none of its own")
    func smallCapitals() {
        let (lower, upper) = (width("abcdef"), width("ABCDEF"))
        let small = width("abcdef", .lowercaseSmallCaps)
        #expect(small < upper && small != lower && small > upper * 0.6)
        #expect(width("ABCDEF", .lowercaseSmallCaps) == upper)
        #expect(abs(width("ABCDEF", .uppercaseSmallCaps) - small) < 1)
        #expect(width("abcdef", .uppercaseSmallCaps) == lower)
        let all: FontFeatures = [.lowercaseSmallCaps, .uppercaseSmallCaps]
        #expect(abs(width("ABCdef", all) - small) < 1)
        // Places in the text stay those of its letters.
        #expect(layout("Straße 12", .lowercaseSmallCaps).lines.count == 1)
    }

    @Test("Letters that are joined are not, where they are not to be")
    func several() {
        #expect(picture("fi", [.noLigatures, .monospacedDigits]) == picture("fi", .noLigatures))
        #expect(width("H2O", [.monospacedDigits, .noContextualAlternates, .oldStyleDigits]) > 0)
    }
}
