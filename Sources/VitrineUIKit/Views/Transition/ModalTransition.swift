import VitrineCoreGraphics

/// A presentation or a dismissal that a transitioning delegate animates.
@MainActor
struct ModalTransition {
    let presenter: UIViewController
    let presented: UIViewController
    let window: UIWindow
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?

    /// Runs a presentation. The container stays as long as the controller is presented.
    func present(onEnd: @escaping @MainActor (_ didComplete: Bool) -> Void) {
        let container = ModalContainer(frame: window.bounds)
        container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        window.addSubview(container)
        run(in: container, from: presenter, to: presented) { didComplete in
            if !didComplete { container.removeFromSuperview() }
            onEnd(didComplete)
        }
        // An animator that forgets to add the view would show nothing.
        if presented.view.superview == nil { container.addSubview(presented.view) }
    }

    /// Runs a dismissal in the container of the presentation, or in one made for it.
    func dismiss(onEnd: @escaping @MainActor (_ didComplete: Bool) -> Void) {
        let (window, view, behind): (UIWindow, UIView, UIView?) = (
            window, presented.view, presenter.viewIfLoaded
        )
        let container = (view.superview as? ModalContainer) ?? ModalContainer(frame: window.bounds)
        if container.superview == nil {
            container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            window.addSubview(container)
            container.addSubview(view)
        }
        let place = behind.flatMap { behind in
            behind.superview.map { ($0, $0.subviews.firstIndex { $0 === behind }) }
        }
        run(in: container, from: presented, to: presenter) { didComplete in
            // Animators put the view that comes back into the container, under the one that leaves.
            if let behind, let place, behind.superview !== place.0 {
                place.0.insertSubview(behind, at: place.1 ?? 0)
            }
            if didComplete { container.removeFromSuperview() }
            onEnd(didComplete)
        }
    }

    private func run(
        in container: UIView, from: UIViewController, to: UIViewController,
        onEnd: @escaping @MainActor (Bool) -> Void
    ) {
        let (presenter, presented) = (presenter, presented)
        let context = TransitionContext(
            in: container, from: from, to: to, style: presented.modalPresentationStyle, animator: animator,
            interactor: interactor
        ) { didComplete in
            presented.modalTransition = nil
            onEnd(didComplete)
        }
        presented.modalTransition = context
        presented.ownTransitionCoordinator = context.coordinator
        presenter.ownTransitionCoordinator = context.coordinator
        // A presenting view that stays underneath is nobody's to move.
        for (key, controller) in [(UITransitionContextViewKey.from, from), (.to, to)]
        where controller === presented || presented.coversPresenter {
            context.views[key] = controller.view
        }
        context.initialFrames = [ObjectIdentifier(from): window.bounds]
        context.finalFrames = [ObjectIdentifier(to): window.bounds]
        if !presented.coversPresenter {
            context.initialFrames[ObjectIdentifier(presenter)] = window.bounds
            context.finalFrames[ObjectIdentifier(presenter)] = window.bounds
        }
        context.start()
    }
}

/// The view in which a presentation takes place. It keeps touches from what is under it.
@MainActor
private final class ModalContainer: UIView {}

extension UIViewController {
    /// Whether presenting this controller takes the presenting view off the screen.
    var coversPresenter: Bool {
        modalPresentationStyle != .overFullScreen && modalPresentationStyle != .custom
    }
}
