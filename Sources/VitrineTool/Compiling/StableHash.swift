/// FNV-1a, 64 bits: the same for the same bytes in every process, unlike `Hasher`.
struct StableHash {
    private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

    /// Adds a text and its end, so that "ab", "c" differs from "a", "bc".
    ///
    /// Complexity: O(*n*) in the length of the text.
    mutating func combine(_ text: String) {
        for byte in text.utf8 { combine(byte) }
        // Never part of UTF-8.
        combine(0xff)
    }

    /// Adds bytes, eight at a time: a change of any one of these groups changes the value.
    ///
    /// Complexity: O(*n*) in the number of bytes.
    mutating func combine(_ bytes: UnsafeRawBufferPointer) {
        let whole = bytes.count & ~7
        var index = 0
        while index < whole {
            let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            value = (value ^ word) &* 0x100_0000_01b3
            index += 8
        }
        for byte in bytes[whole...] { combine(byte) }
    }

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
