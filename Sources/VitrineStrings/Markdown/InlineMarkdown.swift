/// Markdown within a line: emphasis, code, strikethrough, links and escapes, as CommonMark 0.31 has them (section 6), with
/// GitHub's strikethrough and links by themselves. Blocks are not looked for, and white space stays.
package enum InlineMarkdown {
    /// The pieces of a text. Everything that is no Markdown stands for itself: there are no errors.
    ///
    /// - Parameter extended: Whether `^[text](name: value)` gives a text attributes.
    ///
    /// - Complexity: Linear in the length of the text, but for delimiters that find no partner, of which 1,000 are looked back
    ///   over at most.
    package static func runs(_ text: String, extended: Bool = false) -> [MarkdownRun] {
        guard text.utf8.contains(where: isSpecial) else { return text.isEmpty ? [] : [MarkdownRun(text)] }
        var parser = InlineParser(text, extended: extended)
        return parser.runs()
    }

    /// Whether a byte may begin anything.
    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"), UInt8(ascii: "["),
            UInt8(ascii: "<"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "@"):
            true
        // `http:` and `www.`
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"): true
        default: false
        }
    }
}
