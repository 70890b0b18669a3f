/// Formats of times that go on, as Apple's own programs have them.
public enum SystemFormatStyle: Sendable {}

extension SystemFormatStyle {
    /// A clock that runs within an interval, up or down: `4:17`.
    public struct Timer: DiscreteFormatStyle, Sendable {
        private var interval: Range<Date>
        private var countsDown: Bool
        private var time: ElapsedTime

        /// Creates a clock that shows what is left of an interval.
        ///
        /// - Parameters:
        ///   - interval: When the clock runs. Before, it shows all, and after, nothing.
        ///   - showsHours: Whether an hour is one, and not 60 minutes.
        ///   - maxFieldCount: How many fields are shown at most, the largest first; a single one is in words.
        ///   - maxPrecision: What is shown at the finest; from a minute on it is in words.
        public init(
            countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            time = ElapsedTime(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, digits: 1)
        }

        /// Creates a clock that shows what has gone of an interval.
        ///
        /// - Parameters:
        ///   - interval: When the clock runs. Before, it shows nothing, and after, all.
        ///   - showsHours: Whether an hour is one, and not 60 minutes.
        ///   - maxFieldCount: How many fields are shown at most, the largest first; a single one is in words.
        ///   - maxPrecision: What is shown at the finest; from a minute on it is in words.
        public init(
            countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.init(
                countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
                maxPrecision: maxPrecision)
            countsDown = false
        }

        /// Writes what the clock shows at a time.
        public func format(_ value: Date) -> AttributedString { time.text(shown(at: value)) }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.time.locale = locale
            return style
        }

        public func discreteInput(before input: Date) -> Date? {
            guard input > interval.lowerBound else { return nil }
            let seconds = shown(at: input)
            let start =
                countsDown ? interval.upperBound - seconds : interval.lowerBound + seconds
            let bound = min(start, interval.upperBound)
            return bound > interval.lowerBound ? self.input(before: bound) : nil
        }

        public func discreteInput(after input: Date) -> Date? {
            guard input < interval.upperBound else { return nil }
            guard input >= interval.lowerBound else { return discreteInput(after: interval.lowerBound) }
            let seconds = shown(at: input)
            let step = time.step(at: seconds)
            let next =
                countsDown ? interval.upperBound - (seconds - step) : interval.lowerBound + seconds + step
            return next <= interval.upperBound ? next : nil
        }

        private func shown(at date: Date) -> Double {
            let place = min(max(date, interval.lowerBound), interval.upperBound)
            return countsDown
                ? time.shown(interval.upperBound.timeIntervalSince(place), roundsUp: true)
                : time.shown(place.timeIntervalSince(interval.lowerBound), roundsUp: false)
        }
    }

    /// A clock that runs from a date on, with hundredths of seconds: `00:05.23`.
    public struct Stopwatch: DiscreteFormatStyle, Sendable {
        private var start: Date
        private var time: ElapsedTime

        /// Creates a clock.
        ///
        /// - Parameters:
        ///   - startDate: When the clock starts. Before, it shows nothing.
        ///   - showsHours: Whether an hour is one, and not 60 minutes.
        ///   - maxFieldCount: How many fields are shown at most, the largest first; a single one is in words.
        ///   - maxPrecision: What is shown at the finest; from a minute on it is in words.
        public init(
            startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
            time = ElapsedTime(
                showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision, digits: 2)
        }

        /// Writes what the clock shows at a time.
        public func format(_ value: Date) -> AttributedString { time.text(shown(at: value)) }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.time.locale = locale
            return style
        }

        public func discreteInput(before input: Date) -> Date? {
            let bound = start + shown(at: input)
            return bound > start ? self.input(before: bound) : nil
        }

        public func discreteInput(after input: Date) -> Date? {
            let seconds = shown(at: input)
            return start + seconds + time.step(at: seconds)
        }

        private func shown(at date: Date) -> Double {
            time.shown(max(date.timeIntervalSince(start), 0), roundsUp: false)
        }
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// A clock that shows what is left of an interval: `4:17`.
    public static func timer(
        countingDownIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingDownIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }

    /// A clock that shows what has gone of an interval: `4:17`.
    public static func timer(
        countingUpIn interval: Range<Date>, showsHours: Bool = true, maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(
            countingUpIn: interval, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// A clock that runs from a date on, with hundredths of seconds: `00:05.23`.
    public static func stopwatch(
        startingAt startDate: Date, showsHours: Bool = true, maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(
            startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount,
            maxPrecision: maxPrecision)
    }
}
