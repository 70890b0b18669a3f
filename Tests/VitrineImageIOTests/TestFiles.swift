import Foundation
import VitrineCoreGraphics
import VitrineImageIO

/// Writes GIF files whose codes are plain: a clear code comes before the table would need longer ones.
struct GIFWriter {
    var width = 4
    var height = 2
    /// Red, green, blue and white.
    var colors: [UInt8] = [255, 0, 0, 0, 255, 0, 0, 0, 255, 255, 255, 255]
    var loopCount: Int?
    private(set) var frames = Data()

    init(width: Int = 4, height: Int = 2, loopCount: Int? = nil) {
        self.width = width
        self.height = height
        self.loopCount = loopCount
    }

    static func little(_ number: Int) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8 & 255)] }

    /// Adds a frame of numbers of colours.
    mutating func add(
        _ pixels: [UInt8], x: Int = 0, y: Int = 0, width: Int, height: Int, delay: Int = 10,
        disposal: UInt8 = 0,
        transparent: UInt8? = nil, isInterlaced: Bool = false
    ) {
        let flags: UInt8 = disposal << 2 | (transparent == nil ? 0 : 1)
        frames += [0x21, 0xF9, 4, flags]
        frames += Self.little(delay)
        frames += [transparent ?? 0, 0, 0x2C]
        frames += [x, y, width, height].flatMap(Self.little)
        frames += [isInterlaced ? 0x40 : 0, 2]
        let packed = Self.packed(pixels)
        for start in stride(from: 0, to: packed.count, by: 255) {
            let block = packed[start..<min(start + 255, packed.count)]
            frames.append(UInt8(block.count))
            frames += block
        }
        frames.append(0)
    }

    /// Codes of three bits: 4 clears, 5 ends.
    private static func packed(_ pixels: [UInt8]) -> [UInt8] {
        var codes: [UInt8] = []
        for (index, pixel) in pixels.enumerated() { codes += index.isMultiple(of: 2) ? [4, pixel] : [pixel] }
        codes.append(5)
        var bytes: [UInt8] = []
        var bits = 0, count = 0
        for code in codes {
            bits |= Int(code) << count
            count += 3
            while count >= 8 {
                bytes.append(UInt8(bits & 255))
                bits >>= 8
                count -= 8
            }
        }
        return count > 0 ? bytes + [UInt8(bits)] : bytes
    }

    var data: Data {
        var data = Data("GIF89a".utf8)
        data += Self.little(width)
        data += Self.little(height)
        data += [0x81, 0, 0]
        data += colors
        if let loopCount {
            data += [0x21, 0xFF, 11]
            data += Array("NETSCAPE2.0".utf8)
            data += [3, 1]
            data += Self.little(loopCount)
            data.append(0)
        }
        data += frames
        data.append(0x3B)
        return data
    }
}

extension CGImage {
    /// Red, green, blue and opacity of every pixel, as letters: `R`, `G`, `B`, `W`, `K`, `.` for clear, `?` for others.
    var letters: [String] {
        guard let data = dataProvider?.data else { return [] }
        return (0..<height).map { row in
            String(
                (0..<width).map { column -> Character in
                    let place = row * bytesPerRow + column * 4
                    let pixel = (data[place], data[place + 1], data[place + 2])
                    if alphaInfo != .noneSkipLast, data[place + 3] == 0 { return "." }
                    switch (pixel.0 / 64, pixel.1 / 64, pixel.2 / 64) {
                    case (3, 0, 0): return "R"
                    case (0, 3, 0): return "G"
                    case (0, 0, 3): return "B"
                    case (3, 3, 3): return "W"
                    case (0, 0, 0): return "K"
                    default: return "?"
                    }
                })
        }
    }
}

/// Pictures of pixels that are named by letters.
enum TestPicture {
    static func image(_ rows: [String], size: Int = 1) -> CGImage {
        let colors: [Character: [UInt8]] = [
            "R": [255, 0, 0, 255], "G": [0, 255, 0, 255], "B": [0, 0, 255, 255], "W": [255, 255, 255, 255],
            "K": [0, 0, 0, 255], ".": [0, 0, 0, 0],
        ]
        let isOpaque = !rows.joined().contains(".")
        let width = rows[0].count * size
        let bytes = rows.flatMap { row in
            let line = row.flatMap { letter in (0..<size).flatMap { _ in colors[letter] ?? [] } }
            return (0..<size).flatMap { _ in line }
        }
        let alpha = isOpaque ? CGImageAlphaInfo.noneSkipLast : .premultipliedLast
        return CGImage(
            width: width, height: rows.count * size, bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue),
            provider: CGDataProvider(data: Data(bytes) as CFData)!, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)!
    }

    /// A file of a type.
    static func file(_ image: CGImage, _ type: String, _ properties: [CFString: Any] = [:]) -> Data? {
        let data = NSMutableData()
        guard
            let destination = CGImageDestinationCreateWithData(
                data as CFMutableData, type as CFString, 1, nil)
        else {
            return nil
        }
        CGImageDestinationAddImage(destination, image, properties as CFDictionary)
        return CGImageDestinationFinalize(destination) ? data as Data : nil
    }
}
