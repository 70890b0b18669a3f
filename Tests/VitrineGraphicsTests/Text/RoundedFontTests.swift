import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite("The rounded system font", .serialized)
struct RoundedFontTests {
    private nonisolated static let weights = [100, 200, 300, 400, 500, 600, 700, 800, 900]
    private static let letters = (33...126).map { String(UnicodeScalar(UInt8($0))) }

    private func picture(
        _ text: String, _ font: TextFont, shaping: TextShaping? = nil, color: RGBA = .black,
        scale: CGFloat = 1
    ) -> Bitmap {
        var span = TextSpan(text, font: font)
        span.shaping = shaping
        let layout = TextLayout.layout(TextParagraph(spans: [span]))
        let width = layout.size.width + font.size * 0.5
        return draw(
            .text(layout, at: CGPoint(x: font.size * 0.25, y: 0), color: color), width, font.size * 1.4,
            scale: scale)
    }

    private func both(_ text: String, size: CGFloat, weight: Int = 400, isItalic: Bool = false) -> (
        upright: Bitmap, rounded: Bitmap
    ) {
        var font = TextFont(size: size, weight: weight, isItalic: isItalic)
        let upright = picture(text, font)
        font.family = .systemRounded
        return (upright, picture(text, font))
    }

    @Test("An l has no corners, at any weight, and is as high as the upright one", arguments: weights)
    func ends(weight: Int) {
        // 200 points in the cache of glyphs, more beyond it. Of thin letters of 200 points a pixel is most of the corner.
        for size in weight < 400 ? [600] : [200, 400] as [CGFloat] {
            let (upright, rounded) = both("l", size: size, weight: weight)
            let box = upright.inkBox
            #expect(rounded.inkBox == box)
            let (left, right, middle) = (Int(box.minX) + 1, Int(box.maxX) - 2, Int(box.midX))
            for row in [Int(box.minY) + 1, Int(box.maxY) - 2] {
                #expect(upright.alpha(left, row) == 255 && upright.alpha(right, row) == 255, "\(size)")
                #expect(rounded.alpha(left, row) == 0 && rounded.alpha(right, row) == 0, "\(size)")
                #expect(rounded.alpha(middle, row) == 255, "\(size)")
            }
            #expect(rounded.alpha(left, Int(box.midY)) == 255)
        }
    }

    @Test("Texts are as wide as in the upright font, and lines as high")
    func widths() {
        for weight in Self.weights {
            for size in [11, 17, 28] as [CGFloat] {
                for isItalic in [false, true] {
                    var font = TextFont(size: size, weight: weight, isItalic: isItalic)
                    // The second is no plain text, and goes through Pango.
                    for text in ["Hamburgefonstiv, 0123", "Привет Ağaç fi"] {
                        font.family = .system
                        let upright = TextLayout.layout(TextParagraph(text, font: font)).size
                        font.family = .systemRounded
                        #expect(TextLayout.layout(TextParagraph(text, font: font)).size == upright)
                    }
                }
            }
        }
    }

    @Test("Rounding takes from letters and adds nothing", arguments: [100, 400, 700, 900])
    func inside(weight: Int) {
        for letter in Self.letters {
            // Semibold and bold italics of Inter 4.0 beta 7 have a K that is broken.
            let (upright, rounded) = both(letter, size: 40, weight: weight, isItalic: weight != 700)
            let box = upright.inkBox
            #expect(box.insetBy(dx: -1, dy: -1).contains(rounded.inkBox), "\(letter)")
            var (ink, lost, added) = (0, 0, 0)
            for y in Int(box.minY)..<Int(box.maxY) {
                for x in Int(box.minX)..<Int(box.maxX) {
                    let (before, after) = (upright.alpha(x, y), rounded.alpha(x, y))
                    ink += before
                    lost += max(before - after, 0)
                    added += after > before + 24 ? 1 : 0
                }
            }
            // Cairo counts what is covered in steps of 17. Accents in black are nearly all corners.
            #expect(lost * 100 < ink * (letter == "`" ? 30 : 15), "\(letter): \(lost) of \(ink)")
            #expect(added <= 1, "\(letter): \(added)")
        }
    }

    @Test("Letters without corners, and those of other fonts, are those of the upright font")
    func others() {
        // The last three are Armenian, an emoji and Chinese, which Inter does not have.
        for text in ["O", "o", ".", "0", "Ա", "😀", "中"] {
            let (upright, rounded) = both(text, size: 60)
            #expect(upright.inkBox.width > 0)
            #expect(rounded.countDiffering(from: upright, limit: 18) == 0, "\(text)")
        }
    }

    @Test("Corners between strokes stay as they are")
    func joins() {
        let (upright, rounded) = both("+", size: 400, weight: 700)
        let box = upright.inkBox
        // Along the diagonals of a plus what is inked first is the corner of the join, at the same place in both.
        for (stepX, stepY) in [(1, 1), (-1, 1), (1, -1), (-1, -1)] {
            func reach(_ bitmap: Bitmap) -> Int {
                (0...).first { bitmap.alpha(Int(box.midX) + stepX * $0, Int(box.midY) + stepY * $0) < 128 }
                    ?? 0
            }
            #expect(abs(reach(rounded) - reach(upright)) <= 1)
        }
    }

    @Test("Outlines that are stroked are rounded, too")
    func stroked() {
        let font = TextFont(family: .systemRounded, size: 200, weight: 900)
        let outline = picture("l", font, shaping: TextShaping(stroke: 0.01))
        let box = outline.inkBox
        #expect(outline.alpha(Int(box.minX) + 3, Int(box.minY) + 3) == 0)
        #expect(outline.alpha(Int(box.midX), Int(box.midY)) == 0)
        #expect(outline.alpha(Int(box.midX), Int(box.minY) + 1) > 200)
        // The end of a slanted one has lost its upper right corner.
        let slanted = picture("l", font, shaping: TextShaping(skew: 0.2))
        #expect(slanted.alpha(Int(slanted.inkBox.maxX) - 2, Int(slanted.inkBox.minY) + 1) == 0)
    }

    @Test("Translucent letters are of one alpha all over")
    func translucent() {
        let font = TextFont(family: .systemRounded, size: 100, weight: 700)
        for text in ["t$&4Q@", "åéî"] {
            let bitmap = picture(text, font, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
            var most = 0
            for y in 0..<bitmap.pixelHeight {
                for x in 0..<bitmap.pixelWidth { most = max(most, bitmap.alpha(x, y)) }
            }
            #expect((126...129).contains(most), "\(most)")
        }
    }

    @Test("Letters are rasterised once")
    func cached() {
        let font = TextFont(family: .systemRounded, size: 18.25)
        _ = picture("Rounded 1", font)
        let before = GlyphCache.rasterized
        _ = picture("Rounded 1", font, color: .red, scale: 1)
        #expect(GlyphCache.rasterized == before)
    }
}
