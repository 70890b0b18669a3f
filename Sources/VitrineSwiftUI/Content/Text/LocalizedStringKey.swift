/// The key used to look up an entry in a strings file.
///
/// An interpolated literal is looked up as its format (`"Hello %@"`), then filled; without an entry it stands
/// for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What fills a place in the format.
    enum Argument: Equatable, Sendable {
        case string(String)
        /// A text, which keeps its style.
        case text(Text)
    }

    let key: String
    let arguments: [Argument]

    /// A key.
    public init(_ value: String) {
        key = value
        arguments = []
    }
    /// A literal key.
    public init(stringLiteral value: String) { self.init(value) }
    /// An interpolated key.
    public init(stringInterpolation: StringInterpolation) {
        key = stringInterpolation.key
        arguments = stringInterpolation.arguments
    }

    /// Collects the parts of a literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var key = ""
        var arguments: [Argument] = []

        /// Makes an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", .string(string)) }
        /// Adds any value by its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(
                value is any FixedWidthInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@",
                .string(Self.text(value)))
        }
        /// Adds a number in a C format.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, .string(String(format: specifier, value)))
        }
        /// Adds a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append("%@", .string(format.format(input)))
        }
        /// Adds a text, which keeps its style.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }

        private mutating func append(_ format: String, _ value: Argument) {
            key += format
            arguments.append(value)
        }

        private static func text<T>(_ value: T) -> String {
            // `%lf` prints six decimals, as SwiftUI does for an interpolated Double.
            if let value = value as? Double { return String(format: "%lf", value) }
            if let value = value as? CGFloat { return String(format: "%lf", Double(value)) }
            if let value = value as? Float { return String(format: "%lf", Double(value)) }
            return String(describing: value)
        }
    }

    /// The text in the language of the process, in pieces: a translation may name its arguments in another order
    /// (`%2$@`).
    func resolve(table: String? = nil, bundle: Bundle? = nil) -> [Argument] {
        let found = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        var result: [Argument] = []
        var literal = ""
        var next = 0
        var rest = Substring(found)
        while let percent = rest.firstIndex(of: "%") {
            literal += rest[..<percent]
            rest = rest[rest.index(after: percent)...]
            if rest.first == "%" {
                literal += "%"
                rest = rest.dropFirst()
            } else if let (index, length) = Self.place(in: rest, next: &next, count: arguments.count) {
                rest = rest.dropFirst(length)
                // Strings join what is around them: letters shape together.
                switch arguments[index] {
                case .string(let string): literal += string
                case .text:
                    if !literal.isEmpty { result.append(.string(literal)) }
                    literal = ""
                    result.append(arguments[index])
                }
            } else {
                literal += "%"
            }
        }
        literal += rest
        if !literal.isEmpty || result.isEmpty { result.append(.string(literal)) }
        return result
    }

    /// Which argument the place that begins here shows, and how many characters it takes; nil if it is none.
    private static func place(in rest: Substring, next: inout Int, count: Int) -> (index: Int, length: Int)? {
        guard let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") }) else {
            return nil
        }
        let length = rest.distance(from: rest.startIndex, to: end) + 1
        if let dollar = rest[..<end].firstIndex(of: "$"), let number = Int(rest[..<dollar]) {
            return number >= 1 && number <= count ? (number - 1, length) : nil
        }
        guard next < count else { return nil }
        defer { next += 1 }
        return (next, length)
    }
}
