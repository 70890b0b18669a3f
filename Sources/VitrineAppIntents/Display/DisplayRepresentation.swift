public import Foundation

/// How something is shown in a list: a name, a line below it, and a picture.
public struct DisplayRepresentation: Sendable, Hashable, ExpressibleByStringInterpolation {
    /// Its name.
    public var title: LocalizedStringResource
    /// A line below it.
    public var subtitle: LocalizedStringResource?
    /// A picture.
    public var image: Image?
    /// What else it is called.
    public var synonyms: [LocalizedStringResource]

    /// A name, and what is more of it.
    public init(
        title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil, image: Image? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.title, self.subtitle, self.image, self.synonyms) = (title, subtitle, image, synonyms)
    }

    /// A name.
    public init(stringLiteral value: String) {
        self.init(title: LocalizedStringResource(stringLiteral: value))
    }

    /// A name with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }

    /// Whether two are the same, by their texts.
    public static func == (one: DisplayRepresentation, other: DisplayRepresentation) -> Bool {
        one.title == other.title && one.subtitle == other.subtitle && one.image == other.image
            && one.synonyms == other.synonyms
    }

    /// Puts the name into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(title.key) }

    /// A picture in a list.
    public struct Image: Sendable, Hashable {
        enum Source: Sendable, Hashable {
            case symbol(String)
            case name(String)
            case data(Data)
            case file(URL)
        }
        let source: Source

        /// A symbol of the system's.
        public init(systemName: String) { source = .symbol(systemName) }
        /// A picture of the program's.
        public init(named name: String) { source = .name(name) }
        /// The bytes of a picture.
        public init(data: Data) { source = .data(data) }
        /// The file of a picture.
        public init(url: URL) { source = .file(url) }
    }
}

/// What a type of things is called.
public struct TypeDisplayRepresentation: Sendable, ExpressibleByStringInterpolation {
    /// Its name.
    public var name: LocalizedStringResource
    /// A sentence for a number of them.
    public var numericFormat: LocalizedStringResource?
    /// What else it is called.
    public var synonyms: [LocalizedStringResource]

    /// A name, and what is more of it.
    public init(
        name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
        synonyms: [LocalizedStringResource] = []
    ) {
        (self.name, self.numericFormat, self.synonyms) = (name, numericFormat, synonyms)
    }

    /// A name.
    public init(stringLiteral value: String) {
        self.init(name: LocalizedStringResource(stringLiteral: value))
    }

    /// A name with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What an intent does, in more words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
    /// The words.
    public var descriptionText: LocalizedStringResource
    /// Among which intents it stands.
    public var categoryName: LocalizedStringResource?
    /// What people look for.
    public var searchKeywords: [LocalizedStringResource]
    /// What its value is called.
    public var resultValueName: LocalizedStringResource?

    /// Words, and what is more of it.
    public init(
        _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
        searchKeywords: [LocalizedStringResource] = [], resultValueName: LocalizedStringResource? = nil
    ) {
        (self.descriptionText, self.categoryName) = (descriptionText, categoryName)
        (self.searchKeywords, self.resultValueName) = (searchKeywords, resultValueName)
    }

    /// Words.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }
}

/// Something that is said to the user.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
    /// All of it.
    public var full: LocalizedStringResource
    /// What is said where a view shows the rest.
    public var supporting: LocalizedStringResource?

    /// Something that is said.
    public init(_ string: LocalizedStringResource) { full = string }

    /// Something that is said alone, and with a view.
    public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
        (self.full, self.supporting) = (full, supporting)
    }

    /// Something that is said.
    public init(stringLiteral value: String) { self.init(LocalizedStringResource(stringLiteral: value)) }

    /// Something that is said, with values in it.
    public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
        self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
    }
}

/// What has a name of its own in a list.
public protocol InstanceDisplayRepresentable {
    /// How it is shown.
    var displayRepresentation: DisplayRepresentation { get }
}

/// What has a name as a type.
public protocol TypeDisplayRepresentable {
    /// What it is called.
    static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// What has a name in a list, and as a type.
public typealias DisplayRepresentable = InstanceDisplayRepresentable & TypeDisplayRepresentable
