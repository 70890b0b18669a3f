/// A transition of the system's whose changes one property animator makes, so that a finger can drive it. Subclasses say
/// what it animates.
@MainActor
class AnimatorTransition: NSObject, UIViewControllerAnimatedTransitioning {
    private let duration: TimeInterval
    private let timing: any UITimingCurveProvider
    private var animator: UIViewPropertyAnimator?

    /// - Parameter duration: In seconds.
    init(duration: TimeInterval, timing: any UITimingCurveProvider) {
        self.duration = duration
        self.timing = timing
    }

    final func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }

    final func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    final func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
    {
        if let animator { return animator }
        let animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        self.animator = animator
        prepare(animator, transitionContext)
        return animator
    }

    /// Puts the views where they begin, and gives the animator its changes and its end.
    func prepare(_ animator: UIViewPropertyAnimator, _ context: any UIViewControllerContextTransitioning) {}
}
