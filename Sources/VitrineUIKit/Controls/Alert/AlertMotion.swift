import Foundation
import VitrineCoreGraphics

/// How alerts come and go: what is behind darkens; an alert shrinks to its size, an action sheet comes from below.
@MainActor
final class AlertMotion: NSObject, OwnPresentation {
    /// On a tablet an action sheet is a popover.
    func style(of controller: UIViewController) -> UIModalPresentationStyle? {
        guard let alert = controller as? UIAlertController, alert.preferredStyle == .actionSheet,
            alert.traitCollection.userInterfaceIdiom == .pad
        else { return nil }
        return .popover
    }

    /// In the middle of the screen.
    var styleWithoutSource: UIModalPresentationStyle { .overFullScreen }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        presented.isInPopover ? nil : Animator(isComing: true)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        dismissed.isInPopover ? nil : Animator(isComing: false)
    }

    private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
        let isComing: Bool
        init(isComing: Bool) { self.isComing = isComing }

        // Springs of mass 1 and stiffness 522 settle in about that, as seen on iOS; leaving is quicker.
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            isComing ? 0.404 : 0.25
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            let key: UITransitionContextViewControllerKey = isComing ? .to : .from
            guard let controller = context.viewController(forKey: key),
                let view = controller.view as? AlertView
            else { return context.completeTransition(true) }
            let end: (Bool) -> Void = { _ in context.completeTransition(!context.transitionWasCancelled) }
            guard isComing else {
                UIView.animate(
                    withDuration: transitionDuration(using: context), delay: 0, options: .curveEaseIn,
                    animations: { view.isAway = true }, completion: end)
                return
            }
            view.frame = context.containerView.bounds
            context.containerView.addSubview(view)
            UIView.performWithoutAnimation {
                view.layoutIfNeeded()
                view.isAway = true
            }
            view.hasCome = true
            UIView.animate(
                withDuration: transitionDuration(using: context), delay: 0, usingSpringWithDamping: 1,
                initialSpringVelocity: 0, options: [], animations: { view.isAway = false }, completion: end)
        }
    }
}

extension UIViewController {
    /// Whether the controller is shown in a balloon.
    final var isInPopover: Bool { runningPresentation is UIPopoverPresentationController }
}
