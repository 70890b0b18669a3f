/// A view that displays one or more lines of read-only text.
public struct Text: Equatable, Sendable {
    /// The type of truncation of a line that is too long.
    public enum TruncationMode: Hashable, Sendable {
        /// The part that gives way to an ellipsis.
        case head, tail, middle
    }

    /// A case to show text in.
    public enum Case: Hashable, Sendable {
        /// Capital letters, or small ones.
        case uppercase, lowercase

        func applied(to text: String, _ locale: Locale) -> String {
            switch self {
            case .uppercase: text.uppercased(with: locale)
            case .lowercase: text.lowercased(with: locale)
            }
        }
    }

    enum Content: Equatable, @unchecked Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
        /// What changes with time.
        case timed(TimedText)
        /// A picture among the letters.
        case image(TextImage)
    }

    /// A piece of the text with what was set on it.
    struct Run: Equatable, Sendable {
        var content: Content
        var style = TextRunStyle()
    }

    private(set) var runs: [Run]

    init(_ runs: [Run]) { self.runs = runs }

    init(_ content: Content) { runs = [Run(content: content)] }

    /// Displays a string as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Displays a stored string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Displays localized content identified by a key, with Markdown within lines.
    ///
    /// - Parameters:
    ///   - tableName: The string table; nil is `Localizable`.
    ///   - bundle: Where the table is; nil is the program's.
    ///   - comment: For translators.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
    }

    /// Displays a localized string resource.
    // A literal is a key and not a resource.
    @_disfavoredOverload
    public init(_ resource: LocalizedStringResource) {
        self.init(verbatim: String(localized: resource))
    }

    /// Displays a formatted value.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(.verbatim(format.format(input)))
    }

    /// Displays a value as a formatter of Foundation's writes it.
    public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// Displays an object as a formatter of Foundation's writes it.
    public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
        self.init(.verbatim(formatter.string(for: subject) ?? ""))
    }

    /// The characters of all runs, as they are now where the program runs.
    var string: String { resolvedRuns(in: TextContext()).map(\.string).joined() }

    /// Whether no part of it has a look of its own.
    var hasNoStyle: Bool {
        runs.allSatisfy { run in
            if case .image = run.content { false } else { run.style == TextRunStyle() }
        }
    }

    /// The runs with their characters. Texts within texts have runs of their own, with what was set on them, and from the
    /// text around them what was not.
    ///
    /// - Parameter context: Asked for where the characters depend on it: those of most texts do not.
    func resolvedRuns(in context: @autoclosure () -> TextContext) -> [ResolvedTextRun] {
        if runs.count == 1, case .verbatim(let string) = runs[0].content {
            return [ResolvedTextRun(string: string, style: runs[0].style)]
        }
        let context = context()
        return runs.flatMap { run -> [ResolvedTextRun] in
            switch run.content {
            case .verbatim(let string): [ResolvedTextRun(string: string, style: run.style)]
            case .timed(let text): [ResolvedTextRun(string: text.string(in: context), style: run.style)]
            case .image(let image): [image.run(run.style)]
            case let .localized(key, table, bundle):
                key.resolve(table: table, bundle: bundle, in: context).map { piece in
                    ResolvedTextRun(string: piece.string, style: piece.style.within(run.style))
                }
            }
        }
    }

    /// When the text is another than at a time; nil if it never is.
    func nextChange(after date: @autoclosure () -> Date) -> Date? {
        if runs.count == 1, case .verbatim = runs[0].content { return nil }
        let date = date()
        return runs.compactMap { run -> Date? in
            switch run.content {
            case .verbatim, .image: nil
            case .timed(let text): text.nextChange(after: date)
            case .localized(let key, _, _): key.nextChange(after: date)
            }
        }.min()
    }

    func mapping(_ change: (inout TextRunStyle) -> Void) -> Text {
        var result = self
        for index in result.runs.indices { change(&result.runs[index].style) }
        return result
    }

    /// Concatenates two texts.
    public static func + (lhs: Text, rhs: Text) -> Text { Text(lhs.runs + rhs.runs) }
}

extension Text: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the text's node.
    public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _ViewNode<Text> {
        PrimitiveNode(view, context, TextElement.self)
    }
}
