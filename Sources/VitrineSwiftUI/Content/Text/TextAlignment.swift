/// An alignment position for text along the horizontal axis.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
    /// Where the lines of a paragraph stand.
    case leading, center, trailing
}
