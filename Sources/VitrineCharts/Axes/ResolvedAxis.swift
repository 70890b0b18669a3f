import Foundation
import VitrineSwiftUI

/// What an axis shows, on one side of the plot area.
struct ResolvedAxis {
    /// A line at a value.
    struct Line {
        var place: Place
        /// Nil is a grid line.
        var tick: AxisTick.Length?
        var stroke: StrokeStyle
        var style: AnyShapeStyle
        var offset: CGSize
        /// The label at the same value, by its number.
        var label: Int?
    }

    /// A label at a value.
    struct Label {
        var place: Place
        var spec: AxisLabel
        /// Whether it begins at the value, with a line beside it, as moments do.
        var isBeside: Bool
        var offset: CGSize
        var view: AnyView
    }

    var axis: Axis
    var edge: Edge
    var preset: AxisMarkPreset.Kind
    var lines: [Line] = []
    var labels: [Label] = []
}

/// What a program asks of an axis, or the usual.
@MainActor
struct AxisRequests {
    /// Between a value and its label, in points.
    static let besideSpacing: CGFloat = 4

    private let requests: [AxisMarksRequest]
    private let axis: Axis
    private let environment: EnvironmentValues
    private let usualCount: Int

    init(_ choice: ChartSettings.AxisChoice, _ axis: Axis, _ size: CGSize, _ environment: EnvironmentValues) {
        switch choice {
        case .visibility(.hidden): requests = []
        case .visibility: requests = [AxisMarksRequest()]
        case .content(let content):
            var collector = _AxisCollector()
            content._collect(&collector)
            requests = collector.marks
        }
        self.axis = axis
        self.environment = environment
        // About 70 points for a label below, and 45 for one beside the plot area.
        let room = axis == .horizontal ? size.width / 70 : size.height / 45
        usualCount = room.isFinite ? min(max(Int(room), 1), axis == .horizontal ? 7 : 5) : 5
    }

    /// What makes the scale, so that it ends where the first marks of the axis ask for.
    func maker(_ settings: PositionScaleSettings) -> ScaleMaker {
        let values = requests.first?.values ?? .automatic
        return ScaleMaker(
            settings: settings, desiredCount: values.desiredCount ?? usualCount, stride: values.stride,
            roundsLower: values.roundsLower, roundsUpper: values.roundsUpper, leastStride: values.leastStride,
            calendar: values.calendar ?? environment.calendar, reversesCategories: axis == .vertical)
    }

    /// What there is between two shares of the axis.
    func axes(on scale: PositionScale, from start: CGFloat, to end: CGFloat) -> [ResolvedAxis] {
        requests.map { resolve($0, scale, Double(start), Double(end)) }
    }

    private func ticks(
        _ values: AxisMarkValues, _ scale: PositionScale, _ start: Double, _ end: Double
    ) -> TickMaker {
        var visible = scale
        // What scrolls has as many values as there is room for in what is visible.
        if end - start < 1, scale.kind != .category, scale.type.kind == .automatic {
            let length = scale.upper - scale.lower
            visible.lower = scale.lower
            visible.upper = scale.lower + length * (end - start)
        }
        var maker = TickMaker(
            scale: visible, desiredCount: values.desiredCount ?? usualCount, stride: values.stride,
            leastStride: values.leastStride, calendar: values.calendar ?? environment.calendar)
        guard end - start < 1, scale.kind != .category else { return maker }
        let stride: AxisStride = scale.kind == .date ? .date(maker.dateStride) : .number(maker.numberStep)
        // A little more than what is visible, so that labels come in from beyond the edges.
        let length = scale.upper - scale.lower
        visible.lower = scale.lower + length * (start - 0.1 * (end - start))
        visible.upper = scale.lower + length * (end + 0.1 * (end - start))
        maker.scale = visible
        maker.stride = stride
        return maker
    }

