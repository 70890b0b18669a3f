import Foundation
import Fuzzing
import Testing

@testable import VitrineUIKit

/// The formulas of scrolling, at single moments. λ = −1000·ln d.
@Suite("Scroll motion")
struct ScrollMotionTests {
    private func motion(
        at position: Double, velocity: Double, target: Double? = nil,
        range: ClosedRange<Double> = 0...100_000,
        rate: Double = 0.998, bounces: Bool = true, snaps: Bool = false
    ) -> ScrollMotion {
        ScrollMotion(
            position: position, velocity: velocity, target: target, range: range, decelerationRate: rate,
            bounces: bounces, snaps: snaps, tolerance: 1.0 / 6)
    }

    private func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
        abs(a - b) <= tolerance
    }

    @Test("A fling of 1000 points per second follows (v/λ)(1 − e^(−λt)) and travels 499.5 points")
    func fling() {
        // λ = −1000·ln .998 = 2.0020027; v/λ = 499.4998332.
        let motion = motion(at: 0, velocity: 1000)
        #expect(isNear(motion.position(at: 0), 0))
        #expect(isNear(motion.position(at: 0.1), 90.625850789))
        #expect(isNear(motion.position(at: 0.5), 315.928022679))
        #expect(isNear(motion.position(at: 1), 432.035126738))
        #expect(isNear(motion.position(at: 2), 490.387744811))
        #expect(isNear(motion.end, 499.499833166))
        // Half a pixel at 3× is 1/6 point: ln(499.4998·6)/λ.
        #expect(isNear(motion.duration, 3.998679348))
        #expect(isNear(motion.velocity(at: 0), 1000))
    }

    @Test("The fast rate travels 99.5 points")
    func fast() {
        // λ = −1000·ln .99 = 10.0503359.
        #expect(isNear(motion(at: 0, velocity: 1000, rate: 0.99).end, 99.499162473))
    }

    @Test("A fling into the end bounces by the critically damped spring")
    func bounce() {
        // The edge is 100 points away: impact at −ln(1 − 100λ/1000)/λ = 0.111585 s with 1000 − 100λ = 799.7997 pt/s;
        // then 100 + 799.7997·t·e^(−10t), highest at t = 0.1: 100 + 79.97997/e.
        let motion = motion(at: 0, velocity: 1000, range: 0...100)
        let impact = 0.111585224
        #expect(isNear(motion.position(at: impact), 100, within: 1e-5))
        #expect(isNear(motion.velocity(at: impact + 1e-9), 799.799733, within: 1e-3))
        #expect(isNear(motion.position(at: impact + 0.1), 129.422987880))
        #expect(isNear(motion.position(at: impact + 0.2), 121.648224678))
        #expect(motion.end == 100)
        #expect(motion.position(at: motion.duration) == 100)
    }

    @Test("Without bouncing the content stops dead at the end")
    func noBounce() {
        let motion = motion(at: 0, velocity: 1000, range: 0...100, bounces: false)
        #expect(isNear(motion.duration, 0.111585224))
        #expect(motion.position(at: 0.2) == 100)
    }

    @Test("Let go beyond the start, the content returns as (x₀ + ωx₀t)e^(−ωt)")
    func returning() {
        // x₀ = −50, ω = 10: (−50 − 500t)·e^(−10t).
        let motion = motion(at: -50, velocity: 0, range: 0...1000)
        #expect(isNear(motion.position(at: 0.1), -36.787944117))
        #expect(isNear(motion.position(at: 0.2), -20.300292485))
        #expect(isNear(motion.position(at: 0.4), -4.578909722))
        #expect(motion.end == 0)
    }

    @Test("Thrown inwards from beyond the start, the content flies on from the edge")
    func thrownInwards() {
        // b = 1000 − 10·20 = 800; the edge is passed at 20/800 = 0.025 s with 800·e^(−0.25) = 623.04 pt/s.
        let motion = motion(at: -20, velocity: 1000)
        #expect(isNear(motion.position(at: 0.025), 0))
        #expect(isNear(motion.end, 311.208688971))
    }

    @Test("A target further than the natural end is reached by slower decay, with no jump of the speed")
    func target() {
        // 600·(1 − e^(−(1000/600)·t)).
        let motion = motion(at: 0, velocity: 1000, target: 600)
        #expect(isNear(motion.velocity(at: 0), 1000))
        #expect(isNear(motion.position(at: 0.5), 339.241074896))
        #expect(motion.end == 600)
    }

    @Test("A page is reached by a spring that does not overshoot")
    func page() {
        // From 100 to 0 at rest: (100 + 1000t)·e^(−10t).
        let motion = motion(at: 100, velocity: 0, target: 0, snaps: true)
        #expect(isNear(motion.position(at: 0.1), 73.575888234))
        let fast = self.motion(at: 0, velocity: 5000, target: 100, snaps: true)
        for step in 0...200 {
            #expect(fast.position(at: Double(step) * 0.01) <= 100)
        }
    }

    @Test("Nothing depends on how time is cut up: random motions are continuous and end where they say")
    func continuity() {
        var random = SeededGenerator(seed: 7)
        for _ in 0..<300 {
            let position = random.double(-200...1200)
            let velocity = random.double(-6000...6000)
            let motion = motion(
                at: position, velocity: velocity, range: 0...1000, rate: random.chance(0.5) ? 0.998 : 0.99)
            #expect(isNear(motion.position(at: 0), position, within: 1e-6))
            #expect(isNear(motion.position(at: motion.duration - 1e-9), motion.end, within: 0.17))
            #expect((0...1000).contains(motion.end))
            var last = motion.position(at: 0)
            for step in 1...400 {
                let next = motion.position(at: motion.duration * Double(step) / 400)
                #expect(abs(next - last) <= 6000 * motion.duration / 400 + 0.2)
                last = next
            }
        }
    }

    @Test("The rubber band gives 49.55 points for 100 in a viewport of 500, and its inverse gives them back")
    func rubberBand() {
        // (1 − 1/(100·.55/500 + 1))·500.
        #expect(isNear(RubberBand.offset(100, viewport: 500), 49.549549550))
        #expect(isNear(RubberBand.offset(-100, viewport: 812), -51.510957324))
        #expect(isNear(RubberBand.distance(49.549549550, viewport: 500), 100, within: 1e-5))
        #expect(isNear(RubberBand.slope(0, viewport: 500), 0.55))
    }

    @Test("Ease-in-out passes the middle at half time")
    func ease() {
        #expect(EaseInOut.progress(0) == 0)
        #expect(isNear(EaseInOut.progress(0.5), 0.5))
        // The curve .42, 0, .58, 1 at a quarter of the time.
        #expect(isNear(EaseInOut.progress(0.25), 0.129161, within: 1e-5))
        #expect(EaseInOut.progress(1) == 1)
    }
}
