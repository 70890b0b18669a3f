/// How lines of text lie between the sides of their container.
public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left = 0
    /// In the middle.
    case center = 1
    /// At the right.
    case right = 2
    /// At both sides; the last line as is natural.
    case justified = 3
    /// Left, or right where the writing direction is right to left.
    case natural = 4
}

/// What happens to a line that does not fit.
public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping = 0
    /// Lines break between any two characters.
    case byCharWrapping = 1
    /// One line, cut off at the edge.
    case byClipping = 2
    /// The start gives way to an ellipsis.
    case byTruncatingHead = 3
    /// The end gives way to an ellipsis.
    case byTruncatingTail = 4
    /// The middle gives way to an ellipsis.
    case byTruncatingMiddle = 5
}
