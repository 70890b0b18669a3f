package import Foundation

/// Photographs made without an encoder: JPEG files whose blocks are all of one colour, or half of them of another.
package enum JPEGPictures {
    /// A baseline JPEG file, left red and right blue.
    ///
    /// - Parameters:
    ///   - width: Pixels.
    ///   - height: Pixels.
    ///   - orientation: What its Exif segment says, from 1 to 8; nil leaves that out.
    package static func halves(width: Int, height: Int, orientation: UInt8? = nil) -> Data? {
        guard (16...65500).contains(width), (16...65500).contains(height) else { return nil }
        var file = Data([0xFF, 0xD8])
        if let orientation {
            file += segment(
                0xE1,
                Array("Exif\0\0MM".utf8) + [0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
                    + [orientation, 0, 0, 0, 0, 0, 0])
        }
        // One table of ones: the coefficients are the values.
        file += segment(0xDB, [0] + [UInt8](repeating: 1, count: 64))
        func big(_ number: Int) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
        file += segment(
            0xC0, [8] + big(height) + big(width) + [3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
        // Differences of 0 to 11 bits, each number in four; the end of a block in one.
        file += segment(0xC4, [0x00, 0, 0, 0, 12] + [UInt8](repeating: 0, count: 12) + (0...11))
        file += segment(0xC4, [0x10, 1] + [UInt8](repeating: 0, count: 15) + [0])
        file += segment(0xDA, [3, 1, 0, 2, 0, 3, 0, 0, 63, 0])
        var bits = Bits()
        let columns = (width + 7) / 8
        // Eight times the distance of the components from 128: red, then blue, in luminance and two colours.
        let colors = [[-418, -350, 1016], [-794, 1016, -168]]
        var last = [0, 0, 0]
        for _ in 0..<(height + 7) / 8 {
            for column in 0..<columns {
                let color = colors[column < columns / 2 ? 0 : 1]
                for component in 0..<3 {
                    bits.put(color[component] - last[component])
                    last[component] = color[component]
                }
            }
        }
        return file + bits.finished + Data([0xFF, 0xD9])
    }

    private static func segment(_ marker: UInt8, _ content: [UInt8]) -> Data {
        let length = content.count + 2
        return Data([0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content)
    }

    private struct Bits {
        private var bytes: [UInt8] = []
        private var held: UInt32 = 0
        private var count = 0

        /// A difference, and the end of the block.
        mutating func put(_ difference: Int) {
            let size = Int.bitWidth - abs(difference).leadingZeroBitCount
            add(UInt32(size), 4)
            // A negative number is one less, in its lowest bits.
            if size > 0 {
                let value = difference < 0 ? difference - 1 : difference
                add(UInt32(truncatingIfNeeded: value) & ((1 << UInt32(size)) - 1), size)
            }
            add(0, 1)
        }

        private mutating func add(_ value: UInt32, _ length: Int) {
            held = held << UInt32(length) | value
            count += length
            while count >= 8 {
                count -= 8
                let byte = UInt8(truncatingIfNeeded: held >> UInt32(count))
                bytes.append(byte)
                if byte == 0xFF { bytes.append(0) }
            }
        }

        var finished: [UInt8] {
            var copy = self
            if count > 0 { copy.add((1 << UInt32(8 - count)) - 1, 8 - count) }
            return copy.bytes
        }
    }
}
