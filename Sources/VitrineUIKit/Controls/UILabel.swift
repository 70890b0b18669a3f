public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
package import VitrineQuartzCore

/// Shows one or more lines of text.
@MainActor @preconcurrency
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var content = LabelText(
        font: UIFont.systemFont(ofSize: UIFont.labelFontSize), alignment: .natural,
        lineBreakMode: .byTruncatingTail, numberOfLines: 1, isRightToLeft: false)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.layerContent = self
    }

    // MARK: Text

    /// The text. Setting it takes the place of an attributed text.
    open var text: String? {
        get { content.attributed?.string ?? content.plain }
        set {
            guard content.attributed != nil || content.plain != newValue else { return }
            content.plain = newValue
            content.attributed = nil
            textDidChange()
        }
    }

    /// The text with its attributes. Setting it takes the place of the plain text.
    open var attributedText: NSAttributedString? {
        get { content.attributed ?? content.plain.map { NSAttributedString(string: $0) } }
        set {
            content.attributed = newValue.map { NSAttributedString(attributedString: $0) }
            content.plain = nil
            textDidChange()
        }
    }

    /// The font of text that has none of its own. By default the system font of 17 points.
    open var font: UIFont! {
        get { content.font }
        set {
            content.font = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
            textDidChange()
        }
    }

    /// The colour of text that has none of its own. `UIColor.label` by default.
    open var textColor: UIColor! = .label {
        didSet { setNeedsDisplay() }
    }

    /// The colour of the text while ``isHighlighted``.
    open var highlightedTextColor: UIColor? {
        didSet { if isHighlighted { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in ``highlightedTextColor``.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Whether the text is drawn in full strength. True by default.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { setNeedsDisplay() } }
    }

    /// Where the lines stand.
    open var textAlignment: NSTextAlignment {
        get { content.alignment }
        set {
            guard content.alignment != newValue else { return }
            content.alignment = newValue
            setNeedsDisplay()
        }
    }

    /// What happens to text that does not fit. `.byTruncatingTail` by default.
    open var lineBreakMode: NSLineBreakMode {
        get { content.lineBreakMode }
        set {
            guard content.lineBreakMode != newValue else { return }
            content.lineBreakMode = newValue
            textDidChange()
        }
    }

    /// The largest number of lines, 0 for as many as it takes. 1 by default.
    open var numberOfLines: Int {
        get { content.numberOfLines }
        set {
            guard content.numberOfLines != newValue else { return }
            content.numberOfLines = newValue
            textDidChange()
        }
    }

    // MARK: Text that adapts

    /// Whether the font follows the text size that the user chooses, if it is one that
    /// `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics` made. False by default.
    open var adjustsFontForContentSizeCategory = false {
        didSet { if adjustsFontForContentSizeCategory != oldValue { adjustFont() } }
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory else { return }
        let adjusted = content.font.adjusted(to: traitCollection)
        if adjusted.textFont != content.font.textFont { font = adjusted }
    }

    /// Whether text that does not fit in the label is set smaller, before it is truncated. False by default.
    open var adjustsFontSizeToFitWidth = false {
        didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
    }

    /// The smallest part of its size to which text is shrunk to fit, 0…1. At 0, the default, to one that is hardly
    /// legible.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
    }

    /// Where shrunk text on one line stands. `.alignBaselines` by default.
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
        didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
    }

    /// The colour of a copy of the text behind it; nil, the default, is no shadow.
    open var shadowColor: UIColor? {
        didSet { setNeedsDisplay() }
    }

    /// How far the shadow is from the text, in points. One point up by default.
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
    }

    private func textDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Size

    /// The size of the text on lines no wider than `size.width`, rounded up to whole pixels. A label of one
    /// line gives its full width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let bounded = content.numberOfLines != 1 && size.width > 0 && size.width < .greatestFiniteMagnitude
        return measure(width: bounded ? size.width : nil)
    }

    open override var intrinsicContentSize: CGSize {
        measure(width: numberOfLines != 1 && preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    }

    /// The width at which text on several lines wraps when constraints ask for its size, in points. At 0, as long as
    /// it is not set, text wraps at the width that the constraints give the label.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    override var wrapsAtLayoutWidth: Bool {
        numberOfLines != 1 && preferredMaxLayoutWidth <= 0 && !content.isEmpty
    }

    override var baselineFont: UIFont? { font }

    override var baselineInsets: (first: CGFloat, last: CGFloat)? {
        var text = content
        if text.isEmpty {
            text.plain = " "
            text.attributed = nil
        }
        let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : nil
        let layout = TextLayout.layout(text.paragraph(traits: traitCollection), width: width)
        let height = roundedUp(layout.size.height)
        let scale = max(traitCollection.displayScale, 1)
        let top = ((height - layout.size.height) / 2 * scale).rounded() / scale
        return (top + layout.firstBaseline, height - top - layout.lastBaseline)
    }

    /// The rectangle of the text in `bounds`, in the label's coordinates.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        var limited = content
        limited.numberOfLines = numberOfLines
        let size = TextLayout.layout(limited.paragraph(traits: traitCollection), width: bounds.width).size
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(roundedUp(size.width), bounds.width),
            height: min(roundedUp(size.height), bounds.height))
    }

    private func measure(width: CGFloat?) -> CGSize {
        guard !content.isEmpty else { return .zero }
        let size = TextLayout.layout(content.paragraph(traits: traitCollection), width: width).size
        return CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
    }

    private func roundedUp(_ length: CGFloat) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        // A hair less, so that a length that is whole but for floating point is not rounded up by a pixel.
        return ((length * scale) - 1e-6).rounded(.up) / scale
    }

    // MARK: Appearance

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        content.isRightToLeft = traitCollection.layoutDirection == .rightToLeft
        if traitCollection.preferredContentSizeCategory
            != previousTraitCollection?.preferredContentSizeCategory
        {
            adjustFont()
        }
        setNeedsDisplay()
    }

    private var effectiveColor: UIColor {
        if isHighlighted, let highlightedTextColor { return highlightedTextColor }
        return isEnabled ? textColor : textColor.withAlphaComponent(0.4)
    }
}

