/// What a navigation bar shows for one controller.
@MainActor @preconcurrency
open class UINavigationItem: NSObject, NibReading, NibKeyed {
    func take(_ nib: NibCoder) { takeNavigationItem(nib) }
    class func nibPath(_ key: String) -> AnyKeyPath? { navigationItemNibPaths[key] }

    /// When the title is a large one, in a bar that prefers those.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below; large for the first.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
        /// Never, under its name since iOS 17.
        case inline = 3
    }

    /// What the back button to this item shows.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title; "Back" where it does not fit.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// The chevron alone.
        case minimal = 2
    }

    /// How a bar is arranged.
    public enum ItemStyle: Int, Sendable {
        /// The title in the middle.
        case navigator = 0
        /// The title at the leading side, and what is done with the content in the middle.
        case browser = 1
        /// The same, for a document: the way back is a chevron alone.
        case editor = 2
    }

    /// How the bar is arranged. Default `navigator`.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { didChange() } } }

    /// What the item is, in a word or two, for assistive technology. Kept for whoever shows the item; a bar reads its title.
    ///
    /// A property of the class, as the hint is, so that an item can have those which a program's protocol asks for.
    open var accessibilityLabel: String?
    /// What the item does, in a sentence.
    open var accessibilityHint: String?

    /// The title in the middle of the bar.
    open var title: String? { didSet { if title != oldValue { didChange() } } }
    /// A line above the title and the buttons; the bar becomes higher by 30 points for it. Nil is none.
    open var prompt: String? { didSet { if prompt != oldValue { didChange() } } }
    /// A view in place of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { didChange() } } }
    /// Is told of a new title, which the user gives from the title's menu; nil is none, and there is no renaming.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? {
        didSet {
            DelegateMethods.check(renameDelegate)
            if (renameDelegate == nil) != (oldValue == nil) { didChange() }
        }
    }
    /// Makes the menu that the title opens, which then has an arrow; nil is none. Asked whenever it opens, with what the
    /// system suggests: to rename it where there is a ``renameDelegate``. A ``titleView`` and a large title have no menu.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
        didSet { if (titleMenuProvider == nil) != (oldValue == nil) { didChange() } }
    }
    /// Whether the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { didChange() } }
    }
    /// Whether there is no button back from this item. The edge swipe is off then, too.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { didChange() } } }
    /// The title of the button back *to* this item, in place of ``title``.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { didChange() } } }
    /// The item whose title and tint the button back *to* this item has.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { if backBarButtonItem !== oldValue { adopt(backBarButtonItem, didChange) } }
    }
    /// Stands for the way back to this item where no item was set for it: what proxies say about items reaches it, too.
    private final lazy var plainBackItem = {
        let item = UIBarButtonItem()
        item.holder = self
        return item
    }()
    /// Whose looks the button back to this item has.
    final var shownBackItem: UIBarButtonItem { backBarButtonItem ?? plainBackItem }
    /// What the button back to this item shows.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { didChange() } }
    }
    /// Whether left items stand beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false {
        didSet { if leftItemsSupplementBackButton != oldValue { didChange() } }
    }

    /// The buttons at the leading side, the outermost first. They replace the back button.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            // By identity: items are objects.
            if leftBarButtonItems == oldValue, leftBarButtonItems != nil { return }
            let hadGroups = !leadingGroups.isEmpty
            leadingGroups = groups(of: leftBarButtonItems ?? [])
            if leftBarButtonItems != oldValue || hadGroups { didChange() }
        }
    }
    /// The buttons at the trailing side, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            if rightBarButtonItems == oldValue, rightBarButtonItems != nil { return }
            let hadGroups = !trailingGroups.isEmpty
            trailingGroups = groups(of: (rightBarButtonItems ?? []).reversed())
            if rightBarButtonItems != oldValue || hadGroups { didChange() }
        }
    }
    /// The first of ``leftBarButtonItems``.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first of ``rightBarButtonItems``.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    // MARK: Groups

    private var leadingGroups: [UIBarButtonItemGroup] = []
    private var trailingGroups: [UIBarButtonItemGroup] = []

    /// The groups at the leading side, from the edge on. Setting them takes ``leftBarButtonItems`` away.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { leadingGroups }
        set {
            if leftBarButtonItems != nil { leftBarButtonItems = nil }
            leadingGroups = adopted(newValue)
            didChange()
        }
    }
    /// The groups at the trailing side, the one at the edge last. Setting them takes ``rightBarButtonItems`` away.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { trailingGroups }
        set {
            if rightBarButtonItems != nil { rightBarButtonItems = nil }
            trailingGroups = adopted(newValue)
            didChange()
        }
    }
    /// The groups in the middle of a bar of the styles `browser` and `editor` that is wide; else they are in the menu of
    /// a button at the trailing side.
    open var centerItemGroups: [UIBarButtonItemGroup] = [] {
        didSet {
            _ = adopted(centerItemGroups)
            didChange()
        }
    }
    /// The group at the trailing edge, beside the button of what has no room.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        didSet {
            _ = adopted(pinnedTrailingGroup.map { [$0] } ?? [])
            if pinnedTrailingGroup !== oldValue { didChange() }
        }
    }

    private func adopted(_ groups: [UIBarButtonItemGroup]) -> [UIBarButtonItemGroup] {
        for group in groups { group.holder = self }
        return groups
    }

    private func groups(of items: [UIBarButtonItem]) -> [UIBarButtonItemGroup] {
        adopted(items.map { $0.creatingFixedGroup() })
    }

    /// All items that may show.
    var allItems: [UIBarButtonItem] {
        (leadingGroups + centerItemGroups + trailingGroups + (pinnedTrailingGroup.map { [$0] } ?? [])).flatMap
        {
            $0.barButtonItems + ($0.representativeItem.map { [$0] } ?? [])
        }
    }

    // MARK: Appearance

    /// How the bar looks while this item shows, when content lies under it; nil is as the bar says.
    open var standardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = copy(of: newValue) }
    }
    /// The same in the low bar of a phone on its side.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = copy(of: newValue) }
    }
    /// How the bar looks while this item shows and content begins below it.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.scrollEdge }
        set { appearances.scrollEdge = copy(of: newValue) }
    }
    /// The same in the low bar of a phone on its side.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactScrollEdge }
        set { appearances.compactScrollEdge = copy(of: newValue) }
    }
    final var appearances = NavigationAppearances() { didSet { observer?.appearanceDidChange(of: self) } }

    private func copy(of appearance: UINavigationBarAppearance?) -> UINavigationBarAppearance? {
        guard let appearance else { return nil }
        let copy = appearance._copied()
        copy.observer = { [weak self] in
            guard let self else { return }
            observer?.appearanceDidChange(of: self)
        }
        return copy
    }

    /// The controller of the search, known here as what it is for the bar.
    final var storedSearchController: UIViewController? {
        didSet { if storedSearchController !== oldValue { didChange() } }
    }
    /// Whether the search bar goes out of sight when content scrolls. True unless set.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { didChange() } }
    }

    /// Makes an item without a title.
    public override init() { super.init() }

    /// Makes an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Sets ``hidesBackButton``, fading.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated) { self.hidesBackButton = hidesBackButton }
    }
    /// Sets ``leftBarButtonItems``, fading.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.leftBarButtonItems = items }
    }
    /// Sets ``rightBarButtonItems``, fading.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated) { self.rightBarButtonItems = items }
    }
    /// Sets ``leftBarButtonItem``, fading.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.leftBarButtonItem = item }
    }
    /// Sets ``rightBarButtonItem``, fading.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated) { self.rightBarButtonItem = item }
    }

    // MARK: The bar

    /// The bar that shows the item.
    weak var observer: (any NavigationItemObserver)?

    func didChange() { observer?.itemDidChange(self) }

    private func adopt(_ item: UIBarButtonItem?, _ then: () -> Void) {
        item?.holder = self
        then()
    }

    private func change(_ animated: Bool, _ body: @escaping () -> Void) {
        guard animated, let observer else { return body() }
        UIView.transition(with: observer, duration: 0.2, options: .transitionCrossDissolve, animations: body)
    }
}

/// What shows navigation items, and hears of their changes.
@MainActor
protocol NavigationItemObserver: UIView {
    func itemDidChange(_ item: UINavigationItem)
    func appearanceDidChange(of item: UINavigationItem)
}

/// What a navigation bar, or an item, says about the bar's looks.
@MainActor
struct NavigationAppearances {
    var standard: UINavigationBarAppearance?
    var compact: UINavigationBarAppearance?
    var scrollEdge: UINavigationBarAppearance?
    var compactScrollEdge: UINavigationBarAppearance?

    /// The look over content: the low bar's own, else that of all.
    func standard(isCompact: Bool) -> UINavigationBarAppearance? {
        (isCompact ? compact : nil) ?? standard
    }

    /// The look where content begins below the bar.
    func edge(isCompact: Bool) -> UINavigationBarAppearance? {
        (isCompact ? compactScrollEdge : nil) ?? scrollEdge
    }
}
