import Foundation
import _FoundationICU

/// Numbers of units as a locale writes them.
enum MeasurementText {
    /// A part of a text.
    struct Field {
        /// What it is, of ICU's `UNumberFormatFields`.
        var kind: UNumberFormatFields
        var range: Range<String.Index>
    }

    /// The words of ICU's number skeletons for a width.
    static func width(_ style: Formatter.UnitStyle) -> String {
        switch style {
        case .short: "unit-width-narrow"
        case .medium: "unit-width-short"
        case .long: "unit-width-full-name"
        }
    }

    /// Writes a number.
    ///
    /// - Parameter skeleton: what is written, and how, in ICU's language for it
    ///   (https://unicode-org.github.io/icu/userguide/format_parse/numbers/skeletons.html).
    /// - Returns: nil where ICU does not know what is asked for.
    static func text(_ value: Double, _ skeleton: String, _ locale: Locale) -> String? {
        result(value, skeleton, locale) { result in
            ICUText.make { swift_unumf_resultToString(result, $0, $1, &$2) }
        }
    }

    /// Writes a number, and says what its parts are.
    static func fields(_ value: Double, _ skeleton: String, _ locale: Locale) -> (
        text: String, fields: [Field]
    )? {
        result(value, skeleton, locale) { result in
            var status = U_ZERO_ERROR
            guard let text = ICUText.make({ swift_unumf_resultToString(result, $0, $1, &$2) }),
                let positions = swift_ufieldpositer_open(&status)
            else { return nil }
            defer { swift_ufieldpositer_close(positions) }
            swift_unumf_resultGetAllFieldPositions(result, positions, &status)
            guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
            var fields: [Field] = []
            var start: Int32 = 0
            var end: Int32 = 0
            while true {
                let kind = swift_ufieldpositer_next(positions, &start, &end)
                guard kind >= 0 else { break }
                let lower = text.utf16.index(text.startIndex, offsetBy: Int(start))
                let upper = text.utf16.index(text.startIndex, offsetBy: Int(end))
                fields.append(Field(kind: UNumberFormatFields(rawValue: UInt32(kind)), range: lower..<upper))
            }
            return (text, fields)
        }
    }

    /// A number in words of somebody else's, with a unit.
    ///
    /// - Parameter number: what stands for the number.
    /// - Returns: nil where ICU does not know what is asked for.
    static func text(_ value: Double, as number: String, _ skeleton: String, _ locale: Locale) -> String? {
        guard let written = fields(value, skeleton, locale) else { return nil }
        var text = written.text
        let parts = written.fields.filter { $0.kind != UNUM_MEASURE_UNIT_FIELD }.map(\.range)
        // Arabic has a word for two hours that needs no number.
        guard let start = parts.map(\.lowerBound).min(), let end = parts.map(\.upperBound).max() else {
            return text
        }
        text.replaceSubrange(start..<end, with: number)
        return text
    }

    /// The name of a unit without a number.
    static func name(_ unit: UAMeasureUnit, _ style: Formatter.UnitStyle, _ locale: Locale) -> String? {
        let width =
            switch style {
            case .short: UAMEASFMT_WIDTH_NARROW
            case .medium: UAMEASFMT_WIDTH_SHORT
            case .long: UAMEASFMT_WIDTH_WIDE
            }
        var status = U_ZERO_ERROR
        guard let format = uameasfmt_open(locale.identifier, width, nil, &status) else { return nil }
        defer { uameasfmt_close(format) }
        return ICUText.make { uameasfmt_getUnitName(format, unit, $0, $1, &$2) }
    }

    private static func result<T>(
        _ value: Double, _ skeleton: String, _ locale: Locale, _ read: (OpaquePointer) -> T?
    ) -> T? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                units, Int32(units.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return read(result)
    }
}
