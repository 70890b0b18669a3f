public import Foundation

extension PersonNameComponents {
    /// A format that writes the name of a person as its script and a locale do.
    public struct FormatStyle: ParseableFormatStyle, Sendable {
        /// How much of a name is written.
        public enum Style: Int, Codable, Hashable, Sendable {
            /// `Tom`: the nickname, else the given name.
            case short
            /// `Thomas Clark`
            case medium
            /// `Dr. Thomas Louis Clark Esq.`
            case long
            /// `TC`
            case abbreviated
        }

        /// How much is written.
        public var style: Style
        /// The locale whose order is taken where the script has none.
        public var locale: Locale

        /// Creates a format.
        ///
        /// - Parameters:
        ///   - style: How much is written.
        ///   - locale: The locale whose order is taken where the script has none.
        public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
            self.style = style
            self.locale = locale
        }

        /// Writes a name.
        public func format(_ value: PersonNameComponents) -> String { NameText(value, locale).text(style) }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

        /// The same with attributes for the components.
        public var attributed: AttributedStyle { AttributedStyle(base: self) }

        /// What reads names.
        public var parseStrategy: ParseStrategy { ParseStrategy() }
    }

    /// A format that writes a name with attributes for its components.
    public struct AttributedStyle: Foundation.FormatStyle, Sendable {
        fileprivate var base: PersonNameComponents.FormatStyle

        /// Writes a name.
        public func format(_ value: PersonNameComponents) -> AttributedString {
            NameText(value, base.locale).parts(base.style).reduce(into: AttributedString()) { result, part in
                var attributes = AttributeContainer()
                attributes.personNameComponent = part.component
                result += AttributedString(part.text, attributes: attributes)
            }
        }

        /// The same in another locale.
        public func locale(_ locale: Locale) -> Self { Self(base: base.locale(locale)) }
    }

    /// Reads names: Latin ones with a comma or without, Chinese, Japanese and Korean ones.
    public struct ParseStrategy: Foundation.ParseStrategy, Sendable {
        /// Creates a strategy.
        public init() {}

        /// Takes a written name apart.
        ///
        /// - Throws: an error of formatting where no name is left.
        public func parse(_ value: String) throws -> PersonNameComponents {
            guard let components = NameParser.components(of: value) else {
                throw CocoaError(
                    .formatting,
                    userInfo: [NSDebugDescriptionErrorKey: "No name can be read from \"\(value)\"."])
            }
            return components
        }
    }

    /// Takes a written name apart.
    ///
    /// - Throws: an error of formatting where no name is left.
    public init(_ value: String) throws { self = try ParseStrategy().parse(value) }

    /// Reads a name as a strategy does.
    public init<S: Foundation.ParseStrategy>(_ value: S.ParseInput, strategy: S) throws
    where S.ParseOutput == PersonNameComponents {
        self = try strategy.parse(value)
    }

    /// Writes the given and the family name, in the order of the current locale.
    public func formatted() -> String { FormatStyle().format(self) }

    /// Writes the name in a format.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput
    where S.FormatInput == PersonNameComponents {
        style.format(self)
    }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A format of names in the current locale.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseableFormatStyle where Self == PersonNameComponents.FormatStyle {
    /// A format of names in the current locale.
    public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension ParseStrategy where Self == PersonNameComponents.ParseStrategy {
    /// What reads names.
    public static var name: Self { Self() }
}
