/// Regular expressions by which Swift Testing runs exactly some of its tests.
enum SwiftTestingFilter {
    /// One for each suite: asking all tests about all names would take time by the square of their number.
    static func expressions(for ids: some Sequence<String>) -> [String] {
        var names: [String: [String]] = [:]
        for id in ids {
            let slash = id.lastIndex(of: "/")
            let suite = slash.map { String(id[...$0]) } ?? ""
            names[suite, default: []].append(String(slash.map { id[id.index(after: $0)...] } ?? id[...]))
        }
        return names.sorted { $0.key < $1.key }.map { suite, names in
            "^\(escaped(suite))(\(names.sorted().map(escaped).joined(separator: "|")))(/|$)"
        }
    }

    private static func escaped(_ text: String) -> String {
        var found = ""
        for character in text {
            if character.isASCII, !character.isLetter, !character.isNumber, character != "_", character != " "
            {
                found += "\\"
            }
            found.append(character)
        }
        return found
    }
}
