import Foundation
import Testing
import VitrineLaunch
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

@MainActor
@Suite("Work between frames")
struct IdleTurnsTests {
    /// Work of a number of pieces, each of which takes some time.
    private final class Work: IdleWorker {
        var left: Int
        var done: [TimeInterval] = []
        let clock: VirtualClock
        let duration: TimeInterval

        init(_ pieces: Int, on clock: VirtualClock, taking duration: TimeInterval = 0) {
            left = pieces
            self.clock = clock
            self.duration = duration
        }

        func doIdleWork() -> Bool {
            done.append(clock.now)
            left -= 1
            clock.advance(by: duration)
            return left > 0
        }
    }

    private let context = RuntimeContext(screen: DeviceProfile.Screen(.iphone))
    private var clock: VirtualClock { context.virtualClock }

    @Test("In memory eight pieces follow a frame, whatever they take")
    func inMemory() {
        let work = Work(20, on: clock, taking: 1)
        context.idleTurns.request(for: work)
        context.idleTurns.request(for: work)
        context.idleTurns.frameEnds(begunAt: clock.now, isOnDisplay: false)
        #expect(work.left == 12)
        context.idleTurns.frameEnds(begunAt: clock.now, isOnDisplay: false)
        context.idleTurns.frameEnds(begunAt: clock.now, isOnDisplay: false)
        #expect(work.left == 0)
        // Whoever has nothing to do is asked no more.
        context.idleTurns.frameEnds(begunAt: clock.now, isOnDisplay: false)
        #expect(work.done.count == 20)
    }

    @Test("A worker that is gone is forgotten, and the next one has its turn")
    func gone() {
        let work = Work(1, on: clock)
        var other: Work? = Work(1, on: clock)
        context.idleTurns.request(for: other!)
        other = nil
        context.idleTurns.request(for: work)
        context.idleTurns.frameEnds(begunAt: clock.now, isOnDisplay: false)
        #expect(work.left == 0)
    }

    @Test("On a display pieces begin in the first half of the frame, after it was painted")
    func onDisplay() {
        let start = clock.now
        let work = Work(100, on: clock, taking: 0.002)
        context.idleTurns.request(for: work)
        clock.advance(by: 0.003)
        context.idleTurns.frameEnds(begunAt: start, isOnDisplay: true)
        #expect(work.done.isEmpty)
        clock.advance(by: 0)
        // Half of a sixtieth is 8.3 ms: at 3, 5 and 7.
        #expect(work.done.map { (($0 - start) * 1000).rounded() } == [3, 5, 7])
    }

    @Test("A frame that took its time leaves none, and the next one is not kept waiting")
    func longFrame() {
        let start = clock.now
        let work = Work(100, on: clock, taking: 0.002)
        context.idleTurns.request(for: work)
        clock.advance(by: 0.009)
        context.idleTurns.frameEnds(begunAt: start, isOnDisplay: true)
        clock.advance(by: 0.007)
        #expect(work.done.isEmpty)
        context.idleTurns.frameBegins()
        clock.advance(by: 1)
        #expect(work.done.isEmpty)
    }

    @Test("Where no frame follows, what is left is done piece by piece")
    func noFrame() {
        let start = clock.now
        let work = Work(3, on: clock)
        context.idleTurns.request(for: work)
        clock.advance(by: 0.012)
        context.idleTurns.frameEnds(begunAt: start, isOnDisplay: true)
        clock.advance(by: 1)
        // After one and a quarter frames, then each quarter of a frame.
        #expect(work.done.map { (($0 - start) * 1000).rounded() } == [21, 25, 29])
    }
}
