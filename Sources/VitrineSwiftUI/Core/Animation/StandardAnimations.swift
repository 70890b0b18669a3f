/// An animation of which it is known how long it takes.
protocol TimedAnimation: CustomAnimation {
    /// Seconds to rest; nil where an animation inside does not say.
    var duration: TimeInterval? { get }
    /// Seconds until it has done what it was made for.
    var logicalDuration: TimeInterval? { get }
}

/// A pace in a time.
struct CurveAnimation: TimedAnimation {
    let curve: UnitCurve
    let length: TimeInterval

    var duration: TimeInterval? { length }
    var logicalDuration: TimeInterval? { length }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        guard time < length else { return nil }
        return value.scaled(by: curve.value(at: time / length))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        guard time >= 0, time < length else { return .zero }
        return value.scaled(by: curve.velocity(at: time / length) / length)
    }
}

/// A spring. Where another spring is under way it goes on from the place and with the velocity that it finds.
struct SpringAnimation: TimedAnimation {
    let spring: Spring
    /// In distances per second.
    let initialVelocity: Double
    /// Whether it takes over another spring; the two run beside each other otherwise.
    let takesOver: Bool
    private let settling: TimeInterval

    init(_ spring: Spring, initialVelocity: Double = 0, takesOver: Bool = true) {
        self.spring = spring
        self.initialVelocity = initialVelocity
        self.takesOver = takesOver
        settling = spring.settlingDuration(initialVelocity: initialVelocity)
    }

    var duration: TimeInterval? { settling }
    var logicalDuration: TimeInterval? { min(spring.duration, settling) }

    /// Where a spring took over from another one.
    private struct Start<V: VectorArithmetic> {
        var time: TimeInterval = 0
        var offset = V.zero
        var velocity = V.zero
    }

    private enum StartKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Start<V>? { nil }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        let start = context.state[StartKey<V>.self] ?? Start(velocity: value.scaled(by: initialVelocity))
        let distance = start.offset - value
        let sinceThen = time - start.time
        if sinceThen >= spring.duration { context.isLogicallyComplete = true }
        guard sinceThen < end(distance, start, value) else { return nil }
        return value + spring.place(distance: distance, velocity: start.velocity, time: sinceThen)
    }

    /// Seconds to rest: what was taken over is measured by where it comes from.
    private func end<V: VectorArithmetic>(_ distance: V, _ start: Start<V>, _ value: V) -> TimeInterval {
        guard start.time > 0 else { return settling }
        let scale = max(distance.magnitudeSquared, value.magnitudeSquared).squareRoot()
        return spring.settlingDuration(
            target: distance, initialVelocity: start.velocity, epsilon: max(scale * 0.001, 1e-9))
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        let start = context.state[StartKey<V>.self] ?? Start(velocity: value.scaled(by: initialVelocity))
        return spring.speed(distance: start.offset - value, velocity: start.velocity, time: time - start.time)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard takesOver, let spring = previous.base as? SpringAnimation,
            let velocity = spring.velocity(value: value, time: time, context: context)
        else { return false }
        let offset = spring.animate(value: value, time: time, context: &context) ?? value
        context.isLogicallyComplete = false
        context.state[StartKey<V>.self] = Start(time: time, offset: offset, velocity: velocity)
        return true
    }
}

/// Another animation, later.
struct DelayedAnimation: TimedAnimation {
    let base: Animation
    let delay: TimeInterval

    var duration: TimeInterval? { base.duration.map { delay + $0 } }
    var logicalDuration: TimeInterval? { base.logicalDuration.map { delay + $0 } }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        time < delay ? .zero : base.animate(value: value, time: time - delay, context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        time < delay ? .zero : base.velocity(value: value, time: time - delay, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        // A delay of its own begins with the new animation: only one that is over can go on.
        guard let other = previous.base as? DelayedAnimation, other.delay == delay, time >= delay else {
            return false
        }
        return base.shouldMerge(
            previous: other.base, value: value, time: time - delay, context: &context)
    }
}

/// Another animation that counts as complete at another time.
struct CompletedAnimation: TimedAnimation {
    let base: Animation
    let completion: TimeInterval

    var duration: TimeInterval? { base.duration }
    var logicalDuration: TimeInterval? { completion }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        let result = base.animate(value: value, time: time, context: &context)
        context.isLogicallyComplete = time >= completion
        return result
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        let other = (previous.base as? CompletedAnimation)?.base ?? previous
        return base.shouldMerge(previous: other, value: value, time: time, context: &context)
    }
}

/// Another animation, faster or slower.
struct PacedAnimation: TimedAnimation {
    let base: Animation
    let speed: Double

    /// Nothing moves at a speed of zero.
    private func scaled(_ duration: TimeInterval?) -> TimeInterval? {
        speed > 0 ? duration.map { $0 / speed } : .infinity
    }
    var duration: TimeInterval? { scaled(base.duration) }
    var logicalDuration: TimeInterval? { scaled(base.logicalDuration) }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        base.animate(value: value, time: max(time * speed, 0), context: &context)
    }

    func velocity<V: VectorArithmetic>(value: V, time: TimeInterval, context: AnimationContext<V>) -> V? {
        base.velocity(value: value, time: time * speed, context: context)?.scaled(by: speed)
    }

    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        guard let other = previous.base as? PacedAnimation, other.speed == speed else { return false }
        return base.shouldMerge(
            previous: other.base, value: value, time: time * speed, context: &context)
    }
}

/// Another animation, again and again.
///
/// Where it autoreverses, every second run goes back the way that the animation goes there: with its delay, its curve and its
/// bounce.
struct RepeatedAnimation: TimedAnimation {
    let base: Animation
    /// Infinite for ever.
    let count: Double
    let autoreverses: Bool

    var duration: TimeInterval? { base.duration.map { $0 * count } }
    var logicalDuration: TimeInterval? {
        guard let duration = base.duration, let logical = base.logicalDuration else { return nil }
        return duration * (count - 1) + logical
    }

    private struct Run<V: VectorArithmetic> {
        var index = 0.0
        var start: TimeInterval = 0
        var state = AnimationState<V>()
    }

    private enum RunKey<V: VectorArithmetic>: AnimationStateKey {
        static var defaultValue: Run<V> { Run() }
    }

    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        guard let duration = base.duration else { return animateUntimed(value, time, &context) }
        guard duration > 0 else { return nil }
        let index = max(time / duration, 0).rounded(.down)
        guard index < count else { return nil }
        var inner = context.withState(AnimationState<V>())
        return run(
            index, value, base.animate(value: value, time: time - index * duration, context: &inner) ?? value)
    }

    /// The next run of an animation that does not say how long it takes begins when it is complete.
    private func animateUntimed<V: VectorArithmetic>(
        _ value: V, _ time: TimeInterval, _ context: inout AnimationContext<V>
    ) -> V? {
        var run = context.state[RunKey<V>.self]
        defer { context.state[RunKey<V>.self] = run }
        var inner = context.withState(run.state)
        if let place = base.animate(value: value, time: time - run.start, context: &inner) {
            run.state = inner.state
            return self.run(run.index, value, place)
        }
        guard run.index + 1 < count else { return nil }
        let end = self.run(run.index, value, value)
        run = Run(index: run.index + 1, start: time)
        return end
    }

    private func run<V: VectorArithmetic>(_ index: Double, _ value: V, _ place: V) -> V {
        autoreverses && index.truncatingRemainder(dividingBy: 2) == 1 ? value - place : place
    }
}
