/// A piece of text with what Markdown says of it.
package struct MarkdownRun: Equatable, Sendable {
    package var text: String
    package var traits: Traits
    /// The destination of the link that it is part of, as written.
    package var link: String?
    /// What an extended attribute around it says.
    package var attributes: Attributes?

    package init(_ text: String, _ traits: Traits = [], link: String? = nil, attributes: Attributes? = nil) {
        self.text = text
        self.traits = traits
        self.link = link
        self.attributes = attributes
    }

    /// What stands in the parentheses of `^[text](name: value)`.
    package struct Attributes: Equatable, Sendable {
        /// Which of those in a text it is, counted from 1.
        package var number: Int
        /// Whether words are to agree with their numbers: `inflect: true`.
        package var inflects: Bool
    }

    /// What Markdown says of text, by the bits of Foundation's `InlinePresentationIntent`.
    package struct Traits: OptionSet, Hashable, Sendable {
        package let rawValue: UInt
        package init(rawValue: UInt) { self.rawValue = rawValue }
        /// Between single asterisks or underscores.
        package static let emphasized = Traits(rawValue: 1 << 0)
        /// Between double asterisks or underscores.
        package static let stronglyEmphasized = Traits(rawValue: 1 << 1)
        /// Between backticks.
        package static let code = Traits(rawValue: 1 << 2)
        /// Between tildes.
        package static let strikethrough = Traits(rawValue: 1 << 5)
    }
}
