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
}
