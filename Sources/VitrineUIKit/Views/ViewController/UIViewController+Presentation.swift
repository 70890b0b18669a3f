import VitrineCoreGraphics

extension UIViewController {
    /// How a modal cover moves: a spring of so many seconds and this damping ratio.
    private static let coverDuration: TimeInterval = 0.5
    private static let coverDamping: CGFloat = 0.9

    /// The controller that presents on behalf of this one: the outermost parent.
    private var presentationRoot: UIViewController {
        var root = self
        while let parent = root.parent { root = parent }
        return root
    }

    func presentNow(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let presenter = presentationRoot
        guard let window = window(forPresenting: presented, by: presenter) else { return }
        presenter.ownPresented = presented
        presented.ownPresenting = presenter
        presented.isBeingPresented = true
        let covers = presented.coversPresenter
        let animator =
            animated
            ? presented.transitioningDelegate?.animationController(
                forPresented: presented, presenting: presenter, source: self) : nil

        let view: UIView = presented.view
        if covers { presenter.willChangeAppearance(false, animated: animated) }
        presented.willChangeAppearance(true, animated: animated)
        view.frame = window.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let finish: @MainActor () -> Void = {
            if covers { presenter.viewIfLoaded?.isHidden = true }
            presented.didChangeAppearance()
            if covers { presenter.didChangeAppearance() }
            completion?()
            window.setNeedsFocusTick()
        }
        if let animator {
            ModalTransition(
                presenter: presenter, presented: presented, window: window, animator: animator,
                interactor: presented.transitioningDelegate?.interactionControllerForPresentation(
                    using: animator)
            ).present { didComplete in
                if didComplete { finish() } else { presenter.takeBack(presented, covers: covers, in: window) }
            }
            presented.isAppearingNow()
            window.focusSystem.follow(presented)
            return
        }
        window.addSubview(view)
        presented.isAppearingNow()
        window.focusSystem.follow(presented)
        guard animated else {
            window.ownContext.frames.afterNextLayout(finish)
            return
        }
        presented.moveOffScreen(in: window)
        Self.animate({ presented.moveOnScreen(in: window) }, then: finish)
    }

    /// The window for a presentation; nil, and a report as UIKit's, where there cannot be one.
    private func window(
        forPresenting presented: UIViewController, by presenter: UIViewController
    ) -> UIWindow? {
        guard presenter.ownPresented == nil else {
            report(
                "\(type(of: presenter)) is already presenting \(type(of: presenter.ownPresented!)); "
                    + "dismiss it before presenting \(type(of: presented)).")
            return nil
        }
        guard let window = presenter.viewIfLoaded?.window else {
            report("\(type(of: presenter)) cannot present \(type(of: presented)): its view is in no window.")
            return nil
        }
        demand(
            presented.ownPresenting == nil && presented.parent == nil,
            "\(type(of: presented)) is already presented or is a child, and cannot be presented.")
        demand(
            presented.modalPresentationStyle != .none,
            "\(type(of: presented)) was presented with the modalPresentationStyle none, which is not a presentation."
        )
        return window
    }

    /// A presentation with an animator of its own was cancelled.
    private func takeBack(_ presented: UIViewController, covers: Bool, in window: UIWindow) {
        ownPresented = nil
        presented.ownPresenting = nil
        presented.willChangeAppearance(false, animated: true)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.didChangeAppearance()
        presented.isBeingPresented = false
        if covers {
            willChangeAppearance(true, animated: true)
            didChangeAppearance()
        }
        window.focusSystem.follow(self)
    }

    func dismissNow(animated: Bool, completion: (() -> Void)?) {
        // What this one presents goes first; a controller that presents nothing goes itself.
        guard let presented = presentationRoot.ownPresented else {
            if let presenting = presentingViewController {
                presenting.dismissNow(animated: animated, completion: completion)
            } else if let completion {
                runtimeContext.frames.afterNextLayout { completion() }
            }
            return
        }
        // On its way out already.
        guard !presented.isBeingDismissed else {
            if let completion { runtimeContext.frames.afterNextLayout { completion() } }
            return
        }
        presentationRoot.dismiss(presented, animated: animated, completion: completion)
    }

    private func dismiss(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        // A stack of presented controllers goes together; only the frontmost is animated.
        if let above = presented.ownPresented, above !== presented {
            presented.dismissNow(animated: false, completion: nil)
        }
        let window = presented.viewIfLoaded?.window
        // A presentation under way is over with this.
        presented.modalTransition?.finishAtOnce()
        let covers = presented.coversPresenter
        presented.isBeingDismissed = true
        presented.willChangeAppearance(false, animated: animated)
        if covers {
            viewIfLoaded?.isHidden = false
            willChangeAppearance(true, animated: animated)
            isAppearingNow()
        }
        let finish: @MainActor () -> Void = {
            self.didDismiss(presented, covers: covers, from: window)
            completion?()
            if let window { window.focusSystem.follow(self) }
        }
        guard animated, let window else { return finish() }
        guard let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: presented)
        else { return Self.animate({ presented.moveOffScreen(in: window) }, then: finish) }
        ModalTransition(
            presenter: self, presented: presented, window: window, animator: animator,
            interactor: delegate.interactionControllerForDismissal(using: animator)
        ).dismiss { didComplete in
            if didComplete { finish() } else { self.keep(presented, covers: covers) }
        }
    }

    private func didDismiss(_ presented: UIViewController, covers: Bool, from window: UIWindow?) {
        // With the container that a transitioning delegate's animator had.
        if let container = presented.viewIfLoaded?.superview, container !== window,
            container.superview === window
        {
            container.removeFromSuperview()
        }
        presented.viewIfLoaded?.removeFromSuperview()
        ownPresented = nil
        presented.ownPresenting = nil
        presented.didChangeAppearance()
        if covers { didChangeAppearance() }
    }

    /// A dismissal with an animator of its own was cancelled.
    private func keep(_ presented: UIViewController, covers: Bool) {
        presented.isBeingDismissed = false
        presented.willChangeAppearance(true, animated: true)
        presented.didChangeAppearance()
        guard covers else { return }
        willChangeAppearance(false, animated: true)
        viewIfLoaded?.isHidden = true
        didChangeAppearance()
    }

    private static func animate(
        _ changes: @escaping @MainActor @Sendable () -> Void,
        then finish: @escaping @MainActor @Sendable () -> Void
    ) {
        UIView.animate(
            withDuration: coverDuration, delay: 0, usingSpringWithDamping: coverDamping,
            initialSpringVelocity: 0, options: [], animations: { changes() }, completion: { _ in finish() })
    }

    private func moveOffScreen(in window: UIWindow) {
        switch modalTransitionStyle {
        case .coverVertical: view.frame = window.bounds.offsetBy(dx: 0, dy: window.bounds.height)
        case .crossDissolve: view.alpha = 0
        }
    }

    private func moveOnScreen(in window: UIWindow) {
        switch modalTransitionStyle {
        case .coverVertical: view.frame = window.bounds
        case .crossDissolve: view.alpha = 1
        }
    }

    /// A slip that UIKit logs rather than traps.
    private func report(_ sentence: String) {
        ReportLog.current.report("Vitrine: \(sentence)")
    }
}
