/// A piece of the format of a predicate.
enum PredicateToken: Equatable {
    /// A key path, or a word of the language.
    case word(String)
    case text(String)
    case number(Double)
    /// The place of an argument: `@`, `K`, or the letters of a number's.
    case place(String)
    /// `$name`
    case variable(String)
    case symbol(String)

    private static let symbols = [
        "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}", "[",
        "]", ",",
        "+", "-", "*", "/",
    ]

    /// The pieces of a format; nil where it has a character that means nothing.
    static func tokens(of format: String) -> [PredicateToken]? {
        var tokens: [PredicateToken] = []
        var rest = Substring(format)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if first == "\"" || first == "'" {
                guard let text = text(&rest) else { return nil }
                tokens.append(.text(text))
            } else if first == "%" {
                let letters = rest.dropFirst().prefix { "@Kdiufglxhq.".contains($0) || $0.isNumber }
                let place = letters.first == "@" || letters.first == "K" ? letters.prefix(1) : letters
                guard !place.isEmpty else { return nil }
                tokens.append(.place(String(place)))
                rest = rest[place.endIndex...]
            } else if first.isNumber {
                let digits = rest.prefix { $0.isNumber || $0 == "." }
                guard let number = Double(digits) else { return nil }
                tokens.append(.number(number))
                rest = rest[digits.endIndex...]
            } else if let symbol = symbols.first(where: rest.hasPrefix) {
                tokens.append(.symbol(symbol))
                rest = rest.dropFirst(symbol.count)
            } else {
                let isVariable = first == "$"
                let word = rest.dropFirst(isVariable ? 1 : 0).prefix {
                    $0.isLetter || $0.isNumber || "_.@#".contains($0)
                }
                guard !word.isEmpty else { return nil }
                tokens.append(isVariable ? .variable(String(word)) : .word(String(word)))
                rest = rest[word.endIndex...]
            }
        }
        return tokens
    }

    /// What stands between quotation marks, with `\` before a mark in it; nil where nothing closes it.
    private static func text(_ rest: inout Substring) -> String? {
        let mark = rest.removeFirst()
        var text = ""
        while let next = rest.popFirst() {
            if next == mark { return text }
            if next == "\\" {
                guard let escaped = rest.popFirst() else { return nil }
                text.append(escaped)
            } else {
                text.append(next)
            }
        }
        return nil
    }
}
