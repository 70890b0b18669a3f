import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore

/// Measures and draws text. The layouts are those of the text engine, shaped once per paragraph and width.
final class TextElement: LayerElement<Text>, TextBearing {
    var text: String { view.resolvedRuns(in: context).map(\.string).joined() }

    private var context: TextContext {
        TextContext(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
            date: WallClock.date)
    }

    private var cachedLook: TextLook?
    /// What the size follows besides the paragraph.
    private struct SizeDemands: Equatable {
        let reservedLines: Int
        let leastScale: CGFloat

        init(_ environment: EnvironmentValues) {
            reservedLines = environment.reservedLines
            leastScale = environment.minimumScaleFactor
        }
    }

    /// Those of the last measurement.
    private var sizeDemands: SizeDemands?
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
        let around = environment.textStyle
        let spans = view.resolvedRuns(in: context).map { run -> TextSpan in
            let style = run.style.within(around)
            var span = TextSpan(
                environment.textCase?.applied(to: run.string, environment.locale) ?? run.string,
                font: environment.font(of: style),
                color: style.color.map { RGBA($0.resolve(environment)) }
                    ?? (style.link == nil ? nil : environment.linkColor),
                kern: style.tracking ?? style.kerning ?? 0, baselineOffset: style.baselineOffset ?? 0)
            span.decoration = environment.decoration(of: style)
            return span
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
        let areSame = sizeDemands.map { $0 == SizeDemands(environment) } ?? true
        // Environments change for many reasons; most leave the text as it was.
        if shownBefore == paragraph, areSame {
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
        ticker?.cancel()
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
        sizeDemands = SizeDemands(environment)
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

    // MARK: Time

    private var ticker: ClockTimer?

    /// Has the text shown anew when it is another, as long as it is on screen.
    private func startTicking() {
        guard ticker == nil, let next = view.nextChange(after: WallClock.date) else { return }
        // No later than its time: what is asked for then is the text of that time.
        let delay = max(next.timeIntervalSince(WallClock.date), 0) + 1e-3
        ticker = RuntimeContext.current.schedule(after: delay) { [weak self] in
            guard let self, !isTornDown else { return }
            ticker = nil
            cachedLook = nil
            markContentStale()
            setNeedsDisplay()
            invalidateSize()
        }
    }

    // MARK: Links

    /// Where it was hit last, in its coordinates.
    private var hitPoint: CGPoint?
    private var pressedLink: URL?

    override func hitTest(_ point: CGPoint) -> Element? {
        hitPoint = point
        return super.hitTest(point)
    }

    /// The link at a point.
    private func link(at point: CGPoint) -> URL? {
        let runs = view.resolvedRuns(in: context)
        guard runs.contains(where: { $0.style.link != nil }),
            var offset = layout(ProposedViewSize(size)).byteOffset(at: point)
        else { return nil }
        for run in runs {
            let count = (environment.textCase?.applied(to: run.string, environment.locale) ?? run.string).utf8
                .count
            if offset < count { return run.style.link }
            offset -= count
        }
        return nil
    }

    override var contentDependsOnSize: Bool { true }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        startTicking()
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

extension TextElement: TouchTarget {
    var acceptsTouch: Bool { environment.isEnabled && hitPoint.flatMap(link) != nil }
    var touchSlop: CGFloat { 0 }

    func touchBegan(tapCount: Int) { pressedLink = hitPoint.flatMap(link) }
    func touchMoved(isInside: Bool) {}
    func touchCancelled() { pressedLink = nil }

    func touchEnded(isInside: Bool, tapCount: Int) {
        defer { pressedLink = nil }
        if isInside, let pressedLink { environment.openURL(pressedLink) }
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
