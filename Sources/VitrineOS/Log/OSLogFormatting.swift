import Foundation

/// How an integer is written.
public struct OSLogIntegerFormatting: Sendable {
    let radix: Int
    let prefix: String
    let isUppercase: Bool
    let minDigits: Int
    let explicitPositiveSign: Bool

    private init(
        _ radix: Int, prefix: String = "", isUppercase: Bool = false, minDigits: Int = 0, sign: Bool = false
    ) {
        (self.radix, self.prefix, self.isUppercase) = (radix, prefix, isUppercase)
        (self.minDigits, explicitPositiveSign) = (minDigits, sign)
    }

    /// As a decimal number.
    public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }
    /// As a decimal number with a sign, or with zeros in front.
    public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 0)
        -> OSLogIntegerFormatting
    {
        OSLogIntegerFormatting(10, minDigits: minDigits, sign: explicitPositiveSign)
    }
    /// To the base of sixteen.
    public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }
    /// To the base of sixteen, with `0x` or capitals.
    public static func hex(
        explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
        minDigits: Int = 0
    ) -> OSLogIntegerFormatting {
        OSLogIntegerFormatting(
            16, prefix: includePrefix ? "0x" : "", isUppercase: uppercase, minDigits: minDigits,
            sign: explicitPositiveSign)
    }
    /// To the base of eight.
    public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }

    func text(_ value: some BinaryInteger) -> String {
        let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
        let zeros = String(repeating: "0", count: max(0, minDigits - digits.count))
        return (value < 0 ? "-" : explicitPositiveSign ? "+" : "") + prefix + zeros + digits
    }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
    let format: String

    /// With six digits behind the point.
    public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(format: "%f") }
    /// With so many digits behind the point.
    public static func fixed(
        precision: Int, explicitPositiveSign: Bool = false, uppercase: Bool = false
    ) -> OSLogFloatFormatting {
        OSLogFloatFormatting(format: "%\(explicitPositiveSign ? "+" : "").\(precision)f")
    }
    /// With an exponent.
    public static var exponential: OSLogFloatFormatting { OSLogFloatFormatting(format: "%e") }
    /// With an exponent where the number is very large or small.
    public static var hybrid: OSLogFloatFormatting { OSLogFloatFormatting(format: "%g") }

    func text(_ value: Double) -> String { String(format: format, value) }
}

/// What the two values of a truth are called.
public enum OSLogBoolFormat: Sendable {
    /// True and false.
    case truth
    /// Yes and no.
    case answer
}

/// How wide a column is, and on which side of it a value stands.
public struct OSLogStringAlignment: Sendable {
    let columns: Int
    let isRight: Bool

    /// As wide as the value.
    public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isRight: true) }
    /// At the left of so many columns.
    public static func left(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: false)
    }
    /// At the right of so many columns.
    public static func right(columns: @autoclosure () -> Int) -> OSLogStringAlignment {
        OSLogStringAlignment(columns: columns(), isRight: true)
    }

    func text(_ value: String) -> String {
        let space = String(repeating: " ", count: max(0, columns - value.count))
        return isRight ? space + value : value + space
    }
}
