import Foundation

extension UITabBarController {
    // MARK: Places

    /// How many places the bar has, "More" among them.
    var capacity: Int { bar.metrics.capacity(traits: traitCollection) }

    private var shownSlots: [TabSlot] { slots.filter { !$0.isHidden } }
    private var hasMore: Bool { shownSlots.count > capacity }
    /// The places in the bar, without "More".
    private var barSlots: [TabSlot] { hasMore ? Array(shownSlots.prefix(capacity - 1)) : shownSlots }
    /// The places in the list of "More".
    var moreSlots: [TabSlot] { hasMore ? Array(shownSlots.dropFirst(capacity - 1)) : [] }

    func setSlots(_ new: [TabSlot]) {
        let old = slots
        let wasSelected = selectedSlot
        slots = new
        for slot in old where !new.contains(where: { $0.isSame(as: slot) }) {
            guard let controller = slot.controller, controller !== displayed else { continue }
            leave(controller)
        }
        for slot in new {
            guard let controller = slot.controller else { continue }
            adopt(controller)
        }
        let kept = new.first { slot in wasSelected.map { slot.isSame(as: $0) } ?? false }
        let wanted = new.indices.contains(wantedIndex) ? new[wantedIndex] : new.first
        wantedIndex = 0
        selectedSlot = kept ?? wanted
        if kept == nil { isShowingMoreList = false }
        tabsDidChange()
    }

    private func adopt(_ controller: UIViewController) {
        guard controller.parent !== self, controller.parent !== moreController || moreController == nil else {
            return
        }
        addChild(controller)
        controller.didMove(toParent: self)
    }

    private func leave(_ controller: UIViewController) {
        controller.barSafeAreaInsets = .zero
        guard controller.parent === self else { return }
        controller.willMove(toParent: nil)
        controller.viewIfLoaded?.removeFromSuperview()
        controller.removeFromParent()
    }

    /// The places, or what they show in the bar, are others.
    func tabsDidChange() {
        var items = barSlots.map(\.item)
        if hasMore {
            let more = moreNavigationController
            if more.parent == nil { adopt(more) }
            items.append(more.tabBarItem)
            (more.viewControllers.first as? MoreListController)?.reload()
        }
        if !items.elementsEqual(bar.storedItems, by: ===) { bar.show(items) }
        showSelection()
    }

    // MARK: Choosing

    /// Chooses a place for the program.
    func select(_ slot: TabSlot) {
        MainThread.demand(self)
        let old = selectedSlot
        guard slot !== old || isShowingMoreList else { return }
        isShowingMoreList = false
        selectedSlot = slot
        adopt(slot.load())
        showSelection()
        if let tab = slot.tab, slot !== old {
            delegate?.tabBarController(self, didSelectTab: tab, previousTab: old?.tab)
        }
    }

    func selectMore() {
        isShowingMoreList = true
        if let more = moreController, more.viewControllers.count > 1 {
            more.popToRootViewController(animated: false)
        }
        showSelection()
    }

    /// Chooses for the user: asks, does it, and tells, in UIKit's order.
    func userDidSelect(_ item: UITabBarItem) {
        runtimeContext.enter {
            tabBar(bar, didSelect: item)
            if hasMore, item === moreNavigationController.tabBarItem { return userDidSelectMore() }
            guard let slot = barSlots.first(where: { $0.item === item }) else { return }
            userDidSelect(slot)
        }
    }

    private func userDidSelect(_ slot: TabSlot) {
        let controller = slot.load()
        if let tab = slot.tab, delegate?.tabBarController(self, shouldSelectTab: tab) == false { return }
        if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
        if slot === selectedSlot, !isShowingMoreList { goToStart(of: controller) } else { select(slot) }
        delegate?.tabBarController(self, didSelect: controller)
    }

    private func userDidSelectMore() {
        let more = moreNavigationController
        if delegate?.tabBarController(self, shouldSelect: more) == false { return }
        if displayed === more {
            more.popToRootViewController(animated: true)
        } else {
            // What was open there is there again, as in other tabs.
            let top = more.viewControllers.last
            if let slot = moreSlots.first(where: { $0.controller === top }) {
                select(slot)
            } else {
                selectMore()
            }
        }
        delegate?.tabBarController(self, didSelect: more)
    }

    /// Opens a place of the list of "More".
    func open(_ slot: TabSlot) {
        let controller = slot.load()
        if delegate?.tabBarController(self, shouldSelect: controller) == false { return }
        selectedSlot = slot
        isShowingMoreList = false
        if controller is UINavigationController {
            // It cannot be in the stack of another one: it shows by itself, and the item leads back to the list.
            adopt(controller)
            showSelection()
        } else {
            moreNavigationController.pushViewController(controller, animated: true)
        }
        delegate?.tabBarController(self, didSelect: controller)
    }

    /// A navigation controller's stack is another. What was open in "More" is a child of this controller again.
    func stackDidSettle(of navigation: UINavigationController) {
        guard navigation === moreController else { return }
        if navigation.viewControllers.count == 1, displayed === navigation { isShowingMoreList = true }
        for slot in moreSlots {
            guard let controller = slot.controller, controller.parent == nil else { continue }
            adopt(controller)
        }
    }

