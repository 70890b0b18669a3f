import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

/// An animation of views as an object that is started when wanted, and can be paused, scrubbed, turned round,
/// continued with another pace, and stopped on the way.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
    /// A property that the animator changes.
    struct Track {
        let layer: CALayer
        let property: AnyLayerProperty
        let start: AnimatableValue
        var end: AnimatableValue
        var keys: [String]
    }

    // `final`: a subclass in another file would look for accessors under names without `@preconcurrency`.
    final let pace: ViewAnimationContext.Pace
    final let timeline: AnimationTimeline
    final var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
    final var completions: [(UIViewAnimatingPosition) -> Void] = []
    /// Called before the completions.
    final var endings: [@MainActor (UIViewAnimatingPosition) -> Void] = []
    final var tracks: [Track] = []
    /// Blocks whose animations have not ended, of the run that `run` counts.
    final var openBlocks = 0
    final var run = 0
    final var isPaused = false
    /// Whether only the animations of blocks within its blocks are its own.
    final var isRecording = false

    /// Seconds from the first change to the end.
    public let duration: TimeInterval
    /// The pace, if the animator was made with one as an object.
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    /// Seconds between starting and the first change.
    open internal(set) var delay: TimeInterval = 0
    /// Whether the animations were started and stopped.
    open internal(set) var state = UIViewAnimatingState.inactive
    /// Whether the animated views receive touches. True unless set.
    open var isUserInteractionEnabled = true
    /// Whether the program finds out itself which moving view is touched: then views are hit where they will be. False
    /// unless set: they are hit where they show.
    open var isManualHitTestingEnabled = false {
        didSet { timeline.takesTouches = !isManualHitTestingEnabled }
    }
    /// Whether the animator may be paused, stopped and turned round. True unless set; only before it is started.
    open var isInterruptible = true {
        willSet {
            demand(
                state == .inactive,
                "isInterruptible of a UIViewPropertyAnimator was set while it is \(state); set it before starting"
            )
        }
    }
    /// Whether a pause makes the pace linear, so that values follow ``fractionComplete`` directly. True unless set.
    open var scrubsLinearly = true {
        willSet {
            demand(
                state == .inactive,
                "scrubsLinearly of a UIViewPropertyAnimator was set while it is \(state); set it before starting"
            )
        }
    }
    /// Whether the animator stays active at its end, without completions, so that it can be turned round.
    open var pausesOnCompletion = false {
        didSet {
            timeline.pausesAtEnd = pausesOnCompletion
            moveLayers()
        }
    }

    init(duration: TimeInterval, pace: ViewAnimationContext.Pace, animations: (() -> Void)?) {
        self.duration = duration
        self.pace = pace
        timeline = AnimationTimeline(curve: pace.curve(over: duration))
        timeline.takesTouches = true
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// An animator that takes no time, with the usual curve.
    public override convenience init() {
        self.init(duration: 0, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
    }

    /// An animator with one of the standard curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    /// An animator with the Bézier curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration,
            timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a spring that has settled after the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    /// An animator with a pace as an object. A spring by physics brings its own duration.
    public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        let (pace, duration) = parameters.pace(for: duration)
        self.init(duration: duration, pace: pace, animations: nil)
        timingParameters = parameters
    }

    /// Makes an animator and starts it.
    @discardableResult
    public class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(
            duration: duration, curve: options.curve, animations: animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    // MARK: What is animated

    /// Adds changes; while the animator is active they begin where it is and end with the others.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a part, 0…1, of the time that remains.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        demand(
            state != .stopped,
            "Animations were added to a stopped UIViewPropertyAnimator; call finishAnimation(at:) first")
        blocks.append((animation, delayFactor))
        if state == .active { runBlocks() }
    }

    /// Adds what runs when the animation ends: at its end, or at its start when it was turned round.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    // MARK: Running

    /// Whether the animations were started, are not paused, and have not come to their end.
    open var isRunning: Bool { state == .active && !isPaused && !timeline.isStanding(at: now) }

    /// Starts the animations, or goes on after a pause.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animations; the views show their old state during the delay.
    open func startAnimation(afterDelay delay: TimeInterval) {
        demand(
            state != .stopped,
            "A stopped UIViewPropertyAnimator was started; call finishAnimation(at:) first")
        guard !isRunning else { return }
        self.delay = delay
        let wasActive = state == .active
        begin()
        let wait = duration > 0 ? delay / duration : 0
        resume(from: wasActive ? timeline.fraction(at: now) : (isReversed ? 1 + wait : -wait))
    }

    /// Pauses where the animation is. One that was not started becomes active and stands at its beginning.
    ///
    /// Traps unless ``isInterruptible``, or when the animator is stopped.
    open func pauseAnimation() {
        demand(isInterruptible, "A UIViewPropertyAnimator that is not interruptible was paused")
        demand(
            state != .stopped,
            "A stopped UIViewPropertyAnimator was paused; call finishAnimation(at:) first")
        guard state == .inactive || !isPaused else { return }
        let wasActive = state == .active
        begin()
        isPaused = true
        if !wasActive {
            timeline.stand(at: isReversed ? 1 : 0)
        } else if scrubsLinearly {
            timeline.stand(at: timeline.progress(at: now))
        } else {
            timeline.stand(atFraction: timeline.fraction(at: now))
        }
        moveLayers()
    }

    /// Goes on after a pause.
    ///
    /// - Parameters:
    ///   - parameters: The pace from here to the end; nil follows the animator's own.
    ///   - durationFactor: The seconds that remain, in units of ``duration``. With 0 it is the time that
    ///     remained when the animator was paused, or that remains from where it was scrubbed to.
    open func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {
        demand(
            state == .active && isPaused,
            "continueAnimation(withTimingParameters:durationFactor:) was called on a UIViewPropertyAnimator that "
                + "is not paused; call pauseAnimation() first")
        let fraction = timeline.fraction(at: now)
        let remaining = isReversed ? fraction : 1 - fraction
        let seconds = durationFactor > 0 ? duration * Double(durationFactor) : duration * remaining
        guard let parameters else {
            resume(from: fraction, rate: seconds > 0 ? remaining / seconds : nil)
            return
        }
        isPaused = false
        let (pace, length) = parameters.pace(for: seconds)
        timeline.settle(to: isReversed ? 0 : 1, in: length, at: now, curve: pace.curve(over: length))
        didResume()
    }

    /// Whether the animation goes back to where it began. Can be set at any time but while stopped.
    open var isReversed = false {
        didSet {
            guard isReversed != oldValue else { return }
            demand(
                isInterruptible || state == .inactive,
                "A UIViewPropertyAnimator that is not interruptible was turned round")
            guard state == .active, !isPaused else { return }
            resume(from: timeline.fraction(at: now))
        }
    }

    /// How far the animation has come in the direction it goes, 0…1: progress of the values with
    /// ``scrubsLinearly``, else of the time. Setting it on an animator that was not started makes it active and
    /// paused.
    open var fractionComplete: CGFloat {
        get {
            guard state != .inactive else { return 0 }
            let forwards = scrubsLinearly ? timeline.progress(at: now) : timeline.fraction(at: now)
            return min(max(CGFloat(isReversed ? 1 - forwards : forwards), 0), 1)
        }
        set {
            if state == .inactive { pauseAnimation() }
            guard state == .active else { return }
            let value = Double(min(max(newValue, 0), 1))
            let forwards = isReversed ? 1 - value : value
            if !isPaused {
                resume(from: scrubsLinearly ? timeline.fraction(of: forwards) : forwards)
            } else if scrubsLinearly {
                timeline.stand(at: forwards)
            } else {
                timeline.stand(atFraction: forwards)
            }
            moveLayers()
        }
    }

    /// Stops the animations and leaves the views as they show now. Traps unless ``isInterruptible``.
    ///
    /// - Parameter withoutFinishing: True ends the animator without its completions; false leaves it
    ///   stopped until `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        demand(isInterruptible, "A UIViewPropertyAnimator that is not interruptible was stopped")
        run += 1
        openBlocks = 0
        isPaused = false
        for track in tracks { track.layer.freezeAnimations(forKeys: track.keys, of: track.property) }
        if withoutFinishing {
            tracks = []
            completions = []
            callEndings(at: .current)
            state = .inactive
        } else {
            state = .stopped
        }
    }

    /// Ends a stopped animator: puts the views to their start or end, or leaves them, and calls the
    /// completions.
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        demand(
            state == .stopped,
            "finishAnimation(at:) was called on a UIViewPropertyAnimator that stopAnimation(false) has not stopped"
        )
        putValues(at: finalPosition)
        finish(at: finalPosition)
    }
}
