import VitrineGraphics
import VitrinePlatform
import VitrineQuartzCore
import VitrineUIKit

/// Measures and draws text. The layouts are those of the text engine, shaped once per paragraph and width.
final class TextElement: LayerElement<Text>, TextBearing {
    var text: String { view.resolvedRuns(in: context).map(\.string).joined() }

    private var context: TextContext {
        TextContext(
            locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone,
            date: WallClock.date)
    }

    /// A look, and what is known of it.
    private final class KnownLook {
        let look: TextLook
        /// The layout that was asked for last of the look's own paragraph.
        var layout: TextLayout?
        /// Whether layouts are kept: the font of a name may be another one when it is asked for again.
        let isLasting: Bool

        init(_ look: TextLook) {
            self.look = look
            isLasting = look.paragraph.spans.allSatisfy(\.font.isBuiltIn)
        }
    }

    private var cachedLook: KnownLook?
    /// What the look is made of, for the environment of this moment.
    private var settings: TextSettings {
        if let cachedSettings, cachedSettings.version == environment.version { return cachedSettings }
        let made = TextSettings(environment)
        cachedSettings = made
        return made
    }
    private var cachedSettings: TextSettings?
    /// What the size follows besides the paragraph.
    private struct SizeDemands: Equatable {
        let reservedLines: Int
        let leastScale: CGFloat