    private func goToStart(of controller: UIViewController) {
        var page = controller
        if let navigation = UITabBarController.navigation(in: controller) {
            if navigation.viewControllers.count > 1 {
                navigation.popToRootViewController(animated: true)
                return
            }
            page = navigation.topViewController ?? controller
        }
        guard let scrollView = page.contentScrollView(for: .top), scrollView.scrollsToTop,
            scrollView.delegate?.scrollViewShouldScrollToTop(scrollView) != false
        else { return }
        let start = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.adjustedContentInset.top)
        if scrollView.contentOffset.y > start.y { scrollView.physics.animate(to: start, endsAtTop: true) }
    }

    // MARK: Showing

    /// The controller whose view belongs into the container now.
    private var wanted: UIViewController? {
        if isShowingMoreList { return moreController }
        guard let selectedSlot else { return nil }
        if moreSlots.contains(where: { $0 === selectedSlot }) {
            let controller = selectedSlot.load()
            if controller is UINavigationController { return controller }
            let more = moreNavigationController
            if more.viewControllers.last !== controller {
                more.setViewControllers([more.viewControllers[0], controller], animated: false)
            }
            return more
        }
        let controller = selectedSlot.load()
        if controller.parent !== self {
            // It was open in "More", and has a place in the bar now.
            if controller.parent === moreController {
                moreController?.popToRootViewController(animated: false)
            }
            adopt(controller)
        }
        return controller
    }

    /// Marks the chosen item, and shows the chosen controller in the way that the appearance of this one asks for.
    func showSelection() {
        let isMore = isShowingMoreList || moreSlots.contains { $0 === selectedSlot }
        bar.selectedItem = isMore ? moreController?.tabBarItem : selectedSlot?.item
        guard isViewLoaded, !isSwapping, transition == nil else { return }
        let new = wanted
        guard new !== displayed else { return }
        switch appearance {
        case .disappeared, .disappearing: showAtOnce(new)
        case .appearing: swapWhileAppearing(new)
        case .appeared: if !startTransition(to: new) { swap(to: new) }
        }
    }

    private func place(_ controller: UIViewController?) {
        displayed = controller
        guard let controller else { return layoutBar() }
        UIView.performWithoutAnimation {
            controller.view.frame = container.bounds
            controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            layoutBar()
        }
    }

    private func showAtOnce(_ new: UIViewController?) {
        let old = displayed
        place(new)
        if let new { container.addSubview(new.view) }
        take(away: old)
    }

    private func swapWhileAppearing(_ new: UIViewController?) {
        let old = displayed
        new?.beginAppearanceTransition(true, animated: isAppearanceAnimated)
        old?.beginAppearanceTransition(false, animated: false)
        place(new)
        if let new {
            container.addSubview(new.view)
            new.isAppearingNow()
            // From here on the end of this controller's own appearance is the child's, too.
            new.isTransitionManual = false
        }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
        take(away: old)
    }

    private func swap(to new: UIViewController?) {
        let old = displayed
        isSwapping = true
        // UIKit tells the new one first.
        new?.beginAppearanceTransition(true, animated: false)
        old?.beginAppearanceTransition(false, animated: false)
        place(new)
        if let new { container.addSubview(new.view) }
        old?.viewIfLoaded?.removeFromSuperview()
        new?.isAppearingNow()
        moveFocus(from: old, to: new)
        runtimeContext.frames.afterNextLayout { [self] in
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
            isSwapping = false
            take(away: old)
            showSelection()
        }
        viewIfLoaded?.setNeedsLayout()
    }

    /// A controller that is no longer among those of this one goes when its view has gone.
    private func take(away old: UIViewController?) {
        guard let old, old !== displayed else { return }
        old.viewIfLoaded?.removeFromSuperview()
        if old !== moreController, !slots.contains(where: { $0.controller === old }) { leave(old) }
    }

    private func moveFocus(from old: UIViewController?, to new: UIViewController?) {
        guard let system = viewIfLoaded?.window?.focusSystem, let item = system.focusedItem, let old, let new,
            UIFocusSystem.environment(old, contains: item)
        else { return }
        system.requestFocusUpdate(to: new)
    }

    // MARK: With an animator

    private func startTransition(to new: UIViewController?) -> Bool {
        guard let old = displayed, let new, UIView.areAnimationsEnabled,
            let animator = delegate?.tabBarController(
                self, animationControllerForTransitionFrom: old, to: new)
        else { return false }
        let interactor = delegate?.tabBarController(self, interactionControllerFor: animator)
        let before = slots.first { $0.controller === old }
        let context = TransitionContext(
            in: container, from: old, to: new, animator: animator, interactor: interactor
        ) { [weak self] in self?.endTransition(from: old, to: new, before: before, didComplete: $0) }
        transition = context
        ownTransitionCoordinator = context.coordinator
        new.beginAppearanceTransition(true, animated: true)
        old.beginAppearanceTransition(false, animated: true)
        place(new)
        context.views = [.from: old.view, .to: new.view]
        context.initialFrames = [ObjectIdentifier(old): container.bounds]
        context.finalFrames = [ObjectIdentifier(new): container.bounds]
        context.start()
        new.isAppearingNow()
        moveFocus(from: old, to: new)
        return true
    }

    private func endTransition(
        from old: UIViewController, to new: UIViewController, before: TabSlot?, didComplete: Bool
    ) {
        guard transition != nil else { return }
        transition = nil
        if didComplete {
            UIView.performWithoutAnimation { new.view.frame = container.bounds }
            if new.view.superview !== container { container.addSubview(new.view) }
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            take(away: old)
        } else {
            new.beginAppearanceTransition(false, animated: true)
            new.viewIfLoaded?.removeFromSuperview()
            new.endAppearanceTransition()
            old.beginAppearanceTransition(true, animated: true)
            old.endAppearanceTransition()
            if let before { selectedSlot = before }
            place(old)
        }
        showSelection()
        view.setNeedsLayout()
    }
}
