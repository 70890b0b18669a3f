import VitrineCoreGraphics

/// The bar at the top of a navigation controller: back button, title, buttons.
///
/// It shows the last of its ``items`` and the way back to the one before it. Over content that begins below it the bar
/// is clear; when content scrolls under it, it has the material of bars and a hairline, as on iOS 15 and later.
@MainActor @preconcurrency
open class UINavigationBar: UIView, NavigationItemObserver {
    /// Whether titles are large until content scrolls. False unless set.
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            rebuild()
            controller?.barDidChange()
        }
    }

    /// The items, the one that shows last. A navigation controller sets those of its bar by itself.
    open var items: [UINavigationItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }
    /// The item that shows.
    open var topItem: UINavigationItem? { storedItems.last }
    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { storedItems.dropLast().last }

    /// Replaces the items, fading. Traps for the bar of a navigation controller.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        demand(
            controller == nil,
            "The items of a navigation controller's bar were set; change the controller's viewControllers instead."
        )
        let change = { self.show(items ?? []) }
        if animated {
            UIView.transition(
                with: self, duration: 0.2, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
    }

    /// Is asked and told about items. Traps when it is set for the bar of a navigation controller.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            demand(
                delegate == nil || controller == nil,
                "The delegate of a navigation controller's bar was set; the controller is told itself.")
            DelegateMethods.check(delegate)
        }
    }

    /// Shows an item, with the way back to the one before. The delegate is asked and told. Traps for the bar of a
    /// navigation controller.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        demand(
            controller == nil,
            "pushItem(_:animated:) was called on a navigation controller's bar; push a controller instead.")
        demand(
            !storedItems.contains { $0 === item },
            "pushItem(_:animated:) was called with an item that the bar has already.")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        go(to: storedItems + [item], isPush: true, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Goes back to the item before; the first one goes, too. The delegate is asked and told. Traps for the bar of a
    /// navigation controller.
    ///
    /// - Returns: The item that left; nil where there is none, or it may not leave.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        demand(
            controller == nil,
            "popItem(animated:) was called on a navigation controller's bar; pop a controller instead.")
        guard let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else { return nil }
        go(to: storedItems.dropLast(), isPush: false, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.navigationBar(self, didPop: item)
        }
        return item
    }

    private func go(
        to items: [UINavigationItem], isPush: Bool, animated: Bool, completion: @escaping () -> Void
    ) {
        guard animated, window != nil, !storedItems.isEmpty, !items.isEmpty else {
            show(items)
            return completion()
        }
        prepare(items, isPush: isPush)
        let scroll = NavigationBarScroll(
            largeTitle: content?.isLarge == true ? metrics.largeTitleHeight : 0)
        UIView.animate(
            // As pages of navigation controllers.
            withDuration: 0.35, delay: 0, options: [.allowUserInteraction, .curveEaseInOut],
            animations: { self.moveContents(isPush: isPush, scroll: scroll) },
            completion: { [weak self] _ in
                guard let self else { return }
                // Another one may be on its way by now.
                if storedItems == items { endTransition(cancelled: false, items: items, scroll: scroll) }
                completion()
            })
    }

    weak var controller: UINavigationController?
    /// A button of the container around, before those of the item, as long as there is no way back.
    package final var leadingSystemItem: UIBarButtonItem? {
        didSet { if leadingSystemItem !== oldValue { rebuild() } }
    }
    final var appearances = NavigationAppearances() { didSet { appearanceDidChange() } }
    final var legacy = LegacyNavigationLooks() {
        didSet {
            if legacy.style != oldValue.style {
                overrideUserInterfaceStyle = legacy.style.isDark ? .dark : .unspecified
            }
            legacyAppearance = nil
            appearanceDidChange()
        }
    }
    /// What the older properties say, put together.
    final var legacyAppearance: UINavigationBarAppearance?
    /// Whether items take over what proxies say, which is no reason to show them anew.
    private var isTakingAppearance = false
    private(set) var storedItems: [UINavigationItem] = []
    private(set) var content: NavigationBarContent?
    /// Those that are on their way out.
    private var leaving: [NavigationBarContent] = []
    /// How the bar stands to the content under it.
    private(set) var scroll = NavigationBarScroll()

    private let background = BarBackground(line: .below)
    /// The background where content begins below the bar.
    private let edgeBackground = BarBackground(line: .below)
    /// Whether what is shown is what ``scrollEdgeAppearance`` says.
    private var isAtEdge = true
    private let promptLabel = UILabel(frame: .zero)
    private let largeTitles = UIView(frame: .zero)
    private let searchArea = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UINavigationBar.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UINavigationBar.self }
    override class var isOpaqueAtFirst: Bool { false }
    override class func nibPath(_ key: String) -> AnyKeyPath? {
        navigationBarNibPaths[key] ?? super.nibPath(key)
    }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeNavigationBar(nib)
    }

    private func setUp() {
        background.alpha = 0
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        promptLabel.isHidden = true
        largeTitles.clipsToBounds = true
        largeTitles.isUserInteractionEnabled = false
        addSubview(edgeBackground)
        addSubview(background)
        addSubview(largeTitles)
        addSubview(promptLabel)
        searchArea.clipsToBounds = true
        addSubview(searchArea)
        appearanceDidChange()
    }

    // MARK: Looks

    /// What is shown now of background and texts: by the item, the bar, and the content below.
    private var look: UINavigationBarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = standardLook(isCompact: isCompact)
        return isAtEdge ? edgeLook(isCompact: isCompact) ?? standard : standard
    }

    private func standardLook(isCompact: Bool) -> UINavigationBarAppearance {
        topItem?.appearances.standard(isCompact: isCompact) ?? appearances.standard(isCompact: isCompact)
            ?? ownAppearance
    }

    private func edgeLook(isCompact: Bool) -> UINavigationBarAppearance? {
        topItem?.appearances.edge(isCompact: isCompact) ?? appearances.edge(isCompact: isCompact)
    }

    /// Shows backgrounds and texts as is said now.
    func appearanceDidChange() {
        let isCompact = traitCollection.verticalSizeClass == .compact
        background.show(standardLook(isCompact: isCompact), hidesLine: hidesShadow)
        edgeBackground.show(edgeLook(isCompact: isCompact), hidesLine: hidesShadow)
        isAtEdge = scroll.background < 0.5
        content?.show(look)
        setNeedsLayout()
    }

    func appearanceDidChange(of item: UINavigationItem) {
        if item === topItem { appearanceDidChange() }
    }

    // MARK: Measures

    /// The bar's height without a large title: more where there is a prompt.
    var height: CGFloat { metrics.height + promptHeight }
    private var promptHeight: CGFloat {
        topItem?.prompt == nil || !metrics.hasChrome ? 0 : NavigationBarMetrics.promptHeight
    }

    /// Kept for what they depend on: every step of scrolling asks for them.
    var metrics: NavigationBarMetrics {
        let margin = controller?.systemMinimumLayoutMargins.leading ?? 16
        let traits = traitCollection
        let key = MetricsKey(
            idiom: traits.userInterfaceIdiom, height: traits.verticalSizeClass,
            level: traits.userInterfaceLevel, margin: margin)
        if let keptMetrics, keptMetrics.key == key { return keptMetrics.metrics }
        let metrics = NavigationBarMetrics(traits: traits, margin: margin)
        keptMetrics = (key, metrics)
        return metrics
    }
    private struct MetricsKey: Equatable {
        var idiom: UIUserInterfaceIdiom
        var height: UIUserInterfaceSizeClass
        var level: UIUserInterfaceLevel
        var margin: CGFloat
    }
    private var keptMetrics: (key: MetricsKey, metrics: NavigationBarMetrics)?

    /// Whether the title of an item is large.
    func isLarge(_ item: UINavigationItem, in items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, metrics.largeTitleHeight > 0 else { return false }
        var index = items.lastIndex { $0 === item }
        var candidate: UINavigationItem? = item
        while let current = candidate {
            switch current.largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic:
                guard let place = index, place > 0 else { return true }
                index = place - 1
                candidate = items[place - 1]
            }
        }
        return true
    }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(of: scroll))
    }

    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height(of: scroll))
    }

    /// The height of the bar as it stands to its content.
    func height(of scroll: NavigationBarScroll) -> CGFloat {
        (scroll.isSearchAlone ? 0 : self.height) + scroll.largeTitle + scroll.search
    }

    // MARK: Content

    /// Shows items at once.
    func show(_ items: [UINavigationItem]) {
        take(items)
        replaceContent()
    }

    private func take(_ items: [UINavigationItem]) {
        for item in storedItems where item.observer === self { item.observer = nil }
        storedItems = items
        for item in items { item.observer = self }
        takeItemAppearances()
        promptLabel.text = topItem?.prompt
        promptLabel.isHidden = promptHeight == 0
    }

    private func takeItemAppearances(again: Bool = false) {
        guard AppearanceRegistry.isInUse, let topItem else { return }
        isTakingAppearance = true
        for item in topItem.allItems {
            item.takeAppearance(in: self, again: again)
        }
        backItem?.shownBackItem.takeAppearance(in: self, again: again)
        isTakingAppearance = false
    }

    override func takeAppearance() {
        super.takeAppearance()
        takeItemAppearances(again: true)
        rebuild()
    }

    func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem, !isTakingAppearance else { return }
        takeItemAppearances()
        promptLabel.text = topItem?.prompt
        promptLabel.isHidden = promptHeight == 0
        rebuild()
        controller?.barDidChange()
    }

    private func rebuild() {
        guard let content, let topItem else { return }
        // During a transition the parts go on moving, with what they show now.
        if !leaving.isEmpty, content.isLarge == isLarge(topItem, in: storedItems) {
            content.refresh()
            setNeedsLayout()
            return
        }
        replaceContent()
    }

    private func replaceContent() {
        UIView.performWithoutAnimation {
            if let content { remove(content) }
            for old in leaving { remove(old) }
            leaving = []
            content = makeContent()
            if controller == nil {
                scroll = NavigationBarScroll(
                    largeTitle: content?.isLarge == true ? metrics.largeTitleHeight : 0)
            }
            appearanceDidChange()
            layoutIfNeeded()
            content?.move(to: .current, titleAlpha: titleAlpha)
        }
    }

    private func makeContent() -> NavigationBarContent? {
        guard let item = topItem else { return nil }
        let content = NavigationBarContent(
            item: item, backItem: backItem, isLarge: isLarge(item, in: storedItems), metrics: metrics,
            look: look, systemItem: backItem == nil ? leadingSystemItem : nil)
        content.backButton?.addAction(
            UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
        addSubview(content)
        if content.isLarge { largeTitles.addSubview(content.largeTitle) }
        if metrics.hasChrome, let search = item.searchController {
            content.searchBar = search.searchBar
            searchArea.addSubview(search.searchBar)
        }
        return content
    }

    private func remove(_ content: NavigationBarContent) {
        content.largeTitle.removeFromSuperview()
        // Another content may have taken it over.
        if let search = content.searchBar, self.content?.searchBar !== search || self.content === content {
            search.removeFromSuperview()
        }
        content.removeFromSuperview()
    }

    private func goBack() {
        if let action = backItem?.backBarButtonItem?.primaryAction {
            action.perform(sender: backItem)
        } else if let controller {
            _ = controller.popViewController(animated: true)
        } else {
            popItem(animated: true)
        }
    }

    // MARK: Transition

    /// Puts the content for other items beside the present one; ``moveContents(isPush:scroll:)`` brings it in.
    func prepare(_ items: [UINavigationItem], isPush: Bool) {
        UIView.performWithoutAnimation {
            let old = content
            for other in leaving { remove(other) }
            take(items)
            content = makeContent()
            setNeedsLayout()
            layoutIfNeeded()
            leaving = old.map { [$0] } ?? []
            content?.move(to: isPush ? .ahead(of: old) : .behind(old), titleAlpha: titleAlpha)
        }
    }

    /// The movement itself, for an animation block.
    func moveContents(isPush: Bool, scroll: NavigationBarScroll) {
        appearanceDidChange()
        apply(scroll)
        content?.move(to: .current, titleAlpha: titleAlpha)
        for old in leaving { old.move(to: isPush ? .behind(content) : .ahead(of: content), titleAlpha: 0) }
    }

    /// The movement is over. Cancelled, what was before shows again.
    func endTransition(cancelled: Bool, items: [UINavigationItem], scroll: NavigationBarScroll) {
        self.scroll = scroll
        if cancelled {
            take(items)
            replaceContent()
        } else {
            UIView.performWithoutAnimation {
                for old in leaving { remove(old) }
                leaving = []
                appearanceDidChange()
                content?.move(to: .current, titleAlpha: titleAlpha)
            }
        }
    }

    // MARK: Scrolling

    /// Follows the content under the bar.
    func apply(_ scroll: NavigationBarScroll) {
        guard scroll != self.scroll else { return }
        self.scroll = scroll
        if isAtEdge != (scroll.background < 0.5) {
            isAtEdge.toggle()
            content?.show(look)
        }
        setNeedsLayout()
        layoutIfNeeded()
        content?.title.alpha = titleAlpha
        content?.alpha = scroll.isSearchAlone ? 0 : 1
    }

    private var titleAlpha: CGFloat {
        guard content?.isLarge == true else { return 1 }
        return min(max(1 - scroll.largeTitle / NavigationBarMetrics.handover, 0), 1)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let metrics = metrics
        let top = max(0, frame.minY)
        let height = height(of: scroll)
        for view in [background, edgeBackground] {
            view.frame = CGRect(x: 0, y: -top, width: bounds.width, height: top + height)
        }
        background.alpha = metrics.hasChrome ? scroll.background : 0
        edgeBackground.alpha = metrics.hasChrome ? 1 - scroll.background : 0
        promptLabel.frame = CGRect(
            x: metrics.margin, y: 0, width: max(0, bounds.width - 2 * metrics.margin),
            height: NavigationBarMetrics.promptHeight)
        for content in leaving + (content.map { [$0] } ?? []) {
            content.frame = CGRect(x: 0, y: promptHeight, width: bounds.width, height: metrics.height)
        }
        // The search bar slides under what is above it when content scrolls.
        searchArea.frame = CGRect(
            x: 0, y: height - scroll.search + scroll.stretch, width: bounds.width, height: scroll.search)
        for content in leaving + (content.map { [$0] } ?? []) {
            guard let search = content.searchBar, search.superview === searchArea else { continue }
            let full = search.fullHeight
            search.frame = CGRect(
                x: 0, y: 0, width: bounds.width, height: full)
            search.alpha = full > 0 ? max(0, min(1, 1 - (full - scroll.search) / 30)) : 1
        }
        let visible = scroll.largeTitle + scroll.stretch
        largeTitles.frame = CGRect(
            x: 0, y: self.height, width: bounds.width,
            height: max(visible, leaving.contains(where: \.isLarge) ? metrics.largeTitleHeight : 0))
        for content in leaving + (content.map { [$0] } ?? []) where content.isLarge {
            let label = content.largeTitle
            let size = label.sizeThatFits(.zero)
            let width = min(size.width, max(0, bounds.width - 2 * metrics.margin))
            let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let x = isMirrored ? bounds.width - metrics.margin - width : metrics.margin
            let bottom = content === self.content ? visible : largeTitles.bounds.height
            label.bounds = CGRect(x: 0, y: 0, width: width, height: size.height)
            label.center = CGPoint(
                x: x + width / 2, y: bottom - NavigationBarMetrics.largeTitleBottom - size.height / 2)
        }
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection else { return }
        let now = traitCollection
        guard
            previous.verticalSizeClass != now.verticalSizeClass
                || previous.userInterfaceIdiom != now.userInterfaceIdiom
                || previous.layoutDirection != now.layoutDirection
        else { return }
        rebuild()
        appearanceDidChange()
    }
}

/// How a navigation bar stands to the content that scrolls under it.
struct NavigationBarScroll: Equatable {
    /// What shows of the large title's height, in points.
    var largeTitle: CGFloat = 0
    /// What shows of the search bar's height, in points.
    var search: CGFloat = 0
    /// Whether the search bar is all there is.
    var isSearchAlone = false
    /// How far the content was pulled down beyond its top, in points.
    var stretch: CGFloat = 0
    /// How much of the background there is, 0…1.
    var background: CGFloat = 0
}
