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
        // A byte order mark is no part of the first word.
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { position = 3 }
    }

    private mutating func scan() {
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
                while let next = peek(), !isLineEnd(next) { advance() }
            } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                skipBlockComment()
            } else if let hashes = stringStart() {
                tokens.append(Token(text: "\"", line: line))
                skipString(hashes: hashes)
            } else if byte == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "#") {
                // No string begins here; asking again at each mark would take time by the square of their number.
                while peek(1) == UInt8(ascii: "#") {
                    tokens.append(Token(text: "#", line: line))
                    advance()
                }
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
            let byte = bytes[position]
            position += 1
            // Of the two bytes of a line end of Windows the second counts.
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") && peek() != UInt8(ascii: "\n") {
                line += 1
            }
        }
    }

    private func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

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

    /// What the end of a literal, or of an interpolation in it, looks like.
    private enum Nesting {
        case string(hashes: Int, quotes: Int)
        /// With the number of parentheses that are open.
        case interpolation(depth: Int)
    }

    /// Skips a string with the interpolations in it and the strings in those, however deep, without recursion.
    private mutating func skipString(hashes: Int) {
        var open = [beginString(hashes: hashes)]
        while let byte = peek(), let innermost = open.last {
            switch innermost {
            case .string(let hashes, let quotes):
                let quote = UInt8(ascii: "\"")
                if isLineEnd(byte), quotes == 1 {
                    open.removeLast()
                } else if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                    advance(1 + hashes)
                    if peek() == UInt8(ascii: "(") {
                        open.append(.interpolation(depth: 0))
                    } else if quotes == 3 || peek().map(isLineEnd) != true {
                        advance()
                    }
                } else if byte == quote, (1..<quotes).allSatisfy({ peek($0) == quote }),
                    hasHashes(hashes, at: quotes)
                {
                    advance(quotes + hashes)
                    open.removeLast()
                } else {
                    advance()
                }
            case .interpolation(var depth):
                if let hashes = stringStart() {
                    open.append(beginString(hashes: hashes))
                    continue
                }
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
                // Also over all the marks that were found to begin no string.
                repeat { advance() } while byte == UInt8(ascii: "#") && peek() == byte
                open.removeLast()
                if depth > 0 { open.append(.interpolation(depth: depth)) }
            }
        }
    }

    private mutating func beginString(hashes: Int) -> Nesting {
        advance(hashes)
        let quote = UInt8(ascii: "\"")
        let quotes = peek(1) == quote && peek(2) == quote ? 3 : 1
        advance(quotes)
        return .string(hashes: hashes, quotes: quotes)
    }
}
