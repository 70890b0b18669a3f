import VitrineCoreGraphics

/// What a navigation bar shows for one item: back button, buttons, title, and the large title, which the bar puts
/// where it scrolls.
@MainActor
final class NavigationBarContent: UIView {
    /// Where the content is in a push or a pop.
    enum Place {
        /// In the bar.
        case current
        /// Gone, or not yet there, at the side that pages come from.
        case ahead(of: NavigationBarContent?)
        /// Under another one, whose back button names it.
        case behind(NavigationBarContent?)
    }

    let item: UINavigationItem
    let backItem: UINavigationItem?
    let isLarge: Bool
    let backButton: NavigationBackButton?
    let largeTitle: UILabel
    /// The bar of the item's search, which the bar puts below the titles.
    var searchBar: UISearchBar?
    private let titleLabel: UILabel
    private let titleView: UIView
    /// Whether the title is the item's text, with its menu or without.
    private var hasOwnTitle: Bool { titleView === titleLabel || titleView is NavigationTitleMenu }
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var middle: [UIView] = []
    /// What of the item's groups shows.
    private lazy var items = NavigationBarItems(item)
    private let metrics: NavigationBarMetrics
    /// Of the container around the bar's controller, not of the item.
    private let systemItem: UIBarButtonItem?
    private var look: UINavigationBarAppearance

    init(
        item: UINavigationItem, backItem: UINavigationItem?, isLarge: Bool, metrics: NavigationBarMetrics,
        look: UINavigationBarAppearance, systemItem: UIBarButtonItem? = nil
    ) {
        self.item = item
        self.systemItem = systemItem
        self.backItem = backItem
        self.isLarge = isLarge
        self.metrics = metrics
        self.look = look
        let leftItems = NavigationBarItems(item).leading
        let showsBack =
            backItem != nil && metrics.hasChrome && !item.hidesBackButton
            && (leftItems.isEmpty || item.leftItemsSupplementBackButton)
        backButton =
            showsBack
            ? NavigationBackButton(title: Self.backTitle(backItem, of: item), metrics: metrics) : nil
        if let tint = backItem?.shownBackItem.tintColor { backButton?.tintColor = tint }
        titleLabel = UILabel(frame: .zero)
        largeTitle = UILabel(frame: .zero)
        titleView =
            item.titleView
            ?? (item.titleMenuProvider == nil && item.renameDelegate == nil || !metrics.hasChrome
                ? titleLabel : NavigationTitleMenu(label: titleLabel, item: item))
        super.init(frame: .zero)
        titleLabel.textAlignment = .center
        titleLabel.accessibilityTraits = [.staticText, .header]
        largeTitle.accessibilityTraits = [.staticText, .header]
        addSubview(titleView)
        if let backButton { addSubview(backButton) }
        makeItemViews()
        showTexts()
    }

    /// Takes over the bar's looks.
    func show(_ look: UINavigationBarAppearance) {
        self.look = look
        showTexts()
        for case let button as NavigationBarButton in leading + trailing + middle {
            button.look = buttonLook(of: button)
        }
        setNeedsLayout()
    }

    private func buttonLook(of button: NavigationBarButton) -> UIBarButtonItemAppearance {
        button.isProminent ? look.doneButtonAppearance : look.buttonAppearance
    }

    private func showTexts() {
        titleLabel.show(item.title, look.titleTextAttributes, font: metrics.titleFont)
        if titleView !== titleLabel { titleView.setNeedsLayout() }
        largeTitle.show(item.title, look.largeTitleTextAttributes, font: metrics.largeTitleFont)
        backButton?.show(
            Self.backTitle(backItem, of: item), look.backButtonAppearance, image: look.backIndicatorImage,
            own: backItem?.shownBackItem)
    }

    required init?(coder: NSCoder) { nil }

