public import Foundation

/// How the background of a bar looks: a blur, a colour over it, an image over that, and a line at the edge to the
/// content.
///
/// Bars keep a copy of what they are given; a change of the object that a bar answers changes the bar.
@MainActor @preconcurrency
open class UIBarAppearance: NSObject, NSCopying {
    /// The kind of device that the defaults are those of.
    open private(set) var idiom: UIUserInterfaceIdiom
    /// The blur behind everything; nil is none. By default the material of bars.
    open var backgroundEffect: UIBlurEffect? { didSet { didChange() } }
    /// The colour over the blur.
    open var backgroundColor: UIColor? { didSet { didChange() } }
    /// The image over the colour.
    open var backgroundImage: UIImage? { didSet { didChange() } }
    /// How the image fills the bar. `.scaleToFill` by default.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill { didSet { didChange() } }
    /// The colour of the line; clear or nil is no line. With a ``shadowImage`` that is a template it tints that.
    open var shadowColor: UIColor? { didSet { didChange() } }
    /// An image in the place of the line.
    open var shadowImage: UIImage? { didSet { didChange() } }

    /// Makes the default appearance.
    public convenience override init() { self.init(idiom: .unspecified) }

    /// Makes the default appearance of a kind of device.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        super.init()
        configureWithDefaultBackground()
    }

    /// Makes a copy of what two kinds of bars have in common.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        super.init()
        backgroundEffect = barAppearance.backgroundEffect
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        backgroundImageContentMode = barAppearance.backgroundImageContentMode
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// Makes the background the blur of bars with their line.
    open func configureWithDefaultBackground() {
        setBackground(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, line: .barLine)
    }

    /// Makes the background one colour, that of content, with the line of bars.
    open func configureWithOpaqueBackground() {
        setBackground(effect: nil, color: .systemBackground, line: .barLine)
    }

    /// Makes a bar without background and line.
    open func configureWithTransparentBackground() { setBackground(effect: nil, color: nil, line: nil) }

    private func setBackground(effect: UIBlurEffect?, color: UIColor?, line: UIColor?) {
        backgroundEffect = effect
        backgroundColor = color
        backgroundImage = nil
        shadowColor = line
        shadowImage = nil
    }

    /// A copy, which does not change with this one.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = _copied() }
        return copy
    }

    /// A copy of its class. The translation of a program's sources writes it for `copy()` of a bar's appearance.
    public final func _copied() -> Self { type(of: self).init(barAppearance: self) }

    /// Told of every change: the bar that shows this appearance.
    final var observer: (() -> Void)?
    func didChange() { observer?() }
}

extension UIColor {
    /// The line between a bar and content: black at .30 on light, white at .15 on dark, as on iOS.
    static let barLine = UIColor(dynamicProvider: { traits in
        UIColor(
            white: traits.userInterfaceStyle == .dark ? 1 : 0,
            alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
    })
}
