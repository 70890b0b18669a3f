/// Whether a timeline may be updated often.
public enum TimelineScheduleMode: Sendable {
    /// As often as its schedule says.
    case normal
    /// Less often, where the display saves power.
    case lowFrequency
}

/// A type that provides a sequence of dates for use as a schedule.
public protocol TimelineSchedule {
    /// The dates of a schedule.
    associatedtype Entries: Sequence where Entries.Element == Date
    /// How often the schedule may ask for updates.
    typealias Mode = TimelineScheduleMode

    /// The dates of the schedule in order, around and after a date.
    ///
    /// - Parameter startDate: The first date should be the last one of the schedule that is not after it: what is shown at
    ///   that date.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

/// A schedule for updating a timeline view at regular intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: TimeInterval

    /// Creates a periodic update schedule.
    ///
    /// - Parameters:
    ///   - startDate: One of its dates: the others are whole intervals away.
    ///   - interval: Seconds between two dates, above zero; traps otherwise.
    public init(from startDate: Date, by interval: TimeInterval) {
        precondition(
            interval > 0 && interval.isFinite,
            "PeriodicTimelineSchedule: an interval of \(interval) seconds never comes to the next date; pass one above zero."
        )
        start = startDate
        self.interval = interval
    }

    /// The dates from the last one that is not after `startDate`; from the schedule's own start where that is later.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let passed = (startDate.timeIntervalSince(start) / interval + 1e-9).rounded(.down)
        return Entries(start: start, interval: interval, index: max(passed, 0))
    }

    /// The sequence of dates in a periodic schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: TimeInterval
        fileprivate var index: Double

        /// The next date; never nil.
        public mutating func next() -> Date? {
            defer { index += 1 }
            // By the number, so that intervals add up without drift.
            return start + index * interval
        }
    }
}

/// A schedule for updating a timeline view at the start of every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    /// Creates a per-minute update schedule.
    public init() {}

    /// The beginnings of minutes, from that of the minute that `startDate` is in.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let minute = (startDate.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
        return Entries(
            dates: PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
                .entries(
                    from: startDate, mode: mode))
    }

    /// The sequence of dates in an every minute schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var dates: PeriodicTimelineSchedule.Entries

        /// The next date; never nil.
        public mutating func next() -> Date? { dates.next() }
    }
}

/// A schedule for updating a timeline view at explicit points in time.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule with the given dates, in order.
    public init(_ dates: Entries) { self.dates = dates }

    /// All dates that the schedule was made with.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A pausable schedule of dates updating at a frequency no more quickly than the provided interval.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    /// Seconds; nil is every frame of the display.
    let minimumInterval: TimeInterval?
    let isPaused: Bool

    /// Creates a schedule for a smooth animation.
    ///
    /// - Parameters:
    ///   - minimumInterval: The fewest seconds between two updates; nil is as often as the display shows frames.
    ///   - paused: Whether nothing is updated.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// The dates from a start on; that alone while the schedule is paused. A timeline view takes those of the frames that the
    /// display shows.
    public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(date: start, interval: isPaused ? nil : max(minimumInterval ?? 0, 1.0 / 60))
    }

    /// The sequence of dates in an animation schedule.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate var date: Date?
        fileprivate let interval: TimeInterval?

        /// The next date; nil after the first one of a paused schedule.
        public mutating func next() -> Date? {
            defer { date = interval.flatMap { interval in date.map { $0 + interval } } }
            return date
        }
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// A schedule for updating a timeline view at regular intervals.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// A schedule for updating a timeline view at the start of every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// A schedule that updates with every frame of the display.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// A pausable schedule that updates no more often than an interval says, in seconds.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule {
    /// A schedule for updating a timeline view at explicit points in time.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}
