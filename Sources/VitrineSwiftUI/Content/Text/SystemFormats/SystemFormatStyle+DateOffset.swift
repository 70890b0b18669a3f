extension SystemFormatStyle {
    /// How far a date is from another, on a clock or in the largest units: `5:32`, `2 days, 3 hours`.
    public struct DateOffset: DiscreteFormatStyle, Sendable {
        private var anchor: Date
        private var allowedFields: Set<Date.ComponentsFormatStyle.Field>
        private var maxFieldCount: Int
        private var sign: NumberFormatStyleConfiguration.SignDisplayStrategy
        private var calendar = Calendar.autoupdatingCurrent
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - anchor: From which the distance is; what comes later is positive.
        ///   - allowedFields: The units that may be shown. Minutes and seconds alone, with hours or without, are a clock,
        ///     if as many may be shown.
        ///   - maxFieldCount: How many units are shown at most, the largest first.
        ///   - sign: Which distances have a sign.
        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
                .year, .month, .week, .day, .hour, .minute, .second,
            ],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
            self.allowedFields = allowedFields
            self.maxFieldCount = maxFieldCount
            self.sign = sign
        }

        /// Writes how far a date is from the anchor.
        public func format(_ value: Date) -> AttributedString {
            let place = shown(value)
            let text = clock?.text(abs(place.timeIntervalSince(anchor))) ?? AttributedString(words(place))
            return AttributedString(prefix(place)) + text
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The same with units of another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        public func discreteInput(before input: Date) -> Date? {
            // What is shown of a date holds from there until a step later.
            self.input(before: shown(input))
        }

        public func discreteInput(after input: Date) -> Date? { shown(input) + step }

        /// Whether it is a clock.
        private var clock: ElapsedTime? {
            let isClock =
                allowedFields == [.minute, .second] && maxFieldCount >= 2
                || allowedFields == [.hour, .minute, .second] && maxFieldCount >= 3
            guard isClock else { return nil }
            return ElapsedTime(
                showsHours: allowedFields.contains(.hour), maxFieldCount: 3, maxPrecision: .seconds(1),
                digits: 1, locale: locale)
        }

        /// The seconds of the smallest unit that a clock has.
        private var step: TimeInterval {
            allowedFields.contains(.second) ? 1 : allowedFields.contains(.minute) ? 60 : 3600
        }

        /// The date at a whole number of steps from the anchor: of a step that has begun, as much has gone, and is to go.
        private func shown(_ date: Date) -> Date {
            anchor + ((date.timeIntervalSince(anchor) + 1e-6) / step).rounded(.down) * step
        }

        private func prefix(_ place: Date) -> String {
            let isShown =
                sign == .always() || sign == .always(includingZero: false) && place != anchor
                || sign == .automatic && place < anchor
            return isShown ? place < anchor ? "\u{2212}" : "+" : ""
        }

        private func words(_ place: Date) -> String {
            let fields = Self.fields.filter { allowedFields.contains($0.field) }
            guard let smallest = fields.last else { return "" }
            let components = calendar.dateComponents(
                Set(fields.map(\.component)), from: min(anchor, place), to: max(anchor, place))
            let counts = fields.map { (name: $0.name, count: components.value(for: $0.component) ?? 0) }
            let first = counts.firstIndex { $0.count != 0 } ?? counts.count - 1
            // Units in between of which there are none leave their place, but no smaller unit takes it.
            var shown = counts[first...].prefix(max(maxFieldCount, 1)).filter { $0.count != 0 }
            if shown.isEmpty { shown = [(smallest.name, 0)] }
            return QuantityText.list(
                shown.map { QuantityText.text($0.count, of: $0.name, .wide, locale) }, .wide, locale)
        }

        /// The largest first, with CLDR's names.
        private static let fields:
            [(field: Date.ComponentsFormatStyle.Field, component: Calendar.Component, name: String)] = [
                (.year, .year, "year"), (.month, .month, "month"), (.week, .weekOfMonth, "week"),
                (.day, .day, "day"), (.hour, .hour, "hour"), (.minute, .minute, "minute"),
                (.second, .second, "second"),
            ]
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// How far a date is from another, on a clock or in the largest units: `5:32`, `2 days, 3 hours`.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [
            .year, .month, .week, .day, .hour, .minute, .second,
        ],
        maxFieldCount: Int = 2, sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}
