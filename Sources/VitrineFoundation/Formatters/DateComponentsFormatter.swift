public import Foundation

/// A formatter that writes durations: `1:10`, `1h 10m`, `1 hour, 10 minutes`.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `9:41:30`
        case positional = 0
        /// `9h 41m 30s`
        case abbreviated = 1
        /// `9 hr, 41 min, 30 sec`
        case short = 2
        /// `9 hours, 41 minutes, 30 seconds`
        case full = 3
        /// `nine hours, forty-one minutes, thirty seconds`
        case spellOut = 4
        /// `9hr 41min 30sec`
        case brief = 5
    }

    /// What becomes of units of which there are none.
    public struct ZeroFormattingBehavior: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Leading ones go from the positional style, all from the others.
        public static let `default` = ZeroFormattingBehavior(rawValue: 1 << 0)
        /// Those before the first that counts go.
        public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
        /// Those between others go.
        public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
        /// Those behind the last that counts go.
        public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
        /// All go.
        public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
        /// All stay, and numbers of the positional style have two digits.
        public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
    }

    /// How units are written.
    open var unitsStyle = UnitsStyle.positional
    /// The units that are written; none is those from years to seconds, weeks too.
    open var allowedUnits: NSCalendar.Unit = []
    /// What becomes of units of which there are none.
    open var zeroFormattingBehavior = ZeroFormattingBehavior.default
    /// How many units are written at most, the largest first; 0 is all.
    open var maximumUnitCount = 0
    /// The calendar that counts, whose locale is written; nil is the current one.
    open var calendar: Calendar? = .autoupdatingCurrent
    /// The date from which durations count whose months and years have lengths; nil is the moment.
    open var referenceDate: Date?

    /// Whether the text says that it is about right: `About 5 minutes`; in English, whatever the locale.
    open var includesApproximationPhrase = false
    /// Whether the text says that it is about what is left: `5 minutes remaining`; in English, whatever the locale.
    open var includesTimeRemainingPhrase = false
    /// Where the text will stand, which decides about its first letter.
    open var formattingContext = Formatter.Context.unknown

    private struct Part {
        var unit: DurationUnit
        var count: Int
    }

    /// Writes a duration in a style, in all units.
    open class func localizedString(
        from components: DateComponents, unitsStyle: UnitsStyle
    ) -> String? {
        let formatter = DateComponentsFormatter()
        formatter.unitsStyle = unitsStyle
        return formatter.string(from: components)
    }

    /// Writes the components of a duration, spread over the allowed units.
    open func string(from components: DateComponents) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        let start = referenceDate ?? Date()
        guard let end = calendar.date(byAdding: components, to: start) else { return nil }
        return string(from: start, to: end)
    }

    /// Writes the time between two dates.
    open func string(from startDate: Date, to endDate: Date) -> String? {
        let calendar = calendar ?? .autoupdatingCurrent
        let allowed = allowedUnits.isEmpty ? NSCalendar.Unit.durations : allowedUnits
        let units = DurationUnit.all.filter { allowed.contains($0.calendarUnit) }
        guard !units.isEmpty else { return nil }
        let components = calendar.dateComponents(
            Set(units.map(\.component)), from: startDate, to: endDate)
        let counts = units.map { Part(unit: $0, count: components.value(for: $0.component) ?? 0) }
        let isNegative = counts.contains { $0.count < 0 }
        let text = text(
            chosen(counts.map { Part(unit: $0.unit, count: abs($0.count)) }), calendar.locale ?? .current)
        return phrase(isNegative ? "-\(text)" : text, calendar.locale ?? .current)
    }

    /// The text with what is said about it.
    private func phrase(_ text: String, _ locale: Locale) -> String {
        var text = text
        if includesTimeRemainingPhrase { text += " remaining" }
        if includesApproximationPhrase {
            text = (formattingContext == .middleOfSentence ? "about " : "About ") + text
        }
        if formattingContext == .beginningOfSentence, let first = text.first {
            text = String(first).uppercased(with: locale) + text.dropFirst()
        }
        return text
    }

    /// Writes a number of seconds.
    open func string(from timeInterval: TimeInterval) -> String? {
        guard timeInterval.isFinite else { return nil }
        let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
        return string(from: start, to: start + timeInterval)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as DateComponents: string(from: components)
        case let number as NSNumber: string(from: number.doubleValue)
        default: nil
        }
    }

    /// The parts that are written.
    private func chosen(_ parts: [Part]) -> [Part] {
        var behavior = zeroFormattingBehavior
        if behavior.contains(.default) {
            behavior.formUnion(unitsStyle == .positional ? .dropLeading : .dropAll)
        }
        let first = parts.firstIndex { $0.count != 0 } ?? parts.count - 1
        let last = parts.lastIndex { $0.count != 0 } ?? parts.count - 1
        var kept = parts.indices.filter { index in
            // Something is always there.
            if parts[index].count != 0 || index == first && first == last { return true }
            if index < first { return !behavior.contains(.dropLeading) }
            if index > last { return !behavior.contains(.dropTrailing) }
            return !behavior.contains(.dropMiddle)
        }
        if maximumUnitCount > 0, let start = kept.first(where: { parts[$0].count != 0 }) ?? kept.last {
            let leading = kept.filter { $0 < start && behavior.contains(.pad) }
            kept = Array((leading + kept.filter { $0 >= start }).prefix(maximumUnitCount))
        }
        return kept.map { parts[$0] }
    }

    private func text(_ parts: [Part], _ locale: Locale) -> String {
        func quantity(_ part: Part, _ width: QuantityText.Width) -> String {
            QuantityText.text(part.count, of: part.unit.name, width, locale)
        }
        switch unitsStyle {
        case .positional: return positional(parts, locale)
        case .abbreviated: return QuantityText.list(parts.map { quantity($0, .narrow) }, .narrow, locale)
        case .short: return QuantityText.list(parts.map { quantity($0, .short) }, .short, locale)
        case .full: return QuantityText.list(parts.map { quantity($0, .wide) }, .wide, locale)
        case .spellOut:
            return QuantityText.list(
                parts.map {
                    quantity($0, .wide).replacingOccurrences(
                        of: QuantityText.digits($0.count, locale),
                        with: QuantityText.words($0.count, locale))
                }, .wide, locale)
        case .brief:
            return parts.map { quantity($0, .short).filter { !$0.isWhitespace } }.joined(separator: " ")
        }
    }

    /// Hours, minutes and seconds as on a clock, behind larger units.
    private func positional(_ parts: [Part], _ locale: Locale) -> String {
        let large = parts.prefix { !$0.unit.isOfClock }
        let clock = parts.dropFirst(large.count)
        let pads = zeroFormattingBehavior.contains(.pad)
        let time = clock.enumerated().map { index, part in
            QuantityText.digits(part.count, atLeast: index > 0 || pads ? 2 : 1, locale)
        }.joined(separator: ":")
        let units = large.map { QuantityText.text($0.count, of: $0.unit.name, .narrow, locale) }
        return (units + (clock.isEmpty ? [] : [time])).joined(separator: " ")
    }
}

/// A unit of durations.
private struct DurationUnit {
    /// CLDR's name.
    var name: String
    var component: Calendar.Component
    var calendarUnit: NSCalendar.Unit

    var isOfClock: Bool { [.hour, .minute, .second].contains(component) }

    /// The largest first.
    static let all = [
        DurationUnit(name: "year", component: .year, calendarUnit: .year),
        DurationUnit(name: "month", component: .month, calendarUnit: .month),
        DurationUnit(name: "week", component: .weekOfMonth, calendarUnit: .weekOfMonth),
        DurationUnit(name: "day", component: .day, calendarUnit: .day),
        DurationUnit(name: "hour", component: .hour, calendarUnit: .hour),
        DurationUnit(name: "minute", component: .minute, calendarUnit: .minute),
        DurationUnit(name: "second", component: .second, calendarUnit: .second),
    ]
}

extension NSCalendar.Unit {
    fileprivate static let durations: NSCalendar.Unit = [
        .year, .month, .weekOfMonth, .day, .hour, .minute, .second,
    ]
}
