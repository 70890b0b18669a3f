import VitrineCoreGraphics

/// A bar of buttons, at the bottom of what it is in.
///
/// A navigation controller has one for the `toolbarItems` of its pages, hidden at first. Spaces that are flexible share
/// what the items leave; without any, items stand at the leading side.
@MainActor @preconcurrency
open class UIToolbar: UIView {
    /// Says where the bar is. Nil for the bar of a navigation controller.
    open weak var delegate: (any UIToolbarDelegate)? {
        didSet {
            DelegateMethods.check(delegate)
            setNeedsLayout()
        }
    }

    /// The items, in reading order.
    open var items: [UIBarButtonItem]? {
        get { storedItems.isEmpty ? nil : storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// Replaces the items, fading.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        let change = { self.show(items ?? []) }
        if animated, window != nil {
            UIView.transition(
                with: self, duration: 0.2, options: .transitionCrossDissolve, animations: change)
        } else {
            change()
        }
    }

    private final var storedItems: [UIBarButtonItem] = []
    private final var views: [(item: UIBarButtonItem, view: UIView)] = []
    final weak var controller: UINavigationController?
    final var standard: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    final var compact: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    final var scrollEdge: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    final var compactScrollEdge: UIToolbarAppearance? { didSet { appearanceDidChange() } }
    final var legacy = LegacyToolbarLooks() {
        didSet {
            if legacy.style != oldValue.style {
                overrideUserInterfaceStyle = legacy.style.isDark ? .dark : .unspecified
            }
            legacyAppearance = nil
            appearanceDidChange()
        }
    }
    final var legacyAppearance: UIToolbarAppearance?
    private let background = BarBackground(line: .above)
    private let topBackground = BarBackground(line: .below)
    private final var isAtEdge = false
    private final var isRebuilding = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        takeNib(coder, UIToolbar.self, outermost: Self.nibReader)
    }

    override class var nibReader: AnyClass { UIToolbar.self }
    override class func nibPath(_ key: String) -> AnyKeyPath? { toolbarNibPaths[key] ?? super.nibPath(key) }
    override func take(_ nib: NibCoder) {
        super.take(nib)
        takeToolbar(nib)
    }

    private func setUp() {
        addSubview(background)
        addSubview(topBackground)
        appearanceDidChange()
    }

    // MARK: Items

    private func show(_ items: [UIBarButtonItem]) {
        for item in storedItems where item.itemObserver === self { item.itemObserver = nil }
        storedItems = items
        for item in items { item.itemObserver = self }
        rebuild()
    }

    private func rebuild() {
        guard !isRebuilding else { return }
        isRebuilding = true
        defer { isRebuilding = false }
        for item in storedItems { item.takeAppearance(in: self, again: false) }
        UIView.performWithoutAnimation {
            for (_, view) in views where view.superview === self { view.removeFromSuperview() }
            let (metrics, look) = (metrics, look)
            views = storedItems.filter { !$0.isHidden }.map { item in
                if let view = item.customView { return (item, view) }
                switch item.systemItem {
                case .fixedSpace, .flexibleSpace: return (item, UIView(frame: .zero))
                default:
                    let button = NavigationBarButton(item: item, metrics: metrics)
                    button.look = button.isProminent ? look.doneButtonAppearance : look.buttonAppearance
                    return (item, button)
                }
            }
            for (_, view) in views { addSubview(view) }
            setNeedsLayout()
        }
    }

    override func takeAppearance() {
        super.takeAppearance()
        for item in storedItems { item.takeAppearance(in: self, again: true) }
        rebuild()
    }

    // MARK: Looks

    private var look: UIToolbarAppearance {
        let isCompact = traitCollection.verticalSizeClass == .compact
        let standard = (isCompact ? compact : nil) ?? self.standard ?? ownAppearance
        return isAtEdge ? edgeLook ?? standard : standard
    }

    private var edgeLook: UIToolbarAppearance? {
        (traitCollection.verticalSizeClass == .compact ? compactScrollEdge : nil) ?? scrollEdge
    }

    func appearanceDidChange() {
        let shown = isAtEdge && edgeLook == nil ? nil : look
        background.show(shown)
        topBackground.show(shown)
        for case let (_, button as NavigationBarButton) in views {
            button.look = button.isProminent ? look.doneButtonAppearance : look.buttonAppearance
        }
        setNeedsLayout()
    }

    /// Says whether the content ends above the bar.
    func setAtEdge(_ isAtEdge: Bool) {
        guard isAtEdge != self.isAtEdge else { return }
        self.isAtEdge = isAtEdge
        appearanceDidChange()
    }

