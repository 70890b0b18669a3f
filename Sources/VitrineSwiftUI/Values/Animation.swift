/// The way a view changes over time to create a smooth visual transition.
public struct Animation: Hashable, Sendable {
    /// The course of the animation.
    enum Curve: Hashable, Sendable {
        case bezier(Double, Double, Double, Double, duration: Double)
        /// Mass 1.
        case spring(stiffness: Double, damping: Double, velocity: Double)
    }

    private(set) var curve: Curve
    private(set) var delay = 0.0
    private(set) var speed = 1.0
    private(set) var repeatCount = 1.0
    private(set) var autoreverses = false

    init(_ curve: Curve) { self.curve = curve }

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
        Animation(.bezier(p1x, p1y, p2x, p2y, duration: max(0, duration)))
    }

    /// A spring by response (seconds of an undamped period) and damping fraction.
    @_disfavoredOverload
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation {
        let frequency = 2 * Double.pi / max(response, 1e-3)
        return Animation(
            .spring(stiffness: frequency * frequency, damping: 2 * dampingFraction * frequency, velocity: 0))
    }

    /// A spring by perceptual duration and bounce.
    public static func spring(
        duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
    ) -> Animation {
        // A negative bounce over-damps: ζ = 1 / (1 + bounce).
        let ratio = bounce >= 0 ? 1 - bounce : 1 / (1 + max(bounce, -0.99))
        return spring(response: duration, dampingFraction: ratio)
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
        var result = spring(duration: duration, bounce: bounce)
        if case .spring(let stiffness, let damping, _) = result.curve {
            result.curve = .spring(stiffness: stiffness, damping: damping, velocity: initialVelocity)
        }
        return result
    }

    /// A spring by physical constants.
    public static func interpolatingSpring(
        mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
    ) -> Animation {
        Animation(.spring(stiffness: stiffness / mass, damping: damping / mass, velocity: initialVelocity))
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

    /// Delays the start, in seconds.
    public func delay(_ delay: TimeInterval) -> Animation {
        var result = self
        result.delay += delay
        return result
    }

    /// Changes the speed: 2 is twice as fast.
    public func speed(_ speed: Double) -> Animation {
        var result = self
        result.speed *= speed
        return result
    }

    /// Repeats for a number of times.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        var result = self
        result.repeatCount = Double(repeatCount)
        result.autoreverses = autoreverses
        return result
    }

    /// Repeats until the value changes again.
    public func repeatForever(autoreverses: Bool = true) -> Animation {
        var result = self
        result.repeatCount = .infinity
        result.autoreverses = autoreverses
        return result
    }

    /// A layer animation with this timing, for the caller to give values to.
    @MainActor package func makeAnimation() -> CABasicAnimation {
        let made: CABasicAnimation
        switch curve {
        case let .bezier(x1, y1, x2, y2, duration):
            made = CABasicAnimation()
            made.duration = duration
            made.timingFunction = CAMediaTimingFunction(
                controlPoints: Float(x1), Float(y1), Float(x2), Float(y2))
        case let .spring(stiffness, damping, velocity):
            let spring = CASpringAnimation()
            spring.mass = 1
            spring.stiffness = stiffness
            spring.damping = damping
            spring.initialVelocity = velocity
            spring.duration = spring.settlingDuration
            made = spring
        }
        if speed != 1, speed > 0 { made.speed = Float(speed) }
        if delay > 0 {
            made.beginTime = CACurrentMediaTime() + delay
            made.fillMode = .backwards
        }
        made.autoreverses = autoreverses
        if repeatCount != 1 {
            // A reversal counts as a repetition in SwiftUI and as half of one in Core Animation.
            made.repeatCount = Float(autoreverses ? repeatCount / 2 : repeatCount)
        }
        return made
    }
}
