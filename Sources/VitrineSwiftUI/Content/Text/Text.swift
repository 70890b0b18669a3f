import VitrineGraphics

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

    /// A piece of text with what was set on it.
    struct Run: Equatable, Sendable {
        var content: Content
        var font: Font?
        var weight: Font.Weight?
        var isItalic = false
        var design: Font.Design?
        var hasMonospacedDigits = false
        var color: Color?
        var isUnderlined = false
        var isStruckThrough = false
        var kerning: CGFloat = 0
        var baselineOffset: CGFloat = 0

        /// The run as a part of another one, which gives it what it does not set itself.
        func within(_ outer: Run) -> Run {
            var result = self
            result.font = font ?? outer.font
            result.weight = weight ?? outer.weight
            result.design = design ?? outer.design
            result.color = color ?? outer.color
            result.isItalic = isItalic || outer.isItalic
            result.hasMonospacedDigits = hasMonospacedDigits || outer.hasMonospacedDigits
            result.isUnderlined = isUnderlined || outer.isUnderlined
            result.isStruckThrough = isStruckThrough || outer.isStruckThrough
            if kerning == 0 { result.kerning = outer.kerning }
            if baselineOffset == 0 { result.baselineOffset = outer.baselineOffset }
            return result
        }
    }

    enum Content: Equatable, @unchecked Sendable {
        case verbatim(String)
        case localized(LocalizedStringKey, table: String?, bundle: Bundle?)

        var pieces: [LocalizedStringKey.Argument] {
            switch self {
            case .verbatim(let string): [.string(string)]
            case let .localized(key, table, bundle): key.resolve(table: table, bundle: bundle)
            }
        }
    }

    private(set) var runs: [Run]

    private init(_ content: Content) { runs = [Run(content: content)] }

    /// Displays a string as it is.
    public init(verbatim content: String) { self.init(.verbatim(content)) }

    /// Displays a stored string as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ content: S) { self.init(.verbatim(String(content))) }

    /// Displays localized content identified by a key.
    public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self.init(.localized(key, table: tableName, bundle: bundle))
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

    /// The characters of all runs.
    var string: String { resolvedRuns.map(\.string).joined() }

    /// The runs with their characters. Texts within texts have runs of their own, with what was set on them, and from the
    /// text around them what was not.
    var resolvedRuns: [(string: String, run: Run)] {
        runs.flatMap { run in
            run.content.pieces.flatMap { piece in
                switch piece {
                case .string(let string): [(string, run)]
                case .text(let text): text.resolvedRuns.map { ($0.string, $0.run.within(run)) }
                }
            }
        }
    }

    private func mapping(_ change: (inout Run) -> Void) -> Text {
        var result = self
        for index in result.runs.indices { change(&result.runs[index]) }
        return result
    }

    /// Sets the font of the text.
    public func font(_ font: Font?) -> Text { mapping { $0.font = $0.font ?? font } }
    /// Sets the weight of the text.
    public func fontWeight(_ weight: Font.Weight?) -> Text { mapping { $0.weight = $0.weight ?? weight } }
    /// Sets the text in bold.
    public func bold() -> Text { fontWeight(.bold) }
    /// Sets whether the text is bold.
    public func bold(_ isActive: Bool) -> Text { isActive ? fontWeight(.bold) : self }
    /// Sets the text in italics.
    public func italic() -> Text { mapping { $0.isItalic = true } }
    /// Sets whether the text is italic.
    public func italic(_ isActive: Bool) -> Text { isActive ? italic() : self }
    /// Gives all digits the same width.
    public func monospacedDigit() -> Text { mapping { $0.hasMonospacedDigits = true } }
    /// Sets the text in the system's fixed-width font.
    public func monospaced(_ isActive: Bool = true) -> Text {
        mapping { $0.design = isActive ? .monospaced : $0.design }
    }
    /// Sets the design of the text's font.
    public func fontDesign(_ design: Font.Design?) -> Text { mapping { $0.design = $0.design ?? design } }
    /// Sets the colour of the text.
    public func foregroundColor(_ color: Color?) -> Text { mapping { $0.color = $0.color ?? color } }
    /// Underlines the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        mapping { $0.isUnderlined = isActive }
    }
    /// Strikes the text through.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        mapping { $0.isStruckThrough = isActive }
    }
    /// Sets the spacing between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { mapping { $0.kerning = kerning } }
    /// Sets the spacing between characters, in points.
    public func tracking(_ tracking: CGFloat) -> Text { mapping { $0.kerning = tracking } }
    /// Moves the text above its baseline, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
        mapping { $0.baselineOffset = baselineOffset }
    }

    /// Concatenates two texts.
    public static func + (lhs: Text, rhs: Text) -> Text {
        var result = lhs
        result.runs += rhs.runs
        return result
    }
}

