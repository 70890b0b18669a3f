import Foundation

/// Takes written names apart.
///
/// The rules are those that Apple tells of `PersonNameComponents.init(_:)`, as far as they need no dictionary of names:
/// who is written `Clark Thomas` without a comma is taken for a Mr Thomas.
struct NameParser {
    private static let prefixes: Set<String> = [
        "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "sir", "dame", "lord", "lady", "rev",
        "fr", "hon",
        "capt", "col", "gen", "lt", "sgt", "herr", "frau", "med", "monsieur", "madame", "mme", "mlle", "père",
        "señor",
        "señora", "sr", "sra", "don", "doña", "dott", "signor", "signora",
    ]
    private static let suffixes: Set<String> = [
        "jr", "sr", "junior", "senior", "júnior", "ii", "iii", "iv", "esq", "esquire", "phd", "md", "dds",
        "dvm", "jd",
        "mba", "ma", "ba", "bsc", "msc", "frs", "obe", "mbe", "cpa", "rn",
    ]
    /// What begins a family name.
    private static let particles: Set<String> = [
        "de", "del", "della", "di", "da", "das", "do", "dos", "du", "des", "la", "le", "van", "von", "vom",
        "zu", "zum",
        "zur", "der", "den", "ter", "ten", "af", "av", "al", "el", "bin", "bint", "ibn", "ben", "st",
    ]
    /// Family names of two characters that are common in Chinese, and of two syllables in Korean.
    private static let doubles: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "夏侯", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙",
        "公孫", "慕容", "司徒", "令狐", "宇文", "长孙", "長孫", "남궁", "황보", "제갈", "선우", "독고", "사공", "서문",
    ]

    /// - Returns: nil where no name is left.
    static func components(of text: String) -> PersonNameComponents? {
        let text = cleaned(text)
        guard let script = NameScript(of: text) else { return nil }
        return script.isEastAsian ? eastAsian(text) : alphabetic(text)
    }

    /// Without what stands in brackets and what names are not made of.
    private static func cleaned(_ text: String) -> String {
        var depth = 0
        var result = ""
        for character in text {
            switch character {
            case "(", "[", "{", "（", "［": depth += 1
            case ")", "]", "}", "）", "］": depth = max(depth - 1, 0)
            default:
                guard depth == 0 else { continue }
                if character.isLetter || ".,'’-‐·・，".contains(character) {
                    result.append(character)
                } else if character.isWhitespace {
                    result.append(" ")
                }
            }
        }
        return result
    }

    private static func eastAsian(_ text: String) -> PersonNameComponents? {
        let words = text.split(whereSeparator: { " ・·,，".contains($0) })
        guard let first = words.first else { return nil }
        var name = PersonNameComponents()
        if words.count > 1 {
            name.familyName = String(first)
            name.givenName = words.dropFirst().joined(separator: " ")
        } else if first.count == 1 {
            name.givenName = String(first)
        } else {
            // Four characters are a Japanese name more often than a Chinese one.
            let length =
                doubles.contains(String(first.prefix(2))) && first.count > 2 || first.count >= 4 ? 2 : 1
            name.familyName = String(first.prefix(length))
            name.givenName = String(first.dropFirst(length))
        }
        return name
    }

    private static func alphabetic(_ text: String) -> PersonNameComponents? {
        var name = PersonNameComponents()
        var groups = text.split(separator: ",").map { $0.split(separator: " ").map(String.init) }
            .filter { !$0.isEmpty }
        var suffixes: [String] = []
        while groups.count > 1, let last = groups.last, last.allSatisfy(isSuffix) {
            suffixes.insert(last.joined(separator: " "), at: 0)
            groups.removeLast()
        }
        guard var words = groups.first else { return nil }
        var family = groups.count > 1 ? words : []
        if groups.count > 1 { words = groups.dropFirst().flatMap(\.self) }

        // A lone title is a name.
        var prefix = Array(words.prefix { isPrefix($0) })
        if prefix.count == words.count, family.isEmpty { prefix = [] }
        words.removeFirst(prefix.count)
        var trailing: [String] = []
        while words.count > 1, let last = words.last, isSuffix(last) {
            trailing.insert(words.removeLast(), at: 0)
        }
        if !trailing.isEmpty { suffixes.insert(trailing.joined(separator: " "), at: 0) }

        if family.isEmpty { family = takeFamily(&words) }
        func set(_ path: WritableKeyPath<PersonNameComponents, String?>, _ words: some Sequence<String>) {
            let text = words.joined(separator: " ")
            if !text.isEmpty { name[keyPath: path] = text }
        }
        set(\.namePrefix, prefix)
        set(\.givenName, words.prefix(1))
        set(\.middleName, words.dropFirst())
        set(\.familyName, family)
        if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: ", ") }
        return name.givenName == nil && name.familyName == nil ? nil : name
    }

    /// Takes the words of the family name out of the others, which are the given and the middle ones.
    private static func takeFamily(_ words: inout [String]) -> [String] {
        guard words.count > 1 else { return [] }
        if isShouted(words[0]), !words.dropFirst().contains(where: isShouted) {
            return [words.removeFirst()]
        }
        let particle = words.indices.dropFirst().first { particles.contains(words[$0]) }
        // Spanish has two given names before two family names.
        let start = particle.map { min($0, 2) } ?? (words.count > 4 ? 2 : words.count - 1)
        defer { words.removeSubrange(start...) }
        return Array(words[start...])
    }

    private static func isShouted(_ word: String) -> Bool {
        word.count > 1 && word == word.uppercased() && word != word.lowercased() && !word.contains(".")
    }

    private static func isPrefix(_ word: String) -> Bool { prefixes.contains(bare(word)) }

    private static func isSuffix(_ word: String) -> Bool { suffixes.contains(bare(word)) }

    private static func bare(_ word: String) -> String { word.lowercased().filter { $0 != "." } }
}
