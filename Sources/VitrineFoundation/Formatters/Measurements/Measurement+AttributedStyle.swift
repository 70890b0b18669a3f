public import Foundation
import _FoundationICU

extension Measurement where UnitType: Dimension {
    /// A format that writes a measurement with attributes for its number, the parts of it, and its unit.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        fileprivate var base: Measurement.FormatStyle

        init(base: Measurement.FormatStyle) { self.base = base }

        /// Writes a measurement.
        public func format(_ measurement: Measurement<UnitType>) -> AttributedString {
            let written = base.written(measurement) { MeasurementText.fields($0, $1, base.locale) }
            guard let (text, fields) = written else { return AttributedString(base.format(measurement)) }
            var result = AttributedString(text)
            for field in fields {
                guard let range = Range(field.range, in: result) else { continue }
                result[range].mergeAttributes(field.kind.attributes)
            }
            return result
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
    }
}

extension UNumberFormatFields {
    /// The attributes of Foundation for a part of a number.
    fileprivate var attributes: AttributeContainer {
        var attributes = AttributeContainer()
        switch self {
        case UNUM_MEASURE_UNIT_FIELD: attributes.measurement = .unit
        case UNUM_INTEGER_FIELD:
            attributes.measurement = .value
            attributes.numberPart = .integer
        case UNUM_FRACTION_FIELD:
            attributes.measurement = .value
            attributes.numberPart = .fraction
        case UNUM_DECIMAL_SEPARATOR_FIELD:
            attributes.measurement = .value
            attributes.numberSymbol = .decimalSeparator
        case UNUM_GROUPING_SEPARATOR_FIELD:
            attributes.measurement = .value
            attributes.numberSymbol = .groupingSeparator
        case UNUM_SIGN_FIELD:
            attributes.measurement = .value
            attributes.numberSymbol = .sign
        default: attributes.measurement = .value
        }
        return attributes
    }
}
