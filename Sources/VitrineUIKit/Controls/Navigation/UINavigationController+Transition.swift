import VitrineCoreGraphics

extension UINavigationController {
    /// Shows the new top in place of the old one, with a transition.
    func startTransition(from old: UIViewController, to new: UIViewController) {
        let before = displayedStack
        let isPush = !before.contains { $0 === new }
        var interactor: (any UIViewControllerInteractiveTransitioning)? =
            isPush ? nil : popGesture.takeInteractor()
        let custom =
            interactor != nil
            ? nil
            : delegate?.navigationController(
                self, animationControllerFor: isPush ? .push : .pop, from: old, to: new)
        if let custom {
            interactor = delegate?.navigationController(self, interactionControllerFor: custom)
        }
        let zoom = custom == nil ? (isPush ? new : old).zoomAnimation(isAppearing: isPush) : nil
        let context = TransitionContext(
            in: container, from: old, to: new,
            animator: custom ?? zoom ?? SlideTransition(isPush: isPush),
            interactor: interactor,
            timing: custom != nil
                ? UICubicTimingParameters(animationCurve: .easeInOut)
                : zoom == nil ? SlideTransition.timing : ZoomAnimation.timing
        ) { [weak self] in self?.endTransition(from: old, to: new, before: before, didComplete: $0) }
        transition = context
        ownTransitionCoordinator = context.coordinator
        displayedStack = stack
        // The bar goes to the new page with the animation, not while that is being prepared.
        isFollowing = true

        old.isMovingFromParent = leaving.contains { $0 === old }
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        delegate?.navigationController(self, willShow: new, animated: true)
        place(new)
        context.views = [.from: old.view, .to: new.view]
        context.initialFrames = [ObjectIdentifier(old): old.view.frame]
        context.finalFrames = [ObjectIdentifier(new): frame(of: new)]

        bar.prepare(displayedStack.map(\.navigationItem), isPush: isPush)
        context.coordinator.animate { [weak self] _ in
            guard let self else { return }
            // Only now that the page is in the window is it known what it covers.
            UIView.performWithoutAnimation { self.updateSafeArea(of: new) }
            self.bar.moveContents(isPush: isPush, scroll: self.barScroll(of: new))
            self.layoutBar()
            self.tabBarController?.layoutBarWithPush()
        }
        context.start()
        isFollowing = false
        new.isAppearingNow()
        moveFocus(from: old, to: new)
    }

    private func endTransition(
        from old: UIViewController, to new: UIViewController, before: [UIViewController], didComplete: Bool
    ) {
        guard transition != nil else { return }
        transition = nil
        if didComplete {
            displayed = new
            UIView.performWithoutAnimation { new.view.frame = frame(of: new) }
            if new.view.superview !== container { container.addSubview(new.view) }
            old.viewIfLoaded?.removeFromSuperview()
            old.endAppearanceTransition()
            new.endAppearanceTransition()
            leaveWithSelf(new)
            bar.endTransition(cancelled: false, items: [], scroll: barScroll(of: new))
            settleMembers()
            delegate?.navigationController(self, didShow: new, animated: true)
        } else {
            restore(before)
            UIView.performWithoutAnimation { old.view.frame = frame(of: old) }
            new.beginAppearanceTransition(false, animated: true)
            new.viewIfLoaded?.removeFromSuperview()
            new.endAppearanceTransition()
            old.isMovingFromParent = false
            old.beginAppearanceTransition(true, animated: true)
            old.endAppearanceTransition()
            leaveWithSelf(old)
            followContent(of: old)
            bar.endTransition(
                cancelled: true, items: before.map(\.navigationItem), scroll: barScroll(of: old))
            moveFocus(from: new, to: old)
        }
        layoutBar()
        tabBarController?.pushDidEnd()
        view.setNeedsLayout()
    }

    /// A transition that ends while this controller itself leaves the screen: the child hears of it late.
    private func leaveWithSelf(_ child: UIViewController) {
        guard appearance == .disappearing || appearance == .disappeared else { return }
        child.beginAppearanceTransition(false, animated: false)
        if appearance == .disappeared {
            child.endAppearanceTransition()
        } else {
            child.isTransitionManual = false
        }
    }

    /// After a cancelled transition the stack is what it was, unless somebody changed it meanwhile.
    private func restore(_ before: [UIViewController]) {
        guard pendingAnimation == nil else {
            // The change is shown from the old page on.
            displayedStack = before
            return
        }
        stack = before
        displayedStack = before
        let back = leaving
        leaving = []
        for controller in back where before.contains(where: { $0 === controller }) {
            controller.didMove(toParent: self)
        }
        let unwanted = arriving
        arriving = []
        for controller in unwanted {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }
}
