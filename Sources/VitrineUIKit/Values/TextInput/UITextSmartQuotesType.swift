/// Whether straight quotation marks become curly.
public enum UITextSmartQuotesType: Int, Sendable {
    /// As is usual for the text.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}
