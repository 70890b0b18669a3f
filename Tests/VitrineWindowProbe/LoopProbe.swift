import Dispatch
import Foundation
import VitrinePlatform

/// Runs the main loop with work from every source and prints what was delivered.
@MainActor
enum LoopProbe {
    static func run() {
        let clock = MonotonicClock.shared
        DispatchQueue.main.async { report("dispatch") }
        DispatchQueue.global().async { DispatchQueue.main.async { report("dispatch from a thread") } }
        Task { @MainActor in
            report("task")
            try? await Task.sleep(for: .milliseconds(20))
            report("task after sleep")
        }
        _ = Timer.scheduledTimer(withTimeInterval: 0.03, repeats: false) { _ in report("timer") }
        clock.schedule(at: clock.now + 0.06) { report("clock") }
        let cancelled = clock.schedule(at: clock.now + 0.01) { report("cancelled") }
        cancelled.cancel()
        clock.schedule(at: clock.now + 0.2) {
            let before = MainLoop.turnCount
            clock.schedule(at: clock.now + 1) {
                report("idle turns \(MainLoop.turnCount - before)")
                MainLoop.quit()
            }
        }
        MainLoop.run()
        report("end")
    }
}
