public import Foundation

/// A formatter that writes the names of people, and reads them.
open class PersonNameComponentsFormatter: Formatter, @unchecked Sendable {
    /// How much of a name is written.
    public enum Style: Int, Sendable {
        /// As `medium`.
        case `default` = 0
        /// `Tom`: the nickname, else the given name.
        case short = 1
        /// `Thomas Clark`
        case medium = 2
        /// `Dr. Thomas Louis Clark Esq.`
        case long = 3
        /// `TC`
        case abbreviated = 4
    }

    /// What else is asked of a formatter.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The phonetic representation is written instead of the name.
        public static let phonetic = Options(rawValue: 1 << 1)
    }

    /// How much is written.
    open var style = Style.default
    /// Whether the phonetic representation is written instead of the name.
    open var isPhonetic = false
    /// The locale whose order is taken where the script has none; nil is the current one.
    open var locale: Locale! = .autoupdatingCurrent {
        didSet { if locale == nil { locale = .autoupdatingCurrent } }
    }

    /// Writes a name as the current locale does.
    open class func localizedString(
        from components: PersonNameComponents, style nameFormatStyle: Style, options nameOptions: Options = []
    ) -> String {
        let formatter = PersonNameComponentsFormatter()
        formatter.style = nameFormatStyle
        formatter.isPhonetic = nameOptions.contains(.phonetic)
        return formatter.string(from: components)
    }

    /// Writes a name; an empty text where there is nothing to write.
    open func string(from components: PersonNameComponents) -> String {
        parts(of: components).map(\.text).joined()
    }

    /// Writes a name with the attribute `NSPersonNameComponentKey`, which says of what component a text is.
    open func annotatedString(from components: PersonNameComponents) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for part in parts(of: components) {
            result.append(
                NSAttributedString(
                    string: part.text,
                    attributes: [NSAttributedString.Key(NSPersonNameComponentKey): part.component.key]))
        }
        return result
    }

    /// Takes a written name apart.
    ///
    /// - Returns: nil where no name is left.
    open func personNameComponents(from string: String) -> PersonNameComponents? {
        NameParser.components(of: string)
    }

    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let components as PersonNameComponents: string(from: components)
        case let components as NSPersonNameComponents:
            string(from: PersonNameComponents._unconditionallyBridgeFromObjectiveC(components))
        default: nil
        }
    }

    private func parts(of components: PersonNameComponents) -> [NameText.Part] {
        let written = isPhonetic ? components.phoneticRepresentation ?? PersonNameComponents() : components
        return NameText(written, locale).parts(style.format)
    }
}

extension PersonNameComponentsFormatter.Style {
    fileprivate var format: PersonNameComponents.FormatStyle.Style {
        switch self {
        case .short: .short
        case .default, .medium: .medium
        case .long: .long
        case .abbreviated: .abbreviated
        }
    }
}

extension NameText.Component {
    /// Foundation's name of the component.
    fileprivate var key: String {
        switch self {
        case .givenName: NSPersonNameComponentGivenName
        case .familyName: NSPersonNameComponentFamilyName
        case .middleName: NSPersonNameComponentMiddleName
        case .namePrefix: NSPersonNameComponentPrefix
        case .nameSuffix: NSPersonNameComponentSuffix
        case .nickname: NSPersonNameComponentNickname
        default: NSPersonNameComponentDelimiter
        }
    }
}
