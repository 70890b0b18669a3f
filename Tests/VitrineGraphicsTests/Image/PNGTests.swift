import Foundation
import Fuzzing
import Testing
import VitrineGraphics

@MainActor
@Suite struct PNGTests {
    /// What pictures are made of: nothing new, edges, noise, slow changes, and opacity.
    enum Content: CaseIterable, Sendable { case flat, boxes, noise, photograph, shade }

    @Test("Every picture comes back pixel by pixel", arguments: Content.allCases)
    func roundTrip(content: Content) throws {
        for seed in FuzzBudget.seeds(12) {
            var random = SeededGenerator(seed: seed)
            let width = random.int(1...180), height = random.int(1...120)
            let picture = Self.picture(content, width: width, height: height, using: &random)
            let read = try Bitmap(data: picture.pngData())
            #expect(read.pixels == picture.pixels, "\(content), \(width) × \(height), seed \(seed)")
        }
    }

    @Test("A picture of many chunks comes back pixel by pixel")
    func chunks() throws {
        var random = SeededGenerator(seed: 7)
        let picture = Self.picture(.noise, width: 900, height: 700, using: &random)
        let data = picture.pngData()
        #expect(data.count > 1 << 20)
        #expect(try Bitmap(data: data).pixels == picture.pixels)
    }

    @Test("Opacity is stored only where there is some")
    func channels() {
        var random = SeededGenerator(seed: 1)
        // The kind of colour is the tenth byte of the header, which stands behind sixteen others: 2 is without, 6 with.
        #expect(Self.picture(.boxes, width: 9, height: 9, using: &random).pngData()[25] == 2)
        #expect(Self.picture(.shade, width: 9, height: 9, using: &random).pngData()[25] == 6)
    }

    @Test(
        "What repeats takes a hundredth of its pixels, and photographs what zlib's best takes and three tenths"
    )
    func sizes() {
        for content in Content.allCases {
            var random = SeededGenerator(seed: 3)
            let picture = Self.picture(content, width: 400, height: 400, using: &random)
            let fast = picture.pngData().count, small = picture.pngData(for: .keeping).count
            switch content {
            case .flat, .boxes, .shade: #expect(fast < 400 * 400 * 4 / 100, "\(content)")
            case .noise, .photograph: #expect(Double(fast) <= Double(small) * 1.3, "\(content), \(small)")
            }
        }
    }

    private static func picture(
        _ content: Content, width: Int, height: Int, using random: inout SeededGenerator
    ) -> Bitmap {
        var pixels = [UInt8](repeating: 255, count: width * height * 4)
        func set(_ x: Int, _ y: Int, _ bytes: [UInt8]) {
            pixels.replaceSubrange((y * width + x) * 4..<(y * width + x) * 4 + 4, with: bytes)
        }
        let colours = (0..<8).map { _ in
            (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255]
        }
        for y in 0..<height {
            for x in 0..<width {
                switch content {
                case .flat: set(x, y, colours[0])
                case .boxes: set(x, y, colours[(x / 17 + y / 11) % 8])
                case .noise: set(x, y, (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) } + [255])
                case .photograph:
                    let waves = [0.031, 0.047, 0.023].map { sin(Double(x) * $0) + cos(Double(y) * $0 * 1.3) }
                    set(x, y, waves.map { UInt8(127 + 60 * $0) } + [255])
                // Without colour nothing is lost where there is hardly any opacity.
                case .shade: set(x, y, [0, 0, 0, UInt8((x + y) % 256)])
                }
            }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
