public import Foundation

extension Date.ComponentsFormatStyle {
    /// How the units of a duration are written.
    public struct Style: Codable, Hashable, Sendable {
        private let number: Int

        /// `2 hours, 15 minutes`
        public static let wide = Style(number: DateComponentsFormatter.UnitsStyle.full.rawValue)
        /// `2 hr, 15 min`
        public static let abbreviated = Style(number: DateComponentsFormatter.UnitsStyle.short.rawValue)
        /// `2hr 15min`
        public static let condensedAbbreviated = Style(
            number: DateComponentsFormatter.UnitsStyle.brief.rawValue)
        /// `2h 15m`
        public static let narrow = Style(number: DateComponentsFormatter.UnitsStyle.abbreviated.rawValue)
        /// `two hours, fifteen minutes`
        public static let spellOut = Style(number: DateComponentsFormatter.UnitsStyle.spellOut.rawValue)

        fileprivate var unitsStyle: DateComponentsFormatter.UnitsStyle {
            DateComponentsFormatter.UnitsStyle(rawValue: number) ?? .full
        }
    }
}

/// Writes how long it is from one date to another: what `.components(style:fields:)` and `.timeDuration` make. Foundation
/// keeps the initialisers of `Date.ComponentsFormatStyle` to itself here.
public struct _DateComponentsText: FormatStyle, Sendable {
    private var style: Date.ComponentsFormatStyle.Style?
    private var fields: Set<Date.ComponentsFormatStyle.Field>?
    private var calendar = Calendar.autoupdatingCurrent

    /// - Parameter style: nil has figures with colons.
    init(_ style: Date.ComponentsFormatStyle.Style?, _ fields: Set<Date.ComponentsFormatStyle.Field>?) {
        self.style = style
        self.fields = fields
    }

    /// In the language of a locale.
    public func locale(_ locale: Locale) -> Self {
        var copy = self
        copy.calendar.locale = locale
        return copy
    }

    /// By a calendar.
    public func calendar(_ calendar: Calendar) -> Self {
        var copy = self
        copy.calendar = calendar
        return copy
    }

    /// The text of the time between the bounds.
    public func format(_ value: Range<Date>) -> String {
        let formatter = DateComponentsFormatter()
        formatter.calendar = calendar
        if let style {
            formatter.unitsStyle = style.unitsStyle
        } else {
            formatter.allowedUnits = [.hour, .minute, .second]
        }
        if let fields { formatter.allowedUnits = fields.reduce(into: []) { $0.insert($1.unit) } }
        return formatter.string(from: value.lowerBound, to: value.upperBound) ?? ""
    }
}

extension Date.ComponentsFormatStyle.Field {
    fileprivate var unit: NSCalendar.Unit {
        switch self {
        case .year: .year
        case .month: .month
        case .week: .weekOfMonth
        case .day: .day
        case .hour: .hour
        case .minute: .minute
        default: .second
        }
    }
}

extension FormatStyle where Self == _DateComponentsText {
    /// How long it is, in units of time.
    ///
    /// - Parameters:
    ///   - style: How units are written.
    ///   - fields: The units; nil is all from years to seconds.
    public static func components(
        style: Date.ComponentsFormatStyle.Style, fields: Set<Date.ComponentsFormatStyle.Field>? = nil
    ) -> Self { Self(style, fields) }

    /// How long it is, in hours, minutes and seconds with colons.
    public static var timeDuration: Self { Self(nil, nil) }
}
