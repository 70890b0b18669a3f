import Foundation
import VitrineSwiftUI

/// How an axis writes its values.
struct LabelFormat {
    private let locale: Locale
    private let calendar: Calendar
    private let timeZone: TimeZone
    private let stride: DateStride?
    private let isLong: Bool
    private let digits: Int

    /// - Parameter ticks: The values: numbers have the digits that tell them apart, and moments the unit between them.
    init(ticks: TickMaker, environment: EnvironmentValues) {
        locale = environment.locale
        calendar = environment.calendar
        timeZone = environment.timeZone
        stride = ticks.scale.kind == .date ? ticks.dateStride : nil
        isLong = abs(ticks.scale.upper - ticks.scale.lower) > DateStride.seconds(of: .year) * 1.5
        let step = ticks.scale.kind == .number ? ticks.numberStep : 1
        digits = step > 0 && step < 1 ? min(Int((-log10(step) + 0.999).rounded(.down)), 12) : 0
    }

    func string(_ datum: Datum) -> String {
        switch datum {
        case .category(let name): name
        case .number(let value): number(value)
        case .date(let seconds): date(Date(timeIntervalSinceReferenceDate: seconds))
        }
    }

    private func number(_ value: Double) -> String {
        let own = value == value.rounded() ? 0 : max(digits, digits == 0 ? 2 : digits)
        return value.formatted(.number.locale(locale).precision(.fractionLength(0...max(own, digits))))
    }

    private func date(_ date: Date) -> String {
        var style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: timeZone)
        switch stride?.component {
        case .era, .year, .yearForWeekOfYear: style = style.year()
        case .quarter, .month: style = isLong ? style.month(.abbreviated).year() : style.month(.abbreviated)
        case .hour: style = style.hour()
        case .minute: style = style.hour().minute()
        case .second, .nanosecond: style = style.hour().minute().second()
        default: style = style.month(.abbreviated).day()
        }
        return date.formatted(style)
    }
}

extension LabelFormat {
    /// How a legend writes its values.
    init(environment: EnvironmentValues) {
        self.init(
            ticks: TickMaker(scale: PositionScale(.number, lower: 0, upper: 1), stride: .number(0.01)),
            environment: environment)
    }
}
