import VitrineCoreGraphics

extension UIViewController {
    /// The controller that presents on behalf of this one: the outermost parent or, where a presentation takes a context,
    /// the nearest controller that defines one.
    private func presenter(inContext: Bool) -> UIViewController {
        var current = self
        while let parent = current.parent {
            if inContext, current.definesPresentationContext { return current }
            current = parent
        }
        return current
    }

    func presentNow(_ presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        demand(
            presented !== self,
            "Application tried to present modal view controller on itself. Presenting controller is \(named(self))."
        )
        let style = presented.resolvedPresentationStyle
        demand(
            style != .none,
            "\(type(of: presented)) was presented with the modalPresentationStyle none, which is not a presentation."
        )
        var inContext = style == .currentContext || style == .overCurrentContext
        var presenter = presenter(inContext: inContext)
        guard mayPresent(presented, by: presenter) else { return }
        let original =
            presented.madePresentation ?? presented.makePresentation(presenting: presenter, source: self)
        original.storedPresenting = presenter
        if style == .custom, !original.shouldPresentInFullscreen {
            inContext = true
            presenter = self.presenter(inContext: true)
            guard mayPresent(presented, by: presenter) else { return }
        }
        guard let window = presenter.viewIfLoaded?.window else { return }
        presented.madePresentation = original
        let running = original.adaptation(to: presenter.traitCollection)
        let host = inContext && presenter.parent != nil ? presenter.view.superview ?? window : window
        running.present(
            from: presenter, source: self, in: host, animated: animated, completion: completion)
    }

    /// Whether there can be a presentation; if not, UIKit's sentence is reported.
    private func mayPresent(_ presented: UIViewController, by presenter: UIViewController) -> Bool {
        let attempt = "Attempt to present \(named(presented)) on \(named(presenter)) (from \(named(self)))"
        if let other = presenter.ownPresented {
            let isMoving = other.isBeingPresented || other.isBeingDismissed
            report(
                isMoving
                    ? "\(attempt) while a presentation is in progress."
                    : "\(attempt) which is already presenting \(named(other)).")
            return false
        }
        // What is on its way out would take along what it presents.
        guard !presenter.isLeavingPresentation else {
            report("\(attempt) while a presentation is in progress.")
            return false
        }
        guard presenter.viewIfLoaded?.window != nil else {
            report("\(attempt) whose view is not in the window hierarchy.")
            return false
        }
        let application = "Application tried to present modally a view controller \(named(presented))"
        demand(
            presented.ownPresenting == nil,
            "\(application) that is already being presented by \(named(presented.ownPresenting ?? self)).")
        demand(
            presented.parent == nil,
            "\(application) that has a parent view controller \(named(presented.parent ?? self)).")
        demand(
            presented.rootWindow == nil,
            "\(application) that is the root of a window.")
        return true
    }

    private func named(_ controller: UIViewController) -> String { "<\(type(of: controller))>" }

    /// Takes away what this controller or the nearest one around it presents or, where none does, itself.
    ///
    /// - Parameter interactor: Drives the dismissal.
    func dismissNow(
        animated: Bool, interactor: (any UIViewControllerInteractiveTransitioning)? = nil,
        completion: (() -> Void)?
    ) {
        var current: UIViewController? = self
        while let controller = current, controller.ownPresented == nil { current = controller.parent }
        guard let presenter = current, let first = presenter.ownPresented else {
            if let presenting = presentingViewController {
                presenting.dismissNow(animated: animated, interactor: interactor, completion: completion)
            } else if let completion {
                runtimeContext.frames.afterNextLayout { completion() }
            }
            return
        }
        first.runningPresentation?.endTakingBack()
        // On its way out already.
        guard !first.isBeingDismissed else {
            first.runningPresentation?.dismissalWasDemanded()
            if let completion { runtimeContext.frames.afterNextLayout { completion() } }
            return
        }
        // What is under way in front of it is over with this.
        var above = first.ownPresented
        while let controller = above {
            above = controller.ownPresented
            controller.modalTransition?.finishAtOnce()
        }
        var chain: [UIPresentationController] = []
        var next: UIViewController? = first
        while let controller = next, let running = controller.runningPresentation {
            chain.append(running)
            next = controller.ownPresented
        }
        guard let frontmost = chain.popLast() else { return }
        frontmost.dismiss(
            to: presenter, between: chain, animated: animated, interactor: interactor, completion: completion)
    }

    /// Whether the controller, or one that it is presented by, is being dismissed.
    private var isLeavingPresentation: Bool {
        var current: UIViewController? = self
        while let controller = current {
            if controller.isBeingDismissed { return true }
            current = controller.ownPresenting ?? controller.parent
        }
        return false
    }

    /// The controllers that this one presents, those that these present, and so on, the nearest first.
    var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var next = ownPresented
        while let controller = next {
            chain.append(controller)
            next = controller.ownPresented
        }
        return chain
    }

    /// A slip that UIKit logs rather than traps.
    private func report(_ sentence: String) {
        ReportLog.current.report("Vitrine: \(sentence)")
    }
}
