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

    weak var controller: UINavigationController?
    private(set) var storedItems: [UINavigationItem] = []
    private(set) var content: NavigationBarContent?
    /// Those that are on their way out.
    private var leaving: [NavigationBarContent] = []
    /// How the bar stands to the content under it.
    private(set) var scroll = NavigationBarScroll()

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let hairline = UIView(frame: .zero)
    private let largeTitles = UIView(frame: .zero)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        hairline.backgroundColor = UIColor(dynamicProvider: { traits in
            UIColor(
                white: traits.userInterfaceStyle == .dark ? 1 : 0,
                alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
        })
        background.alpha = 0
        background.isUserInteractionEnabled = false
        largeTitles.clipsToBounds = true
        largeTitles.isUserInteractionEnabled = false
        background.contentView.addSubview(hairline)
        addSubview(background)
        addSubview(largeTitles)
    }

    // MARK: Measures

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

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: metrics.height + scroll.largeTitle)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: metrics.height + scroll.largeTitle)
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
    }

    func itemDidChange(_ item: UINavigationItem) {
        guard item === topItem || item === backItem else { return }
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
            setNeedsLayout()
            layoutIfNeeded()
            content?.move(to: .current, titleAlpha: titleAlpha)
        }
    }

    private func makeContent() -> NavigationBarContent? {
        guard let item = topItem else { return nil }
        let content = NavigationBarContent(
            item: item, backItem: backItem, isLarge: isLarge(item, in: storedItems), metrics: metrics)
        content.backButton?.addAction(
            UIAction { [weak self] _ in self?.goBack() }, for: .primaryActionTriggered)
        addSubview(content)
        if content.isLarge { largeTitles.addSubview(content.largeTitle) }
        return content
    }

    private func remove(_ content: NavigationBarContent) {
        content.largeTitle.removeFromSuperview()
        content.removeFromSuperview()
    }

    private func goBack() {
        if let action = backItem?.backBarButtonItem?.primaryAction {
            action.perform(sender: backItem)
        } else if let controller {
            _ = controller.popViewController(animated: true)
        } else {
            setItems(Array(storedItems.dropLast()), animated: true)
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
                content?.move(to: .current, titleAlpha: titleAlpha)
            }
        }
    }

    // MARK: Scrolling

    /// Follows the content under the bar.
    func apply(_ scroll: NavigationBarScroll) {
        guard scroll != self.scroll else { return }
        self.scroll = scroll
        setNeedsLayout()
        layoutIfNeeded()
        content?.title.alpha = titleAlpha
    }

    private var titleAlpha: CGFloat {
        guard content?.isLarge == true else { return 1 }
        return min(max(1 - scroll.largeTitle / NavigationBarMetrics.handover, 0), 1)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let metrics = metrics
        let top = max(0, frame.minY)
        let pixel = 1 / max(traitCollection.displayScale, 1)
        let height = metrics.height + scroll.largeTitle
        background.frame = CGRect(x: 0, y: -top, width: bounds.width, height: top + height)
        background.alpha = metrics.hasChrome ? scroll.background : 0
        hairline.frame = CGRect(x: 0, y: top + height, width: bounds.width, height: pixel)
        for content in leaving + (content.map { [$0] } ?? []) {
            content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: metrics.height)
        }
        let visible = scroll.largeTitle + scroll.stretch
        largeTitles.frame = CGRect(
            x: 0, y: metrics.height, width: bounds.width,
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

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection else { return }
        let now = traitCollection
        guard
            previous.verticalSizeClass != now.verticalSizeClass
                || previous.userInterfaceIdiom != now.userInterfaceIdiom
                || previous.layoutDirection != now.layoutDirection
        else { return }
        rebuild()
    }
}

/// How a navigation bar stands to the content that scrolls under it.
struct NavigationBarScroll: Equatable {
    /// What shows of the large title's height, in points.
    var largeTitle: CGFloat = 0
    /// How far the content was pulled down beyond its top, in points.
    var stretch: CGFloat = 0
    /// How much of the background there is, 0…1.
    var background: CGFloat = 0
}
