/// From where a text is read.
public enum NSWritingDirection: Int, Sendable {
    /// As its letters are.
    case natural = -1
    /// From the left.
    case leftToRight = 0
    /// From the right.
    case rightToLeft = 1
}
