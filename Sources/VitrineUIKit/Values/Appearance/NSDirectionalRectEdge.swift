/// Edges named by reading direction; several may be combined.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    /// The leading edge.
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    /// The trailing edge.
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// A place on the boundary of a rectangle: an edge's middle or a corner.
public enum NSRectAlignment: Int, Sendable {
    /// Nowhere in particular.
    case none = 0
    /// At the top edge.
    case top
    /// At the top leading corner.
    case topLeading
    /// At the leading edge.
    case leading
    /// At the bottom leading corner.
    case bottomLeading
    /// At the bottom edge.
    case bottom
    /// At the bottom trailing corner.
    case bottomTrailing
    /// At the trailing edge.
    case trailing
    /// At the top trailing corner.
    case topTrailing
}
