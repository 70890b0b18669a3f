import VitrineCoreGraphics

/// What runs alongside a transition: an animator of its own, with the transition's time, driven with it.
@MainActor
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
    typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

    /// The participants; what they were stays known after the transition.
    private let participants: [UITransitionContextViewControllerKey: UIViewController]
    let containerView: UIView
    let presentationStyle: UIModalPresentationStyle
    let transitionDuration: TimeInterval
    private let animator: UIViewPropertyAnimator
    private var isOver = false
    private var hasStarted = false
    private var waiting: [Handler] = []
    private var completions: [Handler] = []
    private var interactionHandlers: [Handler] = []

    private(set) var initiallyInteractive = false
    private(set) var isInteractive = false
    private(set) var isCancelled = false
    private(set) var percentComplete: CGFloat = 0
    private(set) var completionVelocity: CGFloat = 1
    private(set) var completionCurve = UIView.AnimationCurve.easeInOut
    let isInterruptible: Bool

    init(
        participants: [UITransitionContextViewControllerKey: UIViewController], containerView: UIView,
        style: UIModalPresentationStyle, duration: TimeInterval, timing: any UITimingCurveProvider,
        isInterruptible: Bool
    ) {
        self.participants = participants
        self.containerView = containerView
        presentationStyle = style
        transitionDuration = duration
        self.isInterruptible = isInterruptible
        animator = UIViewPropertyAnimator(duration: duration, timingParameters: timing)
        super.init()
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        participants[key]
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? {
        participants[key == .from ? .from : .to]?.viewIfLoaded
    }

    // MARK: For clients

    func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
        guard !isOver else { return false }
        if let completion { completions.append(completion) }
        if let animation {
            if hasStarted {
                // Under the user's hand it takes the whole way, as if it had been there from the start.
                if isInteractive { animator.fractionComplete = 0 }
                animator.addAnimations { animation(self) }
                if isInteractive { animator.fractionComplete = percentComplete }
            } else {
                waiting.append(animation)
            }
        }
        return true
    }

    func animateAlongsideTransition(in view: UIView?, animation: Handler?, completion: Handler?) -> Bool {
        animate(alongsideTransition: animation, completion: completion)
    }

    func notifyWhenInteractionChanges(_ handler: @escaping Handler) { interactionHandlers.append(handler) }

    // MARK: For the transition

    /// The animations run, or stand at their beginning for the user to drive them.
    func start(interactive: Bool) {
        initiallyInteractive = interactive
        isInteractive = interactive
        hasStarted = true
        for animation in waiting { animator.addAnimations { animation(self) } }
        waiting = []
        if interactive { update(percentComplete) } else { animator.startAnimation() }
    }

    func update(_ percent: CGFloat) {
        percentComplete = percent
        if hasStarted { animator.fractionComplete = percent }
    }

    /// The user takes hold of the running animations.
    func pause() {
        animator.pauseAnimation()
        isInteractive = true
        notify()
    }

    /// The user lets go.
    func release(cancelled: Bool, velocity: CGFloat, curve: UIView.AnimationCurve, pace: TransitionPace) {
        isCancelled = cancelled
        completionVelocity = velocity
        completionCurve = curve
        isInteractive = false
        animator.isReversed = cancelled
        pace.go(on: animator)
        notify()
    }

    private func notify() {
        for handler in interactionHandlers { handler(self) }
    }

    /// Puts the animations to their end, or to their start.
    func finishAnimations(cancelled: Bool) {
        isCancelled = cancelled
        isInteractive = false
        if animator.state == .active {
            animator.stopAnimation(false)
            animator.finishAnimation(at: cancelled ? .start : .end)
        }
    }

    func runCompletions() {
        isOver = true
        let handlers = completions
        completions = []
        for handler in handlers { handler(self) }
    }
}

/// How animations go on when the user lets go: in which pace, and in what share of their duration.
@MainActor
struct TransitionPace {
    var timing: (any UITimingCurveProvider)?
    var durationFactor: CGFloat

    func go(on animator: any UIViewImplicitlyAnimating) {
        guard animator.state == .active else { return }
        animator.continueAnimation(withTimingParameters: timing, durationFactor: durationFactor)
    }
}
