/// A number in a localized format: words go by its value, and it is written as the locale writes numbers.
struct InterpolatedNumber: Equatable, Sendable {
    /// How it is written.
    enum Form: Equatable, Sendable {
        /// With the separators and digits of the locale; the number in decimal digits.
        case whole(String)
        /// With six decimals, as `%lf` prints them, and the separators and digits of the locale.
        case broken
        /// As its own specifier says, whatever the locale.
        case written(String)
    }

    let value: Double
    let form: Form

    /// The number as a reader in a locale expects it: 2021 is "2,021" in English and "2.021" in German.
    func text(in locale: Locale) -> String {
        switch form {
        case .whole(let digits):
            if let number = Int(digits) { return WholeNumbers.text(number, in: locale) }
            if let number = UInt(digits) { return number.formatted(.number.locale(locale)) }
            return digits
        case .broken:
            return value.formatted(.number.precision(.fractionLength(6)).locale(locale))
        case .written(let text): return text
        }
    }
}

/// Whole numbers as locales write them: a format takes as long as a text's layout, and lists show the same few numbers.
private enum WholeNumbers {
    private struct Key: Hashable {
        let number: Int
        let locale: Locale
    }

    private static let lock = NSLock()
    // Guarded by the lock.
    nonisolated(unsafe) private static var known: [Key: String] = [:]
    private static let limit = 1024

    static func text(_ number: Int, in locale: Locale) -> String {
        let key = Key(number: number, locale: locale)
        if let text = lock.withLock({ known[key] }) { return text }
        let text = number.formatted(.number.locale(locale))
        lock.withLock {
            if known.count >= limit { known = [:] }
            known[key] = text
        }
        return text
    }
}
