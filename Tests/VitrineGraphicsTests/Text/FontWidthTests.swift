import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite("Widths of the system font")
struct FontWidthTests {
    private func size(_ text: String, _ font: TextFont) -> CGSize {
        TextLayout.layout(TextParagraph(text, font: font)).size
    }

    private func picture(_ text: String, _ font: TextFont, scale: CGFloat = 1) -> Bitmap {
        let layout = TextLayout.layout(TextParagraph(text, font: font))
        return draw(
            .text(layout, at: CGPoint(x: 20, y: 0), color: .black), layout.size.width + 40, font.size * 1.4,
            scale: scale)
    }

    @Test("Texts are as wide as the width says, and lines as high", arguments: [70, 83, 125] as [UInt8])
    func advances(width: UInt8) {
        for weight in [100, 400, 700, 900] {
            for family in [TextFont.Family.system, .systemRounded] {
                // Whose tracking is next to nothing.
                let usual = TextFont(family: family, size: 34, weight: weight)
                var font = usual
                font.width = width
                for text in ["Hamburgefonstiv", "The quick brown fox jumps over the lazy dog", "ПРИВЕТ ағаш"]
                {
                    let (whole, other) = (size(text, usual), size(text, font))
                    #expect(abs(other.width / whole.width - CGFloat(width) / 100) < 0.03, "\(text) \(weight)")
                    #expect(other.height == whole.height)
                }
            }
        }
    }

    @Test("Letters are narrower and wider, as high, and their strokes nearly as thick")
    func strokes() {
        for (width, weight) in [(70, 400), (83, 400), (125, 400), (70, 900), (125, 900)] as [(UInt8, Int)] {
            let usual = TextFont(size: 200, weight: weight)
            var font = usual
            font.width = width
            let (whole, other) = (picture("H", usual).inkBox, picture("H", font).inkBox)
            #expect(
                abs(other.width / whole.width - CGFloat(width) / 100) < 0.05, "\(other.width / whole.width)")
            #expect(other.minY == whole.minY && other.maxY == whole.maxY)
            let (stem, otherStem) = (picture("l", usual).inkBox.width, picture("l", font).inkBox.width)
            #expect((0.78...1.16).contains(otherStem / stem), "\(width): \(otherStem) of \(stem)")
        }
    }

    @Test("What is drawn lies within its advance, and letters do not touch", arguments: [70, 125] as [UInt8])
    func bearings(width: UInt8) {
        let font = TextFont(size: 200, weight: 900, width: width)
        let advance = size("l", font).width, box = picture("l", font).inkBox
        #expect(box.minX > 20 && box.maxX < 20 + advance)
        // Of the two gaps neither is much larger.
        #expect(abs((box.minX - 20) - (20 + advance - box.maxX)) < 4, "\(box) in \(advance)")
    }

    @Test("Digits of one width stay so")
    func digits() {
        let font = TextFont(size: 17, hasMonospacedDigits: true, width: 70)
        #expect(size("1111", font).width == size("0000", font).width)
    }

    @Test("Accents that are letters of their own stand where they do in the usual width")
    func accents() {
        // An x has no accented form: the mark is a glyph by itself.
        for width in [70, 100, 125] as [UInt8] {
            let font = TextFont(size: 200, width: width)
            let (plain, accented) = (picture("x", font).inkBox, picture("x\u{308}", font))
            #expect(size("x\u{308}", font).width == size("x", font).width)
            let top = Int(plain.minY) - 8
            let columns = (0..<accented.pixelWidth).filter { column in
                (0..<top).contains { accented.alpha(column, $0) > 128 }
            }
            guard let first = columns.first, let last = columns.last else {
                Issue.record("no mark")
                continue
            }
            #expect(
                abs(CGFloat(first + last + 1) / 2 - plain.midX) < 4, "\(width): \(first) \(last) \(plain)")
        }
    }

    @Test("Letters that Inter does not have, and other families, keep their width")
    func others() {
        for (text, family) in [
            ("中", .system), ("Ա", .system), ("Text", .systemSerif), ("Text", .monospaced),
        ] as [(String, TextFont.Family)] {
            let usual = TextFont(family: family, size: 40),
                narrow = TextFont(family: family, size: 40, width: 70)
            #expect(size(text, narrow) == size(text, usual), "\(text)")
        }
    }

    @Test("Narrow letters do not fold when their strokes grow: rounding adds nothing to them")
    func folds() {
        // What letters enclose turned over, and was taken for the end of a stroke.
        for (letter, weight, isItalic) in [
            ("a", 400, false), ("a", 600, false), ("ø", 900, true), ("R", 400, false),
        ] {
            var font = TextFont(size: 19, weight: weight, isItalic: isItalic, width: 70)
            let upright = picture(letter, font, scale: 8)
            font.family = .systemRounded
            let rounded = picture(letter, font, scale: 8)
            var added = 0
            for y in 0..<upright.pixelHeight {
                for x in 0..<upright.pixelWidth where rounded.alpha(x, y) > upright.alpha(x, y) + 128 {
                    added += 1
                }
            }
            #expect(added <= 4, "\(letter) \(weight)")
        }
    }
}
