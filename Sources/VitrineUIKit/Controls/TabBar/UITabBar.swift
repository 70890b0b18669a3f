import VitrineCoreGraphics

/// A bar of items of which one is chosen: at the bottom of the screen, on a television at its top.
///
/// A tab bar controller has one by itself; its items are those of the controllers.
@MainActor @preconcurrency
open class UITabBar: UIView {
    /// How items stand across the bar.
    public typealias ItemPositioning = UITabBarItemPositioning

    /// Hears what the user chooses. Traps if it is set for the bar of a tab bar controller, which is that itself.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            demand(
                controller == nil || delegate === controller || delegate == nil,
                "The delegate of a tab bar controller's bar was changed; use the controller's delegate instead."
            )
            DelegateMethods.check(delegate)
        }
    }

    /// The items, in reading order. The bar of a tab bar controller has those of the controllers.
    open var items: [UITabBarItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, fading. Traps for the bar of a tab bar controller.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        demand(
            controller == nil,
            "The items of a tab bar controller's bar were set; change the controller's viewControllers instead."
        )
        let change = { self.show(items ?? []) }
        if animated {
            UIView.transition(
                with: self, duration: 0.2, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
    }

    /// Whether there is no bar. Where a tab bar controller's is hidden so, its pages go on to the edge.
    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            let isOther = newValue != isHiddenByProgram
            isHiddenByProgram = newValue
            showOrHide()
            if isOther { controller?.layoutBar() }
        }
    }

    /// Whether the program hid the bar, whatever the controller does with it.
    private(set) final var isHiddenByProgram = false
    /// Whether the controller has no use for the bar: it has left the screen.
    final var isHiddenByController = false { didSet { showOrHide() } }

    private func showOrHide() {
        let hides = isHiddenByProgram || isHiddenByController
        if super.isHidden != hides { super.isHidden = hides }
    }

    /// The chosen item; nil is none.
    open weak var selectedItem: UITabBarItem? {
        didSet { if selectedItem !== oldValue { selectionDidChange() } }
    }

    /// How items stand across the bar. Automatic unless set.
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    /// The width of items that are centred, in points; 0 is the system's.
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The distance between items that are centred, in points; 0 is the system's.
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    /// The colour of items that are not chosen; nil is grey.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            recordAppearance(\UITabBar.unselectedItemTintColor, from: oldValue)
            showButtons()
        }
    }

    weak var controller: UITabBarController?
    private(set) var storedItems: [UITabBarItem] = []
    private(set) var buttons: [TabBarButton] = []
    final var standard: UITabBarAppearance? { didSet { appearanceDidChange() } }
    final var scrollEdge: UITabBarAppearance? { didSet { appearanceDidChange() } }
    final var legacy = LegacyTabBarLooks() {
        didSet {
            if legacy.style != oldValue.style {
                overrideUserInterfaceStyle = legacy.style.isDark ? .dark : .unspecified
            }
            legacyAppearance = nil
            appearanceDidChange()
        }
    }
    final var legacyAppearance: UITabBarAppearance?
    private let background = BarBackground(line: .above)
    /// What the items stand on, on a television.
    private let capsule = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    /// Whether the content ends above the bar.
    private(set) var isAtEdge = false
    private var isTakingAppearance = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UITabBar.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UITabBar.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { tabBarNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeTabBar(nib)
    }

    private func setUp() {
        addSubview(background)
        capsule.isUserInteractionEnabled = false
        capsule.clipsToBounds = true
        addSubview(capsule)
        appearanceDidChange()
    }

    // MARK: Items

    func show(_ items: [UITabBarItem]) {
        for item in storedItems where item.itemObserver === self { item.itemObserver = nil }
        storedItems = items
        for item in items { item.itemObserver = self }
        if let selectedItem, !items.contains(where: { $0 === selectedItem }) { self.selectedItem = nil }
        takeItemAppearances()
        rebuild()
    }

    private func rebuild() {
        UIView.performWithoutAnimation {
            for button in buttons { button.removeFromSuperview() }
            let metrics = metrics
            buttons = storedItems.map { item in
                let button = TabBarButton(item: item, bar: self, metrics: metrics)
                button.isSelected = item === selectedItem
                button.addAction(
                    UIAction { [weak self] _ in self?.userDidSelect(item) }, for: .primaryActionTriggered)
                addSubview(button)
                return button
            }
            setNeedsLayout()
        }
    }

    private func takeItemAppearances(again: Bool = false) {
        isTakingAppearance = true
        for item in storedItems { item.takeAppearance(in: self, again: again) }
        isTakingAppearance = false
    }

    override func takeAppearance() {
        super.takeAppearance()
        takeItemAppearances(again: true)
        showButtons()
    }

    private func showButtons() {
        for button in buttons { button.show() }
    }

    private func selectionDidChange() {
        for button in buttons { button.isSelected = button.item === selectedItem }
        // An item may bring looks of its own.
        appearanceDidChange()
    }

    private func userDidSelect(_ item: UITabBarItem) {
        if let controller { return controller.userDidSelect(item) }
        selectedItem = item
        delegate?.tabBar(self, didSelect: item)
    }

    /// On a television what gets the focus is chosen.
    func focusDidReach(_ button: TabBarButton) {
        if button.item !== selectedItem { userDidSelect(button.item) }
    }

    /// Whether the focus is in the bar.
    var hasFocus: Bool { buttons.contains { $0.isFocused } }

    /// The chosen item: focus comes to it.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        buttons.filter(\.isSelected)
    }

    // MARK: Looks

    /// What is shown now, by the item, the bar, and the content above.
    var look: UITabBarAppearance {
        let standard = selectedItem?.standardAppearance ?? self.standard ?? ownAppearance
        return isAtEdge ? edgeLook ?? standard : standard
    }

    private var edgeLook: UITabBarAppearance? { selectedItem?.scrollEdgeAppearance ?? scrollEdge }

    func appearanceDidChange() {
        background.show(isAtEdge && edgeLook == nil ? nil : look)
        background.isHidden = metrics.style == .television
        capsule.isHidden = metrics.style != .television || look.backgroundEffect == nil
        showButtons()
        setNeedsLayout()
    }

    /// Says whether the content ends above the bar.
    func setAtEdge(_ isAtEdge: Bool) {
        guard isAtEdge != self.isAtEdge else { return }
        self.isAtEdge = isAtEdge
        appearanceDidChange()
    }

    // MARK: Layout

    var metrics: TabBarMetrics { TabBarMetrics(traits: traitCollection) }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics.height + safeAreaInsets.bottom)
    }

    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: metrics.height)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        guard !buttons.isEmpty else { return }
        let metrics = metrics
        let area = CGRect(
            x: safeAreaInsets.left, y: 0, width: bounds.width - safeAreaInsets.left - safeAreaInsets.right,
            height: metrics.height)
        var widths = [CGFloat](repeating: area.width / CGFloat(buttons.count), count: buttons.count)
        var (spacing, start): (CGFloat, CGFloat) = (0, area.minX)
        if metrics.style == .television {
            widths = buttons.map(\.preferredWidth)
            start = area.midX - widths.reduce(0, +) / 2
        } else if isCentered {
            let look = look
            let wanted = itemWidth > 0 ? itemWidth : look.stackedItemWidth
            let width = min(wanted > 0 ? wanted : TabBarMetrics.centeredWidth, widths[0])
            let wantedSpacing = itemSpacing > 0 ? itemSpacing : look.stackedItemSpacing
            spacing = wantedSpacing > 0 ? wantedSpacing : 34
            let count = CGFloat(buttons.count)
            spacing = count > 1 ? max(0, min(spacing, (area.width - width * count) / (count - 1))) : 0
            widths = [CGFloat](repeating: width, count: buttons.count)
            start = area.midX - (width * count + spacing * (count - 1)) / 2
        }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixels = PixelGrid(of: self)
        for (button, width) in zip(buttons, widths) {
            let (left, right) = (pixels.nearest(start), pixels.nearest(start + width))
            button.frame = CGRect(
                x: isMirrored ? bounds.width - right : left, y: 0, width: right - left, height: metrics.height
            )
            start += width + spacing
        }
        guard metrics.style == .television else { return }
        let items = buttons.reduce(CGRect.null) { $0.union($1.frame) }
        capsule.frame = items.insetBy(dx: -TabBarMetrics.capsuleMargin, dy: 0)
        capsule.layer.cornerRadius = capsule.bounds.height / 2
    }

    private var isCentered: Bool {
        var positioning = itemPositioning
        if positioning == .automatic { positioning = look.stackedItemPositioning }
        switch positioning {
        case .fill: return false
        case .centered: return true
        case .automatic: return traitCollection.horizontalSizeClass == .regular
        }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection,
            TabBarMetrics(traits: previous) != metrics
                || previous.layoutDirection != traitCollection.layoutDirection
        else { return }
        rebuild()
        appearanceDidChange()
    }

    open override var accessibilityTraits: UIAccessibilityTraits {
        get { super.accessibilityTraits.union(.tabBar) }
        set { super.accessibilityTraits = newValue }
    }
}

extension UITabBar: BarItemObserver {
    func barItemDidChange(_ item: UIBarItem) {
        guard !isTakingAppearance, let button = buttons.first(where: { $0.item === item }) else { return }
        button.isEnabled = item.isEnabled
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.accessibilityHint = item.accessibilityHint
        button.show()
        if item === selectedItem { appearanceDidChange() }
    }
}
