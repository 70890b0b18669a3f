import Foundation
import VitrineSwiftUI

/// A mark as a chart collects it: values and looks, no places.
struct Mark {
    enum Kind: Hashable, Sendable { case bar, line, area, point, rule, rectangle, sector }

    /// What a mark says about one axis.
    enum Position {
        /// Nothing.
        case none
        /// One value.
        case value(Channel)
        /// From one value to another.
        case range(Channel, Channel)
        /// From one place to another, in points of the plot area; nil is its edge.
        case points(CGFloat?, CGFloat?)
    }

    var kind: Kind
    var x = Position.none
    var y = Position.none
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// Which line or area it belongs to, where the program says so.
    var series: Datum?
    var sector: Sector?
    /// What the mark stands for until the x axis is known.
    var function: PlotFunction?
    var look = MarkLook()
    /// By which the mark is known again.
    var key = 0

    /// What only sectors have.
    struct Sector {
        var angle: Channel
        var innerRadius: MarkDimension
        var outerRadius: MarkDimension
        var inset: CGFloat
    }
}

extension Mark.Position {
    var channels: [Channel] {
        switch self {
        case .none, .points: []
        case .value(let channel): [channel]
        case .range(let start, let end): [start, end]
        }
    }
}

/// How a mark looks. What is nil was not set.
struct MarkLook {
    /// What symbols are drawn as.
    enum Symbol {
        case shape(AnyChartSymbolShape)
        case view(AnyView)
    }

    /// The place of a mark among those that share a value.
    struct Grouping {
        var value: Channel
        var axis: Axis?
        var span: MarkDimension
    }

    struct Shadow {
        var color: Color
        var radius: CGFloat
        var x: CGFloat
        var y: CGFloat
    }

    /// What is added to a mark's edges, in points to the right and downwards.
    struct Offset: Equatable {
        var xStart: CGFloat = 0
        var xEnd: CGFloat = 0
        var yStart: CGFloat = 0
        var yEnd: CGFloat = 0
    }

    var style: AnyShapeStyle?
    /// The style where it is a plain colour, so that equal ones are drawn at once.
    var color: Color?
    var styleValue: Channel?
    var symbol: Symbol?
    var symbolValue: Channel?
    var symbolSize: CGSize?
    var symbolSizeValue: Channel?
    var lineStyle: StrokeStyle?
    var lineStyleValue: Channel?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var opacity = 1.0
    var grouping: Grouping?
    var offset = Offset()
    var annotations: [MarkAnnotation] = []
    var clip: (shape: AnyShape, style: FillStyle)?
    var shadow: Shadow?
    var blur: CGFloat?
    var zIndex: Double?
    var alignsWithPlot: Bool?
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var isAccessibilityHidden: Bool?
    var accessibilityIdentifier: String?

    /// Whether it is drawn with nothing but its own paint, so that it may be drawn together with others.
    var isPlain: Bool { clip == nil && shadow == nil && blur == nil }
}
