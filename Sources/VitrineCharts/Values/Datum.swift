import Foundation
import VitrineSwiftUI

/// A value on a scale, as the engine has it.
public enum _ChartDatum: Hashable, Sendable {
    /// A number.
    case number(Double)
    /// A moment, in seconds since the reference date.
    case date(Double)
    /// A category.
    case category(String)
}

typealias Datum = _ChartDatum

extension Datum {
    /// The number, or the seconds of the moment; nil for a category.
    var quantity: Double? {
        switch self {
        case .number(let value), .date(let value): value
        case .category: nil
        }
    }

    /// The name, which a category is, or a number or moment as one.
    var name: String {
        switch self {
        case .number(let value):
            value == value.rounded() && abs(value) < 1e15 ? String(Int64(value)) : String(value)
        case .date(let value): Date(timeIntervalSinceReferenceDate: value).formatted()
        case .category(let name): name
        }
    }

    /// Whether it can be on a scale: numbers and moments must be finite.
    var isPlottable: Bool { quantity?.isFinite ?? true }
}

/// From where to where a value reaches on its scale: a unit of the calendar, or a bin.
struct DatumSpan: Hashable, Sendable {
    var start: Double
    var end: Double
}

/// One of a mark's values with its label.
struct Channel {
    var label: Text
    var datum: Datum
    /// Set for moments with a unit and for bins: the value stands for the whole span.
    var span: DatumSpan?

    init<Value>(_ value: PlottableValue<Value>) {
        label = value.label
        datum = value.datum
        span = value.span
    }
}
