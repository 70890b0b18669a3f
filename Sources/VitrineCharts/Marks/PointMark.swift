public import Foundation
import VitrineSwiftUI

/// A symbol at a place.
public struct PointMark {
    let mark: Mark

    nonisolated private init(
        _ x: Mark.Position, _ y: Mark.Position, _ change: (inout Mark) -> Void = { _ in }
    ) {
        var mark = Mark(kind: .point, x: x, y: y)
        change(&mark)
        self.mark = mark
    }
}

extension PointMark: ChartContent {
    public typealias Body = Never
    /// Adds the mark.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

extension PointMark {
    /// Makes a symbol at two values.
    nonisolated public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>, y: PlottableValue<Y>
    ) {
        self.init(.at(x), .at(y))
    }

    /// Makes a symbol at a value, and a place in points from the top of the plot area, whose middle counts unless given.
    nonisolated public init<X: Plottable>(
        x: PlottableValue<X>, y: CGFloat? = nil
    ) {
        self.init(.at(x), .points(y, y))
    }

    /// Makes a symbol at a value, and a place in points from the left of the plot area, whose middle counts unless given.
    nonisolated public init<Y: Plottable>(
        x: CGFloat? = nil, y: PlottableValue<Y>
    ) {
        self.init(.points(x, x), .at(y))
    }
}
