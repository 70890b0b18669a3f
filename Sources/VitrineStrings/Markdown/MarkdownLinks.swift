/// What follows the brackets of a link: `(destination "title")`.
enum LinkTail {
    /// The destination, and the place behind the closing parenthesis; nil if it is not one.
    static func match(_ text: [Character], from start: Int) -> (destination: String, end: Int)? {
        var position = start
        func skipSpace() { while position < text.count, text[position].isWhitespace { position += 1 } }
        skipSpace()
        var destination = ""
        if position < text.count, text[position] == "<" {
            position += 1
            while position < text.count, text[position] != ">" {
                guard text[position] != "<", !text[position].isNewline else { return nil }
                destination.append(text[position])
                position += 1
            }
            guard position < text.count else { return nil }
            position += 1
        } else {
            var depth = 0
            loop: while position < text.count, !text[position].isWhitespace {
                switch text[position] {
                case "(": depth += 1
                case ")":
                    if depth == 0 { break loop }
                    depth -= 1
                case "\\":
                    if position + 1 < text.count, text[position + 1].isPunctuation { position += 1 }
                default: break
                }
                destination.append(text[position])
                position += 1
            }
            guard depth == 0 else { return nil }
        }
        let afterDestination = position
        skipSpace()
        if position < text.count, position > afterDestination, let close = closer(of: text[position]) {
            position += 1
            while position < text.count, text[position] != close {
                position += text[position] == "\\" ? 2 : 1
            }
            guard position < text.count else { return nil }
            position += 1
            skipSpace()
        }
        guard position < text.count, text[position] == ")" else { return nil }
        return (destination, position + 1)
    }

    private static func closer(of quote: Character) -> Character? {
        switch quote {
        case "\"", "'": quote
        case "(": ")"
        default: nil
        }
    }
}

/// Addresses that are links without being marked as such.
enum BareLink {
    /// The destination of what stands between angle brackets; nil if it is no address.
    static func destination(ofAngled inside: String) -> String? {
        if let colon = inside.firstIndex(of: ":") {
            let scheme = inside[..<colon]
            let isScheme =
                (2...32).contains(scheme.count) && scheme.first!.isLetter
                && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+.-".contains($0)) }
            return isScheme ? inside : nil
        }
        return isMail(inside) ? "mailto:" + inside : nil
    }

    /// The address that begins at a place, as GitHub's Markdown finds it; nil if there is none.
    static func match(_ text: [Character], at start: Int) -> (text: String, destination: String)? {
        guard start == 0 || isBoundary(text[start - 1]) else { return nil }
        let prefix = String(text[start..<min(start + 8, text.count)]).lowercased()
        let isWeb = prefix.hasPrefix("http://") || prefix.hasPrefix("https://")
        guard isWeb || prefix.hasPrefix("www.") || (text[start].isLetter || text[start].isNumber) else {
            return nil
        }
        var end = start
        while end < text.count, !text[end].isWhitespace, text[end] != "<" { end += 1 }
        let found = trimmed(text[start..<end])
        if isWeb {
            let rest = found.drop { $0 != "/" }.drop { $0 == "/" }
            return rest.contains(where: \.isLetter) || rest.contains(where: \.isNumber) ? (found, found) : nil
        }
        if prefix.hasPrefix("www.") {
            return found.dropFirst(4).contains(".") && found.last != "." ? (found, "http://" + found) : nil
        }
        return found.contains("@") && isMail(found) ? (found, "mailto:" + found) : nil
    }

    private static func isBoundary(_ character: Character) -> Bool {
        character.isWhitespace || "*_~(\"'[".contains(character)
    }

    /// Without the punctuation that ends a sentence, and parentheses that are closed without being opened.
    private static func trimmed(_ text: ArraySlice<Character>) -> String {
        var text = text
        while let last = text.last {
            if "?!.,:*_~'\"]".contains(last) {
                text = text.dropLast()
            } else if last == ")", text.filter({ $0 == ")" }).count > text.filter({ $0 == "(" }).count {
                text = text.dropLast()
            } else {
                break
            }
        }
        return String(text)
    }

    private static func isMail(_ text: String) -> Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, parts[1].contains("."), parts[1].last != "." else {
            return false
        }
        func isPlain(_ text: Substring, _ others: String) -> Bool {
            text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || others.contains($0)) }
        }
        return isPlain(parts[0], ".!#$%&'*+/=?^_`{|}~-") && isPlain(parts[1], ".-")
            && !parts[1].split(separator: ".", omittingEmptySubsequences: false).contains("")
    }
}

/// A character by its name or number.
enum CharacterEntity {
    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "copy": "\u{A9}",
        "reg": "\u{AE}", "deg": "\u{B0}", "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}",
        "times": "\u{D7}", "euro": "\u{20AC}", "laquo": "\u{AB}", "raquo": "\u{BB}", "middot": "\u{B7}",
        "trade": "\u{2122}", "larr": "\u{2190}", "rarr": "\u{2192}", "uarr": "\u{2191}", "darr": "\u{2193}",
    ]

    /// The character, and how long its name is; nil for what is none.
    static func match(_ text: ArraySlice<Character>) -> (String, Int)? {
        guard let end = text.firstIndex(of: ";") else { return nil }
        let name = String(text[text.index(after: text.startIndex)..<end])
        let length = end - text.startIndex + 1
        if let known = names[name] { return (known, length) }
        guard name.hasPrefix("#") else { return nil }
        let digits = name.dropFirst()
        let isHex = digits.first == "x" || digits.first == "X"
        guard let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10) else {
            return nil
        }
        return (number == 0 ? "\u{FFFD}" : Unicode.Scalar(number).map(String.init) ?? "\u{FFFD}", length)
    }
}
