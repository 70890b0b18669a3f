import VitrineStrings

extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        /// What of the syntax counts.
        public enum InterpretedSyntax: Int, Sendable {
            /// Markdown within lines, with white space as it is. Blocks are not read here: the other two are absent.
            case inlineOnlyPreservingWhitespace = 2
        }

        /// What becomes of Markdown that cannot be read.
        public enum FailurePolicy: Int, Sendable {
            /// An error, or as much as could be read.
            case throwError, returnPartiallyParsedIfPossible
        }

        /// Whether `^[text](name: value)` gives a text attributes of the program's. It does not here: such text stays as it
        /// is written.
        public var allowsExtendedAttributes: Bool
        /// What of the syntax counts.
        public var interpretedSyntax: InterpretedSyntax
        /// What becomes of Markdown that cannot be read; there is none, as everything else stands for itself.
        public var failurePolicy: FailurePolicy
        /// The language of the text, as BCP 47 names it: an attribute of all of it.
        public var languageCode: String?

        /// Makes options.
        public init(
            allowsExtendedAttributes: Bool = false,
            interpretedSyntax: InterpretedSyntax = .inlineOnlyPreservingWhitespace,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.languageCode = languageCode
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
        }
    }

    /// Makes an attributed string of a text with Markdown within its lines. Blocks (headings, lists, quotes) stay as they are
    /// written.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        for run in InlineMarkdown.runs(markdown) {
            append(AttributedString(run, text: run.text) { URL(string: $0, relativeTo: baseURL) })
        }
        if let language = options.languageCode { self.languageIdentifier = language }
    }
}
