public import Foundation
public import VitrineSwiftUI

/// Labelled data that is plotted in a chart using marks.
public struct PlottableValue<Value: Plottable> {
    let label: Text
    let datum: Datum
    let span: DatumSpan?

    private init(_ label: Text, _ value: Value, span: DatumSpan? = nil) {
        self.label = label
        datum = value.datum
        if let start = datum.quantity, let end = value._upperDatum?.quantity {
            self.span = DatumSpan(start: start, end: end)
        } else {
            self.span = span
        }
    }

    /// Makes a value with a label that is looked up in the program's tables of strings.
    public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> Self {
        Self(Text(labelKey), value)
    }

    /// Makes a value with a label.
    public static func value(_ label: Text, _ value: Value) -> Self { Self(label, value) }

    /// Makes a value with a label.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(_ label: S, _ value: Value) -> Self {
        Self(Text(label), value)
    }
}

extension PlottableValue where Value == Date {
    private init(_ label: Text, _ date: Date, unit: Calendar.Component, _ calendar: Calendar) {
        let interval = calendar.dateInterval(of: unit, for: date)
        self.init(
            label, date,
            span: interval.map {
                DatumSpan(
                    start: $0.start.timeIntervalSinceReferenceDate,
                    end: $0.end.timeIntervalSinceReferenceDate)
            })
    }

    /// Makes a value that stands for the unit of the calendar that a date is in.
    ///
    /// - Parameters:
    ///   - unit: The unit: a bar is as wide as one.
    ///   - calendar: What says when the unit begins and ends.
    public static func value(
        _ labelKey: LocalizedStringKey, _ value: Date, unit: Calendar.Component,
        calendar: Calendar = .autoupdatingCurrent
    ) -> Self { Self(Text(labelKey), value, unit: unit, calendar) }

    /// Makes a value that stands for the unit of the calendar that a date is in.
    public static func value(
        _ label: Text, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> Self { Self(label, value, unit: unit, calendar) }

    /// Makes a value that stands for the unit of the calendar that a date is in.
    @_disfavoredOverload
    public static func value<S: StringProtocol>(
        _ label: S, _ value: Date, unit: Calendar.Component, calendar: Calendar = .autoupdatingCurrent
    ) -> Self { Self(Text(label), value, unit: unit, calendar) }
}
