import Foundation
import VitrineSwiftUI

/// A place of an area, which goes through the marks of its series in their order.
public struct AreaMark {
    let mark: Mark

    nonisolated private init(
        _ x: Mark.Position, _ y: Mark.Position, _ change: (inout Mark) -> Void = { _ in }
    ) {
        var mark = Mark(kind: .area, x: x, y: y)
        change(&mark)
        self.mark = mark
    }
}

extension AreaMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

extension AreaMark {
    /// Makes a place of an area from zero to a value.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x), .at(y)) { $0.stacking = stacking }
    }

    /// Makes a place of the area of a series, from zero to a value.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(.at(x), .at(y)) {
            $0.series = series.datum
            $0.stacking = stacking
        }
    }

    /// Makes a place of an area from one value of the y axis to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.at(x), .from(yStart, to: yEnd))
    }

    /// Makes a place of the area of a series from one value of the y axis to another.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(.at(x), .from(yStart, to: yEnd)) { $0.series = series.datum }
    }

    /// Makes a place of an area from one value of the x axis to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.from(xStart, to: xEnd), .at(y))
    }

    /// Makes a place of the area of a series from one value of the x axis to another.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(.from(xStart, to: xEnd), .at(y)) { $0.series = series.datum }
    }
}
