public import VitrineCoreGraphics

/// How a tab bar looks: background and items.
@MainActor @preconcurrency
open class UITabBarAppearance: UIBarAppearance {
    /// The look of items whose title is below the image.
    open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) { didSet { adoptItems() } }
    /// The look of items whose title is beside the image.
    open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) { didSet { adoptItems() } }
    /// The look of items in the low bar of a phone on its side.
    open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
        didSet { adoptItems() }
    }
    /// The image behind the chosen item.
    open var selectionIndicatorImage: UIImage? { didSet { didChange() } }
    /// The colour of ``selectionIndicatorImage`` where that is a template.
    open var selectionIndicatorTintColor: UIColor? { didSet { didChange() } }
    /// How stacked items stand across the bar.
    open var stackedItemPositioning = UITabBarItemPositioning.automatic { didSet { didChange() } }
    /// The width of centred items, in points; 0 is that of the content.
    open var stackedItemWidth: CGFloat = 0 { didSet { didChange() } }
    /// The distance between centred items, in points; 0 is the system's.
    open var stackedItemSpacing: CGFloat = 0 { didSet { didChange() } }

    /// Makes the default appearance of a kind of device.
    public override init(idiom: UIUserInterfaceIdiom) {
        super.init(idiom: idiom)
        adoptItems()
    }

    /// Makes a copy of another bar's appearance.
    public required init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        if let other = barAppearance as? UITabBarAppearance {
            stackedLayoutAppearance = other.stackedLayoutAppearance.duplicate()
            inlineLayoutAppearance = other.inlineLayoutAppearance.duplicate()
            compactInlineLayoutAppearance = other.compactInlineLayoutAppearance.duplicate()
            selectionIndicatorImage = other.selectionIndicatorImage
            selectionIndicatorTintColor = other.selectionIndicatorTintColor
            stackedItemPositioning = other.stackedItemPositioning
            stackedItemWidth = other.stackedItemWidth
            stackedItemSpacing = other.stackedItemSpacing
        }
        adoptItems()
    }

    private func adoptItems() {
        for item in [stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance] {
            item.observer = { [weak self] in self?.didChange() }
        }
        didChange()
    }
}

/// How the items of a tab bar stand across it: `UITabBar.ItemPositioning`, under its name in Objective-C.
public enum UITabBarItemPositioning: Int, Sendable {
    /// Filling the bar where it is narrow, else centred.
    case automatic = 0
    /// Filling the bar, all as wide as each other.
    case fill = 1
    /// In the middle, with the item's width and spacing.
    case centered = 2
}
