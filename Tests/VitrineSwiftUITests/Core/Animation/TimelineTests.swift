import Foundation
import SwiftUITestSupport
import Testing
import VitrineSwiftUI

/// Timelines of animations against their closed forms.
@Suite("Timelines of animations")
struct TimelineTests {
    /// Where an animation from 0 to 1 is; nil where it is complete.
    private func values(_ animation: Animation, _ times: [Double]) -> [Double?] {
        var context = AnimationContext<Double>()
        return times.map { animation.animate(value: 1, time: $0, context: &context) }
    }

    private func expect(
        _ animation: Animation, _ times: [Double], _ expected: [Double?],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let found = values(animation, times)
        for (time, (a, b)) in zip(times, zip(found, expected)) {
            switch (a, b) {
            case (nil, nil): break
            case let (a?, b?): #expect(abs(a - b) < 0.001, "at \(time): \(a)", sourceLocation: sourceLocation)
            default:
                Issue.record(
                    "at \(time): \(String(describing: a)) is not \(String(describing: b))",
                    sourceLocation: sourceLocation)
            }
        }
    }

    @Test("The named curves last 0.35 seconds, the named springs half a second")
    func named() {
        expect(.linear, [0, 0.175, 0.35], [0, 0.5, nil])
        expect(.easeInOut, [0.175, 0.36], [0.5, nil])
        #expect(Animation.linear == .linear(duration: 0.35))
        #expect(Animation.easeIn == .easeIn(duration: 0.35))
        #expect(Animation.easeOut == .easeOut(duration: 0.35))
        #expect(Animation.easeInOut == .easeInOut(duration: 0.35))
        #expect(Animation.smooth == .smooth(duration: 0.5, extraBounce: 0))
        #expect(Animation.snappy == .snappy(duration: 0.5, extraBounce: 0))
        #expect(Animation.bouncy == .bouncy(duration: 0.5, extraBounce: 0))
        #expect(Animation.linear(duration: 1) != .linear(duration: 2))
    }

    @Test("Bézier curves pass through the points of their formula")
    func curves() {
        // x = 3·0.5·t(1−t)² + 3·0.5·t²(1−t) + t³ at t = ½ is ½; y with controls 0 and 1 is ½.
        expect(.timingCurve(0.5, 0, 0.5, 1, duration: 2), [0, 1, 2], [0, 0.5, nil])
        // t = ½: x = 3·⅛·(0.25 + 0.75) + ⅛ = ½; y = 3·⅛·(1 + 1) + ⅛ = 0.875.
        expect(.timingCurve(0.25, 1, 0.75, 1, duration: 1), [0.5], [0.875])
        // Beyond 1 on the way: y = 3·⅛·(1.5 + 1.5) + ⅛ = 1.25.
        expect(.timingCurve(0.25, 1.5, 0.75, 1.5, duration: 1), [0.5], [1.25])
        expect(.timingCurve(.linear, duration: 4), [1, 2, 3], [0.25, 0.5, 0.75])
        expect(.timingCurve(.easeInOut, duration: 1), [0.5], [0.5])
    }

    @Test("A spring without bounce is 1 − (1 + ωt)e^(−ωt), ω = 2π ÷ duration")
    func criticalSpring() {
        let times = [0.1, 0.25, 0.5, 0.8]
        let omega = 2 * Double.pi
        expect(.spring(duration: 1, bounce: 0), times, times.map { 1 - (1 + omega * $0) * exp(-omega * $0) })
        expect(.smooth(duration: 1), times, times.map { 1 - (1 + omega * $0) * exp(-omega * $0) })
        expect(
            .spring(response: 1, dampingFraction: 1), times,
            times.map { 1 - (1 + omega * $0) * exp(-omega * $0) })
        let half = 4 * Double.pi
        expect(.spring, [0.1, 0.3], [0.1, 0.3].map { 1 - (1 + half * $0) * exp(-half * $0) })
    }

    @Test("A bouncing spring swings with the damped frequency: damping is 1 − bounce")
    func bouncingSpring() {
        func value(_ time: Double, _ duration: Double, _ damping: Double) -> Double {
            let omega = 2 * Double.pi / duration
            let damped = omega * (1 - damping * damping).squareRoot()
            let decay = damping * omega
            return 1 - exp(-decay * time) * (cos(damped * time) + decay / damped * sin(damped * time))
        }
        let times = [0.1, 0.3, 0.5, 0.7]
        expect(.spring(duration: 1, bounce: 0.4), times, times.map { value($0, 1, 0.6) })
        expect(.bouncy(duration: 1), times, times.map { value($0, 1, 0.7) })
        expect(.bouncy(duration: 1, extraBounce: 0.2), times, times.map { value($0, 1, 0.5) })
        expect(.snappy(duration: 1), times, times.map { value($0, 1, 0.85) })
        expect(.spring(response: 0.8, dampingFraction: 0.5), times, times.map { value($0, 0.8, 0.5) })
    }

    @Test("An interpolating spring is given by mass, stiffness and damping, and may start with a velocity")
    func interpolatingSpring() {
        // ω₀ = √(100 ÷ 1) = 10, ζ = 12 ÷ (2·√100) = 0.6, ω₁ = 8.
        func value(_ time: Double, _ velocity: Double) -> Double {
            1 - exp(-6 * time) * (cos(8 * time) + (6 - velocity) / 8 * sin(8 * time))
        }
        let times = [0.05, 0.1, 0.2, 0.4]
        expect(.interpolatingSpring(stiffness: 100, damping: 12), times, times.map { value($0, 0) })
        expect(.interpolatingSpring(mass: 1, stiffness: 100, damping: 12), times, times.map { value($0, 0) })
        expect(
            .interpolatingSpring(mass: 4, stiffness: 400, damping: 48), times, times.map { value($0, 0) })
        expect(
            .interpolatingSpring(stiffness: 100, damping: 12, initialVelocity: 5), times,
            times.map { value($0, 5) })
    }

