public import Foundation

/// Distances from the edges of a rectangle inwards, in points; negative ones reach outwards.
public struct UIEdgeInsets: Hashable, Sendable {
    /// At the top, in points.
    public var top: CGFloat
    /// At the left, in points.
    public var left: CGFloat
    /// At the bottom, in points.
    public var bottom: CGFloat
    /// At the right, in points.
    public var right: CGFloat

    /// Makes insets of zero.
    public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

    /// Makes insets in points; negative ones enlarge.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }

    /// No insets.
    public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle inwards, in points, with sides that follow the direction of
/// the interface.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    /// At the top, in points.
    public var top: CGFloat
    /// At the leading edge, in points.
    public var leading: CGFloat
    /// At the bottom, in points.
    public var bottom: CGFloat
    /// At the trailing edge, in points.
    public var trailing: CGFloat

    /// Makes insets of zero.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// Makes insets in points; negative ones enlarge.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public static let zero = NSDirectionalEdgeInsets()
}

/// A distance, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right, in points.
    public var horizontal: CGFloat
    /// Downwards, in points.
    public var vertical: CGFloat

    /// Makes an offset of zero.
    public init() { self.init(horizontal: 0, vertical: 0) }

    /// Makes an offset in points.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }

    /// No offset.
    public static let zero = UIOffset()
}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The corner at the upper left.
    public static let topLeft = UIRectCorner(rawValue: 1 << 0)
    /// The corner at the upper right.
    public static let topRight = UIRectCorner(rawValue: 1 << 1)
    /// The corner at the lower left.
    public static let bottomLeft = UIRectCorner(rawValue: 1 << 2)
    /// The corner at the lower right.
    public static let bottomRight = UIRectCorner(rawValue: 1 << 3)
    /// All four corners.
    public static let allCorners = UIRectCorner(rawValue: UInt.max)
}

extension CGRect {
    /// The rectangle shrunk by the insets; a side that would turn negative is zero.
    public func inset(by insets: UIEdgeInsets) -> CGRect {
        CGRect(
            x: minX + insets.left, y: minY + insets.top,
            width: max(0, width - insets.left - insets.right),
            height: max(0, height - insets.top - insets.bottom))
    }
}
