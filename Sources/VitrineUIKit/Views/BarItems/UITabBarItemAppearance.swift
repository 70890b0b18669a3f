public import Foundation

/// How items of a tab bar look in one state. What is not set is as in the normal state, and there the bar's.
@MainActor @preconcurrency
open class UITabBarItemStateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero { didSet { observer?() } }
    /// The colour of the image.
    open var iconColor: UIColor? { didSet { observer?() } }
    /// How far the badge is moved from its place, in points.
    open var badgePositionAdjustment = UIOffset.zero { didSet { observer?() } }
    /// The colour of the badge; nil is red.
    open var badgeBackgroundColor: UIColor? { didSet { observer?() } }
    /// The attributes of the badge's text.
    open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { observer?() } }
    /// How far the text is moved within the badge, in points.
    open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { observer?() } }

    final var observer: (() -> Void)?

    func take(_ other: UITabBarItemStateAppearance) {
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        iconColor = other.iconColor
        badgePositionAdjustment = other.badgePositionAdjustment
        badgeBackgroundColor = other.badgeBackgroundColor
        badgeTextAttributes = other.badgeTextAttributes
        badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
    }
}

/// How items of a tab bar look, state by state.
@MainActor @preconcurrency
open class UITabBarItemAppearance: NSObject, NSCopying {
    /// Where an item's image and title are.
    public enum Style: Int, Sendable {
        /// The title below the image.
        case stacked = 0
        /// The title beside the image.
        case inline = 1
        /// The title beside the image, in the low bar of a phone on its side.
        case compactInline = 2
    }

    /// The look of an item that is not chosen.
    public let normal = UITabBarItemStateAppearance()
    /// The look of the chosen item.
    public let selected = UITabBarItemStateAppearance()
    /// The look of a disabled item.
    public let disabled = UITabBarItemStateAppearance()
    /// The look of the item that has the focus.
    public let focused = UITabBarItemStateAppearance()

    /// Makes the look of a style.
    public init(style: Style) {
        super.init()
        for state in states { state.observer = { [weak self] in self?.observer?() } }
    }

    /// Makes the look of stacked items.
    public convenience override init() { self.init(style: .stacked) }

    /// Forgets what was set.
    open func configureWithDefault(for style: Style) {
        for state in states { state.take(UITabBarItemStateAppearance()) }
    }

    /// A copy, which does not change with this one.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any {
        nonisolated(unsafe) var copy: Any = self
        MainActor.assumeIsolated { copy = self.duplicate() }
        return copy
    }

    func duplicate() -> UITabBarItemAppearance {
        let copy = UITabBarItemAppearance(style: .stacked)
        for (state, other) in zip(copy.states, states) { state.take(other) }
        return copy
    }

    private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }
    final var observer: (() -> Void)?
}
