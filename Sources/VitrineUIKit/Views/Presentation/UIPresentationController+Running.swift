import VitrineCoreGraphics

/// What follows from the start of a presentation to the end of its dismissal.
extension UIPresentationController {
    /// Shows the presented controller over `presenter`, in the view `host`.
    final func present(
        from presenter: UIViewController, source: UIViewController, in host: UIView, animated: Bool,
        completion: (() -> Void)?
    ) {
        let presented = presentedViewController
        let window = host.window ?? host as? UIWindow
        storedPresenting = presenter
        phase = .presenting
        presenter.ownPresented = presented
        keptUntilPresented = nil
        presented.ownPresenting = presenter
        presented.runningPresentation = self
        presented.isBeingPresented = true
        takeResponder(of: window)

        let container = PresentationContainer(self, frame: containerFrame(in: host, over: presenter))
        self.container = container
        if host === window {
            host.addSubview(container)
        } else {
            host.insertSubview(container, aboveSubview: presenter.view)
        }
        let removes = shouldRemovePresentersView
        let delegate = presented.transitioningDelegate
        let given =
            animated
            ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source)
            : nil
        let finish: (Bool) -> Void = { [weak window] didComplete in
            if didComplete {
                self.didPresent(removes: removes, completion)
            } else {
                self.takeBack(removes: removes)
            }
            window?.setNeedsFocusTick()
        }

