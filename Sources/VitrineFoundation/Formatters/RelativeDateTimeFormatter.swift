public import Foundation
import _FoundationICU

/// A formatter that says how far a date is from another, in the largest unit that fits: `2 weeks ago`, `tomorrow`.
open class RelativeDateTimeFormatter: Formatter {
    /// Whether distances that have names are called by them.
    public enum DateTimeStyle: Int, Sendable {
        /// `1 day ago`
        case numeric = 0
        /// `yesterday`
        case named = 1
    }

    /// How units are written.
    public enum UnitsStyle: Int, Sendable {
        /// `2 months ago`
        case full = 0
        /// `two months ago`
        case spellOut = 1
        /// `2 mo. ago`
        case short = 2
        /// `2mo ago`
        case abbreviated = 3
    }

    /// Whether distances that have names are called by them.
    open var dateTimeStyle = DateTimeStyle.numeric
    /// How units are written.
    open var unitsStyle = UnitsStyle.full
    /// Where the text will stand, which decides about its first letter.
    open var formattingContext = Formatter.Context.unknown
    /// The calendar that counts months and days; nil is the current one.
    open var calendar: Calendar! = .autoupdatingCurrent {
        didSet { if calendar == nil { calendar = .autoupdatingCurrent } }
    }
    /// The locale that is written; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }

    private static let units: [(component: Calendar.Component, unit: URelativeDateTimeUnit)] = [
        (.year, UDAT_REL_UNIT_YEAR), (.month, UDAT_REL_UNIT_MONTH), (.weekOfMonth, UDAT_REL_UNIT_WEEK),
        (.day, UDAT_REL_UNIT_DAY), (.hour, UDAT_REL_UNIT_HOUR), (.minute, UDAT_REL_UNIT_MINUTE),
        (.second, UDAT_REL_UNIT_SECOND),
    ]

    /// Says a distance by its largest component that is not 0.
    open func localizedString(from dateComponents: DateComponents) -> String {
        for (component, unit) in Self.units {
            guard let value = dateComponents.value(for: component), value != 0 else { continue }
            return text(Double(value), unit)
        }
        return text(0, UDAT_REL_UNIT_SECOND)
    }

    /// Says a distance in seconds; negative ones are gone.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        let now = Date()
        return localizedString(for: now + timeInterval, relativeTo: now)
    }

    /// Says how far a date is from another.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        localizedString(
            from: calendar.dateComponents(
                Set(Self.units.map(\.component)), from: referenceDate, to: date))
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private func text(_ value: Double, _ unit: URelativeDateTimeUnit) -> String {
        var status = U_ZERO_ERROR
        // The formatter takes it over.
        let words =
            unitsStyle == .spellOut
            ? swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) : nil
        guard
            let formatter = swift_ureldatefmt_open(
                locale.identifier, words, unitsStyle.width, formattingContext.capitalization, &status)
        else { return "" }
        defer { swift_ureldatefmt_close(formatter) }
        let isNamed = dateTimeStyle == .named
        return ICUText.make {
            isNamed
                ? swift_ureldatefmt_format(formatter, value, unit, $0, $1, &$2)
                : swift_ureldatefmt_formatNumeric(formatter, value, unit, $0, $1, &$2)
        } ?? ""
    }
}

extension RelativeDateTimeFormatter.UnitsStyle {
    fileprivate var width: UDateRelativeDateTimeFormatterStyle {
        switch self {
        case .full, .spellOut: UDAT_STYLE_LONG
        case .short: UDAT_STYLE_SHORT
        case .abbreviated: UDAT_STYLE_NARROW
        }
    }
}

extension Formatter.Context {
    fileprivate var capitalization: UDisplayContext {
        switch self {
        case .beginningOfSentence: UDISPCTX_CAPITALIZATION_FOR_BEGINNING_OF_SENTENCE
        case .listItem: UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU
        case .standalone: UDISPCTX_CAPITALIZATION_FOR_STANDALONE
        case .middleOfSentence: UDISPCTX_CAPITALIZATION_FOR_MIDDLE_OF_SENTENCE
        default: UDISPCTX_CAPITALIZATION_NONE
        }
    }
}
