public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
package import VitrineQuartzCore

/// Shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    /// Makes a view as large as the image.
    public convenience init(image: UIImage?) {
        self.init(image: image, highlightedImage: nil)
    }

    /// Makes a view as large as the image.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        self.highlightedImage = highlightedImage
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.layerContent = self
    }

    /// The image; nil shows nothing.
    open var image: UIImage? {
        didSet {
            guard image != oldValue else { return }
            shownDidChange(from: isHighlighted ? highlightedImage ?? oldValue : oldValue)
        }
    }

    /// The image shown while ``isHighlighted``, if there is one.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted { shownDidChange(from: oldValue ?? image) } }
    }

    /// Whether the highlighted image is shown, if there is one.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue {
                shownDidChange(from: oldValue ? highlightedImage ?? image : image)
            }
        }
    }

    private func shownDidChange(from old: UIImage?) {
        if shown?.size != old?.size || shown?.alignmentRectInsets != old?.alignmentRectInsets {
            invalidateIntrinsicContentSize()
        }
        if alignmentRectInsets != old?.alignmentRectInsets ?? .zero { alignmentRectInsetsDidChange() }
        setNeedsDisplay()
    }

    open override var contentMode: UIView.ContentMode {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// The size of the image, without its alignment insets.
    open override var intrinsicContentSize: CGSize {
        guard let shown else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let (size, insets) = (shown.size, shown.alignmentRectInsets)
        return CGSize(
            width: max(0, size.width - insets.left - insets.right),
            height: max(0, size.height - insets.top - insets.bottom))
    }

    /// Those of the image.
    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

    /// The size of the image.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { shown?.size ?? size }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        if shown?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if shown?.renderingMode == .alwaysTemplate || shown?.tint != nil { setNeedsDisplay() }
    }

    private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }
}

extension UIImageView: LayerContent {
    package func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
        guard let shown else { return nil }
        return traitCollection.withCurrent {
            ImageContent(image: shown, contentMode: contentMode, tint: tintColor.rgba(with: traitCollection))
                .node(in: bounds)
        }
    }
}
