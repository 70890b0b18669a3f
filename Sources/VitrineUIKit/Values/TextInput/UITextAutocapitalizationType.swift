/// Which letters a keyboard on a screen makes capitals. A keyboard on a table types what is pressed, as on Apple's systems.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of words.
    case words = 1
    /// The first of sentences.
    case sentences = 2
    /// All.
    case allCharacters = 3
}
