/// The way a view changes over time to create a smooth visual transition.
///
/// `delay`, `speed` and `repeatCount` apply to what stands before them: `.linear.delay(1).repeatForever()` waits before every
/// run, `.linear.repeatForever().delay(1)` once.
public struct Animation: Hashable, @unchecked Sendable {
    /// What the animation is made of.
    public var base: any CustomAnimation

    /// An animation of one's own.
    public init<A: CustomAnimation>(_ base: A) { self.base = base }

    public static func == (a: Animation, b: Animation) -> Bool { AnyHashable(a.base) == AnyHashable(b.base) }
    /// Hashes what the animation is made of.
    public func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

    /// The default animation: a spring of response 0.55 without bounce.
    public static let `default` = spring(response: 0.55, dampingFraction: 1)
    /// Constant speed, 0.35 seconds.
    public static let linear = linear(duration: 0.35)
    /// Starts slowly, 0.35 seconds.
    public static let easeIn = easeIn(duration: 0.35)
    /// Ends slowly, 0.35 seconds.
    public static let easeOut = easeOut(duration: 0.35)
    /// Starts and ends slowly, 0.35 seconds.
    public static let easeInOut = easeInOut(duration: 0.35)
    /// A spring of duration 0.5 without bounce.
    public static let smooth = spring(duration: 0.5, bounce: 0)
    /// A spring of duration 0.5 with a small bounce.
    public static let snappy = spring(duration: 0.5, bounce: 0.15)
    /// A spring of duration 0.5 that bounces.
    public static let bouncy = spring(duration: 0.5, bounce: 0.3)
    /// A spring with standard parameters.
    public static let spring = spring(duration: 0.5, bounce: 0)
    /// A stiff spring that follows a finger.
    public static let interactiveSpring = interactiveSpring()

    /// Constant speed.
    public static func linear(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 1, 1, duration: duration)
    }
    /// Starts slowly.
    public static func easeIn(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 1, 1, duration: duration)
    }
    /// Ends slowly.
    public static func easeOut(duration: TimeInterval) -> Animation {
        timingCurve(0, 0, 0.58, 1, duration: duration)
    }
    /// Starts and ends slowly.
    public static func easeInOut(duration: TimeInterval) -> Animation {
        timingCurve(0.42, 0, 0.58, 1, duration: duration)
    }

    /// A cubic Bézier timing curve.
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation {
        timingCurve(.bezier(p1x, p1y, p2x, p2y), duration: duration)
    }

    /// A pace in a time.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        Animation(CurveAnimation(curve: curve, length: max(0, duration)))
    }

    /// A spring by response (seconds of an undamped period) and damping fraction.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        spring(Spring(response: response, dampingRatio: dampingFraction))
    }

    /// A spring by perceptual duration and bounce.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        spring(Spring(duration: duration, bounce: bounce))
    }

    /// A spring. Where another one is under way it goes on from what is shown, as fast as that moves.
    public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
        Animation(SpringAnimation(spring))
    }

    /// A spring that follows a finger.
    @_disfavoredOverload
    public static func interactiveSpring(
        response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(response: response, dampingFraction: dampingFraction)
    }

    /// A spring that follows a finger, by perceptual duration; 0.14 more bounce than a smooth one.
    public static func interactiveSpring(
        duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
    ) -> Animation {
        spring(duration: duration, bounce: 0.14 + extraBounce)
    }

    /// A spring by perceptual duration and bounce, with a velocity to begin with.
    public static func interpolatingSpring(
        duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
    }

    /// A spring by physical constants.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        interpolatingSpring(
            Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true),
            initialVelocity: initialVelocity)
    }

    /// A spring that runs beside those under way: what all of them give is added.
    public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
        Animation(SpringAnimation(spring, initialVelocity: initialVelocity, takesOver: false))
    }

    /// A smooth spring of a duration.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: extraBounce)
    }
    /// A snappy spring of a duration.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// A bouncy spring of a duration.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
        spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// Has the animation count as complete after a time, in seconds, however long it goes on.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(CompletedAnimation(base: self, completion: max(duration, 0)))
    }
    /// Delays the start, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(DelayedAnimation(base: self, delay: delay))
    }

    /// Changes the speed: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation {
        Animation(PacedAnimation(base: self, speed: speed))
    }

    /// Repeats for a number of times. A way back counts as one.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: Double(repeatCount), autoreverses: autoreverses))
    }

    /// Repeats until the value changes again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(RepeatedAnimation(base: self, count: .infinity, autoreverses: autoreverses))
    }
}

extension Animation {
    /// The value at a time after the start, on the way from zero to `value`; nil once the animation is complete.
    public func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        base.animate(value: value, time: time, context: &context)
    }

    /// How fast the value changes at a time; nil where that is not known.
    public func velocity<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: AnimationContext<V>
    ) -> V? {
        base.velocity(value: value, time: time, context: context)
    }

    /// Whether the animation goes on in the place of one that is under way.
    public func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool {
        base.shouldMerge(previous: previous, value: value, time: time, context: &context)
    }

    /// Seconds to rest, delays included; nil where an animation of a program's own does not say.
    var duration: TimeInterval? { (base as? any TimedAnimation)?.duration }

    /// Seconds until it has done what it was made for; nil where that is not known.
    var logicalDuration: TimeInterval? { (base as? any TimedAnimation)?.logicalDuration }

    /// Whether it never ends.
    var runsForever: Bool { duration == .infinity }
}
