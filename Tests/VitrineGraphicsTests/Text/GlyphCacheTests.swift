import Foundation
import Testing
import VitrineGraphics

@MainActor
@Suite("Glyphs are rasterised once", .serialized)
struct GlyphCacheTests {
    private func picture(
        _ text: String, size: CGFloat = 20, kern: CGFloat = 0, color: RGBA? = nil, scale: CGFloat = 1,
        width: CGFloat = 200, height: CGFloat = 40
    ) -> Bitmap {
        let span = TextSpan(text, font: TextFont(size: size), color: color, kern: kern)
        return draw(
            .text(TextLayout.layout(TextParagraph(spans: [span])), at: .zero, color: .black), width, height,
            scale: scale)
    }

    /// The sum of what is covered, in pixels.
    private func mass(_ bitmap: Bitmap) -> Double {
        var sum = 0
        for y in 0..<bitmap.pixelHeight {
            for x in 0..<bitmap.pixelWidth { sum += bitmap.alpha(x, y) }
        }
        return Double(sum) / 255
    }

    @Test("A text of letters that were drawn at these places before rasterises none but the new one")
    func shared() {
        _ = picture("Row 1", size: 21.5)
        let before = GlyphCache.rasterized
        _ = picture("Row 2", size: 21.5)
        #expect(GlyphCache.rasterized - before == 1)
        _ = picture("Row 12", size: 21.5, color: .red)
        #expect(GlyphCache.rasterized - before <= 2)
    }

    @Test("Letters cover together what they cover alone", arguments: [1, 1.25, 1.5, 2, 3] as [CGFloat])
    func sums(scale: CGFloat) {
        let together = mass(picture("HAND", scale: scale))
        let alone = ["H", "A", "N", "D"].map { mass(picture($0, scale: scale)) }.reduce(0, +)
        #expect(abs(together / alone - 1) < 0.01, "\(together) of \(alone)")
    }

    @Test("Letters at fractions of pixels cover as much, and move as far as they were moved")
    func fractions() {
        func center(_ bitmap: Bitmap) -> Double {
            var (sum, moment) = (0, 0)
            for y in 0..<bitmap.pixelHeight {
                for x in 20..<bitmap.pixelWidth {
                    sum += bitmap.alpha(x, y)
                    moment += bitmap.alpha(x, y) * x
                }
            }
            return Double(moment) / Double(sum)
        }
        let still = picture("H H", kern: 8)
        for step in 1...16 {
            let kern = 8 + CGFloat(step) / 16
            let moved = picture("H H", kern: kern)
            #expect(abs(mass(moved) / mass(still) - 1) < 0.005, "\(kern)")
            // The kerns of the first letter and of the space.
            #expect(abs(center(moved) - center(still) - Double(step) / 8) < 0.03, "\(kern)")
        }
    }

    @Test("Letters in a translucent colour do not show through one another")
    func translucent() {
        let bitmap = picture("OOOO", kern: -6, color: RGBA(red: 1, green: 0, blue: 0, alpha: 0.5))
        var most = 0
        for y in 0..<bitmap.pixelHeight {
            for x in 0..<bitmap.pixelWidth { most = max(most, bitmap.alpha(x, y)) }
        }
        #expect((126...129).contains(most), "\(most)")
    }

    @Test("Letters too large to be kept are drawn all the same")
    func large() {
        let bytes = GlyphCache.bytes
        let bitmap = picture("H", size: 1000, width: 900, height: 1300)
        // The capitals of large sizes are 0.72 em high; the baseline is 952 below the top.
        #expect(bitmap.inkBox.maxY == 952)
        #expect(abs(bitmap.inkBox.minY - 232) <= 2)
        #expect(GlyphCache.bytes == bytes)
    }

    @Test("However many there are, they take no more than the limit")
    func limit() {
        var most = 0
        for step in 0..<500 {
            let letters = "abcdefghijklmnopqrstuvwxyzABCDEFGH"
            _ = picture(letters, size: 10 + CGFloat(step) / 12, width: 10, height: 10)
            most = max(most, GlyphCache.bytes)
        }
        #expect(GlyphCache.limit == 4 << 20)
        #expect(most <= GlyphCache.limit)
        #expect(most > GlyphCache.limit / 3, "the limit is not reached: \(most) bytes")
        // What was in use is still right.
        #expect(picture("H").inkBox == picture("H").inkBox)
        #expect(picture("H").inkBox.maxY == 19)
    }
}