extension Text: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the text's node.
    public static func _makeNode(_ view: Text, _ context: _NodeContext) -> _ViewNode<Text> {
        PrimitiveNode(view, context, TextElement.self)
    }
}

/// Measures and draws text. The layouts are those of the text engine, shaped once per paragraph and width.
private final class TextElement: LayerElement<Text>, TextBearing {
    var text: String { view.string }

    private var cachedLook: TextLook?
    /// Made when there is something to animate.
    private var motion: Motion<TextLook>?
    /// What is on show.
    private var shown: DrawnText?
    /// The letters go over into others.
    private var change: TextChange?
    private var contentTransition = ContentTransition.interpolate
    /// What is drawn is two texts.
    private var wasChanging = false

    /// What is to be shown.
    private var look: TextLook {
        if let cachedLook { return cachedLook }
        let made = TextLook(
            paragraph: makeParagraph(),
            style: HierarchicalShapeStyle.primary._resolve(environment, level: 0))
        cachedLook = made
        return made
    }

    /// The paragraph of this moment.
    private var paragraph: TextParagraph { motion?.shown(look).paragraph ?? look.paragraph }

    private func makeParagraph() -> TextParagraph {
        let base = environment.resolvedFont
        let spans = view.resolvedRuns.map { content, run -> TextSpan in
            var font = run.font?.resolve(environment) ?? base
            if let weight = run.weight { font.weight = weight.value.css }
            if run.isItalic { font.isItalic = true }
            switch run.design {
            case .rounded: font.family = .systemRounded
            case .monospaced: font.family = .monospaced
            default: break
            }
            if run.hasMonospacedDigits { font.hasMonospacedDigits = true }
            // By two steps, as from regular to semibold.
            if environment.legibilityWeight == .bold { font.weight = min(font.weight + 200, 900) }
            return TextSpan(
                environment.textCase?.applied(to: content, environment.locale) ?? content, font: font,
                color: run.color.map { RGBA($0.resolve(environment)) },
                underline: run.isUnderlined, strikethrough: run.isStruckThrough, kern: run.kerning,
                baselineOffset: run.baselineOffset)
        }
        let truncation: TextTruncation
        switch environment.truncationMode {
        case .head: truncation = .head
        case .middle: truncation = .middle
        case .tail: truncation = .tail
        }
        let alignment: TextAlign
        switch environment.multilineTextAlignment {
        case .leading: alignment = .leading
        case .center: alignment = .center
        case .trailing: alignment = .trailing
        }
        var paragraph = TextParagraph(
            spans: spans, alignment: alignment, lineLimit: max(0, environment.lineLimit ?? 0),
            truncation: truncation, lineSpacing: environment.lineSpacing,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        paragraph.tightens = environment.allowsTightening
        return paragraph
    }

    override func didUpdate(from old: Text) {
        let before = cachedLook
        let shownBefore = before.map { motion?.shown($0).paragraph ?? $0.paragraph }
        cachedLook = nil
        if let before {
            if motion == nil, graph.animation != nil { motion = Motion.make(for: before) }
            motion?.change(to: look, in: node) { [weak self] in self?.motionDidStep() }
            if !before.hasLetters(of: look) { lettersDidChange() }
        }
        contentTransition = environment.contentTransition
        // Environments change for many reasons; most leave the text as it was.
        if shownBefore == paragraph {
            markContentStale()
            setNeedsDisplay()
        } else {
            super.didUpdate(from: old)
        }
    }

    /// Other letters are to be shown: how, says the transition.
    private func lettersDidChange() {
        let rollsDown = environment.contentTransition.rollsDown(after: contentTransition)
        change?.stop()
        change = nil
        guard let shown, environment.contentTransition != .identity else { return }
        change = TextChange(from: shown, rollsDown: rollsDown, in: node) { [weak self] in
            self?.markContentStale()
            self?.setNeedsDisplay()
        }
    }

    private func motionDidStep() {
        markContentStale()
        setNeedsDisplay()
        invalidateSize()
    }

    override func teardown() {
        motion?.stop()
        change?.stop()
        super.teardown()
    }

    /// The layout for a proposal: shrunk as far as allowed and needed, so that nothing is cut.
    private func layout(_ proposal: ProposedViewSize) -> TextLayout {
        let full = layout(paragraph, proposal)
        let least = environment.minimumScaleFactor
        guard least < 1, full.isTruncated || full.size.height > (proposal.height ?? .infinity) + 0.5 else {
            return full
        }
        var low = max(least, 0.01)
        var best = layout(scaled(by: low), proposal)
        guard !best.isTruncated else { return best }
        var high: CGFloat = 1
        // Six halvings of at most one are below 2 % of the size.
        for _ in 0..<6 {
            let middle = (low + high) / 2
            let candidate = layout(scaled(by: middle), proposal)
            if candidate.isTruncated || candidate.size.height > (proposal.height ?? .infinity) + 0.5 {
                high = middle
            } else {
                low = middle
                best = candidate
            }
        }
        return best
    }

    private func scaled(by factor: CGFloat) -> TextParagraph {
        var result = paragraph
        for index in result.spans.indices { result.spans[index].font.size *= factor }
        return result
    }

    /// The layout for a proposal: as many lines as fit into its height, at least one.
    private func layout(_ paragraph: TextParagraph, _ proposal: ProposedViewSize) -> TextLayout {
        let width = proposal.width.flatMap { $0.isInfinite ? nil : max($0, 0) }
        let full = TextLayout.layout(paragraph, width: width)
        guard let height = proposal.height, height.isFinite, full.size.height > height + 0.5,
            full.lines.count > 1
        else {
            return full
        }
        let fitting = full.lines.prefix { $0.rect.maxY <= height + 0.5 }.count
        var limited = paragraph
        limited.lineLimit = max(1, fitting)
        return TextLayout.layout(limited, width: width)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = layout(proposal).size
        if environment.reservedLines > 1 { size.height = max(size.height, reservedHeight) }
        let pixels = PixelGrid(scale: environment.displayScale)
        // Rounded up, or the last glyph would not fit into a frame of this very size.
        // But not beyond what was proposed, if that is enough: a proposal need not end on a whole pixel.
        func up(_ length: CGFloat, _ proposed: CGFloat?) -> CGFloat {
            let whole = pixels.up(length)
            guard let proposed, length <= proposed else { return whole }
            return min(whole, proposed)
        }
        return CGSize(
            width: up(size.width, proposal.width), height: up(size.height, proposal.height))
    }

    /// The height of the lines that the text keeps room for.
    private var reservedHeight: CGFloat {
        var paragraph = paragraph
        // As many lines of the first style as are wanted.
        guard var span = paragraph.spans.first else { return 0 }
        span.text = Array(repeating: "x", count: environment.reservedLines).joined(separator: "\n")
        paragraph.spans = [span]
        paragraph.lineLimit = 0
        return TextLayout.layout(paragraph, width: nil).size.height
    }

    override var ownExplicitKeys: Set<AlignmentKey> { [.firstTextBaseline, .lastTextBaseline] }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        let layout = layout(proposal)
        return key == .firstTextBaseline ? layout.firstBaseline : layout.lastBaseline
    }

    override var contentDependsOnSize: Bool { true }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        let new = DrawnText(
            layout: layout(ProposedViewSize(size)), style: (motion?.shown(look) ?? look).style)
        if let change, !change.isRunning { self.change = nil }
        if let shown, change == nil, !wasChanging, shown.layout === new.layout,
            shown.style.numbers == new.style.numbers
        {
            return
        }
        shown = new
        wasChanging = change != nil
        let change = change
        layer.layerContent = PaintContent { bounds in
            change?.node(to: new, in: bounds) ?? new.node(in: bounds)
        }
        layer.setNeedsDisplay()
    }
}
