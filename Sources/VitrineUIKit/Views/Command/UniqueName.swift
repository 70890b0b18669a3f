import Foundation

/// Names that nothing else has, for actions and menus without one: `UUID()` opens the system's source of dice each time.
enum UniqueName {
    /// A version 4 UUID.
    static func next() -> String {
        var dice = SystemRandomNumberGenerator()
        let (high, low) = (dice.next(), dice.next())
        func byte(_ word: UInt64, _ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * index)) }
        let uuid = UUID(
            uuid: (
                byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
                byte(high, 6) & 0x0F | 0x40, byte(high, 7),
                byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2), byte(low, 3), byte(low, 4),
                byte(low, 5), byte(low, 6), byte(low, 7)
            ))
        return uuid.uuidString
    }
}
