/// Swift source in which the contents of strings and comments cannot be taken for code.
struct SourceText {
    let source: [UInt8]
    /// As long as the source, with blanks for what is in strings and comments.
    let code: [UInt8]

    init(_ text: String) {
        source = Array(text.utf8)
        code = Self.blanked(source)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: source[range], as: UTF8.self) }

    /// Where a sign stands outside of brackets, from a place on.
    func topLevel(_ sign: Character, from start: Int = 0) -> Int? {
        let sign = sign.asciiValue!
        var depth = 0
        for index in start..<code.count {
            if depth == 0, code[index] == sign { return index }
            depth += Self.depth(of: code[index])
        }
        return nil
    }

    /// Where a word stands by itself outside of brackets.
    func keyword(_ word: String) -> Int? {
        let word = Array(word.utf8)
        var depth = 0
        for index in code.indices {
            depth += Self.depth(of: code[index])
            guard depth == 0, code[index...].starts(with: word) else { continue }
            let before = index == 0 || !Self.isWord(code[index - 1])
            let end = index + word.count
            if before, end == code.count || !Self.isWord(code[end]) { return index }
        }
        return nil
    }

    /// The end of what begins with a bracket: behind the one that closes it.
    func end(ofBracketAt start: Int) -> Int {
        var depth = 0
        for index in start..<code.count {
            depth += Self.depth(of: code[index])
            if depth == 0 { return index + 1 }
        }
        return code.count
    }

    /// The end of a word.
    func end(ofWordAt start: Int) -> Int {
        var index = start
        while index < code.count, Self.isWord(code[index]) { index += 1 }
        return index
    }

    /// The first place from one on that is no blank.
    func skipBlanks(_ start: Int, lines: Bool = true) -> Int {
        var index = start
        while index < code.count, code[index] == 0x20 || code[index] == 0x09 || lines && code[index] == 0x0A {
            index += 1
        }
        return index
    }

    static func isWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "`"), 0x80...:
            true
        default: false
        }
    }

    private static func depth(of byte: UInt8) -> Int {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): -1
        default: 0
        }
    }

    // MARK: Strings and comments

    private static func blanked(_ source: [UInt8]) -> [UInt8] {
        var code = source
        var index = 0
        while index < source.count {
            let end = commentEnd(source, index) ?? stringEnd(source, index)
            guard let end else {
                index += 1
                continue
            }
            // Lines stay lines, and a string stays a value.
            for place in index..<end where source[place] != 0x0A { code[place] = 0x20 }
            if source[index] != UInt8(ascii: "/") { code[index] = UInt8(ascii: "0") }
            index = end
        }
        return code
    }

    /// The end of a comment that begins here.
    private static func commentEnd(_ source: [UInt8], _ start: Int) -> Int? {
        func has(_ text: StaticString, at index: Int) -> Bool {
            source[index...].starts(
                with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
        }
        if has("//", at: start) { return source[start...].firstIndex(of: 0x0A) ?? source.count }
        guard has("/*", at: start) else { return nil }
        var depth = 0
        var index = start
        while index < source.count {
            if has("/*", at: index) {
                depth += 1
                index += 2
            } else if has("*/", at: index) {
                depth -= 1
                index += 2
                if depth == 0 { return index }
            } else {
                index += 1
            }
        }
        return source.count
    }

    /// The end of a string that begins here, with or without number signs, of one line or several.
    private static func stringEnd(_ source: [UInt8], _ start: Int) -> Int? {
        let quote = UInt8(ascii: "\""), sign = UInt8(ascii: "#")
        var index = start
        while index < source.count, source[index] == sign { index += 1 }
        let signs = index - start
        guard index < source.count, source[index] == quote else { return nil }
        let isLong = source[index...].starts(with: [quote, quote, quote])
        index += isLong ? 3 : 1
        let close = [UInt8](repeating: quote, count: isLong ? 3 : 1) + [UInt8](repeating: sign, count: signs)
        let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: sign, count: signs)
        while index < source.count {
            if source[index...].starts(with: close) { return index + close.count }
            if source[index...].starts(with: escape) {
                index += escape.count
                guard index < source.count else { break }
                index = source[index] == UInt8(ascii: "(") ? interpolationEnd(source, index) : index + 1
            } else {
                index += 1
            }
        }
        return source.count
    }

    private static func interpolationEnd(_ source: [UInt8], _ start: Int) -> Int {
        var depth = 0
        var index = start
        while index < source.count {
            if let end = commentEnd(source, index) ?? stringEnd(source, index) {
                index = end
                continue
            }
            depth += self.depth(of: source[index])
            index += 1
            if depth == 0 { break }
        }
        return index
    }
}
