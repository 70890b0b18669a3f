public import Foundation

/// How buttons in a bar look in one state.
@MainActor @preconcurrency
open class UIBarButtonItemStateAppearance: NSObject {
    /// The attributes of the title; what is not among them is the bar's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { observer?() } }
    /// An image behind the title.
    open var backgroundImage: UIImage? { didSet { observer?() } }
    /// How far the image behind the title is moved, in points.
    open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { observer?() } }

    final var observer: (() -> Void)?

    func take(_ other: UIBarButtonItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        backgroundImage = other.backgroundImage
        backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
    }
}

/// How buttons in a bar look, state by state. States say what is different from the normal one.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The look without a press.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while a button is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look of a disabled button.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look of the button that has the focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Makes the look of a style.
    public init(style: UIBarButtonItem.Style) {
        super.init()
        for state in states { state.observer = { [weak self] in self?.observer?() } }
        configureWithDefault(for: style)
    }

    /// Makes the look of plain buttons.
    public convenience override init() { self.init(style: .plain) }

    /// Forgets what was set, so that buttons look as those of the style do.
    ///
    /// - Parameter style: Bars know the fonts of their styles: nothing of them has to be kept here.
    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        for state in states { state.take(UIBarButtonItemStateAppearance()) }
    }

    /// A copy, which does not change with this one.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = self.duplicate() }
        return copy
    }

    func duplicate() -> UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance(style: .plain)
        for (state, other) in zip(copy.states, states) { state.take(other) }
        return copy
    }

    private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }
    final var observer: (() -> Void)?
}
