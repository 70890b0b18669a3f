import Foundation
import Testing
import VitrineSwiftUI

/// Keyframes at exact times.
@Suite("Tables of keyframes")
struct KeyframeTableTests {
    private struct Pose: Equatable {
        var x = 0.0
        var scale = 1.0
        var angle = Angle.zero
    }

    private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-6) -> Bool { abs(a - b) < tolerance }

    @Test("Linear keyframes go evenly, or along their curve")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 10.0) {
            LinearKeyframe(20.0, duration: 2)
            LinearKeyframe(0.0, duration: 1, timingCurve: .easeInOut)
            LinearKeyframe(0.0, duration: 0.5)
            LinearKeyframe(4.0, duration: 0.5, timingCurve: .circularEaseIn)
        }
        #expect(timeline.duration == 4)
        let table: [(Double, Double)] = [
            (-1, 10), (0, 10), (0.5, 12.5), (1, 15), (2, 20), (2.5, 10), (3, 0), (3.25, 0), (3.5, 0),
            // 4 · (1 − √(1 − 0.6²)) after 0.3 of 0.5 seconds.
            (3.8, 0.8), (4, 4), (9, 4),
        ]
        for (time, value) in table { #expect(near(timeline.value(time: time), value, 1e-4), "at \(time)") }
        #expect(near(timeline.value(progress: 0.25), 15))
        #expect(near(timeline.value(progress: 1), 4))
    }

    @Test("A move is a jump that takes no time")
    func move() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            MoveKeyframe(100.0)
            LinearKeyframe(110.0, duration: 1)
        }
        #expect(timeline.duration == 2)
        #expect(near(timeline.value(time: 0.999), 9.99))
        #expect(near(timeline.value(time: 1), 100))
        #expect(near(timeline.value(time: 1.5), 105))
    }

    @Test("One cubic keyframe begins and ends at rest: 3t² − 2t³ of the way")
    func oneCubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(100.0, duration: 2) }
        for part in [0.1, 0.25, 0.5, 0.75] {
            #expect(near(timeline.value(time: part * 2), 100 * (3 * part * part - 2 * part * part * part)))
        }
    }

    @Test("Velocities at the start and the end of a cubic keyframe are by the second")
    func cubicVelocities() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 2, startVelocity: 6, endVelocity: -2)
        }
        // At the middle: 10 ÷ 2 + 2 · (6 − (−2)) ÷ 8.
        #expect(near(timeline.value(time: 1), 7))
        #expect(near((timeline.value(time: 0.0001) - timeline.value(time: 0)) / 0.0001, 6, 0.01))
        #expect(near((timeline.value(time: 2) - timeline.value(time: 1.9999)) / 0.0001, -2, 0.01))
    }

    @Test("Cubic keyframes in a row pass smoothly: no jump of place or velocity")
    func smooth() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10.0, duration: 1)
            CubicKeyframe(-10.0, duration: 0.5)
            CubicKeyframe(30.0, duration: 2)
        }
        for time in [1, 1.5] {
            let (before, at, after) = (
                timeline.value(time: time - 0.0001), timeline.value(time: time),
                timeline.value(time: time + 0.0001)
            )
            #expect(near(before, at, 0.02) && near(after, at, 0.02))
            #expect(near((at - before) / 0.0001, (after - at) / 0.0001, 0.1))
        }
        #expect(near(timeline.value(time: 1), 10))
        #expect(near(timeline.value(time: 1.5), -10))
        #expect(near(timeline.value(time: 3.5), 30))
    }

    @Test("A cubic keyframe after a linear one goes on at its speed")
    func cubicAfterLinear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10.0, duration: 1)
            CubicKeyframe(20.0, duration: 1)
        }
        // 10 a second at the start, at rest at the end: ½ of the way and 10 ÷ 8.
        #expect(near(timeline.value(time: 1.5), 16.25))
    }

    @Test("A spring keyframe follows its spring for as long as it is given")
    func spring() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(50.0, duration: 1, spring: .smooth(duration: 1))
            LinearKeyframe(50.0, duration: 1)
        }
        let omega = 2 * Double.pi
        for time in [0.1, 0.4, 0.8] {
            #expect(
                near(timeline.value(time: time), 50 * (1 - (1 + omega * time) * exp(-omega * time)), 1e-3))
        }
        let pushed = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(0.0, duration: 1, spring: .smooth(duration: 1), startVelocity: 30)
        }
        // From rest with a push: v·t·e^(−ωt).
        #expect(near(pushed.value(time: 0.2), 30 * 0.2 * exp(-omega * 0.2), 1e-3))
    }

    @Test("Tracks run side by side, the timeline as long as the longest; others keep their end")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.x) {
                LinearKeyframe(10, duration: 1)
                LinearKeyframe(0, duration: 1)
            }
            KeyframeTrack(\.scale) { LinearKeyframe(3, duration: 1) }
            KeyframeTrack(\.angle) { LinearKeyframe(.degrees(90), duration: 4) }
        }
        #expect(timeline.duration == 4)
        let middle = timeline.value(time: 1.5)
        #expect(near(middle.x, 5) && near(middle.scale, 3) && near(middle.angle.degrees, 33.75))
        let end = timeline.value(time: 10)
        #expect(near(end.x, 0) && near(end.scale, 3) && near(end.angle.degrees, 90))
        var pose = Pose()
        timeline.update(value: &pose, progress: 0.125)
        #expect(near(pose.x, 5) && near(pose.scale, 2) && near(pose.angle.degrees, 11.25))
    }

    @Test("Properties without a track keep the value that the timeline starts with")
    func untouched() {
        let timeline = KeyframeTimeline(initialValue: Pose(x: 7, scale: 2)) {
            KeyframeTrack(\.scale) { LinearKeyframe(4, duration: 1) }
        }
        #expect(timeline.value(time: 0.5) == Pose(x: 7, scale: 3))
    }

    @Test("Conditions and loops make keyframes, too")
    func builders() {
        func timeline(_ jumps: Bool, _ stops: [Double]) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                if jumps {
                    MoveKeyframe(5.0)
                } else {
                    LinearKeyframe(5.0, duration: 1)
                }
                for stop in stops { LinearKeyframe(stop, duration: 0.5) }
            }
        }
        #expect(timeline(true, []).duration == 0)
        #expect(timeline(true, []).value(time: 0) == 5)
        #expect(timeline(false, [1, 2, 3]).duration == 2.5)
        #expect(near(timeline(true, [1, 2]).value(time: 0.75), 1.5))
        #expect(KeyframeTimeline(initialValue: 3.0) { LinearKeyframe(3.0, duration: 0) }.value(time: 0) == 3)
    }

    @Test("An animator is asked for keyframes from the value that is shown when its trigger changes")
    @MainActor func trigger() {
        let record = Record<Double>()
        var asked: [Double] = []
        let stage = AnimationStage(0) { number in
            Color.red.keyframeAnimator(initialValue: 2.0, trigger: number) { content, value in
                record.values.append(value)
                return content.opacity(value / 10)
            } keyframes: { value in
                let _ = asked.append(value)
                LinearKeyframe(10.0, duration: 1)
            }
        }
        #expect(record.last == 2)
        stage.set(1, then: 0.5)
        #expect(abs((record.last ?? 0) - 6) < 0.3)
        stage.advance(1)
        #expect(record.last == 10)
        #expect(asked.last == 2)
        stage.set(2, then: 0.5)
        // From 10 to 10.
        #expect(record.last == 10)
        #expect(asked.last == 10)
    }

    @Test("Phases with a trigger go through all and back to the first; without one for ever")
    @MainActor func phases() {
        func seen(_ phases: [Int], trigger: Bool, seconds: Double) -> [Int] {
            var seen: [Int] = []
            func note(_ phase: Int) { if seen.last != phase { seen.append(phase) } }
            let stage = AnimationStage(0) { number in
                if trigger {
                    Color.red.phaseAnimator(phases, trigger: number) { content, phase in
                        let _ = note(phase)
                        content.opacity(Double(phase) / 10)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                } else {
                    PhaseAnimator(phases) { phase in
                        let _ = note(phase)
                        Color.red.opacity(Double(phase) / 10)
                    } animation: { _ in
                        .linear(duration: 1)
                    }
                }
            }
            stage.set(1)
            stage.advance(seconds)
            return seen
        }
        #expect(seen([1, 2, 3], trigger: true, seconds: 10) == [1, 2, 3, 1])
        #expect(seen([1, 2], trigger: false, seconds: 3.5) == [1, 2, 1, 2, 1])
        #expect(seen([1], trigger: true, seconds: 3) == [1])
    }
}
