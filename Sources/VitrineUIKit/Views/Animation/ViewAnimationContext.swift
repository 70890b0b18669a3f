import VitrinePlatform
package import VitrineQuartzCore

/// What an animation block gives the changes made in it.
@MainActor
package final class ViewAnimationContext {
    package enum Pace {
        case curve(CAMediaTimingFunction)
        case spring(SpringCurve)
        /// An animation of another kind, with its own length, delay and repetition, and its progress for a fraction of its
        /// length.
        case custom(make: @MainActor () -> CABasicAnimation, curve: AnimationTimeline.Curve)
    }

    let duration: TimeInterval
    let delay: TimeInterval
    let options: UIView.AnimationOptions
    let pace: Pace
    /// How often the animations of what changes now play.
    var repetition: AnimationRepetition
    let tracker: AnimationGroupTracker
    /// When the animations of the block begin: all at one time, however long the block takes, so that a position and
    /// a size that belong together never show an edge elsewhere than between its start and its end.
    private var starts: [(runtime: RuntimeContext, time: TimeInterval)] = []
    /// The views whose layers were changed, for `layoutSubviews`.
    var touched: [CALayer] = []
    /// Called with every change and the key of its animation before that is added: property animators keep hold of theirs.
    var onAdd: ((_ layer: CALayer, _ change: PendingChange, _ key: String) -> Void)?
    /// The time that a property animator gives its animations, the part of it for these, and its seconds.
    var timeline: AnimationTimeline?
    var timelineSlot = AnimationTimeline.Slot()
    var timelineDuration: TimeInterval = 0
    /// Takes in the changes of a keyframe, from and to fractions of the whole, in the place of animations of their own.
    var keyframe: (collector: KeyframeCollector, start: Double, end: Double)?
    /// Whether the block's own changes are made at once, and only the animations of blocks within it, as they are
    /// there, go by the timeline.
    var isRecording = false

    package init(
        duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions, pace: Pace,
        tracker: AnimationGroupTracker
    ) {
        self.duration = duration
        self.delay = delay
        self.options = options
        repetition = AnimationRepetition(options)
        self.pace = pace
        self.tracker = tracker
    }

    /// The block that runs now; nil outside of blocks and within `performWithoutAnimation`.
    package private(set) static var current: ViewAnimationContext?
    package static var areAnimationsEnabled = true
    static let noAction = NSNull()

    static func with(_ context: ViewAnimationContext?, _ body: () -> Void) {
        let outer = current
        current = context
        defer { current = outer }
        body()
        context?.layOutWaiting()
    }

    /// Makes a block the one that runs now, until another is: for blocks that are begun and committed.
    static func enter(_ context: ViewAnimationContext?) { current = context }

    /// Lays out what waits for it, and goes back to the block around this one.
    func leave(to outer: ViewAnimationContext?) {
        Self.current = outer
        layOutWaiting()
    }

    /// Whether changes of a view's layer are animated now.
    func animates(_ layer: CALayer) -> Bool {
        !isRecording && Self.areAnimationsEnabled && layer.context != nil
    }

    // MARK: Layout that belongs to the block

    private var waiting: [UIView] = []
    /// Takes in what is to be called when a property animator has ended.
    var addEnding: ((@escaping @MainActor (UIViewAnimatingPosition) -> Void) -> Void)?

    /// Lays out a view before the block ends, within its animation, with all that its constraints lead to.
    func layOutAtEnd(_ view: UIView) {
        if !waiting.contains(where: { $0 === view }) { waiting.append(view) }
    }

    private func layOutWaiting() {
        let views = waiting
        waiting = []
        for view in views { LayoutEngine.root(of: view).layoutIfNeeded() }
    }

    /// Calls back when the animations of the block have ended or were broken off: at their end, at their start if
    /// they were turned round, or somewhere between.
    func whenEnded(_ body: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
        if let addEnding {
            addEnding(body)
        } else {
            tracker.endings.append { body(.end) }
        }
    }

    /// The action for a change of a view's layer; nil if it is not animated.
    static func action(for layer: CALayer, key: String) -> (any CAAction)? {
        guard let context = current, context.animates(layer),
            layer.property(forKey: key)?.animates == .everywhere
        else { return nil }
        return ViewAction(context: context)
    }

    /// Adds the animation of the change whose action runs.
    func animatePendingChange(of layer: CALayer) {
        guard let change = layer.pendingChange else { return }
        if options.contains(.layoutSubviews) { touched.append(layer) }
        if let keyframe {
            return keyframe.collector.note(change, of: layer, from: keyframe.start, to: keyframe.end)
        }
        let start = start(in: layer.runtime)
        let animation = makeAnimation(start: start)
        if animation.beginTime == 0 { animation.beginTime = layer.convertTime(start, from: nil) }
        layer.add(
            animation, for: change.property, from: change.old, to: change.new, shown: change.shown
        ) { [onAdd] key in onAdd?(layer, change, key) }
    }

    private func start(in runtime: RuntimeContext) -> TimeInterval {
        if let start = starts.first(where: { $0.runtime === runtime }) { return start.time }
        starts.append((runtime, runtime.now))
        return runtime.now
    }

    /// Goes by the timeline of the block around this one, if it has one: a block within a property animator's is
    /// paused and scrubbed with it.
    func join(_ outer: ViewAnimationContext, overridesDuration: Bool, overridesCurve: Bool) {
        guard let timeline = outer.timeline, outer.timelineDuration > 0, !options.contains(.repeat) else {
            return
        }
        self.timeline = timeline
        timelineDuration = outer.timelineDuration
        onAdd = outer.onAdd
        addEnding = outer.addEnding
        timelineSlot = outer.timelineSlot
        timelineSlot.start += delay / timelineDuration
        let (overridesDuration, overridesCurve) = (
            overridesDuration || outer.isRecording, overridesCurve || outer.isRecording
        )
        if overridesDuration { timelineSlot.end = timelineSlot.start + duration / timelineDuration }
        if overridesCurve { timelineSlot.curve = pace.curve(over: duration) }
    }

    private func makeAnimation(start: TimeInterval) -> CABasicAnimation {
        let animation: CABasicAnimation
        if let timeline {
            animation = CABasicAnimation()
            animation.timeline = timeline
            animation.timelineSlot = timelineSlot
            animation.duration = max(duration, 1e-6)
            animation.completionGroup = tracker
            animation.blocksInteraction = !options.contains(.allowUserInteraction)
            return animation
        }
        switch pace {
        case .curve(let function):
            animation = CABasicAnimation()
            animation.timingFunction = function
        case .spring(let curve):
            let spring = CASpringAnimation()
            spring.stiffness = CGFloat(curve.angularFrequency * curve.angularFrequency)
            spring.damping = CGFloat(2 * curve.dampingRatio * curve.angularFrequency)
            spring.initialVelocity = CGFloat(curve.initialVelocity)
            animation = spring
        case .custom(let make, _):
            animation = make()
            animation.completionGroup = tracker
            animation.blocksInteraction = !options.contains(.allowUserInteraction)
            return animation
        }
        animation.duration = max(duration, 1e-6)
        animation.completionGroup = tracker
        animation.blocksInteraction = !options.contains(.allowUserInteraction)
        if delay != 0 {
            animation.beginTime = start + delay
            animation.fillMode = .backwards
        }
        repetition.apply(to: animation)
        return animation
    }
}

/// The action of a change in a block.
@MainActor
private struct ViewAction: CAAction {
    let context: ViewAnimationContext

    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer).map(context.animatePendingChange)
    }
}
