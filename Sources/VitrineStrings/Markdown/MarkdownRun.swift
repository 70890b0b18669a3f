/// A piece of text with what Markdown says of it.
package struct MarkdownRun: Equatable, Sendable {
    package var text: String
    package var traits: Traits
    /// The destination of the link that it is part of, as written.
    package var link: String?

    package init(_ text: String, _ traits: Traits = [], link: String? = nil) {
        self.text = text
        self.traits = traits
        self.link = link
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
