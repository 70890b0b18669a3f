/// The kind of autocapitalization behaviour applied during text input.
public struct TextInputAutocapitalization: Sendable {
    let type: UITextAutocapitalizationType

    /// Makes the kind of UIKit's; nil never.
    public init?(_ type: UITextAutocapitalizationType) { self.type = type }
    private init(of type: UITextAutocapitalizationType) { self.type = type }

    /// None.
    public static var never: TextInputAutocapitalization { .init(of: .none) }
    /// The first letter of every word.
    public static var words: TextInputAutocapitalization { .init(of: .words) }
    /// The first letter of every sentence.
    public static var sentences: TextInputAutocapitalization { .init(of: .sentences) }
    /// Every letter.
    public static var characters: TextInputAutocapitalization { .init(of: .allCharacters) }
}
