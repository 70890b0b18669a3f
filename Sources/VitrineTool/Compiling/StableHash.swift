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

    private mutating func combine(_ byte: UInt8) {
        value = (value ^ UInt64(byte)) &* 0x100_0000_01b3
    }

    /// Sixteen hexadecimal digits.
    var text: String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
