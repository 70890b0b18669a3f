/// Where assistive technology scrolls to.
public enum UIAccessibilityScrollDirection: Int, Sendable {
    /// To what is on the right.
    case right = 1
    /// To what is on the left.
    case left = 2
    /// To what is above.
    case up = 3
    /// To what is below.
    case down = 4
    /// To the page after this one.
    case next = 5
    /// To the page before this one.
    case previous = 6
}
