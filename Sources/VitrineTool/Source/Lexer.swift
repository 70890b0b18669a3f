/// Splits Swift source into tokens.
///
/// It knows comments (nested ones too), strings (multi-line, raw and with interpolation) and words: enough
/// to tell `@objc` in code from `@objc` in a remark. The text inside an interpolation is left out.
struct Lexer {
    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var tokens: [Token] = []

    /// Complexity: O(*n*) in the length of the text.
    static func tokens(of text: String) -> [Token] {
        var lexer = Lexer(bytes: Array(text.utf8))
        lexer.scan()
        return lexer.tokens
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func scan() {
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let next = peek(), next != UInt8(ascii: "\n") { advance() }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else if let hashes = stringStart() {
                tokens.append(Token(text: "\"", line: line))
                skipString(hashes: hashes)
            } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#"), isWord(peek(1)) {
                let start = position
                advance()
                word(from: start)
            } else if isWord(byte) {
                word(from: position)
            } else {
                if byte > UInt8(ascii: " "), byte != UInt8(ascii: "`") {
                    tokens.append(Token(text: String(UnicodeScalar(byte)), line: line))
                }
                advance()
            }
        }
    }

    private func peek(_ offset: Int = 0) -> UInt8? {
        position + offset < bytes.count ? bytes[position + offset] : nil
    }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where position < bytes.count {
            if bytes[position] == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
    }

    private func isWord(_ byte: UInt8?) -> Bool {
        guard let byte else { return false }
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xff:
            return true
        default:
            return false
        }
    }

    private mutating func word(from start: Int) {
        while isWord(peek()) { advance() }
        tokens.append(Token(text: String(decoding: bytes[start..<position], as: UTF8.self), line: line))
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

    /// The number of `#` before the quote of a string that starts here.
    private func stringStart() -> Int? {
        var hashes = 0
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        return peek(hashes) == UInt8(ascii: "\"") ? hashes : nil
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        (0..<count).allSatisfy { peek(offset + $0) == UInt8(ascii: "#") }
    }

    private mutating func skipString(hashes: Int) {
        advance(hashes)
        let quote = UInt8(ascii: "\"")
        let isMultiline = peek(1) == quote && peek(2) == quote
        let quotes = isMultiline ? 3 : 1
        advance(quotes)
        while let byte = peek() {
            if byte == UInt8(ascii: "\n"), !isMultiline { return }
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                advance(1 + hashes)
                if peek() == UInt8(ascii: "(") { skipInterpolation() } else { advance() }
            } else if byte == quote, (1..<quotes).allSatisfy({ peek($0) == quote }),
                hasHashes(hashes, at: quotes)
            {
                advance(quotes + hashes)
                return
            } else {
                advance()
            }
        }
    }

    private mutating func skipInterpolation() {
        var depth = 0
        repeat {
            if let hashes = stringStart() {
                skipString(hashes: hashes)
                continue
            }
            if peek() == UInt8(ascii: "(") { depth += 1 }
            if peek() == UInt8(ascii: ")") { depth -= 1 }
            advance()
        } while depth > 0 && position < bytes.count
    }
}
