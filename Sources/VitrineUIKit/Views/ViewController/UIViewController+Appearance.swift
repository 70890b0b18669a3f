extension UIViewController {
    // MARK: Transitions by hand

    /// Says that a container brings this child's view on screen or takes it away.
    ///
    /// Only for containers whose ``shouldAutomaticallyForwardAppearanceMethods`` is `false`.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        isTransitionManual = true
        willChangeAppearance(isAppearing, animated: animated)
    }

    /// Says that the transition begun with ``beginAppearanceTransition(_:animated:)`` is over.
    public func endAppearanceTransition() {
        isTransitionManual = false
        if appearance == .appearing { isAppearingNow() }
        didChangeAppearance()
    }

    // MARK: Steps

    /// `viewWillAppear` or `viewWillDisappear`, for this controller and then for its children.
    func willChangeAppearance(_ isAppearing: Bool, animated: Bool) {
        if isAppearing {
            guard appearance == .disappeared || appearance == .disappearing else { return }
            loadViewIfNeeded()
            appearance = .appearing
            isAppearanceAnimated = animated
            viewWillAppear(animated)
        } else {
            guard appearance == .appeared || appearance == .appearing else { return }
            appearance = .disappearing
            isAppearanceAnimated = animated
            viewWillDisappear(animated)
        }
        for child in forwardedChildren { child.willChangeAppearance(isAppearing, animated: animated) }
    }

    /// `viewIsAppearing`, once the view is in the window.
    func isAppearingNow() {
        guard appearance == .appearing, !hasReportedIsAppearing else { return }
        hasReportedIsAppearing = true
        traitCollection.withCurrent { viewIsAppearing(isAppearanceAnimated) }
        for child in forwardedChildren { child.isAppearingNow() }
    }

    /// `viewDidAppear` or `viewDidDisappear`, for the children and then for this controller.
    func didChangeAppearance() {
        switch appearance {
        case .appearing:
            isAppearingNow()
            hasReportedIsAppearing = false
            for child in forwardedChildren { child.didChangeAppearance() }
            appearance = .appeared
            viewDidAppear(isAppearanceAnimated)
            isMovingToParent = false
            isBeingPresented = false
        case .disappearing:
            hasReportedIsAppearing = false
            for child in children where shouldAutomaticallyForwardAppearanceMethods {
                child.didChangeAppearance()
            }
            appearance = .disappeared
            viewDidDisappear(isAppearanceAnimated)
            isMovingFromParent = false
            isBeingDismissed = false
        case .appeared, .disappeared:
            break
        }
    }

    /// The children whose views are in this controller's view and who hear of its appearance.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true && !$0.isTransitionManual }
    }

    // MARK: From the view

    /// The view is about to move to a window or, with `nil`, out of one. Called by the view.
    func viewWillMove(toWindow window: UIWindow?) {
        guard followsItsView else { return }
        let isShown = viewIfLoaded?.window != nil
        if window != nil, !isShown {
            // A parent on its way to the screen brings its children along.
            if let parent, parent.appearance == .disappeared, parent.viewIfLoaded != nil,
                parent.shouldAutomaticallyForwardAppearanceMethods, isInside(parent)
            {
                return
            }
            willChangeAppearance(true, animated: false)
        } else if window == nil, isShown {
            if let parent, parent.appearance == .disappearing, isInside(parent) { return }
            willChangeAppearance(false, animated: false)
        }
    }

    /// The view is in another window, or in none. Called by the view.
    func viewDidMove(toWindow window: UIWindow?) {
        guard followsItsView else { return }
        if window != nil {
            if let parent, parent.appearance == .appearing, isInside(parent) {
                willChangeAppearance(true, animated: parent.isAppearanceAnimated)
                isAppearingNow()
                return
            }
            isAppearingNow()
            runtimeContext.frames.afterNextLayout { [weak self] in
                guard let self, self.followsItsView, self.appearance == .appearing,
                    self.viewIfLoaded?.window != nil
                else { return }
                self.didChangeAppearance()
            }
        } else {
            if let parent, parent.appearance == .disappearing, isInside(parent) { return }
            didChangeAppearance()
        }
    }

    /// Whether moving the view between windows is what appearance goes by.
    private var followsItsView: Bool {
        if isTransitionManual { return false }
        // During a presentation the presenter says when.
        if isBeingPresented || isBeingDismissed { return false }
        return parent?.shouldAutomaticallyForwardAppearanceMethods ?? true
    }

    private func isInside(_ parent: UIViewController) -> Bool {
        guard let view = viewIfLoaded, let around = parent.viewIfLoaded else { return false }
        return view.isDescendant(of: around)
    }

    // MARK: From the window

    func windowDidAppear() {
        willChangeAppearance(true, animated: false)
        viewDidMove(toWindow: rootWindow)
    }

    func windowWillDisappear() {
        willChangeAppearance(false, animated: false)
    }

    func windowDidDisappear() {
        didChangeAppearance()
    }

    func windowWillResize(to size: CGSize) {
        let coordinator = ImmediateTransition(containerView: viewIfLoaded?.superview ?? view)
        viewWillTransition(to: size, with: coordinator)
        for presented in presentedChain {
            presented.runningPresentation?.viewWillTransition(to: size, with: coordinator)
        }
        coordinator.run()
    }
}
