import VitrineQuartzCore

/// An animation as Core Animation plays it.
extension Animation {
    /// A layer animation with this timing, for the caller to give values to.
    @MainActor package func makeAnimation() -> CABasicAnimation {
        FlatAnimation(self)?.makeAnimation() ?? makeTimelineAnimation()
    }

    /// A layer animation that asks this one at every frame.
    @MainActor private func makeTimelineAnimation() -> CABasicAnimation {
        // What has no end in sight has one that nobody sees, exact to a microsecond.
        let length = duration.flatMap { $0.isFinite ? max($0, 1e-6) : nil } ?? 1e9
        var context = AnimationContext<Double>(environment: EnvironmentValues())
        weak var played: AnimationTimeline?
        let timeline = AnimationTimeline { fraction in
            if let place = animate(value: 1, time: fraction * length, context: &context) { return place }
            played?.run(from: 1, rate: 1, at: CACurrentMediaTime())
            return 1
        }
        played = timeline
        timeline.run(from: 0, rate: 1 / length, at: CACurrentMediaTime())
        let made = CABasicAnimation()
        made.duration = length
        made.timeline = timeline
        return made
    }
}

/// An animation whose delay, speed and repetition are those that a layer animation has, too.
private struct FlatAnimation {
    private enum Course {
        case curve(UnitCurve, duration: TimeInterval)
        case spring(SpringAnimation)
    }

    private var delay = 0.0
    private var speed = 1.0
    private var repeatCount = 1.0
    private var autoreverses = false
    private let course: Course

    /// Nil for what repeats with a pause, repeats repetitions, or goes back in another way than it came.
    init?(_ animation: Animation) {
        var repeats = false
        var rest = animation
        while true {
            switch rest.base {
            case let delayed as DelayedAnimation:
                guard !repeats, delayed.delay >= 0 else { return nil }
                delay += delayed.delay / speed
                rest = delayed.base
                continue
            case let paced as PacedAnimation:
                guard paced.speed > 0 else { return nil }
                speed *= paced.speed
                rest = paced.base
                continue
            case let repeated as RepeatedAnimation:
                guard !repeats else { return nil }
                repeats = true
                repeatCount = repeated.count
                autoreverses = repeated.autoreverses
                rest = repeated.base
                continue
            case let curve as CurveAnimation:
                guard curve.length > 0, curve.curve.controlPoints != nil,
                    !autoreverses || curve.curve.isSymmetric
                else { return nil }
                course = .curve(curve.curve, duration: curve.length)
            case let spring as SpringAnimation:
                guard !repeats else { return nil }
                course = .spring(spring)
            default: return nil
            }
            return
        }
    }

    @MainActor func makeAnimation() -> CABasicAnimation {
        let made: CABasicAnimation
        switch course {
        case let .curve(curve, duration):
            made = CABasicAnimation()
            made.duration = duration
            if let points = curve.controlPoints {
                made.timingFunction = CAMediaTimingFunction(
                    controlPoints: Float(points.x1), Float(points.y1), Float(points.x2), Float(points.y2))
            }
        case .spring(let animation):
            let spring = CASpringAnimation()
            spring.mass = 1
            spring.stiffness = animation.spring.stiffness / animation.spring.mass
            spring.damping = animation.spring.damping / animation.spring.mass
            spring.initialVelocity = animation.initialVelocity
            spring.duration = spring.settlingDuration
            made = spring
        }
        if speed != 1 { made.speed = Float(speed) }
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
