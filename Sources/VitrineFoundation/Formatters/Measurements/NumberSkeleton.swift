import Foundation

/// How numbers are written, in ICU's language for it.
enum NumberSkeleton {
    /// The digits that a formatter shows, so that the words of units are those of the number as it is shown.
    static func precision(of formatter: NumberFormatter) -> String {
        if formatter.usesSignificantDigits {
            return significant(formatter.minimumSignificantDigits, formatter.maximumSignificantDigits)
        }
        return fraction(formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    }

    /// All that a style says about numbers but its locale.
    ///
    /// Foundation keeps the parts of a style to itself, but writes them when it is encoded.
    ///
    /// - Returns: an empty string where the style says nothing.
    static func skeleton(of style: FloatingPointFormatStyle<Double>) -> String {
        guard let data = try? JSONEncoder().encode(style),
            let parts = try? JSONDecoder().decode(EncodedStyle.self, from: data)
        else { return "" }
        return parts.collection.stems.joined(separator: " ")
    }

    fileprivate static func fraction(_ minimum: Int, _ maximum: Int?) -> String {
        guard minimum > 0 || maximum != 0 else { return "precision-integer" }
        let digits = "." + String(repeating: "0", count: minimum)
        guard let maximum else { return digits + "*" }
        return digits + String(repeating: "#", count: min(max(maximum - minimum, 0), 340))
    }

    fileprivate static func significant(_ minimum: Int, _ maximum: Int?) -> String {
        let digits = String(repeating: "@", count: max(minimum, 1))
        guard let maximum else { return digits + "*" }
        return digits + String(repeating: "#", count: min(max(maximum - max(minimum, 1), 0), 340))
    }
}

/// What `FloatingPointFormatStyle` writes when it is encoded.
private struct EncodedStyle: Decodable {
    var collection: Parts

    struct Parts: Decodable {
        var scale: Double?
        var precision: Choice<Digits>?
        var group: Choice<Int>?
        var signDisplayStrategy: Signs?
        var decimalSeparatorStrategy: Choice<Int>?
        var rounding: Int?
        var roundingIncrement: Increment?
        var notation: Choice<Int>?

        var stems: [String] {
            var stems: [String] = []
            if let scale { stems.append("scale/\(Decimal(scale))") }
            switch notation?.option {
            case 1: stems.append("scientific")
            case 2: stems.append("compact-short")
            default: break
            }
            if let increment = roundingIncrement?.value {
                stems.append("precision-increment/\(Decimal(increment))")
            } else if let digits = precision?.option {
                stems += digits.stems
            }
            if group?.option == 1 { stems.append("group-off") }
            if let signs = signDisplayStrategy { stems.append(signs.stem) }
            if decimalSeparatorStrategy?.option == 1 { stems.append("decimal-always") }
            // In the order of Swift's `FloatingPointRoundingRule`.
            let modes = ["half-up", "half-even", "ceiling", "floor", "down", "up"]
            if let rounding, modes.indices.contains(rounding) {
                stems.append("rounding-mode-\(modes[rounding])")
            }
            return stems
        }
    }

    struct Choice<Option: Decodable>: Decodable {
        var option: Option
    }

    struct Increment: Decodable {
        var integer: Int?
        var floatingPoint: Double?

        var value: Double? { floatingPoint ?? integer.map(Double.init) }
    }

    struct Digits: Decodable {
        var minSignificantDigits: Int?
        var maxSignificantDigits: Int?
        var minIntegerLength: Int?
        var maxIntegerLength: Int?
        var minFractionalLength: Int?
        var maxFractionalLength: Int?

        var stems: [String] {
            if let minSignificantDigits {
                return [NumberSkeleton.significant(minSignificantDigits, maxSignificantDigits)]
            }
            var stems: [String] = []
            if minFractionalLength != nil || maxFractionalLength != nil {
                stems.append(NumberSkeleton.fraction(minFractionalLength ?? 0, maxFractionalLength))
            }
            if minIntegerLength != nil || maxIntegerLength != nil {
                let least = minIntegerLength ?? 0
                let digits = String(repeating: "0", count: least)
                let more = maxIntegerLength.map { String(repeating: "#", count: max($0 - least, 0)) } ?? "+"
                stems.append("integer-width/" + more + digits)
            }
            return stems
        }
    }

    /// 0 shows a sign, 1 hides it.
    struct Signs: Decodable {
        var positive: Int
        var negative: Int
        var zero: Int

        var stem: String {
            if positive == 0 { return zero == 0 ? "sign-always" : "sign-except-zero" }
            return negative == 0 ? "sign-auto" : "sign-never"
        }
    }
}
