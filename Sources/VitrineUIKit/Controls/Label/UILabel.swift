public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
import VitrinePlatform
package import VitrineQuartzCore

/// Shows one or more lines of text.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content = LabelText(
        font: UIFont.systemFont(ofSize: UIFont.labelFontSize), alignment: .natural,
        lineBreakMode: .byTruncatingTail, lineBreakStrategy: .standard, numberOfLines: 1, isRightToLeft: false
    )
    private var color = UIColor.label
    /// What was measured last: a label is asked several times in a layout pass.
    private var measurements = LabelMeasurements()
    /// What is being drawn, while it is.
    private var drawing: LabelDrawing?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UILabel.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UILabel.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { labelNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeLabel(nib)
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.layerContent = self
    }

    // MARK: Accessibility

    /// The text, unless another label is set.
    open override dynamic var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
    package override var isAccessibilityElementByKind: Bool { true }
    override var describedText: String? { text }
    override var accessibilityTraitsOfKind: UIAccessibilityTraits { .staticText }

    // MARK: Text

    /// The text. Setting it takes the place of an attributed text; its look is that of the label's properties.
    open var text: String? {
        get {
            noteRead(\UILabel.text)
            return content.attributed?.string ?? content.plain
        }
        set {
            MainThread.demand(self)
            guard content.attributed != nil || content.plain != newValue else { return }
            noteChange(\UILabel.text, from: content.attributed?.string ?? content.plain, to: newValue) {
                // The look of the first character stays.
                (content.font, color, content.alignment) = (font, textColor, textAlignment)
                content.plain = newValue
                content.attributed = nil
                textDidChange()
            }
        }
    }

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "text" ? \UILabel.text : super.ownObservablePath(named: name)
    }

    /// The text with its attributes; of a plain text, those that the label's properties say.
    ///
    /// Setting it takes the place of the plain text. What a part of it does not say is as the label's properties were;
    /// these give what the first character has from then on, and setting one changes all of the text.
    open var attributedText: NSAttributedString? {
        get {
            if let attributed = content.attributed { return attributed }
            guard let plain = content.plain else { return nil }
            let style = NSMutableParagraphStyle()
            style.alignment = content.alignment
            style.lineBreakMode = content.lineBreakMode
            style.lineBreakStrategy = content.lineBreakStrategy
            return NSAttributedString(
                string: plain,
                attributes: [.font: content.font, .foregroundColor: color, .paragraphStyle: style])
        }
        set {
            MainThread.demand(self)
            guard content.plain != nil || !content.isAttributed(as: newValue) else { return }
            // What cannot change needs no copy.
            content.attributed = newValue.map {
                $0 is NSMutableAttributedString ? NSAttributedString(attributedString: $0) : $0
            }
            content.plain = nil
            if let style = content.first(.paragraphStyle) as? NSParagraphStyle {
                content.lineBreakMode = style.lineBreakMode
            }
            textDidChange()
        }
    }

    /// The font of text that has none of its own. By default the system font of 17 points. Setting it changes all of
    /// an attributed text.
    open var font: UIFont! {
        get { content.first(.font) as? UIFont ?? content.font }
        set {
            MainThread.demand(self)
            let font: UIFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            recordAppearance("font") { (label: UILabel) in
                if label.font == .systemFont(ofSize: UIFont.labelFontSize) { label.font = font }
            }
            let isSame = content.font == font && content.hasThroughout(.font, font)
            // Equal fonts may differ in whether they follow the text size.
            content.font = font
            content.apply(.font, font)
            if !isSame { textDidChange() }
        }
    }

    /// The colour of text that has none of its own. `UIColor.label` by default. Setting it changes all of an
    /// attributed text.
    open var textColor: UIColor! {
        get { content.first(.foregroundColor) as? UIColor ?? color }
        set {
            MainThread.demand(self)
            let new: UIColor = newValue ?? .label
            recordAppearance("textColor") { (label: UILabel) in
                if label.textColor == .label { label.textColor = new }
            }
            guard color != new || !content.hasThroughout(.foregroundColor, new) else { return }
            color = new
            if content.attributed != nil {
                content.apply(.foregroundColor, color)
                measurements.forget()
            }
            setNeedsDisplay()
        }
    }

    /// The colour of the text while ``isHighlighted``.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted, highlightedTextColor != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in ``highlightedTextColor``.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in full strength. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Where the lines stand. Setting it changes all of an attributed text.
    open var textAlignment: NSTextAlignment {
        get { (content.first(.paragraphStyle) as? NSParagraphStyle)?.alignment ?? content.alignment }
        set {
            MainThread.demand(self)
            guard content.alignment != newValue || !content.stylesAgree({ $0.alignment == newValue }) else {
                return
            }
            content.alignment = newValue
            content.changeStyles { $0.alignment = newValue }
            measurements.forget()
            setNeedsDisplay()
        }
    }

    /// What happens to text that does not fit. `.byTruncatingTail` by default: of several lines the last is
    /// truncated. Setting it changes all of an attributed text.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            MainThread.demand(self)
            guard content.lineBreakMode != newValue || !content.stylesAgree({ $0.lineBreakMode == newValue })
            else { return }
            content.lineBreakMode = newValue
            content.changeStyles { $0.lineBreakMode = newValue }
            textDidChange()
        }
    }

    /// How lines are broken beyond filling each as far as it goes. `.standard` by default; paragraph styles of an attributed
    /// text say so themselves.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { content.lineBreakStrategy }
        set {
            MainThread.demand(self)
            guard content.lineBreakStrategy != newValue else { return }
            content.lineBreakStrategy = newValue
            textDidChange()
        }
    }

    /// The largest number of lines, 0 for as many as it takes. 1 by default. A label that is too low for them shows
    /// those that it has room for, the last of them truncated.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set {
            MainThread.demand(self)
            guard content.numberOfLines != newValue else { return }
            content.numberOfLines = newValue
            textDidChange()
        }
    }

    // MARK: Text that adapts

    /// Whether fonts follow the text size that the user chooses, if they are such that
    /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` made. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, content.adjustFonts(to: traitCollection) else { return }
        textDidChange()
    }

    /// Whether text that does not fit in the label is set smaller, before it is truncated. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { fittingDidChange() } }
    }

    /// The smallest part of its size to which text is shrunk to fit, 0…1. At 0, the default, to one that is hardly
    /// legible.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { fittingDidChange() } }
    }

    /// Where shrunk text on one line stands. `.alignBaselines` by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { fittingDidChange() } }
    }

    /// Whether letters move together, by a twentieth of the line at most, before text is truncated. False by default.
    open var allowsDefaultTighteningForTruncation: Bool {
        get { content.tightens }
        set {
            guard content.tightens != newValue else { return }
            content.tightens = newValue
            measurements.forget()
            setNeedsDisplay()
        }
    }

    /// The colour of a copy of the text behind it; nil, the default, is no shadow.
    open var shadowColor: UIColor? {
        didSet { if shadowColor != oldValue { setNeedsDisplay() } }
    }

    /// How far the shadow is from the text, in points. One point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    private func textDidChange(_ property: StaticString = #function) {
        noteLayoutChange(property)
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    /// How text is shrunk changes no size, but may move baselines.
    private func fittingDidChange() {
        measurements.forget()
        setNeedsDisplay()
        setNeedsLayout()
    }

    open override func invalidateIntrinsicContentSize() {
        measurements.forget()
        super.invalidateIntrinsicContentSize()
    }

    // MARK: Size

    /// The size of the text on lines no wider than `size.width`, rounded up to whole pixels. A label of one
    /// line gives its full width.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        let isBounded = content.numberOfLines != 1 && size.width > 0 && size.width < .greatestFiniteMagnitude
        return measure(width: isBounded ? size.width : nil)
    }

    open override dynamic var intrinsicContentSize: CGSize {
        let wraps = numberOfLines != 1 && preferredMaxLayoutWidth > 0 && preferredMaxLayoutWidth.isFinite
        return measure(width: wraps ? preferredMaxLayoutWidth : nil)
    }

    /// The width at which text on several lines wraps when constraints ask for its size, in points. At 0, as long as
    /// it is not set, text wraps at the width that the constraints give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var isText: Bool { true }
    override var layoutDescriptionText: String? { text }

    override var wrapsAtLayoutWidth: Bool {
        numberOfLines != 1 && !(preferredMaxLayoutWidth > 0) && !content.isEmpty
    }

    /// The size that the text needs, from ``textRect(forBounds:limitedToNumberOfLines:)``, which subclasses override
    /// to add room around it.
    private func measure(width: CGFloat?) -> CGSize {
        guard type(of: self) == UILabel.self else {
            let bounds = CGRect(
                x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
            return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
        }
        if let known = measurements.size(for: width) { return known }
        guard !content.isEmpty else { return .zero }
        let exact = TextLayout.layout(paragraph, width: width).size
        var size = roundedUp(exact)
        // Not beyond what was asked for, if that is enough: a width need not end on a whole pixel.
        if let width, exact.width <= width { size.width = min(size.width, width) }
        measurements.remember(size, for: width)
        return size
    }

    /// The rectangle of the text in `bounds`, in the label's coordinates: in the upper left corner, without room for
    /// more lines than it has. Override it to add room around the text; labels measure themselves with it.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !content.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        var limited = paragraph
        limited.lineLimit = max(0, numberOfLines)
        let size = roundedUp(TextLayout.layout(limited, width: bounds.width).size)
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(size.width, max(0, bounds.width)),
            height: min(size.height, max(0, bounds.height)))
    }

    private func roundedUp(_ size: CGSize) -> CGSize { PixelGrid(of: self).up(size) }

    private var paragraph: TextParagraph {
        if let paragraph = measurements.paragraph { return paragraph }
        let paragraph = content.paragraph(traits: traitCollection)
        measurements.paragraph = paragraph
        return paragraph
    }

    // MARK: Baselines

    override var baselineFont: UIFont? { font }

    override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        measurements.baselines = measuredBaselines
        return measurements.baselines
    }

    /// The baselines in a label as high as its text.
    private var measuredBaselines: (first: CGFloat, last: CGFloat) {
        if content.isEmpty {
            let font = content.font.textFont
            let height = roundedUp(CGSize(width: 0, height: font.lineHeight)).height
            let baseline = onPixels((height - font.lineHeight) / 2) + font.ascender
            return (baseline, height - baseline)
        }
        let width = bounds.width > 0 ? bounds.width : nil
        let full = TextLayout.layout(paragraph, width: numberOfLines != 1 ? width : nil)
        let size = CGSize(
            width: width ?? .greatestFiniteMagnitude, height: roundedUp(full.size).height)
        let (layout, top) = shown(in: size)
        return (top + layout.firstBaseline, size.height - top - layout.lastBaseline)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        // Text that wraps or shrinks at another width may have its baselines elsewhere.
        guard let before = measurements.baselines, measuredBaselines != before else { return }
        measurements.baselines = nil
        layoutGeometryDidChange()
    }

    // MARK: Drawing

    /// Draws the text in a rectangle of the label. Override it to draw in another, and call `super`; labels call it
    /// when they are drawn, and nothing happens at other times.
    open func drawText(in rect: CGRect) {
        guard let drawing, !content.isEmpty, rect.width > 0, rect.height.isFinite else { return }
        let (layout, top) = shown(in: rect.size)
        let origin = CGPoint(x: rect.minX, y: rect.minY + top)
        func add(_ node: RenderNode?) { if let node { drawing.add(node) } }
        if let shadowColor {
            add(
                .text(
                    layout, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
                    color: shadowColor.rgba(with: traitCollection)))
        }
        for shadow in content.shadows(traits: traitCollection) {
            add(shadow.node(of: layout, at: origin))
        }
        add(.text(layout, at: origin, color: effectiveColor.rgba(with: traitCollection)))
    }

    /// The lines that are shown in a rectangle of some size, and how far their top is below its top.
    private func shown(in size: CGSize) -> (layout: TextLayout, top: CGFloat) {
        let fitted = adjustsFontSizeToFitWidth ? shrunk(toFit: size) : content
        var paragraph = fitted.scale == 1 ? self.paragraph : fitted.paragraph(traits: traitCollection)
        var layout = TextLayout.layout(paragraph, width: size.width)
        if layout.size.height > size.height + 0.5, layout.lines.count > 1 {
            // Only as many lines as there is room for.
            paragraph.lineLimit = max(1, layout.lines.count { $0.rect.maxY <= size.height + 0.5 })
            layout = TextLayout.layout(paragraph, width: size.width)
        }
        return (layout, top(of: layout, isShrunk: fitted.scale != 1, in: size))
    }

    private func shrunk(toFit size: CGSize) -> LabelText {
        if let known = measurements.shrunk, known.box == size { return known.text }
        let text = content.shrunk(toFit: size, minimumScale: minimumScaleFactor, traits: traitCollection)
        measurements.shrunk = (size, text)
        return text
    }

    /// Text is centred vertically, on whole pixels so that lines keep their shape.
    private func top(of layout: TextLayout, isShrunk: Bool, in size: CGSize) -> CGFloat {
        func centred(_ layout: TextLayout) -> CGFloat { onPixels((size.height - layout.size.height) / 2) }
        guard isShrunk, layout.lines.count == 1 else { return centred(layout) }
        switch baselineAdjustment {
        case .alignCenters: return centred(layout)
        case .alignBaselines, .none:
            let full = TextLayout.layout(paragraph, width: size.width)
            return centred(full)
                + (baselineAdjustment == .none ? 0 : onPixels(full.firstBaseline - layout.firstBaseline))
        }
    }

    private func onPixels(_ length: CGFloat) -> CGFloat { PixelGrid(of: self).nearest(length) }

    private var effectiveColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? color : color.withAlphaComponent(0.4)
    }

    // MARK: Appearance

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        measurements.forget()
        content.isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFont()
        }
        // Lengths are whole pixels.
        if let previousTraitCollection, previousTraitCollection.displayScale != traitCollection.displayScale {
            invalidateIntrinsicContentSize()
        }
        setNeedsDisplay()
    }
}

extension UILabel: LayerContent {
    private class Plain: UILabel {}
    private class Drawing: UILabel {
        override func drawText(in rect: CGRect) {}
    }
    private static let textSlot = MethodSlot(
        base: UILabel.self, plain: Plain.self, overriding: Drawing.self)

    package func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
        guard !content.isEmpty, bounds.width > 0 else { return nil }
        let drawing = LabelDrawing(bounds, scale: contentScaleFactor)
        self.drawing = drawing
        drawing.record(asContext: Self.textSlot.isOverridden(in: type(of: self)), traits: traitCollection) {
            drawText(in: bounds)
        }
        self.drawing = nil
        return drawing.node
    }
}
