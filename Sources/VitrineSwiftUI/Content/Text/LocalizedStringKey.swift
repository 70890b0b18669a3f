/// The key used to look up an entry in a strings file.
///
/// An interpolated literal is looked up as its format (`"Hello %@"`), then filled; without an entry it stands
/// for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String
    let arguments: [String]

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
        var arguments: [String] = []

        /// Makes an empty interpolation.
        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }
        /// Adds text.
        public mutating func appendLiteral(_ literal: String) {
            key += literal.replacingOccurrences(of: "%", with: "%%")
        }
        /// Adds a string.
        public mutating func appendInterpolation(_ string: String) { append("%@", string) }
        /// Adds any value by its description.
        public mutating func appendInterpolation<T>(_ value: T) {
            append(
                value is any FixedWidthInteger ? "%lld" : value is any BinaryFloatingPoint ? "%lf" : "%@",
                Self.text(value))
        }
        /// Adds a number in a C format.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            append(specifier, String(format: specifier, value))
        }
        /// Adds a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append("%@", format.format(input))
        }
        /// Adds the text of a text view.
        public mutating func appendInterpolation(_ text: Text) { append("%@", text.string) }

        private mutating func append(_ format: String, _ value: String) {
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

    /// The text in the language of the process.
    func resolve(table: String? = nil, bundle: Bundle? = nil) -> String {
        let found = (bundle ?? .main).localizedString(forKey: key, value: key, table: table)
        var result = ""
        var remaining = arguments[...]
        var rest = Substring(found)
        while let index = rest.firstIndex(of: "%") {
            result += rest[..<index]
            rest = rest[rest.index(after: index)...]
            if rest.first == "%" {
                result += "%"
                rest = rest.dropFirst()
            } else if !remaining.isEmpty,
                let end = rest.firstIndex(where: { $0 == "@" || ($0.isLetter && $0 != "l") })
            {
                result += remaining.removeFirst()
                rest = rest[rest.index(after: end)...]
            } else {
                result += "%"
            }
        }
        return result + rest
    }
}
