public import Foundation
public import VitrineSwiftUI

/// Where something stands beside a mark or a chart.
public struct AnnotationPosition: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case automatic, overlay
        case top, bottom, leading, trailing
        case topLeading, topTrailing, bottomLeading, bottomTrailing
    }
    let kind: Kind

    /// As fits the mark.
    public static let automatic = AnnotationPosition(kind: .automatic)
    /// On it.
    public static let overlay = AnnotationPosition(kind: .overlay)
    /// Above.
    public static let top = AnnotationPosition(kind: .top)
    /// Below.
    public static let bottom = AnnotationPosition(kind: .bottom)
    /// At the leading side.
    public static let leading = AnnotationPosition(kind: .leading)
    /// At the trailing side.
    public static let trailing = AnnotationPosition(kind: .trailing)
    /// At the top leading corner.
    public static let topLeading = AnnotationPosition(kind: .topLeading)
    /// At the top trailing corner.
    public static let topTrailing = AnnotationPosition(kind: .topTrailing)
    /// At the bottom leading corner.
    public static let bottomLeading = AnnotationPosition(kind: .bottomLeading)
    /// At the bottom trailing corner.
    public static let bottomTrailing = AnnotationPosition(kind: .bottomTrailing)
}

/// What an annotation is beside.
public struct AnnotationContext {
    /// The size of the mark, in points.
    public let targetSize: CGSize
}

/// What becomes of an annotation that reaches beyond the chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
    /// What an annotation is to fit into.
    public struct Boundary: Hashable, Sendable {
        enum Kind: Hashable, Sendable { case automatic, plot, chart }
        let kind: Kind
        /// The chart.
        public static let automatic = Boundary(kind: .automatic)
        /// The plot area.
        public static let plot = Boundary(kind: .plot)
        /// The chart with its axes.
        public static let chart = Boundary(kind: .chart)
    }

    /// What becomes of it along one axis.
    public struct Strategy: Hashable, Sendable {
        enum Kind: Hashable, Sendable {
            case fit(Boundary)
            case disabled
        }
        let kind: Kind
        /// It is moved into the chart.
        public static let automatic = Strategy(kind: .fit(.automatic))
        /// It is moved into the chart.
        public static let fit = Strategy(kind: .fit(.automatic))
        /// It is moved into a boundary.
        public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
        /// It stays where it is.
        public static let disabled = Strategy(kind: .disabled)
    }

    /// Along the x axis.
    public var x: Strategy
    /// Along the y axis.
    public var y: Strategy

    /// Makes a resolution.
    public init(x: Strategy = .automatic, y: Strategy = .automatic) {
        self.x = x
        self.y = y
    }

    /// It is moved into the chart.
    public static let automatic = AnnotationOverflowResolution()
}

/// A view beside a mark.
struct MarkAnnotation {
    var position: AnnotationPosition
    var alignment: Alignment
    /// Nil is the standard distance.
    var spacing: CGFloat?
    var overflow: AnnotationOverflowResolution
    var content: (AnnotationContext) -> AnyView
}
