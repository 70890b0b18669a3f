import VitrineTranslation

/// A `#Preview` or a `PreviewProvider` of a source, at the top level.
struct PreviewDeclaration: Equatable, Sendable {
    /// Where the parts of a `#Preview` are, in bytes of the source.
    struct Places: Equatable, Sendable {
        /// The word `#Preview`.
        var word: Range<Int>
        /// The braces of its body.
        var open: Int
        var close: Int
        /// The words `@Previewable` at the beginning of the body.
        var previewable: [Range<Int>] = []
        /// Where what follows their properties begins.
        var rest: Int
    }

    /// As the source names it.
    var title: String?
    /// The type, of a `PreviewProvider`.
    var provider: String?
    /// Whether it asks for a screen on its side.
    var isLandscape = false
    /// Of a `#Preview`.
    var places: Places?

    init(provider: String) { self.provider = provider }

    /// The `#Preview` whose first token is at a place; nil where it has no body in braces.
    ///
    /// - Parameters:
    ///   - bytes: of the source.
    ///   - tokens: those that are compiled.
    init?(at index: Int, of tokens: [Token], in bytes: [UInt8]) {
        var open = index + 1
        if open < tokens.count, tokens[open].text == "(", let close = Self.end(ofBracketAt: open, in: tokens)
        {
            let arguments = tokens[open + 1..<close]
            isLandscape = arguments.contains { ["landscapeLeft", "landscapeRight"].contains($0.text) }
            if let first = arguments.first, first.kind == .string,
                arguments.dropFirst().first?.kind != .string
            {
                title = Self.value(ofLiteral: bytes[first.range])
            }
            open = close + 1
        }
        guard open < tokens.count, tokens[open].text == "{",
            let close = Self.end(ofBracketAt: open, in: tokens)
        else { return nil }
        var places = Places(
            word: tokens[index].range, open: tokens[open].start, close: tokens[close].start,
            rest: tokens[open].start + 1)
        var next = open + 1
        while next < close, tokens[next].text == "@Previewable" {
            places.previewable.append(tokens[next].range)
            next = Self.nextStatement(after: next, before: close, in: tokens)
            places.rest = tokens[next].start
        }
        self.places = places
    }

    /// The bracket that closes another one.
    private static func end(ofBracketAt open: Int, in tokens: [Token]) -> Int? {
        var depth = 0
        for index in open..<tokens.count {
            if ["{", "(", "["].contains(tokens[index].text) { depth += 1 }
            if ["}", ")", "]"].contains(tokens[index].text) {
                depth -= 1
                if depth == 0 { return index }
            }
        }
        return nil
    }

    /// Marks with which no statement begins or ends.
    private static let joining: Set<String> = [
        "=", ".", ",", ":", "?", "&", "|", "+", "-", "*", "/", "<", ">", "->", "as", "is",
    ]

    /// Where the statement behind the one at a place begins.
    private static func nextStatement(after first: Int, before end: Int, in tokens: [Token]) -> Int {
        var depth = 0
        for index in first..<end {
            if index > first, depth == 0 {
                if tokens[index - 1].text == ";" { return index }
                // An attribute on a line of its own belongs to what follows.
                let isBegun = tokens[first..<index].contains { ["var", "let", "func"].contains($0.text) }
                if tokens[index].isFirstOnLine, isBegun, !joining.contains(tokens[index].text),
                    !joining.contains(tokens[index - 1].text), tokens[index].text != "{"
                {
                    return index
                }
            }
            if ["{", "(", "["].contains(tokens[index].text) { depth += 1 }
            if ["}", ")", "]"].contains(tokens[index].text) { depth -= 1 }
        }
        return end
    }

    /// The value of a literal without interpolation, in which nothing but quotes and backslashes is escaped.
    private static func value(ofLiteral bytes: ArraySlice<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.hasPrefix("\""), text.hasSuffix("\""), text.count > 2, !text.hasPrefix("\"\"\"") else {
            return nil
        }
        return String(text.dropFirst().dropLast()).replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
    }
}