    @Test("A delay comes before, a speed divides all that is inside it")
    func delayAndSpeed() {
        let line = Animation.linear(duration: 1)
        expect(line.delay(0.5), [0, 0.25, 0.5, 1, 1.5], [0, 0, 0, 0.5, nil])
        expect(line.speed(0.5), [0.5, 1, 1.9, 2], [0.25, 0.5, 0.95, nil])
        expect(line.delay(1).speed(4), [0.2, 0.25, 0.375, 0.5], [0, 0, 0.5, nil])
        expect(line.speed(4).delay(1), [1, 1.125, 1.25], [0, 0.5, nil])
        expect(line.delay(0.5).delay(0.5), [1, 1.5, 2], [0, 0.5, nil])
        expect(line.speed(2).speed(3), [1.0 / 12, 1.0 / 6], [0.5, nil])
        // It begins in the middle.
        expect(line.delay(-0.5), [0, 0.25, 0.5], [0.5, 0.75, nil])
    }

    @Test("Repeats go there and back, or always there; the last one ends where it is")
    func repeats() {
        let line = Animation.linear(duration: 1)
        expect(line.repeatCount(1), [0.5, 1], [0.5, nil])
        expect(line.repeatCount(2), [0.5, 1.25, 1.75, 2], [0.5, 0.75, 0.25, nil])
        expect(line.repeatCount(3, autoreverses: false), [0.5, 1.5, 2.5, 3], [0.5, 0.5, 0.5, nil])
        expect(line.repeatForever(), [0.25, 1.25, 2.25, 101.25], [0.25, 0.75, 0.25, 0.75])
        expect(line.repeatForever(autoreverses: false), [0.25, 1.25, 100.75], [0.25, 0.25, 0.75])
        expect(line.speed(2).repeatForever(), [0.25, 0.75], [0.5, 0.5])
        expect(line.repeatForever().speed(2), [0.25, 0.625], [0.5, 0.75])
        expect(line.repeatForever().delay(1), [0.5, 1.25, 2.25], [0, 0.25, 0.75])
    }

    @Test("Values of any vector are animated as a whole")
    func vectors() {
        var context = AnimationContext<AnimatablePair<Double, CGFloat>>()
        let value = Animation.linear(duration: 1).animate(
            value: AnimatablePair(10, -4), time: 0.25, context: &context)
        #expect(value?.first == 2.5 && value?.second == -1)
    }

    @Test("The velocity is that of the curve, by the second")
    func velocity() {
        let context = AnimationContext<Double>()
        let spring = Animation.spring(duration: 1, bounce: 0)
        // d/dt of 1 − (1 + ωt)e^(−ωt) is ω²t·e^(−ωt).
        let omega = 2 * Double.pi
        let expected = omega * omega * 0.2 * exp(-omega * 0.2) * 50
        #expect(abs((spring.velocity(value: 50, time: 0.2, context: context) ?? 0) - expected) < 0.1)
    }

    @Test("Springs convert between their forms, and tell how long they take to settle")
    func springs() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        #expect(spring.duration == 0.5 && abs(spring.bounce - 0.3) < 1e-9)
        #expect(abs(spring.dampingRatio - 0.7) < 1e-9 && abs(spring.response - 0.5) < 1e-9)
        // k = (2π ÷ 0.5)² = 157.91, c = 4π·0.7 ÷ 0.5 = 17.59.
        #expect(abs(spring.stiffness - 157.914) < 0.01)
        #expect(abs(spring.damping - 17.593) < 0.01)
        #expect(spring.mass == 1)
        let other = Spring(mass: 1, stiffness: 157.914, damping: 17.593)
        #expect(abs(other.value(target: 1.0, time: 0.2) - spring.value(target: 1.0, time: 0.2)) < 0.001)
        let settled = spring.settlingDuration(target: 1.0, initialVelocity: 0, epsilon: 0.001)
        #expect(abs(spring.value(target: 1.0, time: settled) - 1) <= 0.0011)
        #expect(settled > 0.5 && settled < 2)
        // At rest at the start, and pulled with k times the distance.
        #expect(spring.velocity(target: 1.0, time: 0) == 0)
        #expect(abs(spring.force(target: 1.0, position: 0.0, velocity: 0.0) - 157.914) < 0.01)
    }

    @Test("Curves of the unit interval are evaluated, differentiated and turned round")
    func unitCurves() {
        #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
        #expect(UnitCurve.linear.velocity(at: 0.3) == 1)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-6)
        let ease = UnitCurve.easeIn
        for time in [0.1, 0.4, 0.9] {
            // The mirror image at the diagonal: what comes in comes out.
            #expect(abs(ease.inverse.value(at: ease.value(at: time)) - time) < 1e-3)
        }
        #expect(UnitCurve.easeIn.value(at: -1) == 0 && UnitCurve.easeIn.value(at: 2) == 1)
        let circle = UnitCurve.circularEaseIn
        // 1 − √(1 − t²)
        #expect(abs(circle.value(at: 0.6) - 0.2) < 1e-6)
        #expect(abs(UnitCurve.circularEaseOut.value(at: 0.4) - 0.8) < 1e-6)
        #expect(abs(UnitCurve.circularEaseInOut.value(at: 0.3) - 0.1) < 1e-6)
    }
}
