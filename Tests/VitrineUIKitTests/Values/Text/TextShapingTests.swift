import Foundation
import Testing
import VitrineGraphics
import VitrineTesting

@testable import VitrineUIKit

@MainActor @Suite struct TextShapingTests {
    private func size(_ attributes: [NSAttributedString.Key: Any]) -> CGSize {
        text(attributes).size()
    }

    private func text(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        NSAttributedString(
            string: "HHH",
            attributes: attributes.merging([.font: UIFont.systemFont(ofSize: 40)]) { own, _ in own })
    }

    /// The colours at places of a picture of the text, from its left, at the middle of its letters.
    private func row(_ attributes: [NSAttributedString.Key: Any], y: Int = 30) throws -> [[UInt8]] {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 160, height: 60), format: format).image { _ in
            text(attributes).draw(at: CGPoint(x: 10, y: 0))
        }
        let pixels = try #require(image.cgImage)
        let data = try #require(pixels.dataProvider?.data as Data?)
        return (0..<160).map { x in
            let at = y * pixels.bytesPerRow + x * 4
            return [data[at], data[at + 1], data[at + 2], data[at + 3]]
        }
    }

    @Test func `Without ligatures every letter is drawn alone`() {
        func width(_ attributes: [NSAttributedString.Key: Any]) -> CGFloat {
            let font = UIFont(name: "DejaVu Sans", size: 40) ?? .systemFont(ofSize: 40)
            return NSAttributedString(
                string: "ffi fl", attributes: attributes.merging([.font: font]) { own, _ in own }
            ).size().width
        }
        // Letters that are spaced are drawn alone, too.
        let alone = width([.kern: 1e-6])
        #expect(abs(width([:]) - alone) > 0.1)
        #expect(abs(width([.ligature: 0]) - alone) < 0.01)
        #expect(width([.ligature: 1]) == width([:]))
    }

    @Test func `A wide text is wider, by as much as is said`() {
        let plain = size([:]).width
        #expect(abs(size([.expansion: log(2.0)]).width - plain * 2) < 0.01)
        #expect(abs(size([.expansion: -0.5]).width - plain * exp(-0.5)) < 0.01)
        #expect(size([.obliqueness: 0.5, .strokeWidth: 3]).width == plain)
        #expect(size([.expansion: Double.nan]).width == plain)
    }

    @Test func `A line along outlines leaves letters empty, and below zero is over them`() throws {
        let full = try row([.foregroundColor: UIColor.black]).filter { $0[3] > 200 }.count
        let hollow = try row([.strokeWidth: 2, .foregroundColor: UIColor.black]).filter { $0[3] > 200 }.count
        #expect(full > 15 && hollow < full / 2)
        let red = try #require(row([.foregroundColor: UIColor.red]).first { $0[3] == 255 })
        let blue = try #require(row([.foregroundColor: UIColor.blue]).first { $0[3] == 255 })
        let both = try row([
            .strokeWidth: -6, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue,
            .font: UIFont.systemFont(ofSize: 40, weight: .black),
        ])
        #expect(both.contains(red) && both.contains(blue))
        let none = try row([.strokeWidth: 0, .strokeColor: UIColor.red, .foregroundColor: UIColor.blue])
        #expect(!none.contains(red) && none.contains(blue))
    }

    @Test func `Slanted letters lean to the right`() throws {
        func left(_ slant: Double, y: Int) throws -> Int {
            try row([.obliqueness: slant, .foregroundColor: UIColor.black], y: y).firstIndex { $0[3] > 128 }
                ?? 0
        }
        // The letters reach from about 10 to 38.
        #expect(try abs(left(0, y: 14) - left(0, y: 36)) <= 1)
        #expect(try left(0.5, y: 14) - left(0.5, y: 36) >= 9)
    }
}
