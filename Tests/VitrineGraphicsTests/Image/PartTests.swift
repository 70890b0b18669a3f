import Foundation
import Testing

@testable import VitrineGraphics

@Suite("Parts of pictures")
struct PartTests {
    /// Red, green, blue: three pixels.
    private static let flag = Bitmap(
        width: 3, height: 1, pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255])

    private func line(_ picture: Bitmap, _ source: CGRect, width: CGFloat) -> [UInt8] {
        let rect = CGRect(x: 0, y: 0, width: width, height: 1)
        return Rasterizer.bitmap(
            of: .image(picture, in: rect, source: source), size: rect.size, scale: 1, background: .clear
        ).pixels
    }

    @Test("What lies beside a part is not blended in where the part is drawn larger")
    func enlarged() {
        let middle = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        let green: [UInt8] = [0, 255, 0, 255]
        #expect(line(Self.flag, middle, width: 8) == Array(repeating: green, count: 8).flatMap(\.self))
    }

    @Test("Nor where it is drawn smaller")
    func reduced() {
        let wide = Bitmap(
            width: 12, height: 1,
            pixels: (0..<12).flatMap { column -> [UInt8] in
                (4..<8).contains(column) ? [0, 255, 0, 255] : [255, 0, 0, 255]
            })
        let middle = CGRect(x: 1.0 / 3, y: 0, width: 1.0 / 3, height: 1)
        #expect(line(wide, middle, width: 2) == [0, 255, 0, 255, 0, 255, 0, 255])
    }

    @Test("A mirror turns rows around, and columns and rows can be left out")
    func picked() {
        #expect(Self.flag.mirrored().pixels == [0, 0, 255, 255, 0, 255, 0, 255, 255, 0, 0, 255])
        #expect(Self.flag.removing(columns: 1..<2, rows: 0..<0).pixels == [255, 0, 0, 255, 0, 0, 255, 255])
    }
}
