import Testing

@testable import VitrineQuartzCore

@MainActor
@Suite("The course of timed objects", .serialized)
struct MediaTimingTests {
    private func position(_ time: Double, _ change: (CABasicAnimation) -> Void) -> TimingPosition {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.duration = 1
        change(animation)
        return animation.position(atParentTime: time, cycleDuration: animation.duration)
    }

    @Test("With a negative speed it runs from its end to its beginning")
    func backwards() {
        let course = [0, 0.25, 1].map { time in position(time) { $0.speed = -1 } }
        #expect(course.map(\.fraction) == [1, 0.75, 0])
        #expect(course.map(\.isFinished) == [false, false, true])
        #expect(course.map(\.isActive) == [true, true, false])
        #expect(position(-1) { $0.speed = -1 }.isActive == false)
        let twice = [0.25, 1, 1.75].map { time in
            position(time) {
                $0.speed = -1
                $0.repeatCount = 2
            }
        }
        #expect(twice.map(\.fraction) == [0.75, 1, 0.25])
        let endless = [0.25, 7.5].map { time in
            position(time) {
                $0.speed = -1
                $0.repeatCount = .infinity
            }
        }
        #expect(endless.map(\.fraction) == [0.75, 0.5] && endless.allSatisfy { !$0.isFinished })
    }

    @Test("Half a cycle that reverses ends where it turns, a fraction of it on the way")
    func fractions() {
        func end(_ count: Float) -> TimingPosition {
            position(9) {
                $0.autoreverses = true
                $0.repeatCount = count
                $0.fillMode = .forwards
            }
        }
        #expect(end(0.5).fraction == 1 && end(0.5).isFinished && end(0.5).isActive)
        #expect(end(0.25).fraction == 0.5)
        #expect(end(0.75).fraction == 0.5)
        #expect(end(1).fraction == 0)
    }

    @Test("At speed 0 it stands at its offset")
    func standing() {
        for time in [0.0, 5, 100] {
            let place = position(time) {
                $0.speed = 0
                $0.timeOffset = 0.3
            }
            #expect(close(place.fraction, 0.3) && place.isActive && !place.isFinished)
        }
    }

    @Test("An offset begins in the middle, and a duration of repetition cuts off")
    func offsets() {
        #expect(close(position(0.2) { $0.timeOffset = 0.5 }.fraction, 0.7))
        let cut = position(2) {
            $0.repeatDuration = 1.25
            $0.fillMode = .forwards
        }
        #expect(cut.isFinished && close(cut.fraction, 0.25))
    }
}
