import Testing
import VitrinePlatform
import VitrineSwiftUI

private struct Pose {
    var x = 0.0
    var scale = 1.0
}

private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }

@MainActor
@Suite("Keyframes and phases", .serialized)
struct KeyframeTests {
    @Test("Linear keyframes, pauses and jumps at parts of their time")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(100, duration: 1)
                LinearKeyframe(100, duration: 1)
                MoveKeyframe(0)
                LinearKeyframe(10, duration: 1, timingCurve: .easeIn)
            }
            KeyframeTrack(\.scale) { LinearKeyframe(2, duration: 2) }
        }
        #expect(timeline.duration == 3)
        let times = [0, 0.25, 0.5, 1, 1.5, 2, 2.5, 3, 4]
        #expect(times.map { rounded(timeline.value(time: $0).x) } == [0, 25, 50, 100, 100, 0, 3.154, 10, 10])
        #expect(
            times.map { rounded(timeline.value(time: $0).scale) } == [1, 1.125, 1.25, 1.5, 1.75, 2, 2, 2, 2])
        #expect(rounded(timeline.value(progress: 0.5).scale) == 1.75)
    }

    @Test("Cubic keyframes make one smooth line, and begin and end at rest")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1.0, duration: 1)
            CubicKeyframe(0.0, duration: 1)
        }
        // Between: the velocity of the line from 0 to 0, none.
        #expect(
            [0, 0.25, 0.5, 1, 1.5, 2].map { rounded(timeline.value(time: $0)) } == [0, 0.156, 0.5, 1, 0.5, 0])
        let fast = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1.0, duration: 1, startVelocity: 1, endVelocity: 1)
        }
        #expect([0.25, 0.5, 0.75].map { rounded(fast.value(time: $0)) } == [0.25, 0.5, 0.75])
        let steady = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1.0, duration: 1)
            CubicKeyframe(2.0, duration: 1)
            CubicKeyframe(3.0, duration: 1)
        }
        // The first takes over the velocity of the line, the middle has that between its neighbours.
        #expect(rounded(steady.value(time: 1.5)) == 1.5)
    }

    @Test("A spring keyframe goes on as fast as the keyframe before it")
    func spring() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(1.0, duration: 1)
            SpringKeyframe(1.0, duration: 1, spring: .smooth(duration: 1))
        }
        #expect(timeline.value(time: 1.1) > 1.05)
        #expect(timeline.duration == 2)
        let settling = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(1.0, spring: .snappy) }
        #expect(settling.duration == Spring.snappy.settlingDuration)
    }

    @Test("A keyframe animator shows its content with every frame, again and again, or once when it is asked")
    func animator() throws {
        let record = Record<Double>()
        let stage = AnimationStage(0) { number in
            if number == 0 {
                KeyframeAnimator(initialValue: 0.0, repeating: true) { value in
                    record.values.append(value)
                    return Color.red.frame(width: value, height: 10)
                } keyframes: { _ in
                    LinearKeyframe(40.0, duration: 1)
                }
            }
        }
        stage.advance(0.5)
        #expect(abs((record.last ?? 0) - 20) <= 2)
        stage.advance(1)
        #expect(abs((record.last ?? 0) - 20) <= 2)
        // It ends with its view.
        stage.set(1)
        let shown = record.values.count
        stage.advance(0.5)
        #expect(record.values.count == shown)

        let asked = Record<Double>()
        let other = AnimationStage(0) { number in
            Color.red.keyframeAnimator(initialValue: 0.0, trigger: number) { content, value in
                asked.values.append(value)
                return content.frame(width: value, height: 10)
            } keyframes: { _ in
                LinearKeyframe(40.0, duration: 1)
                LinearKeyframe(0.0, duration: 1)
            }
        }
        other.advance(0.5)
        #expect(asked.values.allSatisfy { $0 == 0 })
        other.set(1, then: 1)
        #expect(abs((asked.last ?? 0) - 40) <= 2)
        other.advance(1.5)
        #expect(asked.last == 0)
        let count = asked.values.count
        other.advance(0.5)
        #expect(asked.values.count == count)
    }

    @Test("Phases follow one another as long as their animations take")
    func phases() {
        let record = Record<Int>()
        func note(_ phase: Int) -> Int {
            if record.last != phase { record.values.append(phase) }
            return phase
        }
        let stage = AnimationStage(0) { number in
            if number == 0 {
                PhaseAnimator([1, 2, 3]) { phase in
                    Color.red.opacity(Double(note(phase)) / 3)
                } animation: {
                    .linear(duration: $0 == 2 ? 1 : 0.5)
                }
            }
        }
        stage.advance(0.9)
        #expect(record.values == [1, 2])
        stage.advance(0.5)
        #expect(record.values == [1, 2, 3])
        stage.advance(1)
        #expect(record.values == [1, 2, 3, 1, 2])
        stage.set(1)
    }

    @Test("With a trigger the phases are gone through once, to the first")
    func triggered() throws {
        let record = Record<Double>()
        let stage = AnimationStage(0) { number in
            Color.red.phaseAnimator([20.0, 40], trigger: number) { content, width in
                if record.last != width { record.values.append(width) }
                return content.frame(width: width, height: 10)
            } animation: { _ in
                .linear(duration: 0.5)
            }
        }
        stage.advance(1)
        #expect(record.values == [20])
        stage.set(1, then: 0.3)
        #expect(record.values == [20, 40])
        // The frame is on its way in the graph.
        let width = try #require(stage.root.sublayers?.first).bounds.width
        #expect(width > 25 && width < 38)
        stage.advance(1.5)
        #expect(record.values == [20, 40, 20])
        #expect(stage.root.sublayers?.first?.bounds.width == 20)
    }
}