        guard animated else {
            let coordinator = ImmediateTransition(
                containerView: container, participants: [.from: presenter, .to: presented],
                style: presentationStyle)
            begin(removes: removes, coordinator: coordinator, animated: false)
            guard let view = presentedView else { return }
            if view.superview == nil || !view.isDescendant(of: container) {
                view.frame = frameOfPresentedViewInContainerView
                container.addSubview(view)
            }
            coordinator.runAnimations()
            presented.isAppearingNow()
            window?.focusSystem.follow(presented)
            presented.runtimeContext.frames.afterNextLayout {
                guard self.phase == .presenting else { return }
                finish(true)
                coordinator.runCompletions()
            }
            immediate = coordinator
            return
        }
        let animator = given ?? systemAnimator(isPresentation: true)
        let context = makeContext(
            from: presenter, to: presented, animator: animator,
            interactor: given.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
            isSystem: given == nil, onEnd: finish)
        begin(removes: removes, coordinator: context.coordinator, animated: true)
        let frame = frameOfPresentedViewInContainerView
        setViews(of: context, leaving: presenter, coming: presented, removes: removes)
        context.finalFrames[ObjectIdentifier(presented)] = frame
        context.initialFrames[ObjectIdentifier(presenter)] = container.bounds
        if !removes { context.finalFrames[ObjectIdentifier(presenter)] = container.bounds }
        context.start()
        // An animator that forgets to add the view would show nothing.
        if !context.isOver, let view = presentedView, view.superview == nil {
            view.frame = frame
            container.addSubview(view)
        }
        presented.isAppearingNow()
        window?.focusSystem.follow(presented)
    }

    private func containerFrame(in host: UIView, over presenter: UIViewController) -> CGRect {
        host is UIWindow ? host.bounds : presenter.view.frame
    }

    // Swift 6.3's optimiser crashes over what it makes of this for one class of coordinator.
    @_optimize(none)
    private func begin(
        removes: Bool, coordinator: any UIViewControllerTransitionCoordinator, animated: Bool
    ) {
        let (presenter, presented) = (presentingViewController, presentedViewController)
        presented.ownTransitionCoordinator = coordinator
        presenter.ownTransitionCoordinator = coordinator
        let style = styleOfAdaptation
        effectiveDelegate?.presentationController(
            known, willPresentWithAdaptiveStyle: style, transitionCoordinator: animated ? coordinator : nil)
        // Made before anybody is told that it appears.
        presented.loadViewIfNeeded()
        if removes { presenter.willChangeAppearance(false, animated: animated) }
        presented.willChangeAppearance(true, animated: animated)
        UIView.performWithoutAnimation { presentationTransitionWillBegin() }
    }

    /// The style in the place of the one that the program chose; `none` without.
    private var styleOfAdaptation: UIModalPresentationStyle { adapted == nil ? .none : presentationStyle }

    private func didPresent(removes: Bool, _ completion: (() -> Void)?) {
        phase = .presented
        let (presenter, presented) = (presentingViewController, presentedViewController)
        if removes { presenter.viewIfLoaded?.isHidden = true }
        presentationTransitionDidEnd(true)
        presented.didChangeAppearance()
        if removes { presenter.didChangeAppearance() }
        completion?()
    }

    /// A presentation with an animator of its own was cancelled.
    private func takeBack(removes: Bool) {
        phase = .idle
        let (presenter, presented) = (presentingViewController, presentedViewController)
        presentationTransitionDidEnd(false)
        presenter.ownPresented = nil
        presented.ownPresenting = nil
        presented.willChangeAppearance(false, animated: true)
        removeViews()
        presented.didChangeAppearance()
        presented.isBeingPresented = false
        presented.presentationIsOver()
        if removes {
            presenter.willChangeAppearance(true, animated: true)
            presenter.didChangeAppearance()
        }
        returnResponder()
        presenter.viewIfLoaded?.window?.focusSystem.follow(presenter)
    }

    // MARK: Dismissal

    /// Takes the presented controller away, and with it those between it and `presenter`.
    ///
    /// - Parameters:
    ///   - between: What `presenter` presents and what that presents, without the presented controller; first to last.
    ///   - interactor: Drives the dismissal in the place of the transitioning delegate's.
    final func dismiss(
        to presenter: UIViewController, between: [UIPresentationController] = [], animated: Bool,
        interactor: (any UIViewControllerInteractiveTransitioning)? = nil, completion: (() -> Void)?
    ) {
        let presented = presentedViewController
        // A presentation under way is over with this.
        for controller in between + [self] { controller.endPresentingAtOnce() }
        guard let container else { return }
        let window = container.window
        phase = .dismissing
        presented.isBeingDismissed = true
        let whole = [self] + between.reversed()
        // Who comes back is the first below all that leaves a page hidden.
        let removes = whole.contains { $0.shouldRemovePresentersView }
        let delegate = presented.transitioningDelegate
        let given = animated ? delegate?.animationController(forDismissed: presented) : nil
        let finish: (Bool) -> Void = { [weak window] didComplete in
            if didComplete {
                self.didDismiss(to: presenter, between: between, removes: removes, completion)
            } else {
                self.keep(to: presenter, between: between, removes: removes)
            }
            window?.setNeedsFocusTick()
        }

        if animated, window != nil {
            let animator = given ?? systemAnimator(isPresentation: false)
            let driver =
                interactor ?? given.flatMap { delegate?.interactionControllerForDismissal(using: $0) }
            let behind = presenter.viewIfLoaded
            let place = behind.flatMap { behind in
                behind.superview.map { ($0, $0.subviews.firstIndex { $0 === behind }) }
            }
            let context = makeContext(
                from: presented, to: presenter, animator: animator, interactor: driver,
                isSystem: given == nil
            ) { didComplete in
                // Animators put the view that comes back into the container, under the one that leaves.
                if let behind, let place, behind.superview !== place.0 {
                    place.0.insertSubview(behind, at: place.1 ?? 0)
                }
                finish(didComplete)
            }
            setViews(of: context, leaving: presented, coming: presenter, removes: removes)
            context.initialFrames[ObjectIdentifier(presented)] =
                presentedView?.superview == nil ? container.bounds : presentedView?.untransformedFrame
            context.finalFrames[ObjectIdentifier(presenter)] = container.bounds
            if !removes { context.initialFrames[ObjectIdentifier(presenter)] = container.bounds }
            uncover(presenter, between: between, removes: removes, context.coordinator, animated: true)
            context.start()
        } else {
            let coordinator = ImmediateTransition(
                containerView: container, participants: [.from: presented, .to: presenter],
                style: presentationStyle)
            uncover(presenter, between: between, removes: removes, coordinator, animated: false)
            coordinator.runAnimations()
            finish(true)
            coordinator.runCompletions()
        }
    }

    private func uncover(
        _ presenter: UIViewController, between: [UIPresentationController], removes: Bool,
        _ coordinator: any UIViewControllerTransitionCoordinator, animated: Bool
    ) {
        let presented = presentedViewController
        presented.ownTransitionCoordinator = coordinator
        presenter.ownTransitionCoordinator = coordinator
        for controller in between {
            controller.phase = .dismissing
            controller.presentedIfAlive?.isBeingDismissed = true
            controller.presentedIfAlive?.ownTransitionCoordinator = coordinator
        }
        UIView.performWithoutAnimation {
            for controller in [self] + between.reversed() { controller.dismissalTransitionWillBegin() }
        }
        presented.willChangeAppearance(false, animated: animated)
        for controller in between.reversed() {
            controller.presentedIfAlive?.willChangeAppearance(false, animated: false)
            // What lies between is gone at once: only the frontmost is animated.
            controller.container?.isHidden = true
        }
        guard removes else { return }
        presenter.viewIfLoaded?.isHidden = false
        presenter.willChangeAppearance(true, animated: animated)
        presenter.isAppearingNow()
    }

    private func didDismiss(
        to presenter: UIViewController, between: [UIPresentationController], removes: Bool,
        _ completion: (() -> Void)?
    ) {
        let gone = [self] + between.reversed()
        let kept = gone.compactMap(\.presentedIfAlive)
        let known = gone.map(\.known)
        for controller in gone {
            controller.phase = .idle
            controller.dismissalTransitionDidEnd(true)
            controller.removeViews()
        }
        presenter.ownPresented = nil
        for controller in kept {
            controller.ownPresented = nil
            controller.ownPresenting = nil
            controller.modalTransition = nil
        }
        for controller in kept { controller.didChangeAppearance() }
        if removes { presenter.didChangeAppearance() }
        for controller in gone { controller.returnResponder() }
        if let window = presenter.viewIfLoaded?.window { window.focusSystem.follow(presenter) }
        for controller in kept { controller.presentationIsOver() }
        for controller in known { controller.presentedIfAlive?.presentationIsOver() }
        for (controller, known) in zip(gone, known) where controller.isDismissedByUser {
            controller.isDismissedByUser = false
            (controller.delegate ?? known.delegate)?.presentationControllerDidDismiss(known)
        }
        completion?()
    }

    /// A dismissal was taken back.
    private func keep(to presenter: UIViewController, between: [UIPresentationController], removes: Bool) {
        let presented = presentedViewController
        phase = .presented
        isDismissedByUser = false
        dismissalTransitionDidEnd(false)
        presented.isBeingDismissed = false
        for controller in between {
            controller.phase = .presented
            controller.container?.isHidden = false
            controller.dismissalTransitionDidEnd(false)
            controller.presentedIfAlive?.isBeingDismissed = false
            controller.presentedIfAlive?.willChangeAppearance(true, animated: false)
            controller.presentedIfAlive?.didChangeAppearance()
        }
        presented.willChangeAppearance(true, animated: true)
        presented.didChangeAppearance()
        guard removes else { return }
        presenter.willChangeAppearance(false, animated: true)
        presenter.viewIfLoaded?.isHidden = true
        presenter.didChangeAppearance()
    }

    // MARK: By the user

    /// The user wants it away, as by touching what is outside. Asks, and tells the delegate.
    final func dismissByUser(animated: Bool = true) {
        guard phase == .presented else { return }
        guard mayDismiss else {
            effectiveDelegate?.presentationControllerDidAttemptToDismiss(known)
            return
        }
        isDismissedByUser = true
        effectiveDelegate?.presentationControllerWillDismiss(known)
        presentingViewController.dismissNow(animated: animated, completion: nil)
    }

    /// Whether the user may dismiss it.
    final var mayDismiss: Bool {
        guard let presented = presentedIfAlive, !presented.holdsPresentation, !asksToStay else {
            return false
        }
        return effectiveDelegate?.presentationControllerShouldDismiss(known) ?? true
    }

    // MARK: Parts

    private func makeContext(
        from: UIViewController, to: UIViewController, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?, isSystem: Bool,
        onEnd: @escaping (Bool) -> Void
    ) -> TransitionContext {
        let presented = presentedViewController
        let context = TransitionContext(
            in: container!, from: from, to: to, style: presentationStyle, animator: animator,
            interactor: interactor,
            timing: isSystem ? systemTiming : UICubicTimingParameters(animationCurve: .easeInOut)
        ) { didComplete in
            presented.modalTransition = nil
            onEnd(didComplete)
        }
        presented.modalTransition = context
        return context
    }

    /// A presenting view that stays underneath is nobody's to move.
    private func setViews(
        of context: TransitionContext, leaving: UIViewController, coming: UIViewController, removes: Bool
    ) {
        let presented = presentedViewController
        for (key, controller) in [(UITransitionContextViewKey.from, leaving), (.to, coming)] {
            if controller === presented {
                context.views[key] = presentedView
            } else if removes {
                context.views[key] = controller.view
            }
        }
    }

    private func endPresentingAtOnce() {
        presentedIfAlive?.modalTransition?.finishAtOnce()
        guard phase == .presenting, let presented = presentedIfAlive else { return }
        // It was shown without animation, and nobody has been told yet that it appeared.
        phase = .presented
        if shouldRemovePresentersView { presentingViewController.viewIfLoaded?.isHidden = true }
        presentationTransitionDidEnd(true)
        presented.didChangeAppearance()
        if shouldRemovePresentersView { presentingViewController.didChangeAppearance() }
        immediate?.runCompletions()
    }

    private func removeViews() {
        let view = presentedView
        view?.removeFromSuperview()
        if let own = presentedIfAlive?.viewIfLoaded, own !== view { own.removeFromSuperview() }
        container?.removeFromSuperview()
        container = nil
        immediate = nil
    }

    // MARK: Keys

    /// Nothing that is covered is typed into.
    private func takeResponder(of window: UIWindow?) {
        guard let responder = window?.firstResponder else { return }
        if responder.resignFirstResponder() { formerResponder = responder }
    }

    /// Typing goes on where it was when the presentation began.
    private func returnResponder() {
        guard let responder = formerResponder else { return }
        formerResponder = nil
        guard let window = responder.responderWindow, window.firstResponder == nil else { return }
        _ = responder.becomeFirstResponder()
    }
}
