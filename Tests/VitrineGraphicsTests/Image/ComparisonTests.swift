import Foundation
import Fuzzing
import Testing
import VitrineGraphics

@Suite struct ComparisonTests {
    /// Random pixels, opaque or not.
    private func picture(
        _ width: Int, _ height: Int, isOpaque: Bool, _ random: inout SeededGenerator
    ) -> [UInt8] {
        (0..<width * height).flatMap { _ -> [UInt8] in
            let alpha: UInt8 =
                isOpaque || Bool.random(using: &random) ? 255 : .random(in: 0...255, using: &random)
            return [
                .random(in: 0...255, using: &random), .random(in: 0...255, using: &random),
                .random(in: 0...255, using: &random), alpha,
            ]
        }
    }

    /// Some pixels a little other, some much.
    private func changed(_ pixels: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
        var result = pixels
        for index in result.indices where Int.random(in: 0..<20, using: &random) == 0 && index % 4 != 3 {
            let by = [1, 2, 3, 60, 255].randomElement(using: &random) ?? 1
            result[index] = UInt8(clamping: Int(result[index]) + by)
        }
        return result
    }

    @Test func `Many pixels at a time count as one by one, opaque or not, in rows of any length`() {
        var random = SeededGenerator(seed: 19)
        for width in [1, 31, 32, 33, 64, 100] {
            for isOpaque in [true, false] {
                let first = picture(width, 7, isOpaque: isOpaque, &random)
                let a = Bitmap(width: width, height: 7, pixels: first)
                let b = Bitmap(width: width, height: 7, pixels: changed(first, &random))
                let (p, q) = (a.pixels, b.pixels)
                for limit in [-1, 0, 1, 2, 3, 59, 200, 254, 255, 1000] {
                    let expected = (0..<width * 7).count { pixel in
                        (0..<4).contains { component in
                            let index = pixel * 4 + component
                            return abs(Int(p[index]) - Int(q[index])) > max(limit, 0)
                        }
                    }
                    #expect(a.countDiffering(from: b, limit: limit) == expected)
                    #expect(b.countDiffering(from: a, limit: limit) == expected)
                }
            }
        }
    }

    @Test func `A file is read as its bytes are, by another way`() throws {
        var random = SeededGenerator(seed: 20)
        let path = NSTemporaryDirectory() + UUID().uuidString + ".png"
        defer { try? FileManager.default.removeItem(atPath: path) }
        for isOpaque in [true, false] {
            for purpose in [Bitmap.Purpose.speed, .keeping] {
                let written = Bitmap(
                    width: 37, height: 11, pixels: picture(37, 11, isOpaque: isOpaque, &random))
                try written.write(toFile: path, for: purpose)
                let file = try Bitmap(contentsOfFile: path)
                let bytes = try Bitmap(data: Data(contentsOf: URL(fileURLWithPath: path)))
                #expect(file.pixels == bytes.pixels)
                if isOpaque { #expect(file.pixels == written.pixels) }
            }
        }
    }
}
