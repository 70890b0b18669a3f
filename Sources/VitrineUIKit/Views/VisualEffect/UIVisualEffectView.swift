import VitrineGraphics
package import VitrineQuartzCore

/// A view that shows a visual effect on what lies behind it, and content on that.
///
/// Subviews belong into its ``contentView``. The blur sees what its window draws behind it, within its own bounds.
///
/// Complexity: of drawing O(pixels) where something changed behind it, which is a few nanoseconds a pixel; nothing else.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
    private let backdrop = BackdropView(frame: .zero)
    private let tint = TintView(frame: .zero)
    private var glass: GlassView?
    private var glassPress: GlassPress?
    /// Where the content goes; as large as the view.
    public let contentView = UIView(frame: .zero)

    /// The effect; nil shows the content alone. A change in an animation block is animated.
    open var effect: UIVisualEffect? {
        get { storedEffect }
        set {
            let old = storedEffect
            storedEffect = newValue?.copy() as? UIVisualEffect
            if storedEffect?.isEqual(old) != true { updateEffect() }
        }
    }
    private final var storedEffect: UIVisualEffect?

    /// Makes a view with an effect.
    public init(effect: UIVisualEffect?) {
        storedEffect = effect?.copy() as? UIVisualEffect
        super.init(frame: .zero)
        setUp()
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIVisualEffectView.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIVisualEffectView.self }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeVisualEffectView(nib)
    }

    private func setUp() {
        backdrop.backdropLayer.filters = EffectPart.all
        for view in [backdrop, tint] { view.isUserInteractionEnabled = false }
        for view in [backdrop, tint, contentView] {
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.insertSubview(view, at: subviews.count)
        }
        // Programs that want a blur alone hide the second view, and take filters out of the first layer.
        backdrop.backdropLayer.filtersDidChange = { [weak self] in self?.updateEffect() }
        tint.didChange = { [weak self] in self?.updateEffect() }
        UIView.performWithoutAnimation { updateEffect() }
    }

    private func updateEffect() {
        let surroundings = traitCollection.userInterfaceStyle
        let layer = backdrop.backdropLayer
        let blur = effect as? UIBlurEffect
        let new = blur.map { left(of: $0.style.backdrop(isDark: $0.style.isDark(in: surroundings))) }
        if layer.effect == nil || layer.effect?.tint.alpha == 0, let new {
            // From the same colour without opacity, not from none.
            UIView.performWithoutAnimation { layer.effect = new.amount(0) }
        }
        layer.effect = new
        updateGlass(isDark: surroundings == .dark)
        let vibrancy = effect as? UIVibrancyEffect
        let isDark = vibrancy?.blur.style.isDark(in: surroundings) ?? false
        contentView.layer.colorMatrix = vibrancy?.colors(isDark: isDark)
        contentView.layer.blendMode = vibrancy?.mode(isDark: isDark) ?? .normal
    }

    /// The part of an effect that the program has left.
    private func left(of effect: BackdropEffect) -> BackdropEffect {
        var effect = effect
        let parts = backdrop.backdropLayer.filters?.compactMap { ($0 as? EffectPart)?.name } ?? []
        if !parts.contains(EffectPart.blur.name) { effect.deviation = 0 }
        if !parts.contains(EffectPart.saturation.name) { effect.saturation = 1 }
        effect.tint.alpha *= tint.share
        return effect
    }

    /// Shows a plate of glass, or takes it away.
    private func updateGlass(isDark: Bool) {
        guard let effect = effect as? UIGlassEffect else {
            glass?.removeFromSuperview()
            (glass, glassPress) = (nil, nil)
            return
        }
        let plate = glass ?? GlassView(frame: bounds)
        if glass == nil {
            glass = plate
            plate.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            super.insertSubview(plate, at: 0)
        }
        plate.take(radius: self.layer.cornerRadius)
        plate.show(effect, isDark: isDark, traits: traitCollection)
        if effect.isInteractive {
            glassPress = glassPress ?? GlassPress(of: self, [plate, contentView])
        } else {
            glassPress = nil
        }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle else {
            return
        }
        updateEffect()
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        // Masks of autoresizing know nothing of sizes before the first.
        backdrop.frame = bounds
        glass?.take(radius: layer.cornerRadius)
        if let glass, glass.bounds.size != bounds.size { glass.frame = bounds }
        if contentView.frame != bounds { contentView.frame = bounds }
    }
}

/// The part that shows what lies behind.
@MainActor
private final class BackdropView: UIView {
    override class var layerClass: AnyClass { BackdropLayer.self }
    var backdropLayer: BackdropLayer { layer as! BackdropLayer }
}

/// The part that is laid over what lies behind. What shows it draws the tint, too: this is where programs look for it.
@MainActor
private final class TintView: UIView {
    var didChange: (() -> Void)?

    /// How much of the tint is to be seen, 0…1.
    var share: Double { isHidden || superview == nil ? 0 : Double(alpha) }

    override var alpha: CGFloat {
        didSet { if alpha != oldValue { didChange?() } }
    }
    override var isHidden: Bool {
        didSet { if isHidden != oldValue { didChange?() } }
    }
    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        didChange?()
    }
}

/// A part of what is done to what lies behind, as a filter that describes itself by its name.
@MainActor
private final class EffectPart: NSObject {
    nonisolated let name: String

    private init(_ name: String) { self.name = name }

    nonisolated override var description: String { name }

    static let blur = EffectPart("gaussianBlur")
    static let saturation = EffectPart("colorSaturate")
    static var all: [EffectPart] { [saturation, blur] }
}
