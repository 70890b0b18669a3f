extension KeyCode {
    /// Linux input codes (linux/input-event-codes.h) of the usages from 0x04 on; 0 where there is none.
    private static let inputCodes: [Int] = [
        // Letters a–z, digits 1–0.
        30, 48, 46, 32, 18, 33, 34, 35, 23, 36, 37, 38, 50, 49, 24, 25, 16, 19, 31, 20, 22, 47, 17, 45, 21,
        44,
        2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
        // Return, escape, backspace, tab, space, - = [ ] \ # ; ' ` , . / caps lock.
        28, 1, 14, 15, 57, 12, 13, 26, 27, 43, 0, 39, 40, 41, 51, 52, 53, 58,
        // F1–F12, print, scroll lock, pause, insert, home, page up, delete, end, page down, arrows.
        59, 60, 61, 62, 63, 64, 65, 66, 67, 68, 87, 88, 99, 70, 119, 110, 102, 104, 111, 107, 109, 106, 105,
        108, 103,
        // Keypad: num lock / * - + enter 1–9 0 . and the extra key, application, power, = F13–F24.
        69, 98, 55, 74, 78, 96, 79, 80, 81, 75, 76, 77, 71, 72, 73, 82, 83, 86, 127, 116, 117, 183, 184, 185,
        186, 187, 188, 189, 190, 191, 192, 193, 194,
    ]

    private static let byInputCode: [Int: KeyCode] = {
        var table: [Int: KeyCode] = [:]
        for (index, code) in inputCodes.enumerated() where code != 0 {
            table[code] = KeyCode(rawValue: index + 4)
        }
        for (index, code) in [29, 42, 56, 125, 97, 54, 100, 126].enumerated() {
            table[code] = KeyCode(rawValue: 0xE0 + index)
        }
        // The keys of a remote control: select, OK, back, menu.
        table[353] = .select
        table[352] = .select
        table[158] = .escape
        table[139] = .menu
        return table
    }()

    /// Key symbols (X11's numbers) of keys that arrive without a useful hardware code, as from on-screen
    /// keyboards and remote controls.
    private static let bySymbol: [UInt32: KeyCode] = [
        0xFF0D: .returnOrEnter, 0xFF8D: .keypadEnter, 0xFF1B: .escape, 0xFF08: .deleteOrBackspace,
        0xFF09: .tab, 0xFE20: .tab, 0x20: .spacebar, 0xFF50: .home, 0xFF51: .leftArrow, 0xFF52: .upArrow,
        0xFF53: .rightArrow, 0xFF54: .downArrow, 0xFF55: .pageUp, 0xFF56: .pageDown, 0xFF57: .end,
        0xFFFF: .deleteForward, 0xFF60: .select, 0xFF67: .menu, 0x1008_FF26: .escape, 0x1008_FF65: .menu,
    ]

    /// The key of a GDK event.
    ///
    /// - Parameters:
    ///   - hardware: the hardware code, which under X11 and Wayland is the Linux input code plus 8.
    ///   - symbol: the key symbol.
    init(hardware: UInt32, symbol: UInt32) {
        // Navigation keys go by their symbol: a synthetic or remapped arrow must arrive as that arrow.
        self = Self.bySymbol[symbol] ?? Self.byInputCode[Int(hardware) - 8] ?? .unknown
    }
}
