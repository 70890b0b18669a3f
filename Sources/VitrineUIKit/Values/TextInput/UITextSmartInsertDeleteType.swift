/// Whether spaces are put in or taken away with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As is usual for the text.
    case `default` = 0
    /// They are not.
    case no = 1
    /// They are.
    case yes = 2
}
