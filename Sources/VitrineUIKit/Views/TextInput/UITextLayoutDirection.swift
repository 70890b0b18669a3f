/// A direction on the screen.
public enum UITextLayoutDirection: Int, Sendable {
    /// To the right.
    case right = 2
    /// To the left.
    case left = 3
    /// Upwards, by lines.
    case up = 4
    /// Downwards, by lines.
    case down = 5
}
