public import Foundation
import VitrineCoreGraphics
package import VitrineGraphics
import VitrinePlatform
package import VitrineQuartzCore

/// Shows an image.
@MainActor @preconcurrency
open class UIImageView: UIView, UIAccessibilityContentSizeCategoryImageAdjusting {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIImageView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIImageView.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? { imageViewNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeImageView(nib)
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        storedImage = image
        startAnimation(of: image)
    }

    /// Makes a view as large as the image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        setUp()
        storedImage = image
        self.highlightedImage = highlightedImage
        startAnimation(of: image)
    }

    /// Observers of properties do not see what initialisers set.
    private func startAnimation(of image: UIImage?) {
        if image?.images != nil { animation.start() }
    }

    private func setUp() {
        isUserInteractionEnabled = false
        layer.layerContent = self
        animation.imageView = self
    }

    override var accessibilityTraitsOfKind: UIAccessibilityTraits { .image }

    final let animation = ImageAnimation()

    /// The image; nil shows nothing.
    open var image: UIImage? {
        get {
            noteRead(\UIImageView.image)
            return storedImage
        }
        set {
            MainThread.demand(self)
            noteChange(\UIImageView.image, from: storedImage, to: newValue) {
                let oldValue = storedImage
                guard newValue != oldValue else { return }
                storedImage = newValue
                shownDidChange(from: isHighlighted ? highlightedImage ?? oldValue : oldValue)
                guard animationImages == nil else { return }
                if newValue?.images != nil {
                    animation.start()
                } else if oldValue?.images != nil {
                    animation.stop()
                }
            }
        }
    }
    private final var storedImage: UIImage?

    override func ownObservablePath(named name: String) -> AnyKeyPath? {
        name == "image" ? \UIImageView.image : super.ownObservablePath(named: name)
    }

    /// The image shown while ``isHighlighted``, if there is one.
    open var highlightedImage: UIImage? {
        didSet { if isHighlighted, highlightedImage != oldValue { shownDidChange(from: oldValue ?? image) } }
    }

    /// Whether the highlighted image is shown, if there is one.
    open var isHighlighted = false {
        didSet {
            if isHighlighted != oldValue {
                shownDidChange(from: oldValue ? highlightedImage ?? image : image)
            }
        }
    }

    /// How symbols are shown, as far as an image says nothing itself.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            noteLayoutChange("preferredSymbolConfiguration")
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    private func shownDidChange(from old: UIImage?) {
        let (old, shown) = (old?.resolved(with: traitCollection), self.shown)
        if shown?.size != old?.size || shown?.alignmentRectInsets != old?.alignmentRectInsets {
            noteLayoutChange("image")
            invalidateIntrinsicContentSize()
        }
        if alignmentRectInsets != old?.alignmentRectInsets ?? .zero { alignmentRectInsetsDidChange() }
        setNeedsDisplay()
    }

    // MARK: Animation

    /// Images to show one after the other once ``startAnimating()`` is called, in place of ``image``. Setting them stops
    /// an animation.
    open var animationImages: [UIImage]? {
        didSet { animation.stop() }
    }

    /// The images of an animation while ``isHighlighted``. Setting them stops an animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { animation.stop() }
    }

    /// How long one cycle of ``animationImages`` takes, in seconds. At 0, the default, a thirtieth of a second for each.
    open var animationDuration: TimeInterval = 0

    /// How many cycles ``animationImages`` run. 0, the default, is without end.
    open var animationRepeatCount = 0

    /// Whether an animation is running.
    open var isAnimating: Bool { animation.isRunning }

    /// Starts the animation of ``animationImages``, or of an animated ``image``, from its beginning. Nothing happens
    /// without one.
    open func startAnimating() { animation.start() }

    /// Stops the animation; ``image`` is shown, its first one if it is animated.
    open func stopAnimating() { animation.stop() }

    open override dynamic func didMoveToWindow() {
        super.didMoveToWindow()
        animation.windowDidChange()
    }

    open override var contentMode: UIView.ContentMode {
        didSet { if contentMode != oldValue { setNeedsDisplay() } }
    }

    /// The size of the image, without its alignment insets.
    open override dynamic var intrinsicContentSize: CGSize {
        guard let shown else {
            return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
        }
        let (size, insets, scale) = (shown.size, shown.alignmentRectInsets, accessibilityScale)
        return CGSize(
            width: max(0, size.width - insets.left - insets.right) * scale,
            height: max(0, size.height - insets.top - insets.bottom) * scale)
    }

    /// Whether the view asks for more room where the texts around it are of accessibility's sizes.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet {
            if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue {
                noteLayoutChange("adjustsImageSizeForAccessibilityContentSizeCategory")
                invalidateIntrinsicContentSize()
            }
        }
    }

    /// As much as the body's text grows beyond the largest size that is none of accessibility's. Apple publishes no measure.
    private var accessibilityScale: CGFloat {
        guard adjustsImageSizeForAccessibilityContentSizeCategory,
            traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        else { return 1 }
        let largest = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        return body.pointSize / UIFont.preferredFont(forTextStyle: .body, compatibleWith: largest).pointSize
    }

    /// Those of the image.
    open override var alignmentRectInsets: UIEdgeInsets { shown?.alignmentRectInsets ?? .zero }

    /// The size of the image.
    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let shown else { return size }
        let scale = accessibilityScale
        return CGSize(width: shown.size.width * scale, height: shown.size.height * scale)
    }

    open override dynamic func tintColorDidChange() {
        super.tintColorDidChange()
        if shown?.isTemplate == true { setNeedsDisplay() }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if adjustsImageSizeForAccessibilityContentSizeCategory,
            previousTraitCollection?.preferredContentSizeCategory
                != traitCollection.preferredContentSizeCategory
        {
            noteLayoutChange("preferredContentSizeCategory")
            invalidateIntrinsicContentSize()
        }
        // Another image of the same asset.
        if let previousTraitCollection, let image = isHighlighted ? highlightedImage ?? image : image {
            let old = image.resolved(with: previousTraitCollection)
            if old != shown { shownDidChange(from: old) }
        }
        if shown?.isTemplate == true || shown?.tint != nil { setNeedsDisplay() }
    }

    /// Whether the image is drawn darker, as in a pressed button.
    final var isShaded = false {
        didSet { if isShaded != oldValue { setNeedsDisplay() } }
    }

    /// The image for the view's traits.
    private var shown: UIImage? {
        (isHighlighted ? highlightedImage ?? image : image)?.resolved(with: traitCollection)
            .preferring(preferredSymbolConfiguration, traits: traitCollection)
    }

    /// The images that run when an animation is started: those for it, else those of an animated image.
    final var animatedImages: (images: [UIImage], duration: TimeInterval, count: Int)? {
        if let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages,
            !images.isEmpty
        {
            return (
                images, UIImage.animationDuration(animationDuration, of: images.count), animationRepeatCount
            )
        }
        guard let shown, let images = shown.images, !images.isEmpty else { return nil }
        return (images, shown.duration, animationRepeatCount)
    }
}

extension UIImageView: LayerContent {
    package func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? {
        guard let drawn = animation.image?.resolved(with: traitCollection) ?? shown else { return nil }
        return traitCollection.withCurrent {
            ImageContent(
                image: drawn, contentMode: contentMode, tint: tintColor.rgba(with: traitCollection),
                isShaded: isShaded, pixelsPerPoint: max(traitCollection.displayScale, 1)
            ).node(in: bounds)
        }
    }
}
