import VitrineQuartzCore

/// The motion of a damped spring.
public struct Spring: Hashable, Sendable {
    /// The mass at its end.
    public let mass: Double
    /// Undamped, in radians per second.
    private let frequency: Double
    /// 1 comes to rest without swinging, in the shortest time.
    public let dampingRatio: Double

    private init(mass: Double, frequency: Double, dampingRatio: Double) {
        self.mass = mass
        self.frequency = max(frequency, 1e-6)
        self.dampingRatio = max(dampingRatio, 0)
    }

    /// A spring by its pace in seconds and its bounce, −1…1.
    public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
        // A negative bounce over-damps: ζ = 1 / (1 + bounce).
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
        self.init(response: duration, dampingRatio: ratio)
    }

    /// A spring by the seconds of an undamped period and the damping ratio.
    public init(response: Double, dampingRatio: Double) {
        self.init(mass: 1, frequency: 2 * .pi / max(response, 1e-3), dampingRatio: dampingRatio)
    }

    /// A spring by physical constants.
    ///
    /// - Parameter allowOverDamping: Whether the ratio may be above 1; it is 1 otherwise.
    public init(mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false) {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        self.init(
            mass: mass, frequency: (stiffness / mass).squareRoot(),
            dampingRatio: allowOverDamping ? ratio : min(ratio, 1))
    }

    /// A spring that settles in a time.
    ///
    /// - Parameter epsilon: The part of the distance at which it counts as settled.
    public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
        var (low, high) = (1e-3, 1e5)
        // Settling time falls monotonically with the frequency: bisect on a logarithmic scale.
        for _ in 0..<80 {
            let middle = (low * high).squareRoot()
            let spring = Spring(mass: 1, frequency: middle, dampingRatio: dampingRatio)
            let time = spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: epsilon)
            if time > settlingDuration { low = middle } else { high = middle }
        }
        self.init(mass: 1, frequency: (low * high).squareRoot(), dampingRatio: dampingRatio)
    }

    /// The pace, in seconds: the same as the response.
    public var duration: TimeInterval { response }
    /// Seconds of an undamped period.
    public var response: Double { 2 * .pi / frequency }
    /// How much it bounces: 0 not at all, below 0 for over-damped springs.
    public var bounce: Double { dampingRatio <= 1 ? 1 - dampingRatio : 1 / dampingRatio - 1 }
    /// The force per distance.
    public var stiffness: Double { frequency * frequency * mass }
    /// The force per speed.
    public var damping: Double { 2 * dampingRatio * frequency * mass }

    /// Seconds until it stays within a thousandth of the distance.
    public var settlingDuration: TimeInterval { settlingDuration(initialVelocity: 0) }

    func settlingDuration(initialVelocity: Double) -> TimeInterval {
        SpringCurve(
            angularFrequency: frequency, dampingRatio: dampingRatio, initialVelocity: initialVelocity
        ).settlingDuration
    }

    // MARK: Motion

    /// What a distance of 1 from the target, and a speed of 1, have become after a time: places and speeds.
    private func factors(_ time: Double) -> (place: (Double, Double), speed: (Double, Double)) {
        let (w, z, t) = (frequency, dampingRatio, max(time, 0))
        if abs(z - 1) < 1e-6 {
            let e = exp(-w * t)
            return ((e * (1 + w * t), e * t), (-w * w * t * e, e * (1 - w * t)))
        }
        if z < 1 {
            let d = w * (1 - z * z).squareRoot()
            let (e, c, s) = (exp(-z * w * t), cos(d * t), sin(d * t))
            return (
                (e * (c + z * w / d * s), e * s / d), (-e * w * w / d * s, e * (c - z * w / d * s))
            )
        }
        let root = (z * z - 1).squareRoot()
        let (r, q) = (-w * (z - root), -w * (z + root))
        let (e, f) = (exp(r * t), exp(q * t))
        return (
            ((r * f - q * e) / (r - q), (e - f) / (r - q)),
            (r * q * (f - e) / (r - q), (r * e - q * f) / (r - q))
        )
    }

    /// Where a value is that was at a distance from zero, its target, and had a velocity.
    func place<V: VectorArithmetic>(distance: V, velocity: V, time: Double) -> V {
        let factors = factors(time).place
        return distance.scaled(by: factors.0) + velocity.scaled(by: factors.1)
    }

    /// How fast it is then.
    func speed<V: VectorArithmetic>(distance: V, velocity: V, time: Double) -> V {
        let factors = factors(time).speed
        return distance.scaled(by: factors.0) + velocity.scaled(by: factors.1)
    }

    /// The value of a spring that starts at zero.
    public func value<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V {
        target + place(distance: .zero - target, velocity: initialVelocity, time: time)
    }

    /// The velocity of a spring that starts at zero, in values per second.
    public func velocity<V: VectorArithmetic>(target: V, initialVelocity: V = .zero, time: TimeInterval) -> V
    {
        speed(distance: .zero - target, velocity: initialVelocity, time: time)
    }

    /// Moves a value and its velocity on by a time.
    public func update<V: VectorArithmetic>(
        value: inout V, velocity: inout V, target: V, deltaTime: TimeInterval
    ) {
        let distance = value - target
        value = target + place(distance: distance, velocity: velocity, time: deltaTime)
        velocity = speed(distance: distance, velocity: velocity, time: deltaTime)
    }

    /// The force on what is at a position.
    public func force<V: VectorArithmetic>(target: V, position: V, velocity: V) -> V {
        (target - position).scaled(by: stiffness) - velocity.scaled(by: damping)
    }

    /// Seconds until a spring that starts at zero stays within a distance of its target.
    public func settlingDuration<V: VectorArithmetic>(
        target: V, initialVelocity: V = .zero, epsilon: Double
    ) -> TimeInterval {
        guard dampingRatio > 0 else { return .infinity }
        let distance = target.magnitudeSquared.squareRoot()
        let speed = initialVelocity.magnitudeSquared.squareRoot()
        /// A bound of the distance that falls from some time on.
        func bound(_ time: Double) -> Double {
            guard dampingRatio < 1 - 1e-6 else {
                let factors = factors(time).place
                return distance * abs(factors.0) + speed * abs(factors.1)
            }
            let d = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
            let share = distance * (1 + dampingRatio * frequency / d) + speed / d
            return share * exp(-dampingRatio * frequency * time)
        }
        // Critical motion under an impulse first grows, until 1/ω.
        var (low, high) = (0.0, 1 / frequency)
        guard bound(0) > epsilon || bound(high) > epsilon else { return 0 }
        while bound(high) > epsilon { (low, high) = (high, high * 2) }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if bound(middle) > epsilon { low = middle } else { high = middle }
        }
        return high
    }

    // MARK: Presets

    /// Of duration 0.5 without bounce.
    public static let smooth = Spring(duration: 0.5, bounce: 0)
    /// Of duration 0.5 with a small bounce.
    public static let snappy = Spring(duration: 0.5, bounce: 0.15)
    /// Of duration 0.5 with a bounce.
    public static let bouncy = Spring(duration: 0.5, bounce: 0.3)

    /// Without bounce.
    public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: extraBounce)
    }
    /// With a small bounce.
    public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.15 + extraBounce)
    }
    /// With a bounce.
    public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
        Spring(duration: duration, bounce: 0.3 + extraBounce)
    }
}

extension Spring {
    /// The value between two others.
    public func value<V: Animatable>(
        fromValue: V, toValue: V, initialVelocity: V.AnimatableData? = nil, time: TimeInterval
    ) -> V {
        let from = fromValue.animatableData
        var result = fromValue
        result.animatableData =
            from
            + value(
                target: toValue.animatableData - from, initialVelocity: initialVelocity ?? .zero, time: time)
        return result
    }
}

extension VectorArithmetic {
    /// The vector with each component multiplied by a factor.
    nonisolated public func scaled(by factor: Double) -> Self {
        var result = self
        result.scale(by: factor)
        return result
    }
}
