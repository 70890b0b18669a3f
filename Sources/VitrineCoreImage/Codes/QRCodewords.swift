/// The bytes of a QR code: the message with what surrounds it, and what corrects it (ISO/IEC 18004:2015, 7.4 to 7.6).
enum QRCodewords {
    /// All bytes in the order in which they are placed.
    static func interleaved(_ message: [UInt8], _ layout: QRLayout) -> [UInt8] {
        let data = data(message, layout)
        let (count, correctionCount) = (layout.blockCount, layout.correctionPerBlock)
        let generator = ReedSolomon.generator(degree: correctionCount)
        let short = layout.dataCount / count
        let longCount = layout.dataCount % count
        var blocks: [ArraySlice<UInt8>] = []
        var start = 0
        for block in 0..<count {
            let length = short + (block >= count - longCount ? 1 : 0)
            blocks.append(data[start..<start + length])
            start += length
        }
        let corrections = blocks.map { ReedSolomon.remainder($0, by: generator) }
        var bytes: [UInt8] = []
        for place in 0...short {
            for block in blocks where place < block.count { bytes.append(block[block.startIndex + place]) }
        }
        for place in 0..<correctionCount { bytes += corrections.map { $0[place] } }
        return bytes
    }

    /// The bytes of data: mode, length, message, an end of up to four bits, and two bytes in turn until all is full.
    private static func data(_ message: [UInt8], _ layout: QRLayout) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in (0..<count).reversed() { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(message.count, layout.countBits)
        for byte in message { append(Int(byte), 8) }
        let capacity = layout.dataCount * 8
        append(0, min(4, capacity - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var pad = 0b1110_1100
        while bits.count < capacity {
            append(pad, 8)
            pad ^= 0b1110_1100 ^ 0b0001_0001
        }
        return stride(from: 0, to: capacity, by: 8).map { start in
            bits[start..<start + 8].reduce(0) { $0 << 1 | ($1 ? 1 : 0) }
        }
    }
}

/// Reed and Solomon's code over the bytes, modulo x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    /// The powers of 2, which are all bytes but 0, and the exponents of bytes.
    private static let (powers, exponents): ([UInt8], [Int]) = {
        var powers: [UInt8] = []
        var exponents = [Int](repeating: 0, count: 256)
        var value = 1
        for exponent in 0..<255 {
            powers.append(UInt8(value))
            exponents[value] = exponent
            value <<= 1
            if value > 255 { value ^= 0b1_0001_1101 }
        }
        return (powers, exponents)
    }()

    static func product(_ left: UInt8, _ right: UInt8) -> UInt8 {
        left == 0 || right == 0 ? 0 : powers[(exponents[Int(left)] + exponents[Int(right)]) % 255]
    }

    /// The product of x − 2⁰ to x − 2ⁿ⁻¹, without its first coefficient, which is 1; the highest first.
    static func generator(degree: Int) -> [UInt8] {
        var polynomial: [UInt8] = [1]
        for exponent in 0..<degree {
            let root = powers[exponent]
            var next = polynomial + [0]
            for (place, coefficient) in polynomial.enumerated() {
                next[place + 1] ^= product(coefficient, root)
            }
            polynomial = next
        }
        return Array(polynomial.dropFirst())
    }

    /// What is left of the data, shifted by the generator's degree, divided by it.
    static func remainder(_ data: ArraySlice<UInt8>, by generator: [UInt8]) -> [UInt8] {
        var rest = [UInt8](repeating: 0, count: generator.count)
        for byte in data {
            let factor = byte ^ rest[0]
            rest.removeFirst()
            rest.append(0)
            for (place, coefficient) in generator.enumerated() { rest[place] ^= product(coefficient, factor) }
        }
        return rest
    }
}