    /// What the way back to an item is called in the bar of another one. Editors have the chevron alone.
    private static func backTitle(_ item: UINavigationItem?, of shown: UINavigationItem) -> String? {
        guard let item, shown.style != .editor else { return nil }
        switch item.backButtonDisplayMode {
        case .minimal: return nil
        case .generic: return "Back"
        case .default: return item.backBarButtonItem?.title ?? item.backButtonTitle ?? item.title ?? "Back"
        }
    }

    private func views(of items: [UIBarButtonItem]) -> [UIView] {
        items.filter { !$0.isHidden }.map { item in
            if let view = item.customView { return view }
            switch item.systemItem {
            case .fixedSpace, .flexibleSpace:
                return UIView(frame: CGRect(x: 0, y: 0, width: item.width, height: 0))
            default:
                let button = NavigationBarButton(item: item, metrics: metrics)
                button.look = buttonLook(of: button)
                return button
            }
        }
    }

    private func makeItemViews() {
        for view in leading + trailing + middle { view.removeFromSuperview() }
        leading = views(of: (systemItem.map { [$0] } ?? []) + items.leading)
        trailing = views(of: items.trailing)
        middle = views(of: items.center)
        for view in leading + trailing + middle { addSubview(view) }
    }

    /// Shows groups by what stands for them, and the middle in a menu, as long as there is no room.
    private func fitItems() {
        let isWide = traitCollection.horizontalSizeClass == .regular
        if items.reset(width: bounds.width, isWide: isWide) { makeItemViews() }
        while !fits, items.collapse() { makeItemViews() }
        items.note()
    }

    /// Whether the items leave a title of three letters its room.
    private var fits: Bool {
        let sum = (leading + trailing + middle).reduce(CGFloat(0)) {
            $0 + Self.size(of: $1, in: bounds.size).width + NavigationBarMetrics.gap * 2
        }
        return sum + 2 * metrics.margin + (backButton == nil ? 0 : 44) + 44 <= bounds.width
    }

    /// What the title is made of, for a transition to move.
    var title: UIView { titleView }

    /// Takes over what the item says now, where it is. A title view and a back button stay what they were made as.
    func refresh() {
        showTexts()
        UIView.performWithoutAnimation {
            items = NavigationBarItems(item)
            makeItemViews()
            setNeedsLayout()
            layoutIfNeeded()
        }
    }