    // MARK: Layout

    private var metrics: NavigationBarMetrics {
        let margin = controller?.systemMinimumLayoutMargins.leading ?? 16
        return NavigationBarMetrics(traits: traitCollection, margin: margin)
    }

    /// The height without the safe area below, in points: 44, or 32 on a phone on its side.
    var height: CGFloat {
        traitCollection.userInterfaceIdiom == .phone && traitCollection.verticalSizeClass == .compact
            ? 32 : 44
    }

    open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height)
    }

    open override dynamic var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: height)
    }

    open override dynamic func layoutSubviews() {
        super.layoutSubviews()
        let isOnTop = barPosition == .top || barPosition == .topAttached
        background.isHidden = isOnTop
        topBackground.isHidden = !isOnTop
        let below = controller == nil ? 0 : max(0, (superview?.bounds.maxY ?? frame.maxY) - frame.maxY)
        let above = barPosition == .topAttached ? max(0, frame.minY) : 0
        background.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + below)
        topBackground.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above)
        placeItems()
    }

    private func placeItems() {
        let margin = metrics.margin
        let area = CGRect(
            x: max(safeAreaInsets.left, margin), y: 0,
            width: bounds.width - max(safeAreaInsets.left, margin) - max(safeAreaInsets.right, margin),
            height: min(bounds.height, height))
        let gap = NavigationBarMetrics.gap * 2
        let sizes = views.map { size(of: $0, in: area.size) }
        var used: CGFloat = 0
        for (index, size) in sizes.enumerated() {
            used += size.width
            // A space is the distance between its neighbours.
            if index > 0, !isSpace(views[index].item), !isSpace(views[index - 1].item) { used += gap }
        }
        let flexible = views.count { $0.item.systemItem == .flexibleSpace && $0.item.customView == nil }
        let share = flexible > 0 ? max(0, area.width - used) / CGFloat(flexible) : 0
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let pixels = PixelGrid(of: self)
        var x = area.minX
        for (index, entry) in views.enumerated() {
            if index > 0, !isSpace(entry.item), !isSpace(views[index - 1].item) { x += gap }
            let isFlexible = entry.item.systemItem == .flexibleSpace && entry.item.customView == nil
            let size = isFlexible ? CGSize(width: share, height: 0) : sizes[index]
            let left = pixels.nearest(isMirrored ? bounds.width - x - size.width : x)
            let view = entry.view
            view.bounds = CGRect(origin: view.bounds.origin, size: size)
            view.center = CGPoint(
                x: left + size.width / 2, y: pixels.nearest((area.height - size.height) / 2) + size.height / 2
            )
            x += size.width
        }
    }

    private func isSpace(_ item: UIBarButtonItem) -> Bool {
        item.customView == nil && (item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace)
    }

    private func size(of entry: (item: UIBarButtonItem, view: UIView), in room: CGSize) -> CGSize {
        if isSpace(entry.item) { return CGSize(width: entry.item.width, height: 0) }
        if entry.view is NavigationBarButton {
            return CGSize(width: entry.view.sizeThatFits(room).width, height: min(room.height, 44))
        }
        var size = entry.view.bounds.size
        if entry.view.bounds.isEmpty {
            let (intrinsic, fitting) = (entry.view.intrinsicContentSize, entry.view.sizeThatFits(room))
            size = CGSize(
                width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
                height: intrinsic.height >= 0 ? intrinsic.height : fitting.height)
        }
        if entry.item.width > 0 { size.width = entry.item.width }
        return size
    }

    open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previous = previousTraitCollection,
            previous.verticalSizeClass != traitCollection.verticalSizeClass
                || previous.layoutDirection != traitCollection.layoutDirection
        else { return }
        rebuild()
        appearanceDidChange()
    }
}

extension UIToolbar: BarItemObserver, UIBarPositioning {
    func barItemDidChange(_ item: UIBarItem) { rebuild() }

    /// Where the delegate says that the bar is; else at the bottom.
    public var barPosition: UIBarPosition {
        if controller != nil { return .bottom }
        return delegate?.position(for: self) ?? .bottom
    }
}

/// Says where a bar is. The method is optional.
@MainActor @preconcurrency
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where the bar is. What it answers decides at which edge the line is, and whether the background reaches up to
    /// the edge of the screen.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

extension UIToolbar: EdgeReaching {}

/// Says where a toolbar is.
@MainActor @preconcurrency
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
