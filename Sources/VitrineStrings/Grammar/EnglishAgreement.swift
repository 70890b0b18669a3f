/// English words that agree with the number before them, as `^[3 child](inflect: true)` asks for.
///
/// Rules and exceptions of written English (number of nouns); Foundation's own are not published.
package enum EnglishAgreement {
    /// The change that makes a text agree with its number: "3 new child" is "3 new children", "1 cars" is "1 car".
    ///
    /// - Returns: nil where there is no number with words behind it, or where these agree.
    ///
    /// Complexity: O(*n*) in the length of the text.
    package static func change(in text: String) -> (range: Range<String.Index>, word: String)? {
        guard let start = text.firstIndex(where: \.isNumber) else { return nil }
        let end = text[start...].firstIndex { !($0.isNumber || ".,".contains($0)) } ?? text.endIndex
        let isOne = text[start..<end] == "1"
        guard let noun = noun(in: text[end...]) else { return nil }
        let word = String(text[noun])
        let other = isOne ? singular(of: word) : plural(of: word)
        return other == word ? nil : (noun, other)
    }

    /// Has words of a text in pieces agree with the number before them. A word that is in two pieces keeps its form.
    package static func agree(_ pieces: inout [String]) {
        let text = pieces.joined()
        guard let (range, word) = change(in: text) else { return }
        var offset = text.utf16.distance(from: text.startIndex, to: range.lowerBound)
        let length = text[range].utf16.count
        for index in pieces.indices {
            let count = pieces[index].utf16.count
            if offset < count {
                guard offset + length <= count else { return }
                let start = pieces[index].utf16.index(pieces[index].startIndex, offsetBy: offset)
                let end = pieces[index].utf16.index(start, offsetBy: length)
                pieces[index].replaceSubrange(start..<end, with: word)
                return
            }
            offset -= count
        }
    }

    /// Words behind which no noun of the number stands.
    private static let prepositions: Set<String> = [
        "of", "in", "on", "at", "for", "from", "with", "to", "by", "per", "as", "left", "remaining", "ago",
        "old",
        "and", "or", "that", "is", "are", "was", "were", "has", "have",
    ]

    /// The last word before a preposition, which the others describe.
    private static func noun(in text: Substring) -> Range<String.Index>? {
        var noun: Range<String.Index>?
        var start = text.startIndex
        while let first = text[start...].firstIndex(where: \.isLetter) {
            let end = text[first...].firstIndex { !($0.isLetter || $0 == "-" || $0 == "'") } ?? text.endIndex
            if prepositions.contains(text[first..<end].lowercased()) { break }
            noun = first..<end
            // A comma or a parenthesis ends what belongs together.
            if end < text.endIndex, !text[end].isWhitespace { break }
            start = end
        }
        return noun
    }

    private static let irregular: [String: String] = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
        "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "louse": "lice", "ox": "oxen", "die": "dice", "leaf": "leaves",
        "knife": "knives", "life": "lives", "wife": "wives", "half": "halves", "shelf": "shelves",
        "wolf": "wolves",
        "loaf": "loaves", "thief": "thieves", "calf": "calves", "self": "selves", "elf": "elves",
        "scarf": "scarves",
        "hoof": "hooves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes", "echo": "echoes",
        "veto": "vetoes", "torpedo": "torpedoes", "mosquito": "mosquitoes", "volcano": "volcanoes",
        "analysis": "analyses", "basis": "bases", "crisis": "crises", "thesis": "theses", "axis": "axes",
        "hypothesis": "hypotheses", "criterion": "criteria", "phenomenon": "phenomena", "medium": "media",
        "bacterium": "bacteria", "index": "indices", "vertex": "vertices", "matrix": "matrices",
        "quiz": "quizzes",
        "cactus": "cacti", "fungus": "fungi", "nucleus": "nuclei", "stimulus": "stimuli", "alumnus": "alumni",
        "movie": "movies", "cookie": "cookies", "tie": "ties", "pie": "pies", "lens": "lenses",
        "gas": "gases",
        "bus": "buses", "cache": "caches", "axe": "axes", "headache": "headaches",
    ]
    private static let singulars = Dictionary(
        irregular.map { ($1, $0) }, uniquingKeysWith: { first, second in min(first, second) })

    private static let invariant: Set<String> = [
        "moose", "sheep", "fish", "deer", "series", "species", "aircraft", "spacecraft", "salmon", "trout",
        "shrimp",
        "bison", "swine", "offspring", "news", "information", "furniture", "equipment", "feedback", "music",
        "staff",
        "software", "hardware", "luggage", "traffic", "weather", "chess", "headquarters", "means",
    ]

    /// More than one of a thing.
    static func plural(of word: String) -> String {
        mapped(word) { last in
            if invariant.contains(last) || singulars[last] != nil { return last }
            if let known = irregular[last] { return known }
            if isPlural(last) { return last }
            if last.hasSuffix("y"), let before = last.dropLast().last, !"aeiou".contains(before) {
                return last.dropLast() + "ies"
            }
            if last.hasSuffix("woman") || last.hasSuffix("fireman") || last.hasSuffix("policeman") {
                return last.dropLast(2) + "en"
            }
            return last + (["s", "x", "z", "ch", "sh"].contains(where: last.hasSuffix) ? "es" : "s")
        }
    }

    /// One of a thing.
    static func singular(of word: String) -> String {
        mapped(word) { last in
            if invariant.contains(last) || irregular[last] != nil { return last }
            if let known = singulars[last] { return known }
            guard isPlural(last) else { return last }
            if last.hasSuffix("ies"), last.count > 4 { return last.dropLast(3) + "y" }
            return String(
                last.dropLast(["xes", "ches", "shes", "sses", "zes"].contains(where: last.hasSuffix) ? 2 : 1))
        }
    }

    /// Whether a word without a form of its own stands for several.
    private static func isPlural(_ word: String) -> Bool {
        word.hasSuffix("s") && word.count > 2 && !["ss", "us", "is"].contains(where: word.hasSuffix)
    }

    /// Changes the last part of a word with hyphens, which keeps its capitals.
    private static func mapped(_ word: String, _ change: (String) -> String) -> String {
        let start = word.lastIndex(of: "-").map { word.index(after: $0) } ?? word.startIndex
        let last = String(word[start...])
        let changed = change(last.lowercased())
        guard changed != last.lowercased() else { return word }
        let isUpper = last.count > 1 && last.allSatisfy(\.isUppercase)
        let cased =
            isUpper
            ? changed.uppercased()
            : last.first?.isUppercase == true ? changed.prefix(1).uppercased() + changed.dropFirst() : changed
        return word[..<start] + cased
    }
}
