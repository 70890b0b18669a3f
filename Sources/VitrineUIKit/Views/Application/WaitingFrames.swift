import Foundation
import VitrineLaunch
import VitrinePlatform
import VitrineQuartzCore

/// Frames of windows in memory while somebody waits in the main run loop, as tests do that expect something without a host:
/// the application's clock goes on as the program's does, at the pace of a display.
///
/// By timers of the run loop, not on the main queue: a test that waits may itself be on the main queue, which is not served
/// then. Only while something wants a frame or waits on the clock.
@MainActor
final class WaitingFrames {
    private static let pace: TimeInterval = 1 / 60

    private unowned let context: RuntimeContext
    private let runLoop: RunLoop
    private let windows: () -> [UIWindow]
    private var timer: Timer?
    /// When the clock was moved last, in the program's time.
    private var last: TimeInterval = 0

    /// - Parameter windows: Those of the context.
    init(of context: RuntimeContext, in runLoop: RunLoop, windows: @escaping () -> [UIWindow]) {
        self.context = context
        self.runLoop = runLoop
        self.windows = windows
        context.virtualClock.onSchedule = { [weak self] in self?.arm() }
    }

    /// Whether the process is one of a test library's, which moves no clock.
    static var areWanted: Bool {
        ProcessInfo.processInfo.environment[LaunchVariable.waitingFrames] != nil
    }

    /// Makes who makes frames, once, where they are wanted.
    static let begin: Void = { if areWanted { _ = RuntimeContext.application.frames } }()

    /// Has a frame come, when it is time.
    func arm() {
        guard timer == nil else { return }
        last = MonotonicClock.shared.now
        let next = Timer(fire: Date() + Self.pace, interval: 0, repeats: false) { [weak self] _ in
            MainActor.assumeIsolated { self?.fire() }
        }
        timer = next
        runLoop.add(next, forMode: .common)
    }

    private func fire() {
        timer = nil
        context.virtualClock.advance(by: MonotonicClock.shared.now - last)
        LaterTurns.runAll()
        let windows = windows()
        for window in windows { window.offscreenWindow?.frame() }
        // Display links and the like go on also where nothing is in a window.
        if windows.isEmpty { _ = context.frames.tick([], at: context.now) {} }
        let wantsMore =
            context.virtualClock.nextTimer != nil
            || windows.contains { $0.offscreenWindow?.needsFrame ?? false }
        if wantsMore { arm() }
    }
}
