import VitrineCoreGraphics
import VitrineQuartzCore

/// How the system shows a controller and takes it away: from below, by fading, or by turning over.
@MainActor
final class ModalAnimation: NSObject, UIViewControllerAnimatedTransitioning {
    /// A modal cover moves as a spring of so many seconds and this damping ratio, as seen on iOS.
    static let duration: TimeInterval = 0.5
    static let damping: CGFloat = 0.9
    /// Seconds of one half of a turn; iOS's turn takes .75 s in all.
    private static let halfTurn: TimeInterval = 0.375
    /// The distance of the eye for the turn, in points.
    private static let eye: CGFloat = 1000

    private let style: UIModalTransitionStyle
    private let isPresentation: Bool

    private let duration: TimeInterval

    init(
        style: UIModalTransitionStyle, isPresentation: Bool, duration: TimeInterval = ModalAnimation.duration
    ) {
        self.style = style
        self.isPresentation = isPresentation
        self.duration = style == .flipHorizontal ? 2 * Self.halfTurn : duration
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let key: UITransitionContextViewControllerKey = isPresentation ? .to : .from
        guard let controller = context.viewController(forKey: key),
            let view = context.view(forKey: isPresentation ? .to : .from)
        else { return context.completeTransition(!context.transitionWasCancelled) }
        let container = context.containerView
        let frame =
            isPresentation ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        UIView.performWithoutAnimation {
            if isPresentation {
                view.frame = frame
                container.addSubview(view)
            }
            container.layoutIfNeeded()
        }
        switch style {
        case .coverVertical: slide(view, frame, context)
        case .crossDissolve: fade(view, context)
        case .flipHorizontal: turn(view, context)
        }
    }

    private func run(
        _ context: any UIViewControllerContextTransitioning, _ changes: @escaping () -> Void,
        then end: @escaping () -> Void = {}
    ) {
        UIView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: Self.damping,
            initialSpringVelocity: 0, options: [], animations: changes,
            completion: { _ in
                end()
                context.completeTransition(!context.transitionWasCancelled)
            })
    }

    private func slide(_ view: UIView, _ frame: CGRect, _ context: any UIViewControllerContextTransitioning) {
        let bottom = context.containerView.bounds.maxY
        let away = frame.offsetBy(dx: 0, dy: bottom - frame.minY)
        if isPresentation { UIView.performWithoutAnimation { view.frame = away } }
        let end = isPresentation ? frame : away
        run(context) { view.frame = end }
    }

    private func fade(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let alpha = view.alpha
        if isPresentation { UIView.performWithoutAnimation { view.alpha = 0 } }
        run(context) {
            view.alpha = self.isPresentation ? alpha : 0
        } then: {
            view.alpha = alpha
        }
    }

    /// The page that shows turns away until it is on edge, then the other one turns on from there.
    private func turn(_ view: UIView, _ context: any UIViewControllerContextTransitioning) {
        let other = context.viewController(forKey: isPresentation ? .from : .to)?.viewIfLoaded
        let (old, new) = isPresentation ? (other, view) : (view, other)
        func onEdge(_ sign: CGFloat) -> CATransform3D {
            var transform = CATransform3DIdentity
            transform.m34 = -1 / Self.eye
            return CATransform3DRotate(transform, sign * .pi / 2, 0, 1, 0)
        }
        let sign: CGFloat = isPresentation ? 1 : -1
        let isHidden = new?.isHidden ?? false
        UIView.performWithoutAnimation {
            new?.layer.transform = onEdge(sign)
            new?.isHidden = true
        }
        UIView.animate(
            withDuration: Self.halfTurn, delay: 0, options: .curveEaseIn,
            animations: { old?.layer.transform = onEdge(-sign) },
            completion: { _ in
                UIView.performWithoutAnimation { new?.isHidden = isHidden }
                UIView.animate(
                    withDuration: Self.halfTurn, delay: 0, options: .curveEaseOut,
                    animations: { new?.layer.transform = CATransform3DIdentity },
                    completion: { _ in
                        UIView.performWithoutAnimation { old?.layer.transform = CATransform3DIdentity }
                        context.completeTransition(!context.transitionWasCancelled)
                    })
            })
    }
}
