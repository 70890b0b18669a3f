import Foundation
import VitrineSwiftUI

/// A point of a line, which goes through the marks of its series in their order.
public struct LineMark {
    let mark: Mark

    nonisolated private init(
        _ x: Mark.Position, _ y: Mark.Position, _ change: (inout Mark) -> Void = { _ in }
    ) {
        var mark = Mark(kind: .line, x: x, y: y)
        change(&mark)
        self.mark = mark
    }
}

extension LineMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

extension LineMark {
    /// Makes a point of a line.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.at(x), .at(y))
    }

    /// Makes a point of the line of a series.
    nonisolated public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
    ) {
        self.init(.at(x), .at(y)) { $0.series = series.datum }
    }
}
