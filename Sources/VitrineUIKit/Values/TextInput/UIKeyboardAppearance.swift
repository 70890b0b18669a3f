/// How a keyboard on the screen looks.
public enum UIKeyboardAppearance: Int, Sendable {
    /// As is usual.
    case `default` = 0
    /// Dark.
    case dark = 1
    /// Light.
    case light = 2
}
