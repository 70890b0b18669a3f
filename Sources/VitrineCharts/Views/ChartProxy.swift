public import Foundation
public import VitrineSwiftUI

/// A proxy for the scales and the plot area of a chart.
///
/// Places are in points of the plot area, from its upper left corner.
@MainActor @preconcurrency
public struct ChartProxy {
    let scene: ChartScene
    let anchor: Anchor<CGRect>?

    /// The size of the plot area, in points.
    public var plotSize: CGSize { scene.memory.arrangement?.plot.size ?? .zero }
    /// The size of the plot area, in points.
    public var plotAreaSize: CGSize { plotSize }
    /// The frame of the plot area; nil before it has one.
    public var plotFrame: Anchor<CGRect>? { anchor }
    /// The frame of the plot area. Traps before the first layout, which overlays and backgrounds do not see.
    public var plotAreaFrame: Anchor<CGRect> {
        guard let anchor else {
            preconditionFailure("The plot area of a chart has no frame before its layout: ask for plotFrame.")
        }
        return anchor
    }

    private var space: PlotSpace { scene.plotSpace }

    // MARK: Values to places

    /// Where a value is along the x axis; nil for one that is not on it.
    public func position<P: Plottable>(forX value: P) -> CGFloat? {
        guard let scale = scene.x, let share = scale.share(value.datum) else { return nil }
        return space.x(scale.place(at: share))
    }

    /// Where a value is along the y axis; nil for one that is not on it.
    public func position<P: Plottable>(forY value: P) -> CGFloat? {
        guard let scale = scene.y, let share = scale.share(value.datum) else { return nil }
        return space.y(scale.place(at: share))
    }

    /// Where two values are; nil where one is not on its axis.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// From where to where a value reaches along the x axis: a category has room.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        range(scene.x, value.datum, space.x)
    }

    /// From where to where a value reaches along the y axis: a category has room.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        range(scene.y, value.datum, space.y)
    }

    private func range(
        _ scale: PositionScale?, _ datum: Datum, _ position: (Place) -> CGFloat
    ) -> ClosedRange<CGFloat>? {
        guard let scale, let middle = scale.share(datum) else { return nil }
        let band = scale.band(datum, nil) ?? (middle, middle)
        let (a, b) = (position(scale.place(at: band.lower)), position(scale.place(at: band.upper)))
        return a.isFinite && b.isFinite ? min(a, b)...max(a, b) : nil
    }

    // MARK: Places to values

    func datum(x: CGFloat) -> Datum? {
        let space = space
        guard let scale = scene.x, space.width > 0 else { return nil }
        return scale.share(at: space.distance(x: x), length: space.width).flatMap(scale.datum)
    }

    func datum(y: CGFloat) -> Datum? {
        let space = space
        guard let scale = scene.y, space.height > 0 else { return nil }
        return scale.share(at: space.distance(y: y), length: space.height).flatMap(scale.datum)
    }

    /// The value at a place along the x axis; nil where there is none of the type.
    public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(x: position).flatMap { P(datum: $0) }
    }

    /// The value at a place along the y axis; nil where there is none of the type.
    public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? {
        datum(y: position).flatMap { P(datum: $0) }
    }

    /// The values at a place; nil where there are none of the types.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint, as type: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else {
            return nil
        }
        return (x, y)
    }

    // MARK: Angles

    /// The angle of a place around the middle of the plot area, clockwise from the top.
    public func angle(at position: CGPoint) -> Angle { .radians(space.turn(at: position) * 2 * .pi) }

    /// The value at an angle of a pie: the sum of the sectors before it, and the part of the one at it.
    public func value<P: Plottable>(atAngle angle: Angle, as type: P.Type = P.self) -> P? {
        datum(turn: angle.radians / (2 * .pi)).flatMap { P(datum: $0) }
    }

    func datum(turn: Double) -> Datum? {
        let total = scene.model.marks.reduce(0.0) { sum, mark in
            sum + max(mark.sector?.angle.datum.quantity ?? 0, 0)
        }
        guard total > 0, total.isFinite, turn.isFinite else { return nil }
        return .number((turn - turn.rounded(.down)) * total)
    }

    // MARK: Scales

    /// The values of the x axis: the ends, or all categories.
    public func xDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(scene.x) }
    /// The values of the y axis: the ends, or all categories.
    public func yDomain<P: Plottable>(dataType: P.Type) -> [P] { domain(scene.y) }

    private func domain<P: Plottable>(_ scale: PositionScale?) -> [P] {
        guard let scale else { return [] }
        let data: [Datum] =
            switch scale.kind {
            case .category: scale.categories.map { .category($0) }
            case .number: [.number(scale.lower), .number(scale.upper)]
            case .date: [.date(scale.lower), .date(scale.upper)]
            }
        return data.compactMap { P(datum: $0) }
    }

    /// The style that a value has; nil for one that no mark has.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        let scale = scene.model.foreground
        guard scale.range != nil || scale.categories.domain.contains(value.datum) else { return nil }
        return scale.paint(for: value.datum).style
    }

    /// The style of lines that a value has; nil for one that no mark has.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? {
        let scale = scene.model.lineStyles
        return scale.domain.contains(value.datum) ? scale.look(for: value.datum) : nil
    }

    /// The area of symbols that a value has, in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        scene.model.symbolSizes.area(for: value.datum)
    }

    // MARK: Selection

    /// Selects the value at a place along the x axis, where the program has tied one.
    public func selectXValue(at x: CGFloat) { scene.model.settings.xSelection.value?(datum(x: x)) }
    /// Selects the value at a place along the y axis, where the program has tied one.
    public func selectYValue(at y: CGFloat) { scene.model.settings.ySelection.value?(datum(y: y)) }
    /// Selects the value at an angle, where the program has tied one.
    public func selectAngleValue(at angle: Angle) {
        scene.model.settings.angleSelection.value?(datum(turn: angle.radians / (2 * .pi)))
    }
    /// Selects the values between two places along the x axis, where the program has tied a range.
    public func selectXRange(from: CGFloat, to: CGFloat) {
        guard let start = datum(x: from), let end = datum(x: to) else { return }
        scene.model.settings.xSelection.range?((start, end))
    }
    /// Selects the values between two places along the y axis, where the program has tied a range.
    public func selectYRange(from: CGFloat, to: CGFloat) {
        guard let start = datum(y: from), let end = datum(y: to) else { return }
        scene.model.settings.ySelection.range?((start, end))
    }
}
