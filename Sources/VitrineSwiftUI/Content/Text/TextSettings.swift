import VitrineGraphics

/// What a text takes from its environment, looked up once: texts change more often than what is around them.
@MainActor
final class TextSettings {
    /// The environment, by its version.
    let version: Int
    /// Lines are shrunk to this part of their size before they are cut.
    let leastScale: CGFloat
    let reservedLines: Int
    let pixels: PixelGrid
    let contentTransition: ContentTransition
    /// What the text is painted with where no run says another colour.
    let style: _ResolvedStyle
    let environment: EnvironmentValues
    private let textCase: Text.Case?
    private let around: TextRunStyle
    /// The paragraph without text.
    private let empty: TextParagraph
    /// The looks of runs that were asked for, without text, in the order of the runs.
    private var spans: [(style: TextRunStyle, span: TextSpan)] = []

    init(_ environment: EnvironmentValues) {
        version = environment.version
        textCase = environment.textCase
        leastScale = environment.minimumScaleFactor
        reservedLines = environment.reservedLines
        pixels = PixelGrid(scale: environment.displayScale)
        contentTransition = environment.contentTransition
        style = HierarchicalShapeStyle.primary._resolve(environment, level: 0)
        self.environment = environment
        around = environment.textStyle
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
        var empty = TextParagraph(
            spans: [], alignment: alignment, lineLimit: max(0, environment.lineLimit ?? 0),
            truncation: truncation, lineSpacing: environment.lineSpacing,
            isRightToLeft: environment.layoutDirection == .rightToLeft)
        empty.tightens = environment.allowsTightening
        // As labels.
        (empty.style.avoidsOrphans, empty.style.keepsHangul) = (true, true)
        self.empty = empty
    }

    /// What runs of a text look like.
    func look(of runs: [ResolvedTextRun]) -> TextLook {
        TextLook(
            paragraph: paragraph(of: runs),
            style: runs.sharedForeground?.style._resolve(environment, level: 0) ?? style)
    }

    /// The paragraph that shows runs of a text.
    func paragraph(of runs: [ResolvedTextRun]) -> TextParagraph {
        var paragraph = empty
        paragraph.spans.reserveCapacity(runs.count)
        let isShared = runs.sharedForeground != nil
        for (index, run) in runs.enumerated() {
            var span = span(of: run.style, at: index)
            span.text = textCase?.applied(to: run.string, environment.locale) ?? run.string
            if isShared { span.color = nil }
            paragraph.spans.append(span)
        }
        return paragraph
    }

    private func span(of style: TextRunStyle, at index: Int) -> TextSpan {
        if index < spans.count, spans[index].style == style { return spans[index].span }
        let span = makeSpan(of: style.within(around))
        // A name that is not known yet may be that of a font which comes later.
        if style.font?.isNamed ?? environment.font?.isNamed ?? false { return span }
        if index < spans.count {
            spans[index] = (style, span)
        } else if index == spans.count, index < Self.limit {
            spans.append((style, span))
        }
        return span
    }

    /// Of so many runs the looks are kept: texts of several styles have a handful.
    private static let limit = 8

    private func makeSpan(of style: TextRunStyle) -> TextSpan {
        var span = TextSpan(
            "", font: environment.font(of: style),
            color: style.color.map { RGBA($0.resolve(environment)) }
                ?? style.foreground.map { RGBA($0.style._resolve(environment, level: 0).color) }
                ?? (style.link == nil ? nil : environment.linkColor),
            kern: style.tracking ?? style.kerning ?? 0, baselineOffset: style.baselineOffset ?? 0)
        span.decoration = environment.decoration(of: style)
        span.attachment = style.image?.attachment(style, in: environment)
        return span
    }
}

extension EnvironmentValues {
    /// The colour of links: the tint.
    fileprivate var linkColor: RGBA { RGBA(TintShapeStyle()._resolve(self, level: 0).color) }

    fileprivate func decoration(of style: TextRunStyle) -> TextDecoration? {
        let (underline, strikethrough) = (style.underline?.style, style.strikethrough?.style)
        guard underline != nil || strikethrough != nil || style.background != nil else { return nil }
        func color(_ color: Color?) -> RGBA? { color.map { RGBA($0.resolve(self)) } }
        return TextDecoration(
            background: color(style.background), underline: underline?.bits ?? 0,
            strikethrough: strikethrough?.bits ?? 0, underlineColor: color(underline?.color),
            strikethroughColor: color(strikethrough?.color))
    }
}
