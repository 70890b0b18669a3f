import Foundation

/// Files that claim more than they are, or hold more than one would think.
enum CraftedImage {
    /// Only headers: every file claims 40,000×40,000 pixels and has next to none; the TIFF file, whose loader knows a
    /// limit of its own, 15,000×15,000.
    static let claims: [String: Data] = [
        "png": png(width: 40_000, height: 40_000, rows: 0),
        "jpeg": Data(
            [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0]
                + [0xFF, 0xC0, 0, 17, 8, 0x9C, 0x40, 0x9C, 0x40, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0]
                + [0xFF, 0xDA, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0] + [UInt8](repeating: 0, count: 100)
                + [0xFF, 0xD9]),
        "gif": gif(width: 40_000, height: 40_000, frames: 1, codes: [0x4C, 0x01]),
        "bmp": Data(
            Array("BM".utf8) + little(94) + little(0) + little(54) + little(40) + little(40_000)
                + little(40_000) + [1, 0, 24, 0] + [UInt8](repeating: 0, count: 64)),
        "tiff": tiff(width: 15_000, height: 15_000),
        "pnm": Data("P6\n40000 40000\n255\n".utf8) + Data(count: 100),
        "svg": Data(
            #"<svg xmlns="http://www.w3.org/2000/svg" width="40000" height="40000"><rect width="9" height="9"/></svg>"#
                .utf8),
    ]

    // MARK: PNG

    /// A PNG file of black pixels of one bit, of which some rows are there: 13 bits for every 258 bytes.
    static func png(width: Int, height: Int, rows: Int) -> Data {
        var file = Data([0x89] + Array("PNG\r\n".utf8) + [0x1A, 0x0A])
        file += chunk("IHDR", big(width) + big(height) + [1, 0, 0, 0, 0])
        file += chunk("IDAT", zeros(count: max(10, rows * (1 + (width + 7) / 8))))
        return file + chunk("IEND", [])
    }

    private static func chunk(_ type: String, _ data: [UInt8]) -> Data {
        let body = Array(type.utf8) + data
        var crc: UInt32 = 0xFFFF_FFFF
        for byte in body { crc = (crc >> 8) ^ crcTable[Int((crc ^ UInt32(byte)) & 0xFF)] }
        return Data(big(data.count) + body + big(Int(~crc)))
    }

    private static let crcTable: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { crc, _ in crc & 1 == 1 ? (crc >> 1) ^ 0xEDB8_8320 : crc >> 1 }
    }

    /// A zlib stream of at least `count` zeros: one byte, then repetitions of 258.
    private static func zeros(count: Int) -> [UInt8] {
        var bits = BitWriter()
        let repetitions = (count + 257) / 258
        bits.put(0b011, 3)  // the last block, with the fixed codes
        bits.put(0b0000_1100, 8)  // the byte 0, first bit last
        for _ in 0..<repetitions {
            bits.put(0b1010_0011, 8)  // a repetition of 258 bytes
            bits.put(0, 5)  // from one byte before
        }
        bits.put(0, 7)  // the end
        let total = 1 + repetitions * 258
        return [0x78, 0x9C] + bits.finished + big((total % 65521) << 16 | 1)
    }

    // MARK: GIF

    /// A GIF file of frames of the full size that all have the same codes.
    static func gif(width: Int, height: Int, frames: Int, codes: [UInt8]) -> Data {
        let size = little16(width) + little16(height)
        var file = Data(Array("GIF89a".utf8) + size + [0x80, 0, 0, 0, 0, 0, 255, 255, 255])
        var frame = Data([0x21, 0xF9, 4, 4, 10, 0, 0, 0, 0x2C, 0, 0, 0, 0] + size + [0, 2])
        for start in stride(from: 0, to: codes.count, by: 255) {
            let block = codes[start..<min(start + 255, codes.count)]
            frame += [UInt8(block.count)] + block
        }
        frame += [0]
        for _ in 0..<frames { file += frame }
        return file + [0x3B]
    }

    /// Codes of at least `count` pixels of the first colour: each stands for one pixel more than the one before.
    static func codes(pixels count: Int) -> [UInt8] {
        var bits = BitWriter()
        var (size, next, run, done) = (3, 6, 0, 0)
        while done < count {
            if run == 0 || next > 4095 {
                bits.put(4, size)  // forgets all codes
                (size, next, run) = (3, 6, 1)
                bits.put(0, size)
            } else {
                run += 1
                bits.put(next, size)
                next += 1
                if next == 1 << size, size < 12 { size += 1 }
            }
            done += run
        }
        bits.put(5, size)  // the end
        return bits.finished
    }

    // MARK: TIFF

    private static func tiff(width: Int, height: Int) -> Data {
        let entries = [
            (256, 4, width), (257, 4, height), (258, 3, 1), (259, 3, 1), (262, 3, 1), (273, 4, 200),
            (277, 3, 1), (278, 3, height), (279, 4, 100),
        ]
        let directory = entries.flatMap { little16($0.0) + little16($0.1) + little(1) + little($0.2) }
        return Data(
            Array("II*".utf8) + [0] + little(8) + little16(entries.count) + directory + little(0)
                + [UInt8](repeating: 0, count: 300))
    }

    // MARK: Numbers

    private static func big(_ value: Int) -> [UInt8] { little(value).reversed() }
    private static func little(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(value >> (8 * $0) & 255) } }
    private static func little16(_ value: Int) -> [UInt8] { Array(little(value).prefix(2)) }

    /// Bits in bytes, the lowest first.
    private struct BitWriter {
        private var bytes: [UInt8] = []
        private var pending = 0
        private var count = 0

        mutating func put(_ value: Int, _ length: Int) {
            pending |= value << count
            count += length
            while count >= 8 {
                bytes.append(UInt8(pending & 255))
                pending >>= 8
                count -= 8
            }
        }

        var finished: [UInt8] { count > 0 ? bytes + [UInt8(pending & 255)] : bytes }
    }
}
