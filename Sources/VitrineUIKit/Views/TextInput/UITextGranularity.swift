/// Parts of a text.
public enum UITextGranularity: Int, Sendable {
    /// What a person takes for a character.
    case character = 0
    /// A word.
    case word = 1
    /// A sentence, with the spaces behind it.
    case sentence = 2
    /// A paragraph, without what ends it.
    case paragraph = 3
    /// A line as it is laid out.
    case line = 4
    /// All of the text.
    case document = 5
}

/// A direction in a text, as it is stored or on the screen.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// A direction in a text as it is stored.
    public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }

    /// A direction on the screen.
    public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
        UITextDirection(rawValue: direction.rawValue)
    }
}
