extension SystemFormatStyle {
    /// A date as one speaks of it at a time: `in 5 minutes`, `tomorrow`, `Monday, June 3`, `June 2019`.
    public struct DateReference: DiscreteFormatStyle, Sendable {
        private typealias Field = (field: Date.RelativeFormatStyle.Field, component: Calendar.Component)

        private var date: Date
        private var allowedFields: Set<Date.RelativeFormatStyle.Field>
        private var maxFieldCount: Int
        private var thresholdField: Date.RelativeFormatStyle.Field
        private var calendar = Calendar.autoupdatingCurrent
        private var locale = Locale.autoupdatingCurrent

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - date: The date that is spoken of.
        ///   - allowedFields: The units that may be shown; that of the threshold may in any case.
        ///   - maxFieldCount: How many parts of the date are shown where it is not as a distance.
        ///   - thresholdField: The largest unit in which a distance is told; what is further is a date.
        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            self.date = date
            self.allowedFields = allowedFields.union([thresholdField])
            self.maxFieldCount = maxFieldCount
            self.thresholdField = thresholdField
        }

        /// Writes the date as one speaks of it at a time.
        public func format(_ value: Date) -> AttributedString {
            if isNow(at: value) { return AttributedString(relativeText(DateComponents(second: 0))) }
            return AttributedString(isRelative(at: value) ? relative.format(value) : absolute(at: value))
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self {
            var style = self
            style.locale = locale
            return style
        }

        /// The same in another calendar.
        public func calendar(_ calendar: Calendar) -> Self {
            var style = self
            style.calendar = calendar
            return style
        }

        public func discreteInput(before input: Date) -> Date? {
            let bounds = [
                isDistance(at: input) ? relative.discreteInput(before: input) : nil,
                calendar.startOfDay(for: input), date - 60, date + 60,
            ]
            return bounds.compactMap { $0 }.filter { $0 < input }.max()
        }

        public func discreteInput(after input: Date) -> Date? {
            // What is told may be another from the next day on, which is also another year.
            let bounds = [
                isDistance(at: input) ? relative.discreteInput(after: input) : nil,
                calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: input)), date - 60,
                date + 60,
            ]
            return bounds.compactMap { $0 }.filter { $0 > input }.min()
        }

        private var relative: Date.AnchoredRelativeFormatStyle {
            Date.AnchoredRelativeFormatStyle(
                anchor: date, allowedFields: allowedFields, presentation: .named, unitsStyle: .wide,
                locale: locale, calendar: calendar)
        }

        private func relativeText(_ components: DateComponents) -> String {
            let formatter = RelativeDateTimeFormatter()
            formatter.locale = locale
            formatter.dateTimeStyle = .named
            return formatter.localizedString(from: components)
        }

        /// Whether a distance is told that is more than none.
        private func isDistance(at reference: Date) -> Bool {
            !isNow(at: reference) && isRelative(at: reference)
        }

        private func isNow(at reference: Date) -> Bool {
            !allowedFields.contains(.second) && allowedFields.contains(.minute)
                && abs(reference.timeIntervalSince(date)) < 60
        }

        /// Whether the largest unit between the dates is told.
        private func isRelative(at reference: Date) -> Bool {
            let fields = Self.fields.filter { allowedFields.contains($0.field) }
            let components = calendar.dateComponents(Set(fields.map(\.component)), from: reference, to: date)
            guard let largest = fields.first(where: { components.value(for: $0.component) != 0 }) else {
                return true
            }
            return Self.place(largest.field) >= Self.place(thresholdField)
        }

        /// The parts of the date that are not those of the reference, the largest first.
        private func absolute(at reference: Date) -> String {
            let parts = Self.fields.filter { $0.field != .week && $0.field != .second }
                .filter { allowedFields.contains($0.field) }
            let isSameYear = calendar.isDate(date, equalTo: reference, toGranularity: .year)
            let shown = parts.drop { $0.field == .year && isSameYear }.prefix(max(maxFieldCount, 1))
                .map(\.component)
            var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
            if shown.contains(.year) { style = style.year() }
            if shown.contains(.month) { style = style.month(.wide) }
            if shown.contains(.day) {
                style = style.day()
                if !shown.contains(.year) { style = style.weekday(.wide) }
            }
            if shown.contains(.hour) { style = style.hour() }
            if shown.contains(.minute) { style = style.minute() }
            return style.format(date)
        }

        private static func place(_ field: Date.RelativeFormatStyle.Field) -> Int {
            fields.firstIndex { $0.field == field } ?? fields.count
        }

        /// The largest first.
        private static let fields: [Field] = [
            (.year, .year), (.month, .month), (.week, .weekOfMonth), (.day, .day), (.hour, .hour),
            (.minute, .minute), (.second, .second),
        ]
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    /// A date as one speaks of it at a time: `in 5 minutes`, `tomorrow`, `Monday, June 3`, `June 2019`.
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2, thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(
            to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount,
            thresholdField: thresholdField)
    }
}
