public import VitrineUIKit

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    /// The four edges; leading is left where text runs from left to right.
    case top, leading, bottom, trailing

    /// A set of edges.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// Bits by edge.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one edge.
        public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

        /// The top edge.
        public static let top = Set(.top)
        /// The leading edge.
        public static let leading = Set(.leading)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Every edge.
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        /// Leading and trailing.
        public static let horizontal: Set = [.leading, .trailing]
        /// Top and bottom.
        public static let vertical: Set = [.top, .bottom]
    }
}

/// An edge on the vertical axis.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The two edges.
    case top, bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// Bits by edge.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// An edge on the horizontal axis.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The leading and the trailing edge.
    case leading, trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// Bits by edge.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// A set of one edge.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }

        /// The leading edge.
        public static let leading = Set(.leading)
        /// The trailing edge.
        public static let trailing = Set(.trailing)
        /// Both.
        public static let all: Set = [.leading, .trailing]
    }
}

/// Inset distances of the sides of a rectangle, in points.
public struct EdgeInsets: Equatable, Sendable {
    /// Inset of the top.
    public var top: CGFloat
    /// Inset of the leading side.
    public var leading: CGFloat
    /// Inset of the bottom.
    public var bottom: CGFloat
    /// Inset of the trailing side.
    public var trailing: CGFloat

    /// Makes insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// No insets.
    public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

    /// The same as UIKit's.
    public init(_ edges: NSDirectionalEdgeInsets) {
        self.init(
            top: edges.top, leading: edges.leading, bottom: edges.bottom, trailing: edges.trailing)
    }

    init(_ edges: Edge.Set, _ length: CGFloat) {
        self.init(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0)
    }

    func masked(by edges: Edge.Set) -> EdgeInsets {
        EdgeInsets(
            top: edges.contains(.top) ? top : 0, leading: edges.contains(.leading) ? leading : 0,
            bottom: edges.contains(.bottom) ? bottom : 0, trailing: edges.contains(.trailing) ? trailing : 0)
    }
}

extension NSDirectionalEdgeInsets {
    /// The same as SwiftUI's.
    public init(_ edgeInsets: EdgeInsets) {
        self.init(
            top: edgeInsets.top, leading: edgeInsets.leading, bottom: edgeInsets.bottom,
            trailing: edgeInsets.trailing)
    }
}

/// The horizontal or vertical dimension.
public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    /// The two directions.
    case horizontal, vertical

    /// A set of axes.
    public struct Set: OptionSet, Sendable, BitwiseCopyable {
        /// Bits by axis.
        public let rawValue: Int8
        /// Makes a set from its bits.
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// The horizontal axis.
        public static let horizontal = Set(rawValue: 1 << 0)
        /// The vertical axis.
        public static let vertical = Set(rawValue: 1 << 1)
    }
}

extension Axis: CustomStringConvertible {
    /// "horizontal" or "vertical".
    public var description: String { self == .horizontal ? "horizontal" : "vertical" }
}
