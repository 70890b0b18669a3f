import Foundation

/// A distance between moments by the calendar.
struct DateStride: Hashable, Sendable {
    var component: Calendar.Component
    var count: Int

    /// About how long it is, in seconds.
    var seconds: Double { Double(count) * Self.seconds(of: component) }

    static func seconds(of component: Calendar.Component) -> Double {
        switch component {
        case .era: 86_400 * 365.25 * 1000
        case .year, .yearForWeekOfYear: 86_400 * 365.25
        case .quarter: 86_400 * 91.3
        case .month: 86_400 * 30.44
        case .weekOfYear, .weekOfMonth: 86_400 * 7
        case .day, .weekday, .weekdayOrdinal, .dayOfYear: 86_400
        case .hour: 3600
        case .minute: 60
        default: 1
        }
    }
}

/// Moments along an axis, where units of the calendar begin.
enum DateTicks {
    /// The distances to choose from, the shortest first.
    private static let strides: [DateStride] = [
        .init(component: .second, count: 1), .init(component: .second, count: 5),
        .init(component: .second, count: 15), .init(component: .second, count: 30),
        .init(component: .minute, count: 1), .init(component: .minute, count: 5),
        .init(component: .minute, count: 15), .init(component: .minute, count: 30),
        .init(component: .hour, count: 1), .init(component: .hour, count: 3),
        .init(component: .hour, count: 6), .init(component: .hour, count: 12),
        .init(component: .day, count: 1), .init(component: .day, count: 2),
        .init(component: .weekOfYear, count: 1), .init(component: .weekOfYear, count: 2),
        .init(component: .month, count: 1),
        .init(component: .month, count: 2), .init(component: .month, count: 3),
        .init(component: .month, count: 6), .init(component: .year, count: 1),
    ]

    /// The distance at which there are about as many moments as asked for.
    ///
    /// - Parameter least: What it is at least, in seconds.
    static func stride(from lower: Double, to upper: Double, count: Int, least: Double = 0) -> DateStride {
        let raw = max((upper - lower) / Double(max(count, 1)), least)
        guard raw.isFinite, raw > 0 else { return DateStride(component: .day, count: 1) }
        let year = DateStride.seconds(of: .year)
        if raw > year * 1.5 {
            let years = NumberTicks.step(from: 0, to: raw / year, count: 1)
            return DateStride(component: .year, count: Int(clamping: Int64(min(max(years, 1), 1e9))))
        }
        return strides.min { abs(log($0.seconds / raw)) < abs(log($1.seconds / raw)) } ?? strides[0]
    }

    /// The moments from one to another, at most ``NumberTicks/limit``; none where there would be more.
    static func values(
        from lower: Double, to upper: Double, _ stride: DateStride, _ calendar: Calendar
    ) -> [Double] {
        guard lower.isFinite, upper.isFinite, lower <= upper, stride.count > 0,
            (upper - lower) / stride.seconds < Double(NumberTicks.limit),
            var date = start(before: Date(timeIntervalSinceReferenceDate: lower), stride, calendar)
        else { return [] }
        var result: [Double] = []
        while date.timeIntervalSinceReferenceDate <= upper + 1e-6, result.count < NumberTicks.limit {
            let seconds = date.timeIntervalSinceReferenceDate
            if seconds >= lower - 1e-6 { result.append(seconds) }
            guard
                let next = calendar.date(
                    byAdding: component(stride.component), value: stride.count, to: date),
                next > date
            else { break }
            date = next
        }
        return result
    }

    /// What the calendar adds for a component.
    private static func component(_ component: Calendar.Component) -> Calendar.Component {
        switch component {
        case .weekday, .weekdayOrdinal, .dayOfYear: .day
        case .weekOfMonth: .weekOfYear
        case .yearForWeekOfYear: .year
        default: component
        }
    }

    /// The last beginning of a unit at a moment or before it; of several units together those count from the beginning of
    /// the next larger one.
    private static func start(before date: Date, _ stride: DateStride, _ calendar: Calendar) -> Date? {
        let unit = component(stride.component)
        if unit == .quarter {
            let month = calendar.component(.month, from: date)
            let start = calendar.dateInterval(of: .month, for: date)?.start
            return start.flatMap { calendar.date(byAdding: .month, value: -((month - 1) % 3), to: $0) }
        }
        guard let start = calendar.dateInterval(of: unit, for: date)?.start, stride.count > 1 else {
            return calendar.dateInterval(of: unit, for: date)?.start
        }
        let place: Int
        switch unit {
        case .second, .minute, .hour: place = calendar.component(unit, from: start)
        case .month: place = calendar.component(.month, from: start) - 1
        case .year: place = calendar.component(.year, from: start)
        default: return start
        }
        return calendar.date(byAdding: unit, value: -(place % stride.count), to: start)
    }
}
