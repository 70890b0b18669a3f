public import Foundation

/// A list whose items are paragraphs: those that have it among the lists of their style (``NSParagraphStyle/textLists``).
///
/// Paragraphs that follow one another are items of one list if they have the same object. Their markers are drawn before their
/// first lines, and are no part of the text.
open class NSTextList: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// What stands before items: text with, at most, one kind of number in braces.
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Makes a format of a text as "{decimal}.".
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// A box, □.
        public static let box = MarkerFormat("{box}")
        /// A check mark, ✓.
        public static let check = MarkerFormat("{check}")
        /// A circle, ◦.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond, ◆.
        public static let diamond = MarkerFormat("{diamond}")
        /// A disc, •.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen, ⁃.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A square, ▪.
        public static let square = MarkerFormat("{square}")
        /// Numbers to the base of 16: a, b, c.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// Numbers to the base of 16: A, B, C.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// Numbers to the base of 8.
        public static let octal = MarkerFormat("{octal}")
        /// Letters: a, b, c … aa, ab.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// Letters: A, B, C … AA, AB.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// Letters, as ``lowercaseAlpha``.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// Letters, as ``uppercaseAlpha``.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// Roman numbers: i, ii, iii.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// Roman numbers: I, II, III.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// Numbers: 1, 2, 3.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// What else is said of a list.
    public struct Options: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Markers begin with that of the list around.
        public static let prependEnclosingMarker = Options(rawValue: 1)
    }

    /// What stands before items.
    public let markerFormat: MarkerFormat
    /// What else was said.
    public let listOptions: Options
    /// The number of the first item. 1 by default.
    open var startingItemNumber: Int

    /// Makes a list whose first item has a number.
    public init(markerFormat: MarkerFormat, options: Options, startingItemNumber: Int) {
        self.markerFormat = markerFormat
        listOptions = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Makes a list whose first item is the first.
    ///
    /// - Parameter mask: The raw value of ``Options``.
    public convenience init(markerFormat: MarkerFormat, options mask: Int) {
        self.init(markerFormat: markerFormat, options: Options(rawValue: mask), startingItemNumber: 1)
    }

    open class var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let format = coder.decodeObject(of: NSString.self, forKey: "NSMarkerFormat") else { return nil }
        markerFormat = MarkerFormat(String(describing: format))
        listOptions = Options(rawValue: coder.decodeInteger(forKey: "NSOptions"))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: markerFormat.rawValue), forKey: "NSMarkerFormat")
        coder.encode(listOptions.rawValue, forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(
            markerFormat: markerFormat, options: listOptions, startingItemNumber: startingItemNumber)
    }

    /// Whether items are numbered.
    open var isOrdered: Bool { Self.numbers.contains { markerFormat.rawValue.contains("{\($0.name)}") } }

    /// The marker of an item.
    ///
    /// - Parameter itemNumber: The number of the item; that of the first is ``startingItemNumber``.
    open func marker(forItemNumber itemNumber: Int) -> String {
        let format = markerFormat.rawValue
        guard let open = format.firstIndex(of: "{"), let close = format[open...].firstIndex(of: "}") else {
            return format
        }
        let name = String(format[format.index(after: open)..<close])
        let sign =
            Self.signs[name] ?? Self.numbers.first { $0.name == name }.map { $0.text(itemNumber) }
            ?? String(format[open...close])
        return format[..<open] + sign + format[format.index(after: close)...]
    }

    private static let signs = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
        "disc": "\u{2022}", "hyphen": "\u{2043}", "square": "\u{25AA}",
    ]

    private static let numbers: [(name: String, text: @Sendable (Int) -> String)] = [
        ("lower-hexadecimal", { String($0, radix: 16) }),
        ("upper-hexadecimal", { String($0, radix: 16).uppercased() }),
        ("octal", { String($0, radix: 8) }),
        ("lower-alpha", { letters($0, "a") }), ("upper-alpha", { letters($0, "A") }),
        ("lower-latin", { letters($0, "a") }), ("upper-latin", { letters($0, "A") }),
        ("lower-roman", { roman($0).lowercased() }), ("upper-roman", { roman($0) }),
        ("decimal", { String($0) }),
    ]

    /// a to z, then aa; numbers that have no letters are digits.
    private static func letters(_ number: Int, _ first: Unicode.Scalar) -> String {
        guard number > 0 else { return String(number) }
        var rest = number
        var scalars: [Unicode.Scalar] = []
        while rest > 0 {
            rest -= 1
            if let letter = Unicode.Scalar(first.value + UInt32(rest % 26)) { scalars.append(letter) }
            rest /= 26
        }
        return String(String.UnicodeScalarView(scalars.reversed()))
    }

    /// As the Romans wrote; numbers that they had no signs for are digits.
    private static func roman(_ number: Int) -> String {
        guard (1..<4000).contains(number) else { return String(number) }
        let signs = [
            (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
            (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
        ]
        var (rest, result) = (number, "")
        for (value, sign) in signs {
            while rest >= value { (rest, result) = (rest - value, result + sign) }
        }
        return result
    }
}
