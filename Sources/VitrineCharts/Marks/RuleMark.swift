public import Foundation
import VitrineSwiftUI

/// A straight line along an axis.
public struct RuleMark {
    let mark: Mark

    nonisolated private init(
        _ x: Mark.Position, _ y: Mark.Position, _ change: (inout Mark) -> Void = { _ in }
    ) {
        var mark = Mark(kind: .rule, x: x, y: y)
        change(&mark)
        self.mark = mark
    }
}

extension RuleMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

extension RuleMark {
    /// Makes a vertical line between two places in points of the plot area, whose edges count unless given.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil
    ) {
        self.init(.at(x), .points(yStart, yEnd))
    }

    /// Makes a vertical line from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
    ) {
        self.init(.at(x), .from(yStart, to: yEnd))
    }

    /// Makes a horizontal line between two places in points of the plot area, whose edges count unless given.
    nonisolated public init<Y: Plottable>(
        xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        self.init(.points(xStart, xEnd), .at(y))
    }

    /// Makes a horizontal line from one value to another.
    nonisolated public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.from(xStart, to: xEnd), .at(y))
    }
}
