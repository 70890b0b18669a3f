public import Foundation

/// A direction in which things follow each other.
public enum LayoutAxis: Hashable, Sendable {
    /// From side to side.
    case horizontal
    /// From top to bottom.
    case vertical

    /// The other axis.
    public var cross: LayoutAxis { self == .vertical ? .horizontal : .vertical }
}

/// A width or a height before the room is known.
public enum LayoutDimension: Hashable, Sendable {
    /// Points.
    case absolute(CGFloat)
    /// A fraction of the container's width, also for heights.
    case fractionalWidth(CGFloat)
    /// A fraction of the container's height, also for widths.
    case fractionalHeight(CGFloat)
    /// Points, until something measured is known.
    case estimated(CGFloat)
    /// Points, until something measured is known; then what is needed, or the length of the longest estimated
    /// sibling. Siblings are the elements of one group; those of an outermost group are all groups of the section.
    case uniformAcrossSiblings(CGFloat)

    /// Whether measuring may change it.
    public var isEstimated: Bool {
        switch self {
        case .estimated, .uniformAcrossSiblings: true
        case .absolute, .fractionalWidth, .fractionalHeight: false
        }
    }

    /// Whether it grows to the longest estimated sibling.
    public var isUniformAcrossSiblings: Bool {
        if case .uniformAcrossSiblings = self { true } else { false }
    }

    /// The points or the fraction.
    public var value: CGFloat {
        switch self {
        case .absolute(let value), .fractionalWidth(let value), .fractionalHeight(let value),
            .estimated(let value), .uniformAcrossSiblings(let value):
            value
        }
    }

    /// The same kind of dimension with other points, or another fraction.
    func with(_ value: CGFloat) -> LayoutDimension {
        switch self {
        case .absolute: .absolute(value)
        case .fractionalWidth: .fractionalWidth(value)
        case .fractionalHeight: .fractionalHeight(value)
        case .estimated: .estimated(value)
        case .uniformAcrossSiblings: .uniformAcrossSiblings(value)
        }
    }
}

/// A width and a height before the room is known.
public struct LayoutSize: Hashable, Sendable {
    /// The width.
    public var width: LayoutDimension
    /// The height.
    public var height: LayoutDimension

    /// Makes a size.
    public init(width: LayoutDimension, height: LayoutDimension) {
        self.width = width
        self.height = height
    }

    func dimension(along axis: LayoutAxis) -> LayoutDimension { axis == .horizontal ? width : height }
}

/// Room between items. Points.
public enum LayoutSpacing: Hashable, Sendable {
    /// Exactly so many points.
    case fixed(CGFloat)
    /// At least this; what is left over is shared among flexible spacings.
    case flexible(CGFloat)

    /// The least room.
    public var minimum: CGFloat {
        switch self {
        case .fixed(let value), .flexible(let value): value
        }
    }
    /// Whether the spacing grows with the room.
    public var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}

/// Room around an item, which moves it without resizing it.
public struct LayoutEdgeSpacing: Hashable, Sendable {
    /// Above; nil is none.
    public var top: LayoutSpacing?
    /// At the leading edge; nil is none.
    public var leading: LayoutSpacing?
    /// Below; nil is none.
    public var bottom: LayoutSpacing?
    /// At the trailing edge; nil is none.
    public var trailing: LayoutSpacing?

    /// Makes the spacings of four edges.
    public init(
        top: LayoutSpacing? = nil, leading: LayoutSpacing? = nil, bottom: LayoutSpacing? = nil,
        trailing: LayoutSpacing? = nil
    ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    func before(_ axis: LayoutAxis) -> LayoutSpacing? { axis == .horizontal ? leading : top }
    func after(_ axis: LayoutAxis) -> LayoutSpacing? { axis == .horizontal ? trailing : bottom }
    /// The least room at both ends.
    func minimum(along axis: LayoutAxis) -> CGFloat {
        (before(axis)?.minimum ?? 0) + (after(axis)?.minimum ?? 0)
    }
}

/// Insets by reading direction. Points.
public struct LayoutInsets: Hashable, Sendable {
    /// Above, in points.
    public var top: CGFloat
    /// At the leading edge, in points.
    public var leading: CGFloat
    /// Below, in points.
    public var bottom: CGFloat
    /// At the trailing edge, in points.
    public var trailing: CGFloat

    /// Makes insets; the default is none.
    public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    func before(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? leading : top }
    func after(_ axis: LayoutAxis) -> CGFloat { axis == .horizontal ? trailing : bottom }

    /// The rectangle within the insets; a side that would turn negative becomes zero.
    func applied(to rect: CGRect) -> CGRect {
        CGRect(
            x: rect.minX + leading, y: rect.minY + top, width: max(0, rect.width - leading - trailing),
            height: max(0, rect.height - top - bottom))
    }
}

/// Edges by reading direction.
public struct LayoutEdges: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = LayoutEdges(rawValue: 1)
    /// The leading edge.
    public static let leading = LayoutEdges(rawValue: 2)
    /// The bottom edge.
    public static let bottom = LayoutEdges(rawValue: 4)
    /// The trailing edge.
    public static let trailing = LayoutEdges(rawValue: 8)
}

/// A point of a rectangle, by edges; no edge on an axis means its middle.
public struct LayoutAnchor: Hashable, Sendable {
    /// The edges that meet; none is the centre.
    public var edges: LayoutEdges
    /// How far from there: in points, or in sizes of what is anchored.
    public var offset: CGPoint
    /// Whether `offset` counts in sizes of the anchored view rather than in points.
    public var isFractional: Bool

    /// Makes an anchor; a fractional offset counts in sizes of what is anchored.
    public init(edges: LayoutEdges, offset: CGPoint = .zero, isFractional: Bool = false) {
        self.edges = edges
        self.offset = offset
        self.isFractional = isFractional
    }

    /// The anchored point in a rectangle of a size, with no offset.
    func point(in size: CGSize) -> CGPoint {
        let x: CGFloat =
            edges.contains(.leading) ? 0 : edges.contains(.trailing) ? size.width : size.width / 2
        let y: CGFloat = edges.contains(.top) ? 0 : edges.contains(.bottom) ? size.height : size.height / 2
        return CGPoint(x: x, y: y)
    }

    func offset(for size: CGSize) -> CGPoint {
        isFractional ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }

    public static func == (first: LayoutAnchor, second: LayoutAnchor) -> Bool {
        first.edges == second.edges && first.offset == second.offset
            && first.isFractional == second.isFractional
    }
    public func hash(into hasher: inout Hasher) {
        hasher.combine(edges)
        hasher.combine(offset.x)
        hasher.combine(offset.y)
        hasher.combine(isFractional)
    }
}

/// An edge's middle, or a corner.
public enum LayoutAlignment: Hashable, Sendable {
    /// A side or a corner of the section.
    case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
