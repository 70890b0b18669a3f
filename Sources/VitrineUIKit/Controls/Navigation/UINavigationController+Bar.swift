import VitrineCoreGraphics

extension UINavigationController: ScrollBarObserver {
    /// Something that the bar's height depends on changed.
    func barDidChange() {
        guard isViewLoaded else { return }
        if let top = transition?.to ?? displayed {
            followContent(of: top)
            updateSafeArea(of: top)
        }
        view.setNeedsLayout()
    }

    /// Places the bar over the page that shows, and tells the page what it covers.
    func layoutBar() {
        guard isViewLoaded, let page = transition?.to ?? displayed else {
            bar.isHidden = isBarHidden
            return
        }
        if transition == nil { followContent(of: page) }
        updateSafeArea(of: page)
        let scroll = barScroll(of: page)
        let height = bar.height(of: scroll)
        let top = view.safeAreaInsets.top
        let frame = CGRect(x: 0, y: isBarHidden ? -height : top, width: view.bounds.width, height: height)
        if bar.frame != frame { bar.frame = frame }
        bar.alpha = isBarHidden ? 0 : 1
        bar.apply(scroll)
        layoutToolbar(of: page)
        placeBesideBars(page)
    }

    // MARK: Toolbar

    /// Whether no toolbar is wanted: by the program, or by what was pushed.
    var hidesToolbar: Bool {
        isStoredToolbarHidden || displayedStack.contains { $0.hidesBottomBarWhenPushed }
    }

    private func layoutToolbar(of page: UIViewController) {
        let isHidden = hidesToolbar
        placeToolbar(isHidden: isHidden)
        guard !isHidden else {
            if transition == nil, UIView.inheritedAnimationDuration == 0 { storedToolbar.isHidden = true }
            return
        }
        storedToolbar.isHidden = false
        let items = page.toolbarItems ?? []
        if !(storedToolbar.items ?? []).elementsEqual(items, by: ===) {
            storedToolbar.setItems(items, animated: transition != nil)
        }
        guard let scrollView = page.contentScrollView(for: .bottom) else {
            return storedToolbar.setAtEdge(true)
        }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        storedToolbar.setAtEdge(scrollView.contentOffset.y + scrollView.bounds.height >= end - 0.5)
    }

    func placeToolbar(isHidden: Bool) {
        let height = storedToolbar.height
        let y = isHidden ? view.bounds.height : view.bounds.height - view.safeAreaInsets.bottom - height
        let frame = CGRect(x: 0, y: y, width: view.bounds.width, height: height)
        guard storedToolbar.frame != frame else { return }
        storedToolbar.frame = frame
        // Its background reaches down to the edge.
        storedToolbar.setNeedsLayout()
    }

    /// What scrolls under the bar may be there only now.
    func followContentIfNew(of page: UIViewController) {
        guard transition == nil, page === displayed, scrollView(of: page) == nil else { return }
        followContent(of: page)
        if scrollView(of: page) != nil { view.setNeedsLayout() }
    }

    /// Listens to the view that scrolls under the bar.
    func followContent(of controller: UIViewController) {
        guard let scrollView = controller.contentScrollView(for: .top), lies(scrollView, under: controller)
        else {
            return
        }
        scrollView.barObserver = self
        scrollView.isUnderBar = true
    }

    /// Leaves a page that is no longer in the stack, and what scrolls in it, as they would be without a bar.
    func leaveContent(of controller: UIViewController) {
        controller.barSafeAreaInsets = .zero
        guard let scrollView = scrollView(of: controller) else { return }
        scrollView.barObserver = nil
        scrollView.collapsedTitleHeight = 0
        scrollView.isUnderBar = false
        scrollView.updateAdjustedInset()
    }

    private func lies(_ scrollView: UIScrollView, under controller: UIViewController) -> Bool {
        guard let superview = scrollView.superview, let view = controller.viewIfLoaded else {
            return scrollView === controller.viewIfLoaded
        }
        return scrollView === view || superview.convert(scrollView.frame.origin, to: view).y <= 0.5
    }

