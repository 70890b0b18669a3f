/// Whether two hyphens become a dash.
public enum UITextSmartDashesType: Int, Sendable {
    /// As is usual for the text.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}
