/// A kind of number that languages have words for.
package enum PluralCategory: String, CaseIterable, Sendable {
    case zero, one, two, few, many, other

    /// The kind of a number in a language, by the cardinal rules of Unicode's CLDR (version 45). Fractions are of the kind
    /// `other`, but in French and Portuguese below two; languages that are not known here have one and many, as English.
    package init(of number: Double, in language: String) {
        let absolute = abs(number)
        let isWhole = absolute == absolute.rounded() && absolute < 1e15
        let n = isWhole ? Int(absolute) : -1
        let (tens, ones) = isWhole ? (n % 100, n % 10) : (-1, -1)
        switch language.split(whereSeparator: { $0 == "-" || $0 == "_" }).first.map({ $0.lowercased() })
            ?? "en"
        {
        case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "yue": self = .other
        case "fr", "pt", "hy", "kab":
            self = absolute < 2 ? .one : isWhole && n != 0 && n % 1_000_000 == 0 ? .many : .other
        case "hi", "bn", "fa", "gu", "kn", "zu", "am": self = absolute <= 1 ? .one : .other
        case "es", "it", "ca": self = n == 1 ? .one : isWhole && n != 0 && n % 1_000_000 == 0 ? .many : .other
        case "ru", "uk", "be":
            guard isWhole else { self = .other; return }
            self =
                ones == 1 && tens != 11
                ? .one : (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "sr", "hr", "bs":
            self =
                ones == 1 && tens != 11
                ? .one : (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .other
        case "pl":
            guard isWhole else { self = .other; return }
            self = n == 1 ? .one : (2...4).contains(ones) && !(12...14).contains(tens) ? .few : .many
        case "cs", "sk":
            guard isWhole else { self = .many; return }
            self = n == 1 ? .one : (2...4).contains(n) ? .few : .other
        case "sl":
            guard isWhole else { self = .few; return }
            self = tens == 1 ? .one : tens == 2 ? .two : tens == 3 || tens == 4 ? .few : .other
        case "lt":
            guard isWhole else { self = .many; return }
            let teens = (11...19).contains(tens)
            self = ones == 1 && !teens ? .one : (2...9).contains(ones) && !teens ? .few : .other
        case "lv":
            self = ones == 0 || (11...19).contains(tens) ? .zero : ones == 1 && tens != 11 ? .one : .other
        case "ro":
            guard isWhole else { self = .few; return }
            self = n == 1 ? .one : n == 0 || (1...19).contains(tens) ? .few : .other
        case "ar":
            guard isWhole else { self = .other; return }
            self =
                n == 0
                ? .zero
                : n == 1 ? .one : n == 2 ? .two : (3...10).contains(tens) ? .few : tens >= 11 ? .many : .other
        case "he", "iw": self = n == 1 || (!isWhole && absolute < 1) ? .one : n == 2 ? .two : .other
        case "ga":
            self =
                n == 1
                ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
        case "cy":
            self = [.zero, .one, .two, .few][safe: n] ?? (n == 6 ? .many : .other)
        default: self = n == 1 ? .one : .other
        }
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
