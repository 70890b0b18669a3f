/// Hears of the start and the end of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: AnyObject {
    /// The animation began its active time.
    func animationDidStart(_ anim: CAAnimation)
    /// The animation ended: `flag` is true if it ran to its end, false if it was removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base of all animations: timing, pacing, delegate.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
    /// Makes an animation with Core Animation's defaults.
    public override init() { super.init() }

    open var beginTime: CFTimeInterval = 0
    open var duration: CFTimeInterval = 0
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var repeatCount: Float = 0
    open var repeatDuration: CFTimeInterval = 0
    open var autoreverses = false
    open var fillMode = CAMediaTimingFillMode.removed

    /// The pacing of one cycle; nil is linear.
    open var timingFunction: CAMediaTimingFunction?
    /// Told of start and stop. Held strongly, as on Apple's systems.
    open var delegate: (any CAAnimationDelegate)?
    /// Whether the animation is taken off its layer when its active time is over.
    open var isRemovedOnCompletion = true

    /// Told when the animation leaves its layer; counts block completions. Survives copying.
    package var completionGroup: AnimationGroupTracker?
    /// Whether this animation blocks touches on the view it animates.
    package var blocksInteraction = false
    /// The time that the animation goes by instead of the layer's; its pace is then the timeline's.
    package var timeline: AnimationTimeline?
    /// The part of ``timeline`` that the animation takes.
    package var timelineSlot = AnimationTimeline.Slot()
    var hasStarted = false
    /// What a program keeps with the animation, by names that no property has.
    var keptValues: [String: Any] = [:]

    /// The value of a property, or what was kept by a name that none has.
    open func value(forKey key: String) -> Any? { object(forKey: key) }

    /// Sets a property, or keeps a value by a name that none has.
    ///
    /// Traps when the value is none for the property.
    open func setValue(_ value: Any?, forKey key: String) { setObject(value, forKey: key) }

    /// The value of a name that nothing was set for; nil unless a subclass answers.
    open class func defaultValue(forKey key: String) -> Any? { nil }

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    /// The length of one cycle, the transaction's default put in for zero at the time of adding.
    var cycleDuration: CFTimeInterval { duration }

    /// The copy that a layer keeps. Classes of user code are kept as they are.
    func copyForLayer() -> CAAnimation { self }

    func copyFields(to other: CAAnimation) {
        other.beginTime = beginTime
        other.duration = duration
        other.speed = speed
        other.timeOffset = timeOffset
        other.repeatCount = repeatCount
        other.repeatDuration = repeatDuration
        other.autoreverses = autoreverses
        other.fillMode = fillMode
        other.timingFunction = timingFunction
        other.delegate = delegate
        other.isRemovedOnCompletion = isRemovedOnCompletion
        other.completionGroup = completionGroup
        other.blocksInteraction = blocksInteraction
        other.timeline = timeline
        other.timelineSlot = timelineSlot
        other.keptValues = keptValues
    }

    /// Puts the animation's effect at a moment of its parent's time into `values`.
    func apply(to values: inout PresentationValues, position: TimingPosition) {}
}

/// An animation of one property, named by a key path.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
    /// Makes an animation of a property.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The property: a layer's property name, also with a component: `position.x`, `transform.rotation.z`. Of what is no
    /// property the animation changes nothing.
    open var keyPath: String?
    /// Whether the value is added to the property's value instead of replacing it: transforms are concatenated, what
    /// has no sum is replaced.
    open var isAdditive = false
    /// Whether each repetition starts from where the one before ended.
    open var isCumulative = false
    /// Makes transforms of the animation's values, which are numbers then.
    open var valueFunction: CAValueFunction?
    /// Whether it was made for a change of the property, by `CALayer.add(_:for:from:to:shown:)`.
    var isOfChange = false

    override func copyFields(to other: CAAnimation) {
        super.copyFields(to: other)
        guard let other = other as? CAPropertyAnimation else { return }
        other.keyPath = keyPath
        other.isAdditive = isAdditive
        other.isCumulative = isCumulative
        other.isOfChange = isOfChange
        other.valueFunction = valueFunction
    }

    /// The value at a position; `base` is the property's value without this animation.
    func value(at position: TimingPosition, base: AnimatableValue) -> AnimatableValue? { nil }

    override func apply(to values: inout PresentationValues, position: TimingPosition) {
        guard let keyPath else { return }
        values.apply(toKeyPath: keyPath, additive: isAdditive) { value(at: position, base: $0) }
    }
}

/// An animation between two values.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
    /// The value at the start; nil is worked out from the others and the layer's own.
    open var fromValue: Any?
    /// The value at the end; nil is worked out from the others and the layer's own.
    open var toValue: Any?
    /// The change from start to end; nil is worked out.
    open var byValue: Any?

    override func copyForLayer() -> CAAnimation {
        guard type(of: self) == CABasicAnimation.self else { return self }
        let copy = CABasicAnimation()
        copyFields(to: copy)
        return copy
    }

    override func copyFields(to other: CAAnimation) {
        super.copyFields(to: other)
        guard let other = other as? CABasicAnimation else { return }
        other.fromValue = fromValue
        other.toValue = toValue
        other.byValue = byValue
    }

    /// Progress of the values; springs override it.
    func progress(at position: TimingPosition) -> Double {
        timingFunction?.value(at: position.fraction) ?? position.fraction
    }

    override func value(at position: TimingPosition, base: AnimatableValue) -> AnimatableValue? {
        guard let valueFunction else { return plainValue(at: position, base: base) }
        return plainValue(at: position, base: valueFunction.model).flatMap(valueFunction.transform)
    }

    private func plainValue(at position: TimingPosition, base: AnimatableValue) -> AnimatableValue? {
        guard let (from, to) = endpoints(base: base) else { return nil }
        var value = from.interpolated(to: to, progress(at: position))
        if isCumulative, position.cycle > 0 {
            for _ in 0..<position.cycle {
                guard let step = to.difference(from: from) else { break }
                value = step.added(to: value)
            }
        }
        return value
    }

    /// The pair of values by Core Animation's table of which of from, to and by are set.
    private func endpoints(base: AnimatableValue) -> (AnimatableValue, AnimatableValue)? {
        let from = AnimatableValue(set: fromValue, like: base)
        let to = AnimatableValue(set: toValue, like: base)
        let by = AnimatableValue(set: byValue, like: base)
        let rest = isAdditive ? (base.neutral ?? base) : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, by.added(to: from))
        case (nil, let to?, let by?): return to.difference(from: by).map { ($0, to) }
        case (let from?, nil, nil): return (from, rest)
        case (nil, let to?, nil): return (rest, to)
        case (nil, nil, let by?): return (rest, by.added(to: rest))
        case (nil, nil, nil): return nil
        }
    }
}

extension AnimatableValue {
    /// Like `init(_:like:)`, but an unset field is nil, not "no colour".
    init?(set any: Any?, like model: AnimatableValue) {
        guard let any else { return nil }
        if let value = any as? AnimatableValue {
            self = value
            return
        }
        self.init(any, like: model)
    }
}
