import VitrineCoreGraphics
import VitrinePlatform
import VitrineQuartzCore

/// Where a view animation stands.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started.
    case active = 1
    /// Stopped, and waiting to be finished.
    case stopped = 2
}

/// Where a view animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the animations lead.
    case end = 0
    /// Where they began.
    case start = 1
    /// Where things are now.
    case current = 2
}

/// An animation of views as an object that is started when wanted and can be stopped on the way.
///
/// What needs running animations to be scrubbed or turned round (`fractionComplete`, `isReversed`,
/// `pauseAnimation()`) is absent.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
    /// A property that the animator changes.
    private struct Track {
        let layer: CALayer
        let property: String
        let start: AnimatableValue
        var end: AnimatableValue
        var keys: [String]
    }

    private let pace: ViewAnimationContext.Pace
    private var blocks: [(block: () -> Void, delayFactor: CGFloat)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var tracks: [Track] = []
    private var endTime: TimeInterval = 0
    /// Blocks whose animations have not ended, of the run that `run` counts.
    private var openBlocks = 0
    private var run = 0

    /// Seconds from the first change to the end.
    public let duration: TimeInterval
    /// Seconds between starting and the first change.
    open private(set) var delay: TimeInterval = 0
    /// Whether the animations were started and have neither ended nor been stopped.
    open private(set) var isRunning = false
    /// Whether the animations run.
    open private(set) var state = UIViewAnimatingState.inactive
    /// Whether the animated views receive touches. True unless set.
    open var isUserInteractionEnabled = true

    private init(duration: TimeInterval, pace: ViewAnimationContext.Pace, animations: (() -> Void)?) {
        self.duration = duration
        self.pace = pace
        super.init()
        if let animations { addAnimations(animations) }
    }

    /// An animator with one of the standard curves.
    public convenience init(
        duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
    ) {
        self.init(duration: duration, pace: .curve(curve.timingFunction), animations: animations)
    }

    /// An animator with the Bézier curve of two control points.
    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
        animations: (() -> Void)? = nil
    ) {
        let curve = CAMediaTimingFunction(
            Double(point1.x), Double(point1.y), Double(point2.x), Double(point2.y))
        self.init(duration: duration, pace: .curve(curve), animations: animations)
    }

    /// An animator with a spring that has settled after the duration.
    public convenience init(
        duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
    ) {
        let curve = SpringCurve(
            settlingDuration: max(duration, 1e-3), dampingRatio: Double(ratio), initialVelocity: 0)
        self.init(duration: duration, pace: .spring(curve), animations: animations)
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

    /// Adds changes; while the animator runs they begin at once and end with the others.
    open func addAnimations(_ animation: @escaping () -> Void) {
        addAnimations(animation, delayFactor: 0)
    }

    /// Adds changes that begin after a part, 0…1, of the time that remains.
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
        demand(
            state != .stopped,
            "Animations were added to a stopped UIViewPropertyAnimator; call finishAnimation(at:) first")
        blocks.append((animation, delayFactor))
        if isRunning { runBlocks() }
    }

    /// Adds what runs when the animation ends.
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        completions.append(completion)
    }

    /// Starts the animations.
    open func startAnimation() { startAnimation(afterDelay: 0) }

    /// Starts the animations; the views show their old state during the delay.
    open func startAnimation(afterDelay delay: TimeInterval) {
        demand(
            state != .stopped,
            "A stopped UIViewPropertyAnimator was started; call finishAnimation(at:) first")
        guard !isRunning else { return }
        self.delay = delay
        state = .active
        isRunning = true
        endTime = AnimationClock.current.now + delay + duration
        if blocks.isEmpty { blocks.append(({}, 0)) }
        runBlocks()
    }

    private func runBlocks() {
        let pending = blocks
        blocks = []
        let run = self.run
        let remaining = endTime - AnimationClock.current.now
        let wait = max(remaining - duration, 0)
        for (block, factor) in pending {
            openBlocks += 1
            let tracker = AnimationGroupTracker { [self] _ in blockDidEnd(of: run) }
            let length = min(remaining, duration)
            let late = length * Double(min(max(factor, 0), 1))
            let context = ViewAnimationContext(
                duration: max(length - late, 0), delay: wait + late,
                options: isUserInteractionEnabled ? .allowUserInteraction : [], pace: pace,
                tracker: tracker)
            context.onAdd = { [self] layer, property, key in note(layer, property, key) }
            ViewAnimationContext.with(remaining > 0 ? context : nil, block)
            if tracker.count > 0 { tracker.close() } else { UIView.closeLater(tracker) }
        }
    }

    private func note(_ layer: CALayer, _ property: String, _ key: String) {
        guard let old = layer.pendingOld, let new = layer.pendingNew else { return }
        if let index = tracks.firstIndex(where: { $0.layer === layer && $0.property == property }) {
            tracks[index].end = new
            tracks[index].keys.append(key)
        } else {
            tracks.append(Track(layer: layer, property: property, start: old, end: new, keys: [key]))
        }
    }

    private func blockDidEnd(of run: Int) {
        guard run == self.run else { return }
        openBlocks -= 1
        if openBlocks == 0, isRunning { end(at: .end) }
    }

    private func end(at position: UIViewAnimatingPosition) {
        run += 1
        openBlocks = 0
        tracks = []
        isRunning = false
        state = .inactive
        let waiting = completions
        completions = []
        for completion in waiting { completion(position) }
    }

    /// Stops the animations and leaves the views as they show now.
    ///
    /// - Parameter withoutFinishing: True ends the animator without its completions; false leaves it
    ///   stopped until `finishAnimation(at:)`.
    open func stopAnimation(_ withoutFinishing: Bool) {
        guard state == .active else { return }
        run += 1
        openBlocks = 0
        isRunning = false
        for track in tracks { track.layer.freezeAnimations(forKeys: track.keys, property: track.property) }
        if withoutFinishing {
            tracks = []
            completions = []
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
        for track in tracks {
            switch finalPosition {
            case .end: track.layer.setModelValue(track.end, forKey: track.property)
            case .start: track.layer.setModelValue(track.start, forKey: track.property)
            case .current: break
            }
        }
        end(at: finalPosition)
    }
}
