import Foundation
import Fuzzing
import Testing

@testable import VitrineGraphics

/// Files that break off or are damaged: an error or a picture, never a crash, and never much memory.
@Suite struct DecoderFuzzTests {
    /// - Returns: whether a picture came of it.
    private func decode(_ data: Data) -> Bool {
        guard let bitmap = try? Bitmap(data: data) else { return false }
        return bitmap.pixelWidth > 0 && bitmap.pixelHeight > 0
    }

    @Test("Whole files are pictures", arguments: WholeImages.files.keys.sorted())
    func whole(format: String) throws {
        let bitmap = try Bitmap(data: try #require(WholeImages.files[format]))
        let size = format == "jpeg" ? [16, 16] : [24, 16]
        #expect([bitmap.pixelWidth, bitmap.pixelHeight] == size)
    }

    @Test("Files that break off anywhere are errors or pictures", arguments: WholeImages.files.keys.sorted())
    func truncated(format: String) throws {
        let data = try #require(WholeImages.files[format])
        let step = max(1, data.count / 120)
        // The first bytes alone say nothing of a picture.
        for length in stride(from: 0, to: data.count, by: step) where decode(data.prefix(length)) {
            #expect(length > 8, "\(length) bytes of \(format)")
        }
    }

    @Test("Damaged files are errors or pictures", arguments: FuzzBudget.seeds(60, from: 1))
    func damaged(seed: Int) throws {
        var random = SeededGenerator(seed: seed)
        for format in WholeImages.files.keys.sorted() {
            var data = try #require(WholeImages.files[format])
            for _ in 0..<random.int(1...12) {
                data[random.int(0...(data.count - 1))] = UInt8(random.int(0...255))
            }
            if random.chance(0.3) { data.removeLast(random.int(0...(data.count - 1))) }
            if random.chance(0.3) { data += Data((0..<random.int(1...64)).map { UInt8($0) }) }
            // Whatever size a damaged header claims is within the limit, or refused.
            if let bitmap = try? Bitmap(data: data) {
                #expect(
                    bitmap.pixelWidth * bitmap.pixelHeight <= PixelLimit.current, "\(format), seed \(seed)")
            }
            if let small = try? Bitmap(data: data, fitting: CGSize(width: 4, height: 4)) {
                #expect(small.pixelWidth * small.pixelHeight <= PixelLimit.current, "\(format), seed \(seed)")
            }
        }
    }
}

private enum WholeImages {
    /// Small whole files, by format.
    static let files: [String: Data] = {
        let count = 24 * 16
        var pixels: [UInt8] = []
        for index in 0..<count {
            pixels += [UInt8(index & 255), UInt8(index * 7 & 255), UInt8(index * 13 & 255), 255]
        }
        let components: [UInt8] = (0..<count * 3).map { UInt8($0 & 255) }
        let bitmap = Bitmap(width: 24, height: 16, pixels: pixels)
        var bmp = Data("BM".utf8)
        func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
        for number in [54 + count * 3, 0, 54, 40, 24, 16] { bmp.append(contentsOf: little(number)) }
        bmp.append(contentsOf: [1, 0, 24, 0])
        bmp.append(contentsOf: [UInt8](repeating: 0, count: 24))
        bmp.append(contentsOf: components)
        return [
            "png": bitmap.pngData(for: .keeping),
            "jpeg": jpeg,
            "gif": CraftedImage.gif(
                width: 24, height: 16, frames: 3, codes: CraftedImage.codes(pixels: 24 * 16)),
            "bmp": bmp,
            "pnm": Data("P6\n24 16\n255\n".utf8) + Data(components),
            "svg": Data(
                #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><path d="M0 0L9 9z"/></svg>"#
                    .utf8),
        ]
    }()

    /// A gray picture of 16×16 pixels: the least that is a JPEG file.
    private static let jpeg: Data = {
        var file = Data([0xFF, 0xD8, 0xFF, 0xDB, 0, 67, 0] + [UInt8](repeating: 1, count: 64))
        file += [0xFF, 0xC0, 0, 11, 8, 0, 16, 0, 16, 1, 1, 0x11, 0]
        file += [0xFF, 0xC4, 0, 20, 0x00, 1] + [UInt8](repeating: 0, count: 16)
        file += [0xFF, 0xC4, 0, 20, 0x10, 1] + [UInt8](repeating: 0, count: 16)
        // Four blocks of two bits, zeros: no difference, and the end.
        return file + [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0, 0, 0xFF, 0xD9]
    }()
}
