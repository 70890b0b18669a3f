/// A time that has gone or is left, as on a clock or in words.
struct ElapsedTime: Codable, Hashable, Sendable {
    /// Whether an hour is one, and not 60 minutes.
    var showsHours: Bool
    /// How many fields are shown at most; parts of a second are one.
    var maxFieldCount: Int
    /// What is shown at the finest.
    var maxPrecision: Duration
    /// How many digits the minutes of a clock without hours have, and its hours.
    var digits: Int
    var locale = Locale.autoupdatingCurrent

    /// What is shown of a time.
    private enum Fields {
        case hoursAndMinutes, hoursMinutesSeconds(fraction: Int), minutesAndSeconds(fraction: Int)
        case words(Set<Duration.UnitsFormatStyle.Unit>)
    }

    /// The time after which another is shown.
    ///
    /// - Parameter seconds: what is shown, not negative.
    func step(at seconds: Double) -> Double {
        switch fields(seconds) {
        case .hoursAndMinutes: 60
        case .hoursMinutesSeconds(let fraction), .minutesAndSeconds(let fraction):
            fraction == 0 ? max(precision, 1) : precision
        case .words(let units):
            units.contains(.seconds)
                ? max(precision, 1) : units.contains(.minutes) ? max(precision, 60) : max(precision, 3600)
        }
    }

    /// A time without what is not shown.
    ///
    /// - Parameter roundsUp: Whether what has begun counts, as of a time that is left.
    func shown(_ seconds: Double, roundsUp: Bool) -> Double {
        // First to the precision, which may lead to another form.
        let fine = Self.rounded(seconds, to: precision, up: roundsUp)
        return Self.rounded(fine, to: step(at: fine), up: roundsUp)
    }

    /// Writes a time that is shown.
    func text(_ seconds: Double) -> AttributedString {
        let time =
            Duration.seconds(Int64(seconds.rounded(.down)))
            + .nanoseconds(Int64(((seconds - seconds.rounded(.down)) * 1e9).rounded()))
        func clock(_ pattern: Duration.TimeFormatStyle.Pattern) -> AttributedString {
            Duration.TimeFormatStyle(pattern: pattern, locale: locale).attributed.format(time)
        }
        switch fields(seconds) {
        case .hoursAndMinutes:
            return clock(.hourMinute(padHourToLength: 1, roundSeconds: .down))
        case .hoursMinutesSeconds(let fraction):
            return clock(
                .hourMinuteSecond(
                    padHourToLength: digits, fractionalSecondsLength: fraction, roundFractionalSeconds: .down)
            )
        case .minutesAndSeconds(let fraction):
            return clock(
                .minuteSecond(
                    padMinuteToLength: digits, fractionalSecondsLength: fraction,
                    roundFractionalSeconds: .down))
        case .words(let units):
            return Duration.UnitsFormatStyle(
                allowedUnits: units, width: .wide, maximumUnitCount: max(maxFieldCount, 1),
                fractionalPart: .hide(rounded: .down)
            ).locale(locale).attributed.format(time)
        }
    }

    private var precision: Double { max(maxPrecision / .seconds(1), 1e-3) }

    private func fields(_ seconds: Double) -> Fields {
        let hasHours = showsHours && seconds >= 3600
        if precision >= 3600, showsHours { return .words([.hours]) }
        if precision >= 60 { return .words(showsHours ? [.hours, .minutes] : [.minutes]) }
        if maxFieldCount <= 1 {
            return .words(hasHours ? [.hours] : seconds >= 60 ? [.minutes] : [.seconds])
        }
        let decimals = precision >= 1 ? 0 : Int((-log10(precision) - 1e-9).rounded(.up))
        if !hasHours { return .minutesAndSeconds(fraction: maxFieldCount > 2 ? decimals : 0) }
        return maxFieldCount == 2
            ? .hoursAndMinutes : .hoursMinutesSeconds(fraction: maxFieldCount > 3 ? decimals : 0)
    }

    /// A number of steps, with some tolerance for dates, which are no finer than a tenth of a microsecond.
    private static func rounded(_ seconds: Double, to step: Double, up: Bool) -> Double {
        let count = seconds / step
        let tolerance = 1e-6 / step
        return (up ? (count - tolerance).rounded(.up) : (count + tolerance).rounded(.down)) * step
    }
}
