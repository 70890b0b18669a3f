public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
package import VitrineQuartzCore

/// Shows one or more lines of text.
@MainActor @preconcurrency
open class UILabel: UIView {
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
        let layout = TextLayout.layout(
            content.paragraph(traits: traitCollection), width: bounds.width)
        // Text is centred vertically, on whole pixels so that lines keep their shape.
        let scale = max(traitCollection.displayScale, 1)
        let top = ((bounds.height - layout.size.height) / 2 * scale).rounded() / scale
        return .text(
            layout, at: CGPoint(x: bounds.minX, y: bounds.minY + top),
            color: effectiveColor.rgba(with: traitCollection))
    }
}
