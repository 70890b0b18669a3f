/// The names that Xcode gives to the symbols of assets.
///
/// The rules are those that files which Xcode 15 and 16 generated and people published show: `sky-blue` is `skyBlue`,
/// `AVR_Red` is `avrRed`, `HBO GO Logo` is `hboGOLogo`, `TLSold` is `tlSold`, `ic 24x24` is `ic24X24`, `AccentColor` is
/// `accent`; without a small letter words stay as they are and are joined by underscores: `A-1-1-0` is `A_1_1_0`,
/// `292C38` is `_292_C_38`.
package enum SymbolName {
    /// The name of a static member: of the last part of a name with namespaces.
    package static func member(_ name: String) -> String {
        var words = words(of: name)
        if words.count > 1, let last = words.last?.lowercased(), last == "color" || last == "image" {
            words.removeLast()
        }
        return SwiftWord.escaped(joined(words, firstIsSmall: true))
    }

    /// The name of a static member: of a key in a table of strings.
    package static func member(ofKey key: String) -> String {
        SwiftWord.escaped(joined(words(of: key), firstIsSmall: true))
    }

    /// The name of a type that stands for a namespace.
    package static func namespace(_ name: String) -> String {
        let result = joined(words(of: name), firstIsSmall: false)
        // Swift has no types with these names, not even in quotes.
        return ["Type", "Protocol"].contains(result) ? result + "_" : SwiftWord.escaped(result)
    }

    private static func joined(_ words: [String], firstIsSmall: Bool) -> String {
        let result: String
        if words.contains(where: { $0.contains(where: \.isLowercase) }) {
            result = words.enumerated().map { index, word in
                index == 0 && firstIsSmall
                    ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
            }.joined()
        } else {
            result = words.joined(separator: "_")
        }
        return result.first.map { $0.isNumber ? "_\(result)" : result } ?? "_"
    }

    /// Letters and digits stand in words of their own, and a capital letter begins one: the last of several, where a
    /// small letter follows. All else is between words.
    static func words(of name: String) -> [String] {
        var words: [String] = []
        var word = ""
        func isWord(_ character: Character) -> Bool {
            character.isLetter || (character.isASCII && character.isNumber)
        }
        let characters = Array(name)
        for (index, character) in characters.enumerated() {
            guard isWord(character) else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if let last = word.last {
                let isBreak =
                    last.isNumber != character.isNumber
                    || (!last.isUppercase && character.isUppercase)
                    || (last.isUppercase && character.isUppercase && index + 1 < characters.count
                        && characters[index + 1].isLowercase)
                if isBreak {
                    words.append(word)
                    word = ""
                }
            }
            word.append(character)
        }
        if !word.isEmpty { words.append(word) }
        return words
    }
}
