/// Whether what is typed is corrected.
public enum UITextAutocorrectionType: Int, Sendable {
    /// As is usual for the text.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is.
    case yes = 2
}
