/// Formats with Markdown: while it is read, a character that nobody writes stands for each argument, so that no argument is
/// taken for Markdown itself.
extension FormatPlaces {
    /// The first of the characters that stand for arguments.
    private static let firstMark: UInt32 = 0x10_0000

    /// A format with a character in the place of each argument.
    package static func marked(_ format: String, count: Int) -> String {
        guard format.contains("%") else { return format }
        return parts(of: format, count: count).map { part in
            switch part {
            case .literal(let text): text
            case .argument(let index): String(Character(Unicode.Scalar(firstMark + UInt32(index))!))
            }
        }.joined()
    }

    /// Takes a piece of a marked format apart.
    package static func parts(ofMarked text: String) -> [Part] {
        var result: [Part] = []
        var literal = ""
        for character in text {
            guard let index = index(of: character) else {
                literal.append(character)
                continue
            }
            if !literal.isEmpty { result.append(.literal(literal)) }
            literal = ""
            result.append(.argument(index))
        }
        if !literal.isEmpty { result.append(.literal(literal)) }
        return result
    }

    private static func index(of character: Character) -> Int? {
        guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
            scalar.value >= firstMark
        else { return nil }
        return Int(scalar.value - firstMark)
    }
}
