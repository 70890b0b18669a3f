/// A word, a mark or a piece of a literal of Swift source, outside comments.
package struct Token: Equatable, Sendable {
    package enum Kind: Equatable, Sendable {
        /// A name, a keyword or a number, with the `@` of an attribute, the `#` of a directive, and its backticks.
        case word
        /// One mark, or `->`.
        case mark
        /// A string, or its part before, between or behind interpolations.
        case string
        /// A regular expression.
        case regex
    }

    package var kind: Kind
    /// As written; a string is `"` and a regular expression `/`, whatever they hold.
    package var text: String
    /// Where it begins, in bytes of UTF-8.
    package var start: Int
    /// Where the next thing begins, in bytes of UTF-8.
    package var end: Int
    /// Counted from 1.
    package var line: Int
    package var isFirstOnLine: Bool

    package var range: Range<Int> { start..<end }

    /// Without backticks.
    package var name: String {
        text.first == "`" ? String(text.dropFirst().prefix { $0 != "`" }) : text
    }
}

extension UInt8 {
    /// Whether the byte can be part of a name: beyond ASCII anything, which is more than Swift allows and never less.
    var isWord: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xff:
            true
        default: false
        }
    }

    var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
