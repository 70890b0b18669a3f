public import Foundation
import VitrineSwiftUI

/// A rectangle.
public struct RectangleMark {
    let mark: Mark

    nonisolated private init(
        _ x: Mark.Position, _ y: Mark.Position, _ change: (inout Mark) -> Void = { _ in }
    ) {
        var mark = Mark(kind: .rectangle, x: x, y: y)
        change(&mark)
        self.mark = mark
    }
}

extension RectangleMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

extension RectangleMark {
    /// Makes a rectangle around two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init(.at(x), .at(y)) {
            $0.width = width
            $0.height = height
        }
    }

    /// Makes a rectangle between values of both axes.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.from(xStart, to: xEnd), .from(yStart, to: yEnd))
    }

    /// Makes a rectangle around a value, from one value of the y axis to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.init(.at(x), .from(yStart, to: yEnd)) { $0.width = width }
    }

    /// Makes a rectangle around a value, from one value of the x axis to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init(.from(xStart, to: xEnd), .at(y)) { $0.height = height }
    }

    /// Makes a rectangle around a value, between two places in points.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil, width: MarkDimension = .automatic
    ) {
        self.init(.at(x), .points(yStart, yEnd)) { $0.width = width }
    }

    /// Makes a rectangle around a value, between two places in points.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>, height: MarkDimension = .automatic
    ) {
        self.init(.points(xStart, xEnd), .at(y)) { $0.height = height }
    }

    /// Makes a rectangle from one value of the x axis to another, between two places in points.
    nonisolated public init<X: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.from(xStart, to: xEnd), .points(yStart, yEnd))
    }

    /// Makes a rectangle from one value of the y axis to another, between two places in points.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.points(xStart, xEnd), .from(yStart, to: yEnd))
    }
}
