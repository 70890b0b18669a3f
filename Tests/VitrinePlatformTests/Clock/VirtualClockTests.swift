import Foundation
import Testing
import VitrinePlatform

@MainActor
@Suite struct VirtualClockTests {
    @Test("Timers run in the order of their times, then of their scheduling")
    func order() {
        let clock = VirtualClock()
        var log: [String] = []
        clock.schedule(at: 0.3) { log.append("c \(clock.now)") }
        clock.schedule(at: 0.1) { log.append("a \(clock.now)") }
        clock.schedule(at: 0.1) { log.append("b \(clock.now)") }
        clock.schedule(at: 2) { log.append("never") }
        clock.advance(by: 1)
        #expect(log == ["a 0.1", "b 0.1", "c 0.3"])
        #expect(clock.now == 1)
        #expect(clock.nextTimer == 2)
    }

    @Test("A timer that schedules another inside the same step gets it run")
    func nesting() {
        let clock = VirtualClock()
        var log: [TimeInterval] = []
        func again() {
            log.append(clock.now)
            if log.count < 4 { clock.schedule(at: clock.now + 0.25, again) }
        }
        clock.schedule(at: 0.25, again)
        clock.advance(by: 0.8)
        #expect(log == [0.25, 0.5, 0.75])
        clock.advance(by: 0.2)
        #expect(log == [0.25, 0.5, 0.75, 1])
    }

    @Test("A cancelled timer does not run; one in the past runs at the next step")
    func cancelling() {
        let clock = VirtualClock(now: 5)
        var log: [String] = []
        let timer = clock.schedule(at: 6) { log.append("cancelled") }
        clock.schedule(at: 1) { log.append("late \(clock.now)") }
        timer.cancel()
        clock.advance(by: 0)
        #expect(log == ["late 5.0"])
        clock.advance(by: 10)
        #expect(log == ["late 5.0"])
    }

    @Test("A clock takes its follower along by as much as passes, to the last bit, whoever else moves that")
    func follower() {
        let shared = VirtualClock(now: 0.7)
        let first = VirtualClock(now: 0.7)
        first.follower = shared
        var log: [TimeInterval] = []
        shared.schedule(at: 1) { log.append(shared.now) }
        for step in 1...3 { first.advance(to: 0.7 + Double(step) * 0.1) }
        #expect(shared.now == first.now && log == [1])
        let second = VirtualClock(now: 5)
        second.follower = shared
        second.advance(by: 2)
        #expect(shared.now == first.now + 2 && first.now == 0.7 + 3 * 0.1)
        first.advance(by: 1)
        #expect(abs(shared.now - 4) < 1e-12 && second.now == 7)
    }
}