    /// The view whose scrolling the bar follows while a controller is at the top.
    private func scrollView(of controller: UIViewController) -> UIScrollView? {
        guard let scrollView = controller.contentScrollView(for: .top), scrollView.barObserver === self else {
            return nil
        }
        return scrollView
    }

    /// How far the content is from its top, in points; negative when it was pulled down.
    private func distance(of scrollView: UIScrollView) -> CGFloat {
        scrollView.contentOffset.y + scrollView.adjustedContentInset.top
    }

    private func largeTitleHeight(of controller: UIViewController) -> CGFloat {
        let items = displayedStack.map(\.navigationItem)
        return bar.isLarge(controller.navigationItem, in: items) ? bar.metrics.largeTitleHeight : 0
    }

    /// How the bar stands to the content of a controller: the search bar goes first when that scrolls, then the large
    /// title.
    func barScroll(of controller: UIViewController) -> NavigationBarScroll {
        let isAlone = isSearchAlone(in: controller)
        let total = isAlone ? 0 : largeTitleHeight(of: controller)
        let search = searchHeight(of: controller)
        let hidden = hidesSearch(of: controller) ? search : 0
        var result = NavigationBarScroll(largeTitle: total, search: search, isSearchAlone: isAlone)
        // What is dim below the bar is not so behind it.
        result.background = isAlone ? 1 : 0
        guard let scrollView = scrollView(of: controller) else { return result }
        let distance = distance(of: scrollView)
        guard extends(controller, under: .top) else {
            // A page beside the bar would move with it: the bar keeps its height.
            if !isAlone { result.background = min(max(distance / NavigationBarMetrics.backgroundFade, 0), 1) }
            return result
        }
        result.search = search - min(max(distance, 0), hidden)
        result.largeTitle = min(max(total + hidden - max(distance, hidden), 0), total)
        result.stretch = total > 0 ? max(0, -distance) : 0
        if !isAlone {
            result.background = min(
                max((distance - total - hidden) / NavigationBarMetrics.backgroundFade, 0), 1)
        }
        return result
    }

    /// The bar covers the top of a page: as much as shows of it now.
    func updateSafeArea(of controller: UIViewController) {
        let shown = barScroll(of: controller)
        let full =
            (shown.isSearchAlone ? 0 : bar.height + largeTitleHeight(of: controller))
            + searchHeight(of: controller)
        let height = bar.height(of: shown)
        let scrollView = scrollView(of: controller)
        scrollView?.collapsedTitleHeight =
            isBarHidden || !extends(controller, under: .top) ? 0 : full - height
        var insets = controller.barSafeAreaInsets
        insets.top = isBarHidden || !extends(controller, under: .top) ? 0 : height
        insets.bottom = hidesToolbar || !extends(controller, under: .bottom) ? 0 : storedToolbar.height
        controller.barSafeAreaInsets = insets
        if let search = search(of: controller), search.parent != nil {
            search.barSafeAreaInsets.top = isBarHidden ? 0 : height
        }
        scrollView?.updateAdjustedInset()
    }

    func contentDidMove(in scrollView: UIScrollView) {
        guard let page = transition?.to ?? displayed, self.scrollView(of: page) === scrollView, !isFollowing
        else {
            return
        }
        isFollowing = true
        layoutBar()
        isFollowing = false
    }

    /// A large title comes to rest whole or not at all.
    func restingOffset(for offset: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard let page = displayed, self.scrollView(of: page) === scrollView, extends(page, under: .top)
        else { return offset }
        // The search bar, too.
        let search = hidesSearch(of: page) ? searchHeight(of: page) : 0
        let title = isSearchAlone(in: page) ? 0 : largeTitleHeight(of: page)
        let distance = offset.y + scrollView.adjustedContentInset.top
        guard distance > 0, distance < search + title else { return offset }
        let range = scrollView.range(.vertical)
        let (start, length) = distance < search ? (0, search) : (search, title)
        let rest = distance - start < length / 2 ? start : start + length
        let wanted = rest - scrollView.adjustedContentInset.top
        return CGPoint(x: offset.x, y: min(max(wanted, range.lowerBound), range.upperBound))
    }
}
