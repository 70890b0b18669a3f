/// Names that nothing else has, for actions and menus without one: `UUID()` opens the system's source of dice each time.
enum UniqueName {
    /// A version 4 UUID.
    static func next() -> String {
        var dice = SystemRandomNumberGenerator()
        let (high, low) = (dice.next(), dice.next())
        // Version and variant have places of their own.
        let bits = (
            high & 0xFFFF_FFFF_FFFF_0FFF | 0x4000, low & 0x3FFF_FFFF_FFFF_FFFF | 0x8000_0000_0000_0000
        )
        // Foundation writes it by `snprintf`, in twenty times the time; each action of a control has one.
        return String(unsafeUninitializedCapacity: 36) { text in
            var place = 0
            for digit in 0..<32 {
                if digit == 8 || digit == 12 || digit == 16 || digit == 20 {
                    text[place] = UInt8(ascii: "-")
                    place += 1
                }
                let word = digit < 16 ? bits.0 : bits.1
                let value = UInt8(truncatingIfNeeded: word >> (60 - 4 * UInt64(digit % 16)) & 0xF)
                text[place] = value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10
                place += 1
            }
            return place
        }
    }
}