        init(_ settings: TextSettings) {
            reservedLines = settings.reservedLines
            leastScale = settings.leastScale
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
    private var wasRedacted = false
    /// A renderer of the program's draws.
    private var isDrawnByOther = false

    /// What is to be shown.
    private var look: TextLook { known.look }
    private var known: KnownLook {
        if let cachedLook { return cachedLook }
        let made = KnownLook(settings.look(of: view.resolvedRuns(in: context)))
        cachedLook = made
        return made
    }

    /// The look of this moment.
    private var shownLook: TextLook { motion?.shown(look) ?? look }
    /// The paragraph of this moment.
    private var paragraph: TextParagraph { shownLook.paragraph }

    override func didUpdate(from old: Text) {
        let before = cachedLook
        // Looks are large: where nothing moves, none is copied.
        let movedBefore = before.flatMap { before in motion.map { $0.shown(before.look).paragraph } }
        cachedLook = nil
        if let before {
            if motion == nil, graph.animation != nil { motion = Motion.make(for: before.look) }
            motion?.change(to: look, in: node) { [weak self] in self?.motionDidStep() }
            if !before.look.hasLetters(of: known.look) { lettersDidChange() }
        }
        contentTransition = settings.contentTransition
        let areSame = sizeDemands.map { $0 == SizeDemands(settings) } ?? true
        let looksSame =
            if let before, motion == nil {
                before.look.paragraph == known.look.paragraph
            } else {
                (movedBefore ?? before?.look.paragraph) == paragraph
            }
        // Environments change for many reasons; most leave the text as it was.
        if looksSame, areSame {
            markContentStale()
            setNeedsDisplay()
        } else {
            super.didUpdate(from: old)
        }
    }

    /// Other letters are to be shown: how, says the transition.
    private func lettersDidChange() {
        change?.stop()
        change = nil
        let transition = settings.contentTransition
        guard let shown, transition != .identity, graph.animation != nil else { return }
        change = TextChange(
            from: shown, rollsDown: transition.rollsDown(after: contentTransition), in: node
        ) { [weak self] in
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
    ///
    /// - Parameter isDrawn: Whether it is for the lines' places, not only for their sizes.
    private func layout(_ proposal: ProposedViewSize, isDrawn: Bool = false) -> TextLayout {
        let full = layout(nil, proposal, isDrawn: isDrawn)
        let least = settings.leastScale
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

    /// The layout of the paragraph of this moment in a width.
    private func fullLayout(width: CGFloat?, isDrawn: Bool) -> TextLayout {
        guard motion?.isRunning != true else { return TextLayout.layout(paragraph, width: width) }
        let known = known
        if let layout = known.layout, layout.isSame(inWidth: width, isDrawn: isDrawn) { return layout }
        let layout = TextLayout.layout(known.look.paragraph, width: width)
        if known.isLasting { known.layout = layout }
        return layout
    }

    /// The layout of a paragraph, or of that of this moment, for a proposal: as many lines as fit into its height, at least
    /// one.
    private func layout(
        _ other: TextParagraph?, _ proposal: ProposedViewSize, isDrawn: Bool = false
    ) -> TextLayout {
        let width = proposal.width.flatMap { $0.isInfinite ? nil : max($0, 0) }
        let full =
            other.map { TextLayout.layout($0, width: width) } ?? fullLayout(width: width, isDrawn: isDrawn)
        guard let height = proposal.height, height.isFinite, full.size.height > height + 0.5,
            full.lines.count > 1
        else {
            return full
        }
        let fitting = full.lines.prefix { $0.rect.maxY <= height + 0.5 }.count
        var limited = other ?? paragraph
        limited.lineLimit = max(1, fitting)
        return TextLayout.layout(limited, width: width)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        guard let drawing = environment.textDrawing else { return ownSize(proposal) }
        return drawing.size(for: proposal) { [unowned self] in ownSize($0) }
    }

    /// The size for a proposal without a renderer.
    private func ownSize(_ proposal: ProposedViewSize) -> CGSize {
        let settings = settings
        sizeDemands = SizeDemands(settings)
        var size = layout(proposal).size
        if settings.reservedLines > 1 { size.height = max(size.height, reservedHeight) }
        let pixels = settings.pixels
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

    private static let baselines: Set<AlignmentKey> = [.firstTextBaseline, .lastTextBaseline]
    override var ownExplicitKeys: Set<AlignmentKey> { Self.baselines }

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

    // MARK: Selection

    /// What lets the text be selected, over it.
    private(set) var selection: LaidOutText?

    override var containsPlatformView: Bool { environment.textSelecting != nil }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        super.render(pass, at: origin)
        guard let selecting = environment.textSelecting, let layout = shown?.layout, !text.isEmpty,
            !environment.isRedacted
        else {
            selection = nil
            return
        }
        let view = selection ?? selecting.make(self, layout)
        selection = view
        view.layout = layout
        view.tintColor = environment.tintColor.map { UIColor($0) }
        pass.add(view.layer, view: view, frame: CGRect(origin: origin, size: size))
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
            var offset = layout(ProposedViewSize(size), isDrawn: true).byteOffset(at: point)
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

    override var drawnReach: CGRect {
        guard let drawing = environment.textDrawing else { return super.drawnReach }
        return super.drawnReach.union(drawing.padding.box(around: size))
    }

    /// Has something else draw a text.
    private func show(
        _ text: DrawnText, by drawing: any TextDrawing, on layer: CALayer, scale: CGFloat
    ) {
        let attributes = view.resolvedRuns(in: context).map(\.style.attributes)
        let picture = node.tracking {
            drawing.picture(of: text, attributes, size: size, scale: scale, environment: environment)
        }
        layer.layerContent = PaintContent { bounds in
            picture.map { .image($0, in: $1.offsetBy(dx: bounds.minX, dy: bounds.minY)) }
        }
        layer.setNeedsDisplay()
    }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        startTicking()
        // What the next change comes after.
        contentTransition = settings.contentTransition
        let new = DrawnText(
            layout: layout(ProposedViewSize(size), isDrawn: true), style: shownLook.style)
        if let change, !change.isRunning { self.change = nil }
        let isRedacted = environment.isRedacted
        if let drawing = environment.textDrawing, !isRedacted {
            shown = new
            isDrawnByOther = true
            return show(new, by: drawing, on: layer, scale: pass.scale)
        }
        let wasDrawnByOther = isDrawnByOther
        isDrawnByOther = false
        if !wasDrawnByOther, let shown, change == nil, !wasChanging, wasRedacted == isRedacted,
            shown.layout === new.layout,
            shown.style.numbers == new.style.numbers, shown.style.decorations == new.style.decorations
        {
            return
        }
        shown = new
        wasChanging = change != nil
        wasRedacted = isRedacted
        if isRedacted {
            layer.layerContent = PaintContent { _ in Placeholder.bars(for: new.layout, new.style) }
            layer.setNeedsDisplay()
            return
        }
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

extension TextLayout {
    /// Whether another width comes to the same lines: none has to be broken, and all of them fit.
    ///
    /// - Parameter isDrawn: Whether the lines have to be at the same places, too.
    func isSame(inWidth other: CGFloat?, isDrawn: Bool) -> Bool {
        if other == width { return true }
        // Spaces at the end hang over an edge that is near: there the width is that of the room.
        guard lines.count == 1, !isTruncated, width.map({ size.width < $0 }) ?? true,
            other.map({ size.width <= $0 }) ?? true
        else { return false }
        // What begins at the left does so in any width.
        return !isDrawn || paragraph.style.alignment == .leading && !paragraph.isRightToLeft
    }
}

extension TextFont {
    fileprivate var isBuiltIn: Bool {
        if case .named = family { return false }
        return true
    }
}
