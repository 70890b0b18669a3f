import VitrineStrings

/// A reference to a localizable string that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Hashable, ExpressibleByStringInterpolation, Sendable {
    /// Where the table is.
    public enum BundleDescription: Equatable, Hashable, Sendable {
        /// The program's bundle.
        case main
        /// The bundle that a class is in: here the program's.
        case forClass(ObjectIdentifier)
        /// A bundle in the file system.
        case atURL(URL)

        var bundle: Bundle? {
            switch self {
            case .main, .forClass: nil
            case .atURL(let url): Bundle(url: url)
            }
        }
    }

    /// The key, as tables have it.
    public let key: String
    /// What is shown where no table has the key.
    public let defaultValue: String.LocalizationValue
    /// The name of the table; nil is `Localizable`.
    public let table: String?
    /// The locale that it is shown in.
    public var locale: Locale
    /// Where the table is.
    public let bundle: BundleDescription

    /// A string by itself: the key is its format.
    public init(
        _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
        bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        key = keyAndValue.key
        defaultValue = keyAndValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A string under a key.
    public init(
        _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
    ) {
        self.key = "\(key)"
        self.defaultValue = defaultValue
        self.table = table
        self.locale = locale
        self.bundle = bundle
    }

    /// A literal.
    public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }
    /// An interpolated literal.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
    }
}

extension String {
    /// A string with arguments that can be looked up in tables.
    public struct LocalizationValue: Equatable, Hashable, ExpressibleByStringInterpolation, Sendable {
        struct Argument: Equatable, Hashable, Sendable {
            var text: String
            var number: Double?
        }

        /// As tables have it: `%@ of %lld`.
        let key: String
        let arguments: [Argument]

        /// A string without arguments.
        public init(_ value: String) {
            key = value
            arguments = []
        }
        /// A literal.
        public init(stringLiteral value: String) { self.init(value) }
        /// An interpolated literal.
        public init(stringInterpolation: StringInterpolation) {
            key = stringInterpolation.key
            arguments = stringInterpolation.arguments
        }

        /// Collects the parts of a literal.
        public struct StringInterpolation: StringInterpolationProtocol, Sendable {
            var key = ""
            var arguments: [Argument] = []

            /// Makes an empty interpolation.
            public init(literalCapacity: Int, interpolationCount: Int) {}
            /// Adds text.
            public mutating func appendLiteral(_ literal: String) {
                key += literal.replacingOccurrences(of: "%", with: "%%")
            }
            /// Adds a value by its description, numbers as tables have them.
            public mutating func appendInterpolation<T>(_ value: T) {
                if let number = value as? any FixedWidthInteger {
                    add("%lld", "\(value)", Double("\(number)"))
                } else if let number = (value as? Double) ?? (value as? Float).map(Double.init) {
                    add("%lf", String(format: "%lf", number), number)
                } else {
                    add("%@", "\(value)", nil)
                }
            }
            /// Adds a number in a C format.
            public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
                add(specifier, String(format: specifier, value), Double("\(value)"))
            }
            /// Adds a formatted value.
            public mutating func appendInterpolation<F: FormatStyle>(_ value: F.FormatInput, format: F)
            where F.FormatOutput == String {
                add("%@", format.format(value), nil)
            }

            private mutating func add(_ place: String, _ text: String, _ number: Double?) {
                key += place
                arguments.append(Argument(text: text, number: number))
            }
        }
    }

    /// Looks a string up, in the language of a locale.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the program's.
    ///   - comment: For translators.
    public init(
        localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(keyAndValue.key, keyAndValue, table, bundle, locale)
    }

    /// Looks a string up under a key, in the language of a locale.
    ///
    /// - Parameters:
    ///   - defaultValue: What it is where no table has the key.
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the program's.
    ///   - comment: For translators.
    public init(
        localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, bundle, locale)
    }

    /// Looks up what a resource names.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
    }

    private init(
        _ key: String, _ value: LocalizationValue, _ table: String?, _ bundle: Bundle?, _ locale: Locale
    ) {
        self = value.filled(value.format(forKey: key, table: table, bundle: bundle, locale: locale))
    }
}

extension String.LocalizationValue {
    /// The format that a table has under a key, and this one's where none has.
    func format(forKey key: String, table: String?, bundle: Bundle?, locale: Locale) -> String {
        let found = LocalizedStrings.format(
            forKey: key, table: table, bundle: bundle, numbers: arguments.map(\.number), locale: locale)
        return found == key ? self.key : found
    }

    /// A format with the arguments in it.
    fileprivate func filled(_ format: String) -> String {
        FormatPlaces.parts(of: format, count: arguments.count).map { part in
            switch part {
            case .literal(let text): text
            case .argument(let index): arguments[index].text
            }
        }.joined()
    }
}
