public import Foundation
public import VitrineSwiftUI

/// A function that is drawn as a line or an area.
struct PlotFunction {
    /// The points between which lines are drawn.
    static let count = 200

    var x: Text
    var y: Text
    /// The ends of the parameter; nil is from end to end of the x axis.
    var domain: ClosedRange<Double>?
    /// The point at a parameter, and of an area the other end.
    var point: (Double) -> (x: Double, y: Double, other: Double?)
}

extension Mark {
    /// Marks for points of the function that this one stands for; itself where there is none.
    ///
    /// - Parameter axis: The ends of the x axis, as far as they are known.
    func sampled(in axis: ClosedRange<Double>) -> [Mark] {
        guard let function else { return [self] }
        let domain = function.domain ?? axis
        let step = (domain.upperBound - domain.lowerBound) / Double(PlotFunction.count)
        return (0...PlotFunction.count).map { index in
            var mark = self
            mark.function = nil
            let point = function.point(domain.lowerBound + Double(index) * step)
            let y = PlottableValue<Double>.value(function.y, point.y)
            mark.x = .at(.value(function.x, point.x))
            mark.y = point.other.map { .from(.value(function.y, $0), to: y) } ?? .at(y)
            mark.series = series ?? .category("\(key)")
            mark.key = key &+ index &+ 1
            return mark
        }
    }
}

/// A line along the values of a function.
public struct LinePlot {
    let mark: Mark

    nonisolated private init(_ function: PlotFunction) {
        mark = Mark(kind: .line, function: function)
    }

    /// Makes a line of a function of x.
    ///
    /// - Parameters:
    ///   - x: The label of the x values.
    ///   - y: The label of the y values.
    ///   - domain: The x values; nil is the whole x axis.
    ///   - function: Gives y for x. Where it is no number, there is no point.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(PlotFunction(x: Text(x), y: Text(y), domain: domain) { ($0, function($0), nil) })
    }

    /// Makes a line of a function of x.
    @_disfavoredOverload
    nonisolated public init<S1: StringProtocol, S2: StringProtocol>(
        x: S1, y: S2, domain: ClosedRange<Double>? = nil, function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(PlotFunction(x: Text(x), y: Text(y), domain: domain) { ($0, function($0), nil) })
    }

    /// Makes a line of points that a function gives for a parameter.
    ///
    /// - Parameters:
    ///   - t: The label of the parameter.
    ///   - domain: The values of the parameter.
    ///   - function: Gives the point for a value.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey, domain: ClosedRange<Double>,
        function: @escaping @Sendable (Double) -> (x: Double, y: Double)
    ) {
        self.init(
            PlotFunction(x: Text(x), y: Text(y), domain: domain) {
                let point = function($0)
                return (point.x, point.y, nil)
            })
    }
}

extension LinePlot: ChartContent {
    public typealias Body = Never
    /// Adds the line.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}

/// An area along the values of a function.
public struct AreaPlot {
    let mark: Mark

    nonisolated private init(_ function: PlotFunction) {
        mark = Mark(kind: .area, function: function)
    }

    /// Makes an area from zero to the values of a function of x.
    ///
    /// - Parameter domain: The x values; nil is the whole x axis.
    nonisolated public init(
        x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> Double
    ) {
        self.init(PlotFunction(x: Text(x), y: Text(y), domain: domain) { ($0, function($0), 0) })
    }

    /// Makes an area between the values of a function of x.
    nonisolated public init(
        x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
    ) {
        self.init(
            PlotFunction(x: Text(x), y: Text(yEnd), domain: domain) {
                let ends = function($0)
                return ($0, ends.yEnd, ends.yStart)
            })
    }
}

extension AreaPlot: ChartContent {
    public typealias Body = Never
    /// Adds the area.
    public func _collect(_ marks: inout _MarkCollector) { marks.add(mark) }
}
