/// A text that depends on what time it is.
enum TimedText: Equatable, Sendable {
    case date(Date, Text.DateStyle)
    case range(Date, Date)
    case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(TimedFormat)

    func string(in context: TextContext) -> String {
        switch self {
        case .date(let date, let style): style.kind.string(date, context)
        case .formatted(let format): format.string(context.date)
        case .range(let start, let end):
            (start..<max(start, end)).formatted(
                Date.IntervalFormatStyle(
                    date: context.calendar.isDate(start, inSameDayAs: end) ? .omitted : .numeric,
                    time: .shortened,
                    locale: context.locale, calendar: context.calendar, timeZone: context.timeZone))
        case let .timer(range, pause, countsDown, showsHours):
            Self.clock(
                Self.seconds(range, at: pause ?? context.date, countsDown: countsDown), showsHours: showsHours
            )
        }
    }

    /// When it is another than at a time; nil if it never is.
    func nextChange(after now: Date) -> Date? {
        switch self {
        case .date(let date, let style):
            return style.kind.unit(date, now).map { Self.boundary(date, now, $0) }
        case .range: return nil
        case .formatted(let format): return format.nextChange(now)
        case let .timer(range, pause, countsDown, _):
            guard pause == nil, now < range.upperBound else { return nil }
            guard now >= range.lowerBound else { return range.lowerBound }
            let next = Self.boundary(countsDown ? range.upperBound : range.lowerBound, now, 1)
            return min(next, range.upperBound)
        }
    }

    /// When the distance between a date and now is next a whole number of units.
    private static func boundary(_ date: Date, _ now: Date, _ unit: TimeInterval) -> Date {
        let distance = now.timeIntervalSince(date)
        let next = ((distance / unit + 1e-6).rounded(.down) + 1) * unit
        return date + next
    }

    /// Seconds that have gone, or are left; those that have begun are left.
    private static func seconds(_ range: ClosedRange<Date>, at date: Date, countsDown: Bool) -> Int {
        let place = min(max(date, range.lowerBound), range.upperBound)
        return countsDown
            ? Int((range.upperBound.timeIntervalSince(place) - 1e-6).rounded(.up))
            : Int((place.timeIntervalSince(range.lowerBound) + 1e-6).rounded(.down))
    }

    /// As on a clock: `1:05`, `1:01:05`.
    fileprivate static func clock(_ seconds: Int, showsHours: Bool = true) -> String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        if showsHours, seconds >= 3600 {
            return "\(seconds / 3600):\(two(seconds / 60 % 60)):\(two(seconds % 60))"
        }
        return "\(seconds / 60):\(two(seconds % 60))"
    }
}

extension Text {
    /// A predefined style used to display a date.
    public struct DateStyle: Equatable, Sendable {
        let kind: Kind
        /// The time of day, as in 11:23 PM.
        public static let time = DateStyle(kind: .time)
        /// The date, as in June 3, 2019.
        public static let date = DateStyle(kind: .date)
        /// How far from now, in the two largest units, as in 2 hr, 23 min.
        public static let relative = DateStyle(kind: .relative)
        /// How far from now, and in which direction, in the largest unit, as in +2 hours.
        public static let offset = DateStyle(kind: .offset)
        /// How far from now, as on a clock, as in 36:59:01.
        public static let timer = DateStyle(kind: .timer)

        enum Kind: Sendable { case time, date, relative, offset, timer }
    }

    /// Displays a date as a style says; what is relative to now ticks as long as it is on screen.
    public init(_ date: Date, style: DateStyle) { self.init(.timed(.date(date, style))) }

    /// Displays a range of dates.
    public init(_ dates: ClosedRange<Date>) { self.init(.timed(.range(dates.lowerBound, dates.upperBound))) }

    /// Displays an interval of dates.
    public init(_ interval: DateInterval) { self.init(.timed(.range(interval.start, interval.end))) }

    /// Displays a timer that ticks in an interval, as long as it is on screen.
    ///
    /// - Parameters:
    ///   - timerInterval: When it runs. Before, it shows its start, and after, its end.
    ///   - pauseTime: When it stands still; nil is never.
    ///   - countsDown: Whether it shows what is left, and not what has gone.
    ///   - showsHours: Whether an hour is one, and not 60 minutes.
    public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        self.init(
            .timed(.timer(timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
    }
}

extension Text.DateStyle.Kind {
    fileprivate func string(_ date: Date, _ context: TextContext) -> String {
        func formatted(_ day: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle) -> String {
            date.formatted(
                Date.FormatStyle(
                    date: day, time: time, locale: context.locale, calendar: context.calendar,
                    timeZone: context.timeZone))
        }
        let distance = date.timeIntervalSince(context.date)
        // Of a second that has begun, to go and gone, as much is counted.
        let seconds = Int((abs(distance) + (distance > 0 ? 1 - 1e-6 : 1e-6)).rounded(.down))
        switch self {
        case .time: return formatted(.omitted, .shortened)
        case .date: return formatted(.long, .omitted)
        case .timer: return TimedText.clock(seconds)
        case .relative: return Self.units(seconds, from: context, to: date, .short, 2)
        case .offset:
            return (distance > 0 ? "+" : "\u{2212}") + Self.units(seconds, from: context, to: date, .wide, 1)
        }
    }

    /// The time between now and a date in the largest units, rounded down.
    ///
    /// - Parameter seconds: how much it is, as it is counted.
    private static func units(
        _ seconds: Int, from context: TextContext, to date: Date, _ width: QuantityText.Width, _ count: Int
    ) -> String {
        let other = context.date + (date > context.date ? 1 : -1) * TimeInterval(seconds)
        let names: [(component: Calendar.Component, name: String)] = [
            (.year, "year"), (.month, "month"), (.weekOfMonth, "week"), (.day, "day"), (.hour, "hour"),
            (.minute, "minute"), (.second, "second"),
        ]
        let components = context.calendar.dateComponents(
            Set(names.map(\.component)), from: min(context.date, other), to: max(context.date, other))
        let counted = names.compactMap { unit in
            components.value(for: unit.component).flatMap { $0 == 0 ? nil : ($0, unit.name) }
        }
        let shown = counted.isEmpty ? [(0, "second")] : Array(counted.prefix(count))
        return QuantityText.list(
            shown.map { QuantityText.text($0.0, of: $0.1, width, context.locale) }, width, context.locale)
    }

    /// The seconds after which the text is another; nil where it stays.
    fileprivate func unit(_ date: Date, _ now: Date) -> TimeInterval? {
        let distance = abs(date.timeIntervalSince(now))
        switch self {
        case .time, .date: return nil
        case .timer: return 1
        // The second largest unit.
        case .relative: return distance < 3601 ? 1 : distance < 86401 ? 60 : distance < 604_801 ? 3600 : 86400
        case .offset: return distance < 61 ? 1 : distance < 3601 ? 60 : distance < 86401 ? 3600 : 86400
        }
    }
}
