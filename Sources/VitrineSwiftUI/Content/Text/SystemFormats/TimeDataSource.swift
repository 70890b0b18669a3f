/// What a text shows that goes on with time: the time itself, a time since another, a range that ends now.
public struct TimeDataSource<Value> {
    /// What tells sources apart.
    let identity: AnyHashable
    /// The value at a time.
    let value: (Date) -> Value
    /// The time at which the value is another's.
    let date: (Value) -> Date?
}

// The functions are those below, which hold dates.
extension TimeDataSource: @unchecked Sendable where Value: Sendable {}

extension TimeDataSource {
    /// The time.
    public static var currentDate: TimeDataSource<Date> {
        TimeDataSource<Date>(identity: "currentDate", value: { $0 }, date: { $0 })
    }

    /// How long a date is ago; negative where it is to come.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>(
            identity: ["durationOffset", date] as [AnyHashable],
            value: { .seconds($0.timeIntervalSince(date)) }, date: { date + $0 / .seconds(1) })
    }

    /// The range from a date until now; an empty one while the date is to come.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(
            identity: ["startingAt", date] as [AnyHashable], value: { date..<max(date, $0) },
            date: \.upperBound)
    }

    /// The range from now until a date; an empty one once the date is past.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource<Range<Date>>(
            identity: ["endingAt", date] as [AnyHashable], value: { min(date, $0)..<date },
            date: \.lowerBound)
    }
}

/// A format of what goes on with time.
struct TimedFormat: Equatable, @unchecked Sendable {
    private let identity: [AnyHashable]
    /// What is shown at a time.
    let string: (Date) -> String
    /// When it may be another than at a time; nil if it never is.
    let nextChange: (Date) -> Date?

    init<F: DiscreteFormatStyle>(
        _ source: TimeDataSource<F.FormatInput>, _ format: F, _ string: @escaping (F.FormatOutput) -> String
    ) {
        identity = [source.identity, format]
        self.string = { string(format.format(source.value($0))) }
        nextChange = { now in
            // No sooner than the next frame of a fast screen: a format that names the same time again would never rest.
            format.discreteInput(after: source.value(now)).flatMap(source.date).map {
                max($0, now + 1.0 / 240)
            }
        }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.identity == rhs.identity }
}
