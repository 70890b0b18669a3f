extension Lexer {
    /// A directive, a raw string, an extended regular expression or plain marks.
    mutating func hash() {
        let start = position
        var hashes = 1
        while peek(hashes) == UInt8(ascii: "#") { hashes += 1 }
        switch peek(hashes) {
        case UInt8(ascii: "\""):
            beginString(hashes: hashes)
        case UInt8(ascii: "/"):
            extendedRegex(hashes: hashes)
        default:
            // All but the last: asking again at each mark would take time by the square of their number.
            for _ in 1..<hashes { mark() }
            if hashes == 1, peek(1)?.isWord == true {
                position += 1
                word(from: start)
            } else {
                mark()
            }
        }
    }

    mutating func beginString(hashes: Int) {
        let start = position
        position += hashes
        let quote = UInt8(ascii: "\"")
        let quotes = peek(1) == quote && peek(2) == quote ? 3 : 1
        position += quotes
        string(hashes: hashes, quotes: quotes, from: start, line: line)
    }

    /// Reads a string up to its end or to an interpolation, whose code follows as tokens of its own.
    mutating func string(hashes: Int, quotes: Int, from start: Int, line first: Int) {
        let quote = UInt8(ascii: "\"")
        while let byte = peek() {
            if byte.isLineEnd, quotes == 1 { break }
            if byte == UInt8(ascii: "\\"), hasHashes(hashes, at: 1) {
                if peek(1 + hashes) == UInt8(ascii: "(") {
                    position += 1 + hashes
                    add(.string, "\"", from: start, line: first)
                    interpolations.append(Interpolation(hashes: hashes, quotes: quotes, depth: 1))
                    mark()
                    return
                }
                position += 1 + hashes
                if quotes == 3 || peek()?.isLineEnd != true { advance() }
            } else if byte == quote, quotes == 1 || peek(1) == quote && peek(2) == quote,
                hasHashes(hashes, at: quotes)
            {
                position += quotes + hashes
                break
            } else {
                advance()
            }
        }
        add(.string, "\"", from: start, line: first)
    }

    private func hasHashes(_ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where peek(offset + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// `#/…/#`, which may go over several lines.
    private mutating func extendedRegex(hashes: Int) {
        let start = position
        let first = line
        var offset = hashes + 1
        // Nothing but spaces may stand behind the beginning of one that goes over several lines.
        var next = offset
        while let byte = peek(next), byte <= 0x20, !byte.isLineEnd { next += 1 }
        let isMultiline = peek(next)?.isLineEnd ?? true
        let search = RegexSearch(hashes: hashes, isMultiline: isMultiline)
        var end: Int?
        while let byte = peek(offset), (hopeless[search] ?? 0) <= position {
            if byte.isLineEnd, !isMultiline { break }
            if byte == UInt8(ascii: "\\") {
                offset += 2
            } else if byte == UInt8(ascii: "/"), hasHashes(hashes, at: offset + 1) {
                end = offset + 1 + hashes
                break
            } else {
                offset += 1
            }
        }
        guard let end else {
            hopeless[search] = max(hopeless[search] ?? 0, position + offset)
            for _ in 0..<hashes { mark() }
            return
        }
        advance(end)
        add(.regex, "/", from: start, line: first)
    }

    /// Words behind which an expression begins.
    private static let keywordsBeforeExpressions: Set<String> = [
        "return", "case", "in", "if", "else", "guard", "while", "where", "switch", "throw", "try", "await",
        "is",
        "as", "do", "yield", "each", "repeat", "for", "some", "any",
    ]

    /// Where a regular expression ends that begins at the slash at the position, as SE-0354 tells it from a division:
    /// something must stand before that an expression can follow, and a slash on the same line must close it.
    func endOfRegex() -> Int? {
        if let last = tokens.last {
            switch last.kind {
            case .string, .regex: return nil
            case .word: guard Self.keywordsBeforeExpressions.contains(last.text) else { return nil }
            case .mark:
                guard ![")", "]", "}", "."].contains(last.text) else { return nil }
                // Behind a value that is unwrapped, or the arguments of a type, it divides.
                if last.end == position || ["?", "!", ">"].contains(last.text),
                    !["(", "[", "{", ",", ";", ":"].contains(last.text)
                {
                    return nil
                }
            }
        }
        guard let next = peek(1), next > 0x20, next != UInt8(ascii: ")") else { return nil }
        var offset = 1
        var depth = 0
        while let byte = peek(offset), !byte.isLineEnd {
            switch byte {
            case UInt8(ascii: "\\"): offset += 1
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"):
                depth -= 1
                if depth < 0 { return nil }
            case UInt8(ascii: "/"):
                return [0x20, 0x09].contains(bytes[position + offset - 1]) ? nil : position + offset + 1
            default: break
            }
            offset += 1
        }
        return nil
    }
}