    private func resolve(
        _ request: AxisMarksRequest, _ scale: PositionScale, _ start: Double, _ end: Double
    ) -> ResolvedAxis {
        let ticks = ticks(request.values, scale, start, end)
        let data = (request.values.listed ?? ticks.values).filter { scale.contains($0) }
        var result = ResolvedAxis(
            axis: axis, edge: edge(request.position, scale), preset: request.preset.kind)
        let format = LabelFormat(ticks: ticks, environment: environment)
        for (index, datum) in data.enumerated() {
            guard let share = scale.share(datum) else { continue }
            let next = index + 1 < data.count ? scale.share(data[index + 1]) : nil
            let previous = index > 0 ? scale.share(data[index - 1]) : nil
            let value = AxisValue(index: index, count: data.count, datum: datum)
            let pieces = request.content?(value).pieces ?? usual(request, scale)
            let step = next.map { $0 - share } ?? previous.map { share - $0 }
            add(pieces, datum, share, step, scale, format, &result)
        }
        return result
    }

    private func edge(_ position: AxisMarkPosition, _ scale: PositionScale) -> Edge {
        if axis == .horizontal { return position == .top ? .top : .bottom }
        switch position.kind {
        case .leading: return .leading
        case .trailing: return .trailing
        default: return scale.kind == .category ? .leading : .trailing
        }
    }

    /// The lines and labels that an axis has unless a program makes others.
    private func usual(_ request: AxisMarksRequest, _ scale: PositionScale) -> [AxisPiece] {
        let label = AxisPiece(
            kind: .label(AxisLabel(content: request.format.map { .text($0) } ?? .automatic)))
        if scale.kind == .category, axis == .vertical { return [label] }
        var grid = AxisPiece(kind: .grid, stroke: request.stroke)
        grid.stroke = request.stroke
        guard scale.kind == .date, axis == .horizontal else { return [grid, label] }
        return [grid, AxisPiece(kind: .tick(.label), stroke: request.stroke), label]
    }

    /// Lines across are solid, and those upwards dashed.
    private var usualStroke: StrokeStyle {
        StrokeStyle(lineWidth: 0.5, dash: axis == .horizontal ? [2, 2] : [])
    }

    private func add(
        _ pieces: [AxisPiece], _ datum: Datum, _ share: Double, _ step: Double?, _ scale: PositionScale,
        _ format: LabelFormat, _ result: inout ResolvedAxis
    ) {
        let hasLabel = pieces.contains { if case .label = $0.kind { true } else { false } }
        for piece in pieces {
            let isCentered = piece.isCentered ?? false
            // A category is at the middle of its room as it is.
            let moved = isCentered && scale.kind != .category ? share + (step ?? 0) / 2 : share
            let place = scale.place(at: moved)
            if isCentered, moved > 1 + 1e-9 || moved < -1e-9 { continue }
            switch piece.kind {
            case .grid, .tick:
                let tick: AxisTick.Length? = if case .tick(let length) = piece.kind { length } else { nil }
                result.lines.append(
                    .init(
                        place: place, tick: tick, stroke: piece.stroke ?? usualStroke,
                        style: piece.style ?? AnyShapeStyle(Color(uiColor: .quaternaryLabel)),
                        offset: piece.offset, label: hasLabel ? result.labels.count : nil))
            case .label(let label):
                guard let view = view(of: label, piece, datum, format) else { continue }
                result.labels.append(
                    .init(
                        place: place, spec: label,
                        isBeside: scale.kind == .date && axis == .horizontal && !isCentered,
                        offset: piece.offset, view: view))
            }
        }
    }

    private func view(
        of label: AxisLabel, _ piece: AxisPiece, _ datum: Datum, _ format: LabelFormat
    ) -> AnyView? {
        func text(_ string: String) -> AnyView { AnyView(Text(string).lineLimit(1)) }
        let content: AnyView
        switch label.content {
        case .automatic: content = text(format.string(datum))
        case .text(let format):
            guard let string = format(datum) else { return nil }
            content = text(string)
        case .view(let view): content = view
        }
        let styled = AnyView(
            content.font(piece.font ?? .caption)
                .foregroundStyle(piece.style ?? AnyShapeStyle(Color(uiColor: .secondaryLabel))))
        switch label.orientation.kind {
        case .automatic, .horizontal: return styled
        case .vertical: return AnyView(TurnedView(isClockwise: true, content: styled))
        case .verticalReversed: return AnyView(TurnedView(isClockwise: false, content: styled))
        }
    }
}
