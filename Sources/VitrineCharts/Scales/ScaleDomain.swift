public import Foundation

/// The values of a scale.
public enum _ScaleValues: Hashable, Sendable {
    /// From the data, with zero or without, and in the other direction or not; nil is as usual.
    case automatic(includesZero: Bool?, reversed: Bool?)
    /// From one to another.
    case between(_ChartDatum, _ChartDatum)
    /// These, in this order.
    case listed([_ChartDatum])
}

/// The values that a scale has places for: a closed range, an array, or `AutomaticScaleDomain`.
public protocol ScaleDomain {
    /// The values.
    var _scaleValues: _ScaleValues { get }
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
    /// From the lower to the upper bound.
    public var _scaleValues: _ScaleValues { .between(lowerBound.datum, upperBound.datum) }
}

extension Array: ScaleDomain where Element: Plottable {
    /// The elements: categories in order, or the ends of numbers and dates.
    public var _scaleValues: _ScaleValues { .listed(map(\.datum)) }
}

/// The values of a scale as the data say.
public struct AutomaticScaleDomain: ScaleDomain, Hashable, Sendable {
    /// The values.
    public let _scaleValues: _ScaleValues

    private init(includesZero: Bool?, reversed: Bool?) {
        _scaleValues = .automatic(includesZero: includesZero, reversed: reversed)
    }

    /// As the data say.
    public static let automatic = AutomaticScaleDomain(includesZero: nil, reversed: nil)
    /// As the data say.
    ///
    /// - Parameters:
    ///   - includesZero: Whether numbers reach to zero: they do unless said, and dates do not.
    ///   - reversed: Whether the first value is at the end.
    public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain { AutomaticScaleDomain(includesZero: includesZero, reversed: reversed) }
}

extension ScaleDomain where Self == AutomaticScaleDomain {
    /// As the data say.
    public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain.automatic }
    /// As the data say.
    public static func automatic(
        includesZero: Bool? = nil, reversed: Bool? = nil
    ) -> AutomaticScaleDomain {
        AutomaticScaleDomain.automatic(includesZero: includesZero, reversed: reversed)
    }
}

/// The places of a scale along an axis.
public enum _ScalePlaces: Hashable, Sendable {
    /// The plot area, less distances in points at its ends.
    case plot(start: CGFloat, end: CGFloat)
    /// From one place to another, in points.
    case points(CGFloat, CGFloat)
}

/// Where along an axis values are: `PlotDimensionScaleRange`, or a closed range of points.
public protocol PositionScaleRange {
    /// The places.
    var _scalePlaces: _ScalePlaces { get }
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    /// From the lower to the upper bound, in points from the plot area's leading or bottom edge.
    public var _scalePlaces: _ScalePlaces { .points(lowerBound, upperBound) }
}

/// The plot area from edge to edge, or nearly.
public struct PlotDimensionScaleRange: PositionScaleRange, Hashable, Sendable {
    /// The places.
    public let _scalePlaces: _ScalePlaces

    /// The whole plot area.
    public static let plotDimension = PlotDimensionScaleRange(_scalePlaces: .plot(start: 0, end: 0))
    /// The plot area less a distance at both ends.
    ///
    /// - Parameter padding: In points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_scalePlaces: .plot(start: padding, end: padding))
    }
    /// The plot area less a distance at each end, in points.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_scalePlaces: .plot(start: startPadding, end: endPadding))
    }
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    /// The whole plot area.
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange.plotDimension }
    /// The plot area less a distance at both ends, in points.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange.plotDimension(padding: padding)
    }
    /// The plot area less a distance at each end, in points.
    public static func plotDimension(
        startPadding: CGFloat = 0, endPadding: CGFloat = 0
    ) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange.plotDimension(startPadding: startPadding, endPadding: endPadding)
    }
}

/// The looks that a scale has for values.
public protocol ScaleRange {
    /// The type of the looks.
    associatedtype VisualValue
    /// The looks, in order.
    var _visualValues: [VisualValue] { get }
}

extension Array: ScaleRange {
    /// The elements.
    public var _visualValues: [Element] { self }
}