    // MARK: Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        fitItems()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var start = metrics.margin
        let wanted =
            hasOwnTitle
            ? titleView.sizeThatFits(.zero) : Self.size(of: titleView, in: bounds.size)
        if let backButton {
            start = NavigationBackButton.leading
            let width = backWidth(title: wanted.width)
            place(backButton, at: start, width: width, height: bounds.height, isMirrored: isMirrored)
            start += width + NavigationBarMetrics.gap * (leading.isEmpty ? 1 : 2)
        }
        start = row(leading, from: start, isMirrored: isMirrored)
        let end = bounds.width - row(trailing, from: metrics.margin, isMirrored: !isMirrored)
        // In the middle of the bar, or of what is left where that does not fit.
        let room = max(0, end - start)
        let width = min(wanted.width, room)
        var x = (bounds.width - width) / 2
        x = min(max(x, start), max(start, end - width))
        if item.style != .navigator {
            x = start
            placeCenter(from: start + width, to: end, isMirrored: isMirrored)
        }
        place(titleView, at: x, width: width, height: wanted.height, isMirrored: isMirrored)
        if hasOwnTitle, look.titlePositionAdjustment != .zero {
            titleView.center.x += look.titlePositionAdjustment.horizontal
            titleView.center.y += look.titlePositionAdjustment.vertical
        }
    }

    /// In the middle of the bar, or of what is left between the title and the trailing items.
    private func placeCenter(from start: CGFloat, to end: CGFloat, isMirrored: Bool) {
        guard !middle.isEmpty else { return }
        let width = row(middle, from: 0, isMirrored: isMirrored) - NavigationBarMetrics.gap
        let gap = NavigationBarMetrics.gap
        let x = min(max((bounds.width - width) / 2, start + gap), max(start + gap, end - gap - width))
        _ = row(middle, from: x, isMirrored: isMirrored)
    }

    /// The back button's title gives way to the title: first it becomes "Back", then nothing.
    private func backWidth(title: CGFloat) -> CGFloat {
        guard let backButton else { return 0 }
        let side = max(
            (bounds.width - title) / 2 - NavigationBarMetrics.gap - NavigationBackButton.leading,
            bounds.width / 5)
        let own = backButton.label.sizeThatFits(.zero).width
        if NavigationBackButton.width(title: own) <= side { return NavigationBackButton.width(title: own) }
        if backButton.label.text != nil {
            backButton.shorten()
            let short = NavigationBackButton.width(title: backButton.label.sizeThatFits(.zero).width)
            if short <= side { return short }
        }
        return NavigationBackButton.width(title: 0)
    }

    /// Puts views beside each other and answers where the next could begin, all from one side.
    private func row(_ views: [UIView], from start: CGFloat, isMirrored: Bool) -> CGFloat {
        var x = start
        for view in views {
            let size = Self.size(of: view, in: bounds.size)
            place(view, at: x, width: size.width, height: size.height, isMirrored: isMirrored)
            x += size.width + NavigationBarMetrics.gap * 2
        }
        return views.isEmpty ? start : x - NavigationBarMetrics.gap
    }

    private static func size(of view: UIView, in room: CGSize) -> CGSize {
        if view is NavigationBarButton {
            return CGSize(width: view.sizeThatFits(room).width, height: min(room.height, 44))
        }
        if !view.bounds.isEmpty { return view.bounds.size }
        let intrinsic = view.intrinsicContentSize
        let fitting = view.sizeThatFits(room)
        return CGSize(
            width: intrinsic.width >= 0 ? intrinsic.width : fitting.width,
            height: intrinsic.height >= 0 ? intrinsic.height : fitting.height)
    }

    private func place(_ view: UIView, at x: CGFloat, width: CGFloat, height: CGFloat, isMirrored: Bool) {
        let pixels = PixelGrid(of: self)
        let left = pixels.nearest(isMirrored ? bounds.width - x - width : x)
        let top = pixels.nearest((bounds.height - height) / 2)
        view.bounds = CGRect(origin: view.bounds.origin, size: CGSize(width: width, height: height))
        view.center = CGPoint(x: left + width / 2, y: top + height / 2)
    }

    // MARK: Transition

    /// Moves and fades the parts. With the titles of the one and the back button of the other at the same place, the
    /// title seems to become the button.
    func move(to place: Place, titleAlpha: CGFloat) {
        let sign: CGFloat = effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let width = bounds.width
        var titleShift: CGFloat = 0
        var backShift: CGFloat = 0
        var isHere = false
        switch place {
        case .current: isHere = true
        case .ahead(let other):
            titleShift = width / 2 * sign
            if let back = backButton, let other, !other.isLarge {
                backShift = other.title.center.x - convert(labelCenter(back), from: back).x
            }
        case .behind(let other):
            backShift = -width / 3 * sign
            if let other, let back = other.backButton {
                titleShift = other.convert(other.labelCenter(back), from: back).x - title.center.x
            } else {
                titleShift = -width / 3 * sign
            }
        }
        title.transform = CGAffineTransform(translationX: titleShift, y: 0)
        title.alpha = isHere ? titleAlpha : 0
        backButton?.label.transform = CGAffineTransform(translationX: backShift, y: 0)
        backButton?.alpha = isHere ? 1 : 0
        for view in leading + trailing + middle { view.alpha = isHere ? 1 : 0 }
        let largeShift: CGFloat =
            switch place {
            case .current: 0
            case .ahead: width * sign
            case .behind: -width / 3 * sign
            }
        largeTitle.transform = CGAffineTransform(translationX: largeShift, y: 0)
        largeTitle.alpha = isHere ? 1 : 0
    }

    private func labelCenter(_ button: NavigationBackButton) -> CGPoint { button.label.center }
}
