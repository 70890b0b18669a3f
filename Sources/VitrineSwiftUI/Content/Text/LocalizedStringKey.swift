import VitrineStrings

/// The key used to look up an entry in a strings file.
///
/// An interpolated literal is looked up as its format (`"Hello %@"`), then filled; without an entry it stands
/// for itself.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    /// What fills a place in the format.
    enum Argument: Equatable, Sendable {
        case string(String)
        /// A number; words go by it.
        case number(InterpolatedNumber)
        /// A text, which keeps its style.
        case text(Text)
        /// Characters with a style of their own.
        case attributed(AttributedString)
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
            let text = String(describing: value)
            if value is any FixedWidthInteger {
                let number = Double(text).map { InterpolatedNumber(value: $0, form: .whole(text)) }
                append("%lld", number.map { .number($0) } ?? .string(text))
            } else if let number = (value as? any BinaryFloatingPoint).flatMap({ Double("\($0)") }) {
                append("%lf", .number(InterpolatedNumber(value: number, form: .broken)))
            } else {
                append("%@", .string(text))
            }
        }
        /// Adds a number in a C format.
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            let text = String(format: specifier, value)
            let number = Double("\(value)").map { InterpolatedNumber(value: $0, form: .written(text)) }
            append(specifier, number.map { .number($0) } ?? .string(text))
        }
        /// Adds a formatted value.
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatOutput == String {
            append("%@", .string(format.format(input)))
        }
        /// Adds a value as a formatter of Foundation's writes it; without one by its description.
        public mutating func appendInterpolation<Subject: ReferenceConvertible>(
            _ subject: Subject, formatter: Formatter?
        ) {
            append(subject, formatter)
        }
        /// Adds an object as a formatter of Foundation's writes it; without one by its description.
        public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter?)
        {
            append(subject, formatter)
        }
        /// Adds a text, which keeps its style.
        public mutating func appendInterpolation(_ attributedString: AttributedString) {
            append("%@", .attributed(attributedString))
        }
        /// Adds a date, which may tick.
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append("%@", .text(Text(date, style: style)))
        }
        /// Adds a range of dates.
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
            append("%@", .text(Text(dates)))
        }
        /// Adds an interval of dates.
        public mutating func appendInterpolation(_ interval: DateInterval) {
            append("%@", .text(Text(interval)))
        }
        /// Adds a timer.
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                "%@",
                .text(
                    Text(
                        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                        showsHours: showsHours)))
        }
        /// Adds a text, which keeps its style.
        public mutating func appendInterpolation(_ text: Text) { append("%@", .text(text)) }
        /// Adds a picture among the letters.
        public mutating func appendInterpolation(_ image: Image) { append("%@", .text(Text(image))) }

        private mutating func append(_ subject: Any, _ formatter: Formatter?) {
            append("%@", .string(formatter?.string(for: subject) ?? String(describing: subject)))
        }

        private mutating func append(_ format: String, _ value: Argument) {
            key += format
            arguments.append(value)
        }
    }

    /// When one of the texts inside is another than at a time.
    func nextChange(after date: Date) -> Date? {
        arguments.compactMap { argument in
            if case .text(let text) = argument { return text.nextChange(after: date) }
            return nil
        }.min()
    }

    /// The text in the language of the context, with its Markdown and its arguments: a translation may name them in another
    /// order (`%2$@`). Arguments are never Markdown themselves.
    func resolve(table: String?, bundle: Bundle?, in context: TextContext) -> [ResolvedTextRun] {
        let numbers = arguments.map { argument -> Double? in
            if case .number(let number) = argument { return number.value }
            return nil
        }
        let found = LocalizedStrings.format(
            forKey: key, table: table, bundle: bundle, numbers: numbers, locale: context.locale)
        var pieces: [ResolvedTextRun] = []
        /// Where the extended attribute begins that is read, and which one it is.
        var open: (attributes: MarkdownRun.Attributes, first: Int)?
        func add(_ string: String, _ style: TextRunStyle) {
            guard !string.isEmpty else { return }
            // Strings join what is around them: letters shape together.
            if let last = pieces.last, last.style == style, style.image == nil, pieces.count != open?.first {
                pieces[pieces.count - 1].string += string
            } else {
                pieces.append(ResolvedTextRun(string: string, style: style))
            }
        }
        func begin(_ attributes: MarkdownRun.Attributes?) {
            guard attributes != open?.attributes else { return }
            if let open, open.attributes.inflects {
                Self.inflect(&pieces, from: open.first, in: context.locale)
            }
            open = attributes.map { ($0, pieces.count) }
        }
        let marked = FormatPlaces.marked(found, count: arguments.count)
        for run in InlineMarkdown.runs(marked, extended: true) {
            begin(run.attributes)
            let style = TextRunStyle(
                run.traits, link: run.link.flatMap { URL(string: filled($0, context.locale)) })
            for part in FormatPlaces.parts(ofMarked: run.text) {
                switch part {
                case .literal(let text): add(text, style)
                case .argument(let index):
                    switch arguments[index] {
                    case .string(let string): add(string, style)
                    case .number(let number): add(number.text(in: context.locale), style)
                    case .text(let text):
                        for inner in text.resolvedRuns(in: context) {
                            add(inner.string, inner.style.within(style))
                        }
                    case .attributed(let string):
                        for inner in Text(string).resolvedRuns(in: context) {
                            add(inner.string, inner.style.within(style))
                        }
                    }
                }
            }
        }
        begin(nil)
        return pieces.isEmpty ? [ResolvedTextRun(string: "")] : pieces
    }

    /// Has words agree with the number before them, where the language is one whose rules are known here.
    private static func inflect(_ pieces: inout [ResolvedTextRun], from first: Int, in locale: Locale) {
        guard locale.language.languageCode == .english else { return }
        var strings = pieces[first...].map(\.string)
        EnglishAgreement.agree(&strings)
        for (index, string) in zip(pieces[first...].indices, strings) { pieces[index].string = string }
    }

    /// A destination with its arguments.
    private func filled(_ destination: String, _ locale: Locale) -> String {
        FormatPlaces.parts(ofMarked: destination).map { part in
            switch part {
            case .literal(let text): text
            case .argument(let index):
                switch arguments[index] {
                case .string(let string): string
                case .number(let number): number.text(in: locale)
                default: ""
                }
            }
        }.joined()
    }
}

extension TextRunStyle {
    /// What Markdown says of text.
    init(_ traits: MarkdownRun.Traits, link: URL? = nil) {
        if traits.contains(.stronglyEmphasized) { isBold = true }
        if traits.contains(.emphasized) { isItalic = true }
        if traits.contains(.code) { design = .monospaced }
        if traits.contains(.strikethrough) { strikethrough = .line(.single) }
        self.link = link
    }
}
