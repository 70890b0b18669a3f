import VitrineCoreGraphics
import VitrineQuartzCore

/// The system's push and pop: pages slide, the lower one by a third of its width and dimmed; on a television they fade.
@MainActor
final class SlideTransition: AnimatorTransition {
    /// Seconds; observed on iOS.
    static let duration: TimeInterval = 0.5
    /// How dark the lower page becomes; observed on iOS.
    private static let dimming: CGFloat = 0.09
    /// The part of its width by which the lower page moves.
    private static let parallax: CGFloat = 1.0 / 3
    /// A spring without overshoot, as iOS's.
    static var timing: any UITimingCurveProvider { UISpringTimingParameters(dampingRatio: 1) }

    private let isPush: Bool

    init(isPush: Bool) {
        self.isPush = isPush
        super.init(duration: Self.duration, timing: Self.timing)
    }

    override func prepare(
        _ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning
    ) {
        let container = context.containerView
        guard let old = context.view(forKey: .from), let new = context.view(forKey: .to),
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(true) }
        let frame = context.finalFrame(for: controller)
        UIView.performWithoutAnimation { new.frame = frame }
        guard container.traitCollection.userInterfaceIdiom != .tv else {
            fade(animator, context, old: old, new: new)
            return
        }
        let sign: CGFloat = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        let (upper, lower) = isPush ? (new, old) : (old, new)
        let away = frame.offsetBy(dx: frame.width * sign, dy: 0)
        let under = frame.offsetBy(dx: -frame.width * Self.parallax * sign, dy: 0)
        let dim = UIView(frame: frame)
        dim.backgroundColor = .black
        dim.isUserInteractionEnabled = false
        let edge = PageShadow(frame: .zero)
        UIView.performWithoutAnimation {
            if isPush { container.addSubview(new) } else { container.insertSubview(new, belowSubview: old) }
            container.insertSubview(dim, aboveSubview: lower)
            container.insertSubview(edge, aboveSubview: dim)
            upper.frame = isPush ? away : frame
            lower.frame = isPush ? frame : under
            dim.alpha = isPush ? 0 : Self.dimming
            edge.follow(upper.frame, isMirrored: sign < 0)
            edge.alpha = isPush ? 0 : 1
        }
        animator.addAnimations { [isPush] in
            upper.frame = isPush ? frame : away
            lower.frame = isPush ? under : frame
            dim.alpha = isPush ? Self.dimming : 0
            edge.follow(upper.frame, isMirrored: sign < 0)
            edge.alpha = isPush ? 1 : 0
        }
        animator.addCompletion { position in
            dim.removeFromSuperview()
            edge.removeFromSuperview()
            UIView.performWithoutAnimation { old.frame = frame }
            context.completeTransition(position == .end)
        }
    }

    private func fade(
        _ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning, old: UIView,
        new: UIView
    ) {
        let alphas = (old.alpha, new.alpha)
        UIView.performWithoutAnimation {
            context.containerView.addSubview(new)
            new.alpha = 0
        }
        animator.addAnimations {
            new.alpha = alphas.1
            old.alpha = 0
        }
        animator.addCompletion { position in
            UIView.performWithoutAnimation { (old.alpha, new.alpha) = alphas }
            context.completeTransition(position == .end)
        }
    }
}

/// The shadow that the upper page casts on the lower one.
@MainActor
private final class PageShadow: UIView {
    /// Points; our choice after the look of iOS.
    private static let width: CGFloat = 9

    override class var layerClass: AnyClass { CAGradientLayer.self }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        guard let gradient = layer as? CAGradientLayer else { return }
        gradient.colors = [UIColor(white: 0, alpha: 0).cgColor, UIColor(white: 0, alpha: 0.12).cgColor]
        gradient.startPoint = CGPoint(x: 0, y: 0.5)
        gradient.endPoint = CGPoint(x: 1, y: 0.5)
    }

    required init?(coder: NSCoder) { nil }

    /// Lies at the leading edge of a page.
    func follow(_ page: CGRect, isMirrored: Bool) {
        layer.setAffineTransform(isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity)
        bounds = CGRect(x: 0, y: 0, width: Self.width, height: page.height)
        center = CGPoint(
            x: isMirrored ? page.maxX + Self.width / 2 : page.minX - Self.width / 2, y: page.midY)
    }
}
