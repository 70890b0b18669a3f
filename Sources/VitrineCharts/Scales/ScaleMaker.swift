import Foundation

/// Makes the scale of an axis from what the marks have and the program says.
struct ScaleMaker {
    var settings = PositionScaleSettings()
    /// About how many values the axis shows.
    var desiredCount = 5
    /// The distance between the axis's values, where the program says so.
    var stride: AxisStride?
    var roundsLower: Bool?
    var roundsUpper: Bool?
    var leastStride = 0.0
    var calendar = Calendar.current
    /// Whether the first category is at the end, as on the y axis, where it is at the top.
    var reversesCategories = false

    /// Nil where nothing says what there is to be on the axis.
    func scale(for data: AxisData) -> PositionScale? {
        guard let kind = settings.kind ?? data.kind else { return nil }
        var scale =
            switch kind {
            case .category: categories(data)
            case .number, .date: quantities(kind, data)
            }
        scale.isReversed = reversesCategories && kind == .category
        if case .automatic(_, true)? = settings.values { scale.isReversed.toggle() }
        scale.places = settings.places ?? scale.places
        return scale
    }

    private func categories(_ data: AxisData) -> PositionScale {
        switch settings.values {
        case .listed(let list): PositionScale(categories: list.map(\.name))
        case .between(let first, let last): PositionScale(categories: [first.name, last.name])
        case .automatic, nil: PositionScale(categories: data.categories)
        }
    }

    private func quantities(_ kind: PositionScale.Kind, _ data: AxisData) -> PositionScale {
        let type = settings.type ?? ScaleType(kind: .automatic)
        switch settings.values {
        case .between(let lower, let upper):
            return PositionScale(
                kind, lower: lower.quantity ?? 0, upper: upper.quantity ?? 1, type: type)
        case .listed(let list) where !list.isEmpty:
            let values = list.compactMap(\.quantity)
            return PositionScale(kind, lower: values.first ?? 0, upper: values.last ?? 1, type: type)
        default: break
        }
        var (lower, upper) = (data.lower, data.upper)
        guard lower <= upper else { return empty(kind, type) }
        if type.kind == .log { return logarithmic(data, type) }
        if kind == .number, includesZero {
            (lower, upper) = (min(lower, 0), max(upper, 0))
        }
        if lower == upper { (lower, upper) = widened(kind, lower) }
        return rounded(PositionScale(kind, lower: lower, upper: upper, type: type))
    }

    private var includesZero: Bool {
        if case .automatic(let includesZero?, _)? = settings.values { return includesZero }
        return true
    }

    /// The scale of an axis without a value.
    private func empty(_ kind: PositionScale.Kind, _ type: ScaleType) -> PositionScale {
        if kind == .number {
            return PositionScale(kind, lower: type.kind == .log ? 1 : 0, upper: 10, type: type)
        }
        return PositionScale(kind, lower: 0, upper: 86_400, type: type)
    }

    /// Some room around a single value.
    private func widened(_ kind: PositionScale.Kind, _ value: Double) -> (Double, Double) {
        if kind == .date { return (value - 43_200, value + 43_200) }
        let room = value == 0 ? 1 : abs(value) / 10
        return value == 0 ? (0, 1) : (value - room, value + room)
    }

    private func logarithmic(_ data: AxisData, _ type: ScaleType) -> PositionScale {
        guard data.leastPositive <= data.upper else { return empty(.number, type) }
        let lower = pow(10, log10(data.leastPositive).rounded(.down))
        let upper = pow(10, log10(data.upper).rounded(.up))
        return PositionScale(.number, lower: lower, upper: upper > lower ? upper : lower * 10, type: type)
    }

    /// Numbers begin and end at round ones, and dates where the program says so.
    private func rounded(_ scale: PositionScale) -> PositionScale {
        var scale = scale
        let isNumber = scale.kind == .number
        guard roundsLower ?? isNumber || roundsUpper ?? isNumber else { return scale }
        let ticks = TickMaker(
            scale: scale, desiredCount: desiredCount, stride: stride, leastStride: leastStride,
            calendar: calendar)
        let (lower, upper) = ticks.surroundings
        if roundsLower ?? isNumber { scale.lower = lower }
        if roundsUpper ?? isNumber { scale.upper = upper }
        return scale
    }
}

/// A distance between the values that an axis shows.
enum AxisStride: Hashable, Sendable {
    case number(Double)
    case date(DateStride)
}

/// Finds the values that an axis shows.
struct TickMaker {
    var scale: PositionScale
    var desiredCount = 5
    var stride: AxisStride?
    var leastStride = 0.0
    var calendar = Calendar.current

    private var span: (lower: Double, upper: Double) {
        (min(scale.lower, scale.upper), max(scale.lower, scale.upper))
    }

    var numberStep: Double {
        if case .number(let step)? = stride { return step }
        return NumberTicks.step(from: span.lower, to: span.upper, count: desiredCount, least: leastStride)
    }

    var dateStride: DateStride {
        if case .date(let stride)? = stride { return stride }
        return DateTicks.stride(from: span.lower, to: span.upper, count: desiredCount, least: leastStride)
    }

    /// The round values at the ends or beyond them.
    var surroundings: (lower: Double, upper: Double) {
        let (lower, upper) = span
        if scale.kind == .date {
            let reach = dateStride.seconds * 1.1
            let values = DateTicks.values(from: lower - reach, to: upper + reach, dateStride, calendar)
            return (values.last { $0 <= lower } ?? lower, values.first { $0 >= upper } ?? upper)
        }
        let step = numberStep
        let rounded = (
            ((lower / step) + 1e-9).rounded(.down) * step, ((upper / step) - 1e-9).rounded(.up) * step
        )
        return rounded.0.isFinite && rounded.1.isFinite ? rounded : (lower, upper)
    }

    /// The values, in order.
    var values: [Datum] {
        let (lower, upper) = span
        switch scale.kind {
        case .category: return scale.categories.map { .category($0) }
        case .date:
            return DateTicks.values(from: lower, to: upper, dateStride, calendar).map { .date($0) }
        case .number:
            if scale.type.kind == .log, stride == nil {
                return NumberTicks.logarithmic(from: lower, to: upper, count: desiredCount)
                    .map { .number($0) }
            }
            return NumberTicks.values(from: lower, to: upper, step: numberStep).map { .number($0) }
        }
    }
}
