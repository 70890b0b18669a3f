import VitrineCoreGraphics

/// One transition from its start to its end.
@MainActor
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
    let containerView: UIView
    let from: UIViewController
    let to: UIViewController
    let presentationStyle: UIModalPresentationStyle
    let animator: any UIViewControllerAnimatedTransitioning
    let interactor: (any UIViewControllerInteractiveTransitioning)?
    let coordinator: TransitionCoordinator
    /// The views that the animator may move; a presenting view that stays put is none.
    var views: [UITransitionContextViewKey: UIView] = [:]
    var initialFrames: [ObjectIdentifier: CGRect] = [:]
    var finalFrames: [ObjectIdentifier: CGRect] = [:]

    private let onEnd: (_ didComplete: Bool) -> Void
    private(set) var isInteractive = false
    private(set) var transitionWasCancelled = false
    private(set) var isOver = false
    /// The animation under the user's control, once there was any.
    private var driver: (any UIViewImplicitlyAnimating)?
    /// The driver, if it is made of what ``animator`` animates.
    private var recording: UIViewPropertyAnimator?

    init(
        in containerView: UIView, from: UIViewController, to: UIViewController,
        style: UIModalPresentationStyle = .none, animator: any UIViewControllerAnimatedTransitioning,
        interactor: (any UIViewControllerInteractiveTransitioning)?,
        timing: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut),
        onEnd: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.containerView = containerView
        self.from = from
        self.to = to
        presentationStyle = style
        self.animator = animator
        self.interactor = interactor
        self.onEnd = onEnd
        coordinator = TransitionCoordinator(
            participants: [.from: from, .to: to], containerView: containerView, style: style,
            duration: animator.transitionDuration(using: nil), timing: timing,
            isInterruptible: interactor != nil)
        super.init()
    }

    var isAnimated: Bool { true }
    var targetTransform: CGAffineTransform { .identity }
    var transitionDuration: TimeInterval { coordinator.transitionDuration }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : key == .to ? to : nil
    }

    func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

    func initialFrame(for viewController: UIViewController) -> CGRect {
        initialFrames[ObjectIdentifier(viewController)] ?? .zero
    }

    func finalFrame(for viewController: UIViewController) -> CGRect {
        finalFrames[ObjectIdentifier(viewController)] ?? .zero
    }

    // MARK: Running

    func start() {
        isInteractive = interactor?.wantsInteractiveStart ?? false
        if isInteractive, let interactor {
            interactor.startInteractiveTransition(self)
        } else if let percent = interactor as? UIPercentDrivenInteractiveTransition {
            makeDriver().startAnimation()
            percent.attach(to: self)
        } else {
            animator.animateTransition(using: self)
        }
        if !isOver { coordinator.start(interactive: isInteractive) }
    }

    /// The animation as an object that gestures drive; it stands at its beginning.
    @discardableResult
    func makeDriver() -> any UIViewImplicitlyAnimating {
        if let driver { return driver }
        let own = animator.interruptibleAnimator(using: self)
        if !(own is AbsentAnimator) {
            driver = own
            own.pauseAnimation()
            return own
        }
        let recording = UIViewPropertyAnimator(duration: transitionDuration, curve: .linear)
        self.recording = recording
        driver = recording
        recording.record { [animator] in animator.animateTransition(using: self) }
        recording.pauseAnimation()
        return recording
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {
        guard isInteractive, !isOver else { return }
        driver?.fractionComplete = percentComplete
        coordinator.update(percentComplete)
    }

    func pauseInteractiveTransition() {
        guard !isInteractive, !isOver else { return }
        guard let driver else {
            demand(
                false,
                "pauseInteractiveTransition() was called on a transition without an interaction controller")
            return
        }
        isInteractive = true
        driver.pauseAnimation()
        if driver.isReversed {
            // What was on its way back counts from the start again.
            driver.isReversed = false
        }
        transitionWasCancelled = false
        coordinator.pause()
    }

    func finishInteractiveTransition() { release(cancelled: false) }
    func cancelInteractiveTransition() { release(cancelled: true) }

    private func release(cancelled: Bool) {
        let speed = max(interactor?.completionSpeed ?? 1, 0.01)
        let curve = interactor?.completionCurve ?? .easeInOut
        let percent = coordinator.percentComplete
        let timing =
            (interactor as? UIPercentDrivenInteractiveTransition)?.timingCurve
            ?? UICubicTimingParameters(animationCurve: curve)
        let pace = TransitionPace(timing: timing, durationFactor: (cancelled ? percent : 1 - percent) / speed)
        release(cancelled: cancelled, velocity: speed, curve: curve, pace: pace)
    }

    /// The user let go: the animation goes on to its end or back, and calls ``completeTransition(_:)`` by itself. A
    /// driver of another kind calls it when it is done.
    func release(cancelled: Bool, velocity: CGFloat, curve: UIView.AnimationCurve, pace: TransitionPace) {
        guard isInteractive, !isOver else { return }
        isInteractive = false
        transitionWasCancelled = cancelled
        coordinator.release(cancelled: cancelled, velocity: velocity, curve: curve, pace: pace)
        guard let driver else { return }
        driver.isReversed = cancelled
        pace.go(on: driver)
    }

    /// Ends the transition now, because what it is in leaves the screen.
    func finishAtOnce() {
        guard !isOver else { return }
        let running = driver ?? animator.interruptibleAnimator(using: self)
        if running.state == .active, !(running is AbsentAnimator) {
            running.stopAnimation(false)
            running.finishAnimation(at: .end)
        }
        completeTransition(true)
    }

    func completeTransition(_ didComplete: Bool) {
        guard !isOver else { return }
        isOver = true
        isInteractive = false
        transitionWasCancelled = !didComplete
        // The views are put back before anybody looks at them.
        if !didComplete { recording?.putValues(at: .start) }
        coordinator.finishAnimations(cancelled: !didComplete)
        onEnd(didComplete)
        animator.animationEnded(didComplete)
        coordinator.runCompletions()
    }
}
