/// Splits Swift source into tokens with their places in bytes.
///
/// It knows comments (nested ones too), strings (multi-line, raw, with interpolations, whose code becomes tokens),
/// regular expressions and names in backticks: enough to tell `@objc` in code from `@objc` in a remark.
package struct Lexer {
    let bytes: [UInt8]
    var position = 0
    var line = 1
    private(set) var tokens: [Token] = []

    /// The string that goes on behind an interpolation, and the parentheses that are open in that.
    struct Interpolation {
        var hashes: Int
        var quotes: Int
        var depth: Int
    }

    /// The interpolations around the position, the innermost last.
    var interpolations: [Interpolation] = []
    /// A kind of extended regular expression whose end is looked for.
    struct RegexSearch: Hashable {
        var hashes: Int
        var isMultiline: Bool
    }

    /// The place before which no end was found: asking again for each beginning would take time by the square.
    var hopeless: [RegexSearch: Int] = [:]
    private var lineOfLastToken = 0

    /// Complexity: O(*n*) in the length of the text.
    package static func tokens(of text: String) -> [Token] { tokens(of: Array(text.utf8)) }

    /// Complexity: O(*n*) in the number of bytes.
    package static func tokens(of bytes: [UInt8]) -> [Token] {
        var lexer = Lexer(bytes: bytes)
        lexer.scan()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
        tokens.reserveCapacity(bytes.count / 5)
        // A byte order mark is no part of the first word, and the first line may name the file's interpreter.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
        if bytes[position...].starts(with: [UInt8(ascii: "#"), UInt8(ascii: "!")]) { skipLine() }
    }

    private mutating func scan() {
        while position < bytes.count {
            let byte = bytes[position]
            let start = position
            switch byte {
            case 0...0x20:
                advance()
            case UInt8(ascii: "/"):
                slash()
            case UInt8(ascii: "\""):
                beginString(hashes: 0)
            case UInt8(ascii: "#"):
                hash()
            case UInt8(ascii: "`"):
                position += 1
                while let next = peek(), next != byte, !next.isLineEnd { position += 1 }
                if peek() == byte { position += 1 }
                add(.word, from: start)
            case UInt8(ascii: "("), UInt8(ascii: ")"):
                parenthesis(byte)
            case UInt8(ascii: "-") where peek(1) == UInt8(ascii: ">"):
                position += 2
                add(.mark, "->", from: start)
            case UInt8(ascii: "@") where peek(1)?.isWord == true:
                position += 1
                word(from: start)
            default:
                if byte.isWord { word(from: start) } else { mark() }
            }
        }
    }

    func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            let byte = bytes[position]
            position += 1
            // Of the two bytes of a line end of Windows the second counts.
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n") {
                line += 1
            }
        }
    }

    /// Adds what lies between a place and the position.
    mutating func add(_ kind: Token.Kind, _ text: String? = nil, from start: Int, line: Int? = nil) {
        let line = line ?? self.line
        tokens.append(
            Token(
                kind: kind, text: text ?? String(decoding: bytes[start..<position], as: UTF8.self),
                start: start, end: position, line: line, isFirstOnLine: line != lineOfLastToken))
        lineOfLastToken = self.line
    }

    mutating func word(from start: Int) {
        while peek()?.isWord == true { position += 1 }
        add(.word, from: start)
    }

    mutating func mark() {
        position += 1
        add(.mark, Self.marks[Int(bytes[position - 1])], from: position - 1)
    }

    /// Each mark's text, made once.
    private static let marks = (0...255).map { String(UnicodeScalar(UInt8($0))) }

    private mutating func parenthesis(_ byte: UInt8) {
        mark()
        guard let last = interpolations.indices.last else { return }
        interpolations[last].depth += byte == UInt8(ascii: "(") ? 1 : -1
        guard interpolations[last].depth == 0 else { return }
        let ended = interpolations.removeLast()
        string(hashes: ended.hashes, quotes: ended.quotes, from: position, line: line)
    }

    mutating func skipLine() {
        while let next = peek(), !next.isLineEnd { position += 1 }
    }

    /// A comment, a regular expression or a mark.
    private mutating func slash() {
        if peek(1) == UInt8(ascii: "/") {
            skipLine()
        } else if peek(1) == UInt8(ascii: "*") {
            skipBlockComment()
        } else if let end = endOfRegex() {
            let start = position
            position = end
            add(.regex, "/", from: start)
        } else {
            mark()
        }
    }

    private mutating func skipBlockComment() {
        var depth = 0
        repeat {
            if peek() == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                advance(2)
            } else if peek() == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                advance(2)
            } else {
                advance()
            }
        } while depth > 0 && position < bytes.count
    }
}
