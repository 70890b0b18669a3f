import VitrineCoreGraphics

extension UITabBarController: BarOwner {
    /// A controller has another item.
    func barItemsDidChange(of child: UIViewController) {
        if child.isDescendant(of: self) { tabsDidChange() }
    }

    // MARK: Layout

    /// Whether no bar is wanted: by the program, or by what was pushed.
    var hidesBar: Bool { isBarHidden || isHiddenByPush }

    private var isHiddenByPush: Bool {
        guard let navigation = UITabBarController.navigation(in: displayed) else { return false }
        return navigation.displayedStack.contains { $0.hidesBottomBarWhenPushed }
    }

    /// Places the bar over the controller that shows, and tells that what it covers.
    func layoutBar() {
        guard isViewLoaded else { return }
        let metrics = bar.metrics
        let area = view.bounds
        let isTop = metrics.style == .television
        let height = isTop ? metrics.height : metrics.height + view.safeAreaInsets.bottom
        var frame = CGRect(
            x: 0, y: isTop ? metrics.top : area.height - height, width: area.width, height: height)
        var insets = UIEdgeInsets.zero
        if hidesBar {
            if isTop {
                frame.origin.y = -height
            } else if isHiddenByPush, !isBarHidden {
                // It leaves with the page below the pushed one.
                let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
                frame.origin.x = isMirrored ? area.width : -area.width
            } else {
                frame.origin.y = area.height
            }
        } else if bar.isHiddenByProgram {
            // It stays where it is, and covers nothing.
        } else if isTop {
            insets.top = max(0, frame.maxY - view.safeAreaInsets.top)
            frame.origin.y -= distanceScrolled
        } else {
            insets.bottom = metrics.height
        }
        displayed?.barSafeAreaInsets = insets
        if bar.frame != frame { bar.frame = frame }
        followContent()
    }

    /// How far the content under a bar at the top has been scrolled.
    private var distanceScrolled: CGFloat {
        guard let scrollView = page?.contentScrollView(for: .top) else { return 0 }
        return max(0, scrollView.contentOffset.y + scrollView.adjustedContentInset.top)
    }

    /// A push or a pop is under way, and the bar may come or go with it. For an animation block.
    func layoutBarWithPush() {
        guard isViewLoaded else { return }
        if !hidesBar { bar.isHiddenByController = false }
        layoutBar()
        bar.layoutIfNeeded()
    }

    /// The push or pop is over.
    func pushDidEnd() {
        guard isViewLoaded else { return }
        bar.isHiddenByController = hidesBar
        layoutBar()
    }

    // MARK: Content

    /// The page that shows, through navigation controllers.
    private var page: UIViewController? {
        var page = displayed
        while true {
            if let navigation = page as? UINavigationController {
                guard let top = navigation.displayed ?? navigation.topViewController else { return page }
                page = top
            } else if let filling = page?.fillingChild, filling.parent === page {
                page = filling
            } else {
                return page
            }
        }
    }

    /// The navigation controller that a child is, or that fills it.
    static func navigation(in controller: UIViewController?) -> UINavigationController? {
        if let navigation = controller as? UINavigationController { return navigation }
        guard let filling = controller?.fillingChild, filling.parent === controller else { return nil }
        return navigation(in: filling)
    }

    /// Listens to what scrolls under the bar.
    private func followContent() {
        let isTop = bar.metrics.style == .television
        let scrollView = page?.contentScrollView(for: isTop ? .top : .bottom)
        if followedScrollView !== scrollView {
            if followedScrollView?.bottomBarObserver === self { followedScrollView?.bottomBarObserver = nil }
            followedScrollView = scrollView
        }
        scrollView?.bottomBarObserver = self
        updateEdge()
    }

    /// What scrolls may be there only now.
    func contentMayBeAnother() {
        guard isViewLoaded else { return }
        let edge: NSDirectionalRectEdge = bar.metrics.style == .television ? .top : .bottom
        if page?.contentScrollView(for: edge) !== followedScrollView { view.setNeedsLayout() }
    }

    private func updateEdge() {
        guard let scrollView = followedScrollView else { return bar.setAtEdge(true) }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        bar.setAtEdge(scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.5)
    }
}

extension UITabBarController: ScrollBarObserver {
    func contentDidMove(in scrollView: UIScrollView) {
        guard scrollView === followedScrollView else { return }
        updateEdge()
        guard bar.metrics.style == .television, !hidesBar else { return }
        let y = bar.metrics.top - distanceScrolled
        if bar.frame.minY != y { bar.frame.origin.y = y }
    }

    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint { offset }
}
