public import Foundation

/// Drives a transition's animation by a number from 0 to 1, such as the share of a swipe.
///
/// Give it to the delegate of the navigation controller or of the transition, begin the transition when the gesture
/// begins, and call ``update(_:)`` while it goes on, then ``finish()`` or ``cancel()``.
@MainActor @preconcurrency
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private weak var context: TransitionContext?
    /// What the gesture said before the transition began.
    private var verdict: Bool?

    /// Makes a driver for one transition after another.
    public override init() { super.init() }

    /// Seconds of the transition's animation; 0 before it begins.
    open var duration: CGFloat { CGFloat(context?.transitionDuration ?? 0) }
    /// How far the transition was taken, 0…1.
    open private(set) var percentComplete: CGFloat = 0
    /// The speed after the gesture, 1 unless set: the remaining part takes its share of the duration.
    open var completionSpeed: CGFloat = 1
    /// The pace after the gesture.
    open var completionCurve = UIView.AnimationCurve.easeInOut
    /// The pace after the gesture in place of ``completionCurve``.
    open var timingCurve: (any UITimingCurveProvider)?
    /// Whether the transition waits for ``update(_:)`` from the start. True unless set.
    open var wantsInteractiveStart = true

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext else { return }
        self.context = context
        context.makeDriver()
        // The gesture may have gone on before the transition could begin.
        if percentComplete > 0 { context.updateInteractiveTransition(percentComplete) }
        if let verdict {
            FrameScheduler.current.afterNextLayout { [weak self] in self?.release(finishes: verdict) }
        }
    }

    /// The transition begins by itself, and may be paused later.
    func attach(to context: TransitionContext) {
        self.context = context
        percentComplete = 0
        verdict = nil
    }

    /// Takes hold of a transition that runs.
    open func pause() { context?.pauseInteractiveTransition() }

    /// Takes the transition to a part of its way, 0…1.
    open func update(_ percentComplete: CGFloat) {
        self.percentComplete = min(max(percentComplete, 0), 1)
        context?.updateInteractiveTransition(self.percentComplete)
    }

    /// Lets the transition go on to its end.
    open func finish() { release(finishes: true) }

    /// Takes the transition back to its start.
    open func cancel() { release(finishes: false) }

    private func release(finishes: Bool) {
        guard let context else {
            verdict = finishes
            return
        }
        verdict = nil
        if finishes { context.finishInteractiveTransition() } else { context.cancelInteractiveTransition() }
        percentComplete = 0
    }
}
