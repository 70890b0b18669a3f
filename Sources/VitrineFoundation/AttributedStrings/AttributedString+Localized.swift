import VitrineStrings

extension AttributedString {
    /// Looks a string up, in the language of a locale, with its Markdown; `^[…](inflect: true)` agrees with its number, in
    /// English.
    ///
    /// - Parameters:
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the program's.
    ///   - locale: nil is the current one.
    ///   - comment: For translators.
    public init(
        localized key: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init(key.key, key, table, bundle, locale ?? .current)
    }

    /// Looks a string up under a key, in the language of a locale, with its Markdown.
    ///
    /// - Parameters:
    ///   - defaultValue: What it is where no table has the key.
    ///   - table: nil is `Localizable`.
    ///   - bundle: nil is the program's.
    ///   - locale: nil is the current one.
    ///   - comment: For translators.
    public init(
        localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
    ) {
        self.init("\(key)", defaultValue, table, bundle, locale ?? .current)
    }

    /// Looks up what a resource names, with its Markdown.
    public init(localized resource: LocalizedStringResource) {
        self.init(
            resource.key, resource.defaultValue, resource.table, resource.bundle.bundle, resource.locale)
    }

    private init(
        _ key: String, _ value: String.LocalizationValue, _ table: String?, _ bundle: Bundle?,
        _ locale: Locale
    ) {
        let format = value.format(forKey: key, table: table, bundle: bundle, locale: locale)
        func filled(_ text: String) -> String {
            FormatPlaces.parts(ofMarked: text).map { part in
                switch part {
                case .literal(let text): text
                case .argument(let index): value.arguments[index].text
                }
            }.joined()
        }
        let runs = InlineMarkdown.runs(
            FormatPlaces.marked(format, count: value.arguments.count), extended: true)
        var texts = runs.map { filled($0.text) }
        var first = 0
        while first < runs.count {
            let attributes = runs[first].attributes
            let end = runs[first...].firstIndex { $0.attributes != attributes } ?? runs.count
            if attributes?.inflects == true, locale.language.languageCode == .english {
                var part = Array(texts[first..<end])
                EnglishAgreement.agree(&part)
                texts.replaceSubrange(first..<end, with: part)
            }
            first = end
        }
        self.init()
        for (run, text) in zip(runs, texts) {
            append(AttributedString(run, text: text) { URL(string: filled($0)) })
        }
    }

    /// A piece of Markdown.
    ///
    /// - Parameters:
    ///   - text: Its text, in place of its own.
    ///   - link: The address of a destination as it is written.
    init(_ run: MarkdownRun, text: String, link: (String) -> URL?) {
        self.init(text)
        if !run.traits.isEmpty {
            inlinePresentationIntent = InlinePresentationIntent(rawValue: run.traits.rawValue)
        }
        if let destination = run.link { self.link = link(destination) }
    }
}
