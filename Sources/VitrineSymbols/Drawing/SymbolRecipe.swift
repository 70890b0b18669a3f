/// How a symbol is put together: an outline, and what is around, across or beside it.
package struct SymbolRecipe: Hashable, Sendable {
    /// A figure around the outline.
    package enum Enclosure: String, Hashable, Sendable {
        case circle, square, rectangle, triangle, diamond, hexagon, octagon, shield
    }

    /// A small sign at the lower right.
    package enum Badge: String, Hashable, Sendable {
        case plus, minus, checkmark, xmark, exclamationmark, questionmark

        /// The name of its outline.
        var outline: String {
            switch self {
            case .plus: "plus-lg"
            case .minus: "dash-lg"
            case .checkmark: "check-lg"
            case .xmark: "x-lg"
            case .exclamationmark: "exclamation-lg"
            case .questionmark: "question-lg"
            }
        }
    }

    /// The name of the outline.
    package var outline: String
    /// What is written, in place of an outline.
    package var text: String?
    package var enclosure: Enclosure?
    /// Whether the enclosure is filled, and the outline left out of it.
    package var isFilled = false
    /// Whether a line goes across.
    package var isStruck = false
    package var badge: Badge?

    /// Reads a recipe of the table: the outline, and after it words such as `circle.fill`, `slash` or `badge:plus`.
    init(_ text: String) {
        let words = text.split(separator: " ")
        outline = words.first.map(String.init) ?? ""
        for word in words.dropFirst() {
            if word == "slash" {
                isStruck = true
            } else if word.hasPrefix("badge:") {
                badge = Badge(rawValue: String(word.dropFirst("badge:".count)))
            } else {
                isFilled = word.hasSuffix(".fill")
                enclosure = Enclosure(rawValue: String(isFilled ? word.dropLast(".fill".count) : word))
            }
        }
    }

    /// The recipe of what is written: a letter or a number in a figure, as `a.circle.fill` or `50.square`, or a sign as `wonsign`,
    /// alone, too; nil for other names.
    ///
    /// Letters are those of the Latin alphabet, numbers go to 50, those below 10 with a zero before them, too.
    init?(written name: String) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        outline = ""
        text = WrittenSymbols.text(of: words[0])
        if text != nil, words.count == 1 { return }
        if text == nil, Self.isLetter(words[0]) || Self.isNumber(words[0]) { text = words[0].uppercased() }
        guard text != nil, words.count == 2 || words.count == 3 && words[2] == "fill",
            ["circle", "square"].contains(words[1])
        else { return nil }
        enclosure = Enclosure(rawValue: words[1])
        isFilled = words.count == 3
    }

    private static func isLetter(_ word: String) -> Bool {
        word.utf8.count == 1 && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(word.utf8.first ?? 0)
    }

    private static func isNumber(_ word: String) -> Bool {
        (1...2).contains(word.utf8.count) && word.utf8.allSatisfy { (48...57).contains($0) }
            && Int(word).map { $0 <= 50 } ?? false
    }
}
