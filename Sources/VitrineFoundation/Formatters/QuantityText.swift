import Foundation
import _FoundationICU

/// Numbers of units, and lists of them, as a locale writes them.
package enum QuantityText {
    package enum Width: Sendable {
        /// `1 hour, 10 minutes`
        case wide
        /// `1 hr, 10 min`
        case short
        /// `1h 10m`
        case narrow

        fileprivate var skeleton: String {
            switch self {
            case .wide: "unit-width-full-name"
            case .short: "unit-width-short"
            case .narrow: "unit-width-narrow"
            }
        }

        fileprivate var list: UListFormatterWidth {
            switch self {
            case .wide: ULISTFMT_WIDTH_WIDE
            case .short: ULISTFMT_WIDTH_SHORT
            case .narrow: ULISTFMT_WIDTH_NARROW
            }
        }
    }

    /// A whole number of a unit.
    ///
    /// - Parameter unit: CLDR's name of the unit, as `month`.
    package static func text(_ count: Int, of unit: String, _ width: Width, _ locale: Locale) -> String {
        let skeleton = Array("unit/\(unit) \(width.skeleton) precision-integer".utf16)
        return number(count, skeleton, locale) ?? "\(count) \(unit)"
    }

    /// A whole number, as digits of the locale without groups.
    package static func digits(_ count: Int, atLeast length: Int = 1, _ locale: Locale) -> String {
        let skeleton = "precision-integer group-off integer-width/+\(String(repeating: "0", count: length))"
        return number(count, Array(skeleton.utf16), locale) ?? "\(count)"
    }

    /// A whole number in words.
    package static func words(_ count: Int, _ locale: Locale) -> String {
        var status = U_ZERO_ERROR
        guard let format = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale.identifier, nil, &status) else {
            return "\(count)"
        }
        defer { swift_unum_close(format) }
        return ICUText.make { swift_unum_formatInt64(format, Int64(count), $0, $1, nil, &$2) } ?? "\(count)"
    }

    /// Quantities side by side.
    package static func list(_ quantities: [String], _ width: Width, _ locale: Locale) -> String {
        joined(quantities, ULISTFMT_TYPE_UNITS, width.list, locale)
    }

    /// Things that all count: `bread, milk, and eggs`.
    static func conjunction(_ items: [String], _ locale: Locale) -> String {
        joined(items, ULISTFMT_TYPE_AND, ULISTFMT_WIDTH_WIDE, locale)
    }

    private static func number(_ count: Int, _ skeleton: [UChar], _ locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(
                skeleton, Int32(skeleton.count), locale.identifier, &status)
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status) else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatInt(formatter, Int64(count), result, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
        return ICUText.make { swift_unumf_resultToString(result, $0, $1, &$2) }
    }

    private static func joined(
        _ items: [String], _ type: UListFormatterType, _ width: UListFormatterWidth, _ locale: Locale
    ) -> String {
        var status = U_ZERO_ERROR
        guard !items.isEmpty,
            let formatter = swift_ulistfmt_openForType(locale.identifier, type, width, &status)
        else { return items.joined(separator: ", ") }
        defer { swift_ulistfmt_close(formatter) }
        let units = items.map { Array($0.utf16) }
        let lengths = units.map { Int32($0.count) }
        let all = units.flatMap { $0 }
        let text = all.withUnsafeBufferPointer { buffer -> String? in
            var start = 0
            let places: [UnsafePointer<UChar>?] = units.map { item in
                defer { start += item.count }
                return buffer.baseAddress.map { $0 + start }
            }
            return ICUText.make {
                swift_ulistfmt_format(formatter, places, lengths, Int32(places.count), $0, $1, &$2)
            }
        }
        return text ?? items.joined(separator: ", ")
    }
}
