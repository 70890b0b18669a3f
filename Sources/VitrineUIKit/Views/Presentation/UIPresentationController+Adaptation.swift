import VitrineCoreGraphics

extension UIPresentationController {
    /// The controller that presents for traits: this one, or one of the style that it adapts to.
    final func adaptation(to traits: UITraitCollection) -> UIPresentationController {
        let style = adaptivePresentationStyle(for: traits)
        guard style != .none, style != presentationStyle, !(isSheet(style) && isSheet(presentationStyle))
        else { return self }
        let presented = presentedViewController
        let shown =
            delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
            ?? presented
        let running: UIPresentationController
        if isSheet(style), shown === presented, let popover = self as? UIPopoverPresentationController {
            running = popover.adaptiveSheetPresentationController
        } else {
            running = UIViewController.systemPresentation(
                style == .automatic ? .pageSheet : style, of: shown, storedPresenting)
        }
        if shown !== presented { running.keptUntilPresented = shown }
        running.adapted = self
        running.storedPresenting = storedPresenting
        delegate?.presentationController(self, prepare: running)
        return running
    }

    private func isSheet(_ style: UIModalPresentationStyle) -> Bool {
        style == .pageSheet || style == .formSheet || style == .automatic
    }

    /// The traits changed: shows the controller in the style that belongs to them, without animation.
    final func adaptAnew() {
        let original = known
        guard phase == .presented, let presented = presentedIfAlive, presented.ownPresented == nil,
            original.presentedIfAlive === presented, let container
        else { return }
        let next = original.adaptation(to: container.traitCollection)
        guard next !== self, next.presentedIfAlive === presented else { return }
        presented.runtimeContext.frames.afterNextLayout { [weak self] in
            guard let self, phase == .presented, presented.runningPresentation === self else { return }
            exchange(for: next)
        }
    }

    /// Hands the presented controller over to another presentation controller; it does not hear of it.
    private func exchange(for next: UIPresentationController) {
        guard let old = container, let host = old.superview, let presented = presentedIfAlive else { return }
        UIView.performWithoutAnimation {
            dismissalTransitionWillBegin()
            dismissalTransitionDidEnd(true)
            let made = PresentationContainer(next, frame: old.frame)
            next.container = made
            presented.runningPresentation = next
            host.insertSubview(made, aboveSubview: old)
            next.phase = .presented
            // Within the window all the time, so that nobody takes it for leaving.
            next.storedPresenting = storedPresenting
            next.presentationTransitionWillBegin()
            if let view = next.presentedView, !view.isDescendant(of: made) {
                made.addSubview(view)
            }
            next.presentedView?.frame = next.frameOfPresentedViewInContainerView
            phase = .idle
            if let view = presentedView, !view.isDescendant(of: made) { view.removeFromSuperview() }
            old.removeFromSuperview()
            container = nil
            next.presentationTransitionDidEnd(true)
            made.setNeedsLayout()
            presented.viewIfLoaded?.traitsMayHaveChanged()
        }
    }
}
