public import Foundation
import VitrineSwiftUI

/// A bar of a bar chart.
public struct BarMark {
    let mark: Mark

    nonisolated private init(
        _ x: Mark.Position, _ y: Mark.Position, _ change: (inout Mark) -> Void = { _ in }
    ) {
        var mark = Mark(kind: .bar, x: x, y: y)
        change(&mark)
        self.mark = mark
    }
}

extension BarMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

extension BarMark {
    /// Makes a bar: from zero to the value on one axis, at the value of the other.
    ///
    /// Bars that stand at the same place are stacked.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x), .at(y)) {
            $0.width = width
            $0.height = height
            $0.stacking = stacking
        }
    }

    /// Makes a bar from one value of the y axis to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.init(.at(x), .from(yStart, to: yEnd)) { $0.width = width }
    }

    /// Makes a bar from one value of the x axis to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init(.from(xStart, to: xEnd), .at(y)) { $0.height = height }
    }

    /// Makes a bar between two places in points of the plot area, whose edges count unless given.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x), .points(yStart, yEnd)) {
            $0.width = width
            $0.stacking = stacking
        }
    }

    /// Makes a bar between two places in points of the plot area, whose edges count unless given.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.points(xStart, xEnd), .at(y)) {
            $0.height = height
            $0.stacking = stacking
        }
    }

    /// Makes a bar from one value of the x axis to another, between two places in points.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.from(xStart, to: xEnd), .points(yStart, yEnd))
    }

    /// Makes a bar from one value of the y axis to another, between two places in points.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.points(xStart, xEnd), .from(yStart, to: yEnd))
    }
}
