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
        // As UIKit: reported, and nothing happens.
        guard presenter.ownPresented == nil else {
            report(
                "\(type(of: presenter)) is already presenting \(type(of: presenter.ownPresented!)); "
                    + "dismiss it before presenting \(type(of: presented)).")
            return
        }
        guard let window = presenter.viewIfLoaded?.window else {
            report("\(type(of: presenter)) cannot present \(type(of: presented)): its view is in no window.")
            return
        }
        demand(
            presented.ownPresenting == nil && presented.parent == nil,
            "\(type(of: presented)) is already presented or is a child, and cannot be presented.")
        demand(
            presented.modalPresentationStyle != .none,
            "\(type(of: presented)) was presented with the modalPresentationStyle none, which is not a presentation."
        )
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
            let interactor = presented.transitioningDelegate?.interactionControllerForPresentation(
                using: animator)
            ModalTransition(
                presenter: presenter, presented: presented, window: window, animator: animator,
                interactor: interactor
            ).present { didComplete in
                if didComplete { return finish() }
                presenter.ownPresented = nil
                presented.ownPresenting = nil
                presented.willChangeAppearance(false, animated: true)
                presented.viewIfLoaded?.removeFromSuperview()
                presented.didChangeAppearance()
                presented.isBeingPresented = false
                if covers {
                    presenter.willChangeAppearance(true, animated: true)
                    presenter.didChangeAppearance()
                }
                window.focusSystem.requestFocusUpdate(to: presenter)
            }
            presented.isAppearingNow()
            window.focusSystem.requestFocusUpdate(to: presented)
            return
        }
        window.addSubview(view)
        presented.isAppearingNow()
        window.focusSystem.requestFocusUpdate(to: presented)
        guard animated else {
            FrameScheduler.afterNextLayout(finish)
            return
        }
        presented.moveOffScreen(in: window)
        Self.animate({ presented.moveOnScreen(in: window) }, then: finish)
    }

    func dismissNow(animated: Bool, completion: (() -> Void)?) {
        // What this one presents goes first; a controller that presents nothing goes itself.
        guard let presented = presentationRoot.ownPresented else {
            if let presenting = presentingViewController {
                presenting.dismissNow(animated: animated, completion: completion)
            } else if let completion {
                FrameScheduler.afterNextLayout { completion() }
            }
            return
        }
        // On its way out already.
        guard !presented.isBeingDismissed else {
            if let completion { FrameScheduler.afterNextLayout { completion() } }
            return
        }
        let presenter = presentationRoot
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
            presenter.viewIfLoaded?.isHidden = false
            presenter.willChangeAppearance(true, animated: animated)
            presenter.isAppearingNow()
        }
        let finish: @MainActor () -> Void = {
            // With the container that a transitioning delegate's animator had.
            if let container = presented.viewIfLoaded?.superview, container !== window,
                container.superview === window
            {
                container.removeFromSuperview()
            }
            presented.viewIfLoaded?.removeFromSuperview()
            presenter.ownPresented = nil
            presented.ownPresenting = nil
            presented.didChangeAppearance()
            if covers { presenter.didChangeAppearance() }
            completion?()
            if let window { window.focusSystem.requestFocusUpdate(to: presenter) }
        }
        guard animated, let window else {
            finish()
            return
        }
        if let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: presented)
        {
            ModalTransition(
                presenter: presenter, presented: presented, window: window, animator: animator,
                interactor: delegate.interactionControllerForDismissal(using: animator)
            ).dismiss { didComplete in
                if didComplete { return finish() }
                presented.isBeingDismissed = false
                presented.willChangeAppearance(true, animated: true)
                presented.didChangeAppearance()
                guard covers else { return }
                presenter.willChangeAppearance(false, animated: true)
                presenter.viewIfLoaded?.isHidden = true
                presenter.didChangeAppearance()
            }
            return
        }
        Self.animate({ presented.moveOffScreen(in: window) }, then: finish)
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
        ReportLog.shared.report("Vitrine: \(sentence)")
    }
}
