import Testing
import VitrineSwiftUI

/// Where an animation from 0 to 1 is at some times, rounded to thousandths; nil where it is complete.
private func places(_ animation: Animation, _ times: [Double]) -> [Double?] {
    var context = AnimationContext<Double>()
    return times.map { time in
        animation.animate(value: 1, time: time, context: &context).map { ($0 * 1000).rounded() / 1000 }
    }
}

/// Steps of a fixed size, which say nothing of how long they take.
private struct Steps: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
        guard time < 1 else { return nil }
        var result = value
        result.scale(by: (time * 2).rounded(.down) / 2)
        return result
    }
}

@Suite("Values of animations")
struct AnimationValueTests {
    @Test("Curves at 0, ¼, ½, ¾ and 1 of their time")
    func curves() {
        let times = [0, 0.25, 0.5, 0.75, 1]
        #expect(places(.linear(duration: 1), times) == [0, 0.25, 0.5, 0.75, nil])
        #expect(places(.easeIn(duration: 1), times) == [0, 0.093, 0.315, 0.622, nil])
        #expect(places(.easeOut(duration: 1), times) == [0, 0.378, 0.685, 0.907, nil])
        #expect(places(.easeInOut(duration: 1), times) == [0, 0.129, 0.5, 0.871, nil])
    }

    @Test("A spring without bounce at parts of its duration")
    func spring() {
        // 1 − e^(−2πt)(1 + 2πt)
        #expect(places(.smooth(duration: 1), [0, 0.25, 0.5, 1]) == [0, 0.466, 0.821, 0.986])
        #expect(places(.smooth(duration: 1), [2]) == [nil])
        #expect(places(.bouncy(duration: 1), [0.5, 0.75])[1]! > 1)
    }

    @Test("Modifiers nest in the order in which they are written")
    func order() {
        let line = Animation.linear(duration: 1)
        #expect(places(line.delay(1), [0.5, 1, 1.5, 2]) == [0, 0, 0.5, nil])
        #expect(places(line.speed(2), [0, 0.25, 0.5]) == [0, 0.5, nil])
        // The delay is made faster, too, or is not.
        #expect(places(line.delay(1).speed(2), [0.5, 0.75, 1]) == [0, 0.5, nil])
        #expect(places(line.speed(2).delay(1), [0.5, 1, 1.25, 1.5]) == [0, 0, 0.5, nil])
        // Every run waits, or only the first.
        let waiting = line.delay(1).repeatCount(2, autoreverses: false)
        #expect(places(waiting, [0.5, 1.5, 2.5, 3.5, 4]) == [0, 0.5, 0, 0.5, nil])
        let once = line.repeatCount(2, autoreverses: false).delay(1)
        #expect(places(once, [0.5, 1.5, 2.5, 3]) == [0, 0.5, 0.5, nil])
    }

    @Test("Every second run goes back, and counts")
    func reversing() {
        let there = Animation.linear(duration: 1).repeatCount(3)
        #expect(places(there, [0.25, 1.25, 2.25, 3]) == [0.25, 0.75, 0.25, nil])
        #expect(places(Animation.linear(duration: 1).repeatForever(), [1001.25]) == [0.75])
        // The way back has the curve of the way there.
        let slow = Animation.easeIn(duration: 1).repeatForever()
        #expect(places(slow, [0.25, 1.25]) == [0.093, 0.907])
    }

    @Test("An animation of one's own is composed as the others are")
    func custom() {
        let steps = Animation(Steps())
        #expect(places(steps, [0, 0.4, 0.6, 1]) == [0, 0, 0.5, nil])
        #expect(places(steps.delay(1).speed(2), [0.4, 0.8, 1]) == [0, 0.5, nil])
        #expect(places(steps.repeatCount(2), [0.6, 1, 1.2, 1.6, 2]) == [0.5, 1, 1, 0.5, nil])
        #expect(steps == Animation(Steps()))
        #expect(steps != steps.delay(1))
        #expect(Animation.linear(duration: 1) == .timingCurve(0, 0, 1, 1, duration: 1))
    }

    @Test("A spring takes over another one with its place and its velocity")
    func takingOver() {
        let spring = Animation.spring(duration: 1)
        var context = AnimationContext<Double>()
        let before = spring.animate(value: 100, time: 0.25, context: &context)!
        let speed = spring.velocity(value: 100, time: 0.25, context: context)!
        #expect(spring.shouldMerge(previous: spring, value: 100, time: 0.25, context: &context))
        // Back to 0: it first goes on.
        let at = { (time: Double) in spring.animate(value: 0, time: time, context: &context)! }
        #expect(at(0.25) == before)
        #expect(abs((at(0.2501) - before) / 0.0001 - speed) < 1)
        #expect(at(0.3) > before)
        #expect(at(1.25) < 10)
        #expect(!Animation.linear.shouldMerge(previous: spring, value: 1, time: 0.1, context: &context))
        let beside = Animation.interpolatingSpring(duration: 1)
        #expect(!beside.shouldMerge(previous: spring, value: 1, time: 0.1, context: &context))
    }
}
