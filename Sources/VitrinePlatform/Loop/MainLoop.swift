import CVitrineGTK
package import Foundation

/// GLib's loop on the main thread, with Dispatch's main queue and Foundation's run loop served by it.
///
/// Enter it from a synchronous `main`: after a suspension in an `async main` the queue never drains.
@MainActor
package enum MainLoop {
    private static var isRunning = false
    /// How often the loop woke up, for tests of idleness.
    package private(set) static var turnCount = 0

    /// Runs until `quit()`.
    package static func run() {
        isRunning = true
        vitrine_loop_attach_dispatch()
        while isRunning { turn(until: nil) }
    }

    /// Makes the innermost `run()` return after the current event.
    package static func quit() {
        isRunning = false
        vitrine_loop_wake()
    }

    /// Runs until a condition holds, which is asked after each event.
    ///
    /// - Parameter timeout: seconds.
    /// - Returns: false when the time was over first.
    @discardableResult
    package static func runUntil(timeout: TimeInterval, _ condition: () -> Bool) -> Bool {
        vitrine_loop_attach_dispatch()
        let end = vitrine_now() + timeout
        while !condition() {
            if vitrine_now() >= end { return false }
            turn(until: end)
        }
        return true
    }

    /// Does what is due now, and waits for nothing.
    ///
    /// - Returns: Whether there was something.
    package static func serve() -> Bool {
        vitrine_loop_attach_dispatch()
        turnCount += 1
        _ = RunLoop.main.limitDate(forMode: .default)
        return vitrine_loop_serve()
    }

    /// One turn: Foundation's timers first, then whatever GLib has, waiting for the next of both.
    private static func turn(until end: TimeInterval?) {
        turnCount += 1
        // Fires what is due and tells when it wants to be called again; 5 µs when nothing is.
        let next = RunLoop.main.limitDate(forMode: .default)
        guard isRunning || end != nil else { return }
        var wake = end
        if let next, next < Date.distantFuture {
            let time = vitrine_now() + max(0, next.timeIntervalSinceNow)
            wake = min(wake ?? time, time)
        }
        guard let wake else { return vitrine_loop_iterate(true) }
        let timer = vitrine_timer_create(wake, nil) { _ in }
        vitrine_loop_iterate(true)
        vitrine_timer_free(timer)
    }
}
