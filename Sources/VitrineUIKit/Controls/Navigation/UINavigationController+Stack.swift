import VitrineCoreGraphics

extension UINavigationController {
    /// Makes a list the stack: tells those who come and go, and lets what shows follow.
    func change(to controllers: [UIViewController], animated: Bool) {
        guard runtimeContext.isCurrent else {
            return runtimeContext.enter { change(to: controllers, animated: animated) }
        }
        for (index, controller) in controllers.enumerated() {
            demand(
                !controllers[..<index].contains { $0 === controller },
                "\(type(of: controller)) is twice in the stack given to a navigation controller.")
            demand(
                !(controller is UINavigationController),
                "A navigation controller cannot be in the stack of another one; present it instead.")
        }
        let old = stack
        stack = controllers
        for controller in old where !contains(controllers, controller) {
            if controller === displayed, contains(arriving, controller) {
                // It is on screen already, though it was not told yet: it may be what changes the stack.
                controller.didMove(toParent: self)
            }
            controller.willMove(toParent: nil)
            arriving.removeAll { $0 === controller }
            leaving.append(controller)
        }
        for controller in controllers where !contains(old, controller) {
            if contains(leaving, controller) {
                leaving.removeAll { $0 === controller }
                controller.willMove(toParent: self)
            } else {
                addChild(controller)
            }
            arriving.append(controller)
        }
        setNeedsTransition(animated: animated)
    }

    private func contains(_ list: [UIViewController], _ controller: UIViewController) -> Bool {
        list.contains { $0 === controller }
    }

    private func setNeedsTransition(animated: Bool) {
        guard isViewLoaded else { return settleMembers() }
        pendingAnimation = animated
        if appearance == .disappeared { return showPendingChange() }
        view.setNeedsLayout()
    }

    /// Tells those who came that they are in, and lets go of those who left. One that is still on screen, because the
    /// stack has changed again since, stays until it is not.
    func settleMembers() {
        let gone = leaving.filter { $0 !== displayed }
        let here = arriving
        leaving.removeAll { $0 !== displayed }
        arriving = []
        for controller in gone {
            leaveContent(of: controller)
            controller.removeFromParent()
        }
        for controller in here { controller.didMove(toParent: self) }
        tabBarController?.stackDidSettle(of: self)
    }

    // MARK: Showing

    /// Shows what changed, unless a transition is under way: then it is shown after that.
    func showPendingChange() {
        guard let animated = pendingAnimation, transition == nil, !isSwapping else { return }
        pendingAnimation = nil
        guard displayed !== stack.last else {
            displayedStack = stack
            bar.show(stack.map(\.navigationItem))
            settleMembers()
            layoutBar()
            return
        }
        switch appearance {
        case .disappeared, .disappearing: showAtOnce()
        case .appearing: swapWhileAppearing()
        case .appeared:
            if animated, UIView.areAnimationsEnabled, let old = displayed, let new = stack.last {
                startTransition(from: old, to: new)
            } else {
                swap()
            }
        }
    }

    /// Puts the top's view in place while nothing is on screen.
    func showAtOnce() {
        let old = displayed
        setDisplayed(stack.last)
        if let new = displayed {
            // In a window that shows something else over all this the page is not on screen, and hears when it is.
            new.isTransitionManual = true
            container.addSubview(new.view)
            new.isTransitionManual = false
        }
        if old !== displayed { old?.viewIfLoaded?.removeFromSuperview() }
        settleMembers()
    }

    private func setDisplayed(_ controller: UIViewController?) {
        displayed = controller
        displayedStack = stack
        bar.show(stack.map(\.navigationItem))
        guard let controller else { return }
        place(controller)
        layoutBar()
        tabBarController?.pushDidEnd()
    }

    /// Gives a controller's view its place and its safe area.
    func place(_ controller: UIViewController) {
        let view: UIView = controller.view
        UIView.performWithoutAnimation {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            followContent(of: controller)
            view.frame = frame(of: controller)
            updateSafeArea(of: controller)
        }
    }

    private func swapWhileAppearing() {
        let old = displayed
        old?.beginAppearanceTransition(false, animated: false)
        let new = stack.last
        new?.beginAppearanceTransition(true, animated: isAppearanceAnimated)
        setDisplayed(new)
        if let new {
            delegate?.navigationController(self, willShow: new, animated: isAppearanceAnimated)
            container.addSubview(new.view)
            new.isAppearingNow()
            // From here on the end of this controller's own appearance is the child's, too.
            new.isTransitionManual = false
        }
        old?.viewIfLoaded?.removeFromSuperview()
        old?.endAppearanceTransition()
        settleMembers()
    }

    /// Replaces what is on screen without a transition.
    private func swap() {
        let (old, new) = (displayed, stack.last)
        isSwapping = true
        if let old { old.isMovingFromParent = contains(leaving, old) }
        old?.beginAppearanceTransition(false, animated: false)
        new?.beginAppearanceTransition(true, animated: false)
        setDisplayed(new)
        if let new {
            delegate?.navigationController(self, willShow: new, animated: false)
            container.addSubview(new.view)
        }
        old?.viewIfLoaded?.removeFromSuperview()
        new?.isAppearingNow()
        moveFocus(from: old, to: new)
        runtimeContext.frames.afterNextLayout { [self] in
            old?.endAppearanceTransition()
            new?.endAppearanceTransition()
            isSwapping = false
            settleMembers()
            if let new { delegate?.navigationController(self, didShow: new, animated: false) }
            if pendingAnimation != nil { view.setNeedsLayout() }
        }
    }

    /// Focus that was in the leaving page goes to the coming one, and is remembered for when the former comes back.
    func moveFocus(from old: UIViewController?, to new: UIViewController?) {
        guard let system = viewIfLoaded?.window?.focusSystem, let item = system.focusedItem,
            UIFocusSystem.environment(self, contains: item), let new
        else { return }
        if let old, UIFocusSystem.environment(old, contains: item) { system.covered.append(item) }
        system.requestFocusUpdate(to: new)
    }
}
