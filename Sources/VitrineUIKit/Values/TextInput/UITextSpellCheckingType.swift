/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
    /// As is usual for the text.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}