extension UILabel: LayerContent {
    package func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
        guard !content.isEmpty, bounds.width > 0 else { return nil }
        let shown =
            adjustsFontSizeToFitWidth
            ? content.shrunk(toFit: bounds.size, minimumScale: minimumScaleFactor, traits: traitCollection)
            : content
        let layout = TextLayout.layout(shown.paragraph(traits: traitCollection), width: bounds.width)
        let origin = CGPoint(x: bounds.minX, y: bounds.minY + top(of: layout, isShrunk: shown.scale != 1))
        let text = RenderNode.text(
            layout, at: origin, color: effectiveColor.rgba(with: traitCollection))
        guard let shadowColor,
            let shadow = RenderNode.text(
                layout, at: CGPoint(x: origin.x + shadowOffset.width, y: origin.y + shadowOffset.height),
                color: shadowColor.rgba(with: traitCollection))
        else { return text }
        return .container([shadow] + (text.map { [$0] } ?? []))
    }

    /// Text is centred vertically, on whole pixels so that lines keep their shape.
    private func top(of layout: TextLayout, isShrunk: Bool) -> CGFloat {
        let scale = max(traitCollection.displayScale, 1)
        func centred(_ layout: TextLayout) -> CGFloat {
            ((bounds.height - layout.size.height) / 2 * scale).rounded() / scale
        }
        guard isShrunk, layout.lines.count == 1 else { return centred(layout) }
        switch baselineAdjustment {
        case .alignCenters: return centred(layout)
        case .alignBaselines, .none:
            let full = TextLayout.layout(content.paragraph(traits: traitCollection), width: bounds.width)
            return centred(full)
                + (baselineAdjustment == .none
                    ? 0 : ((full.firstBaseline - layout.firstBaseline) * scale).rounded() / scale)
        }
    }
}
