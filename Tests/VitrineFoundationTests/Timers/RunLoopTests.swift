import Testing

@testable import VitrineFoundation

@Suite("Core Foundation's run loops")
struct RunLoopTests {
    private final class Log: @unchecked Sendable { var lines: [String] = [] }

    /// Runs this thread's loop until something holds, at most ten seconds.
    private func run(until isDone: () -> Bool) {
        let end = Date(timeIntervalSinceNow: 10)
        while !isDone(), Date() < end {
            RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.005))
        }
    }

    @Test func `A timer fires once, or again and again`() {
        let log = Log()
        let now = CFAbsoluteTimeGetCurrent()
        let once = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now, 0, 0, 0) { _ in
            log.lines.append("once")
        }
        let more = CFRunLoopTimerCreateWithHandler(kCFAllocatorDefault, now + 0.01, 0.001, 0, 0) { timer in
            log.lines.append("more")
            if log.lines.count == 3 { CFRunLoopTimerInvalidate(timer) }
        }
        #expect(!CFRunLoopTimerDoesRepeat(once) && CFRunLoopTimerGetInterval(more) == 0.001)
        #expect(CFRunLoopTimerGetNextFireDate(once) == now)
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), once, .commonModes)
        CFRunLoopAddTimer(CFRunLoopGetCurrent(), more, .defaultMode)
        run { log.lines.count == 3 }
        #expect(log.lines == ["once", "more", "more"])
        #expect(!CFRunLoopTimerIsValid(more))
    }

    @Test func `A block is called at the next turn, and a loop that waits is woken for it`() {
        #expect(CFRunLoopMode.commonModes.rawValue == "kCFRunLoopCommonModes")
        #expect(CFRunLoopGetMain() === RunLoop.main)
        let log = Log()
        nonisolated(unsafe) let loop = RunLoop.current
        let start = Date()
        // The loop waits for this one, were it not woken.
        let late = Timer(fire: Date(timeIntervalSinceNow: 5), interval: 0, repeats: false) { _ in }
        loop.add(late, forMode: .default)
        Thread {
            Thread.sleep(forTimeInterval: 0.02)
            CFRunLoopPerformBlock(loop, .defaultMode) { log.lines.append("block") }
            CFRunLoopWakeUp(loop)
        }.start()
        run { !log.lines.isEmpty }
        late.invalidate()
        #expect(log.lines == ["block"] && Date().timeIntervalSince(start) < 4)
    }
}
