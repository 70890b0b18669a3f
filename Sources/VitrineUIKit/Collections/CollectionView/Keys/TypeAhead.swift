import Foundation

/// What is typed at a list to find a row in it: letters that follow one another soon are one beginning.
struct TypeAhead {
    /// How long a beginning waits for the next letter, in seconds; our choice.
    static let patience: TimeInterval = 1

    private(set) var typed = ""
    private var lastTime: TimeInterval = -.infinity

    /// Takes what a key types.
    ///
    /// - Returns: The beginning to look for, and whether the row with the focus may stay; nil if a key begins nothing.
    mutating func take(_ characters: String, at time: TimeInterval) -> (beginning: String, mayStay: Bool)? {
        guard !characters.isEmpty, characters.allSatisfy(Self.isTypable) else { return nil }
        let goesOn = !typed.isEmpty && time - lastTime < Self.patience
        // A space begins nothing: it presses buttons.
        guard goesOn || characters.first?.isWhitespace == false else { return nil }
        lastTime = time
        typed = goesOn ? typed + characters : characters
        // The same letter again and again goes from one row that begins so to the next.
        if let first = typed.first, typed.count > 1, typed.allSatisfy({ $0 == first }) {
            return (String(first), false)
        }
        return (typed, typed.count > 1)
    }

    private static func isTypable(_ character: Character) -> Bool {
        character == " "
            || !character.isNewline && !character.isWhitespace
                && character.unicodeScalars.allSatisfy { !$0.properties.generalCategory.isControl }
    }

    /// Whether a text begins so, whatever the capitals and accents.
    static func begins(_ text: String, _ beginning: String) -> Bool {
        text.range(of: beginning, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isControl: Bool { self == .control || self == .privateUse || self == .unassigned }
}
