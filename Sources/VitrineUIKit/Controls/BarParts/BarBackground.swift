import VitrineCoreGraphics

/// What a bar has behind its items: a blur, a colour, an image, and the line at the edge to the content.
@MainActor
final class BarBackground: UIView {
    private let effectView = UIVisualEffectView(effect: nil)
    private let colorView = UIView(frame: .zero)
    private let imageView = UIImageView(frame: .zero)
    private let line = UIImageView(frame: .zero)
    /// Whether the line lies along the upper edge, as that of bars at the bottom, or along the lower one.
    private let hasLineAbove: Bool
    private var lineHeight: CGFloat?

    init(hasLineAbove: Bool) {
        self.hasLineAbove = hasLineAbove
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        imageView.clipsToBounds = true
        for view in [effectView, colorView, imageView, line] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    /// Takes over the looks; nil is a bar without a background.
    func show(_ appearance: UIBarAppearance?) {
        let effect = appearance?.backgroundEffect
        // Without one nothing looks behind, which costs.
        effectView.isHidden = effect == nil
        if effectView.effect?.isEqual(effect) != true { effectView.effect = effect }
        colorView.backgroundColor = appearance?.backgroundColor
        imageView.image = appearance?.backgroundImage
        imageView.contentMode = appearance?.backgroundImageContentMode ?? .scaleToFill
        imageView.isHidden = appearance?.backgroundImage == nil
        line.image = appearance?.shadowImage
        lineHeight = appearance?.shadowImage?.size.height
        line.tintColor = appearance?.shadowColor
        line.backgroundColor = appearance?.shadowImage == nil ? appearance?.shadowColor : nil
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for view in [effectView, colorView, imageView] where view.frame != bounds { view.frame = bounds }
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let height = lineHeight ?? pixel
        line.frame = CGRect(
            x: 0, y: hasLineAbove ? -height : bounds.height, width: bounds.width, height: height)
    }
}
