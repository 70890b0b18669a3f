import Foundation
import Testing
import VitrinePlatform
import VitrineQuartzCore

@testable import VitrineUIKit

@MainActor
@Suite("Frames while a test waits in the run loop")
struct WaitingFramesTests {
    private func wait(until condition: () -> Bool) {
        let end = Date() + 5
        while !condition(), Date() < end { RunLoop.current.run(mode: .default, before: Date() + 0.02) }
    }

    private func fadingWindow(in context: RuntimeContext, then end: @escaping () -> Void) -> UIWindow {
        context.enter {
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            window.isHidden = false
            UIView.animate(withDuration: 0.05) {
                window.alpha = 0.5
            } completion: { _ in
                end()
            }
            return window
        }
    }

    @Test("Animations end, timers fire, and then nothing wakes up any more")
    func waiting() {
        let context = RuntimeContext(clock: VirtualClock())
        context.frames.makeFramesWhileWaiting(in: .current)
        var hasEnded = false
        var isDue = false
        let window = fadingWindow(in: context) { hasEnded = true }
        context.schedule(after: 0.1) { isDue = true }
        wait { hasEnded && isDue }
        #expect(hasEnded && isDue)
        #expect(context.now >= 0.1)
        wait { window.offscreenWindow?.needsFrame == false }
        RunLoop.current.run(mode: .default, before: Date() + 0.05)
        let now = context.now
        RunLoop.current.run(mode: .default, before: Date() + 0.05)
        #expect(context.now == now)
    }

    @Test("Display links are called where there is no window, until they are ended")
    func withoutWindow() {
        let context = RuntimeContext(clock: VirtualClock())
        context.frames.makeFramesWhileWaiting(in: .current)
        var calls = 0
        let link = CADisplayLink { link in
            calls += 1
            if calls == 3 { link.invalidate() }
        }
        context.enter { link.add(to: .main, forMode: .common) }
        wait { calls == 3 }
        RunLoop.current.run(mode: .default, before: Date() + 0.05)
        #expect(calls == 3)
    }

    @Test("They come also to those who wait on the main queue")
    func onTheMainQueue() async {
        let context = RuntimeContext(clock: VirtualClock())
        let result = await withCheckedContinuation { continuation in
            DispatchQueue.main.async {
                MainActor.assumeIsolated {
                    // That of whoever serves the main queue.
                    context.frames.makeFramesWhileWaiting(in: .current)
                    var hasEnded = false
                    let window = fadingWindow(in: context) { hasEnded = true }
                    wait { hasEnded }
                    window.isHidden = true
                    continuation.resume(returning: hasEnded)
                }
            }
        }
        #expect(result)
    }
}
