import Foundation
import VitrineGraphics
import VitrineQuartzCore

@testable import VitrineAVFoundation
@testable import VitrinePlatform

/// Where players go by a clock that a test moves.
@MainActor
final class Stage {
    let clock = VirtualClock()
    let context: RuntimeContext

    init() { context = RuntimeContext(clock: clock) }

    /// Does something within the context, and what that put off.
    @discardableResult
    func act<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
        let answer = try context.enter(body)
        settle()
        return answer
    }

    func settle() {
        var rounds = 0
        while context.laterTurns.isPending, rounds < 100 {
            context.laterTurns.run()
            rounds += 1
        }
    }

    /// Moves the time on, in steps as frames are.
    func pass(_ seconds: TimeInterval) {
        let end = clock.now + seconds
        while clock.now < end - 1e-9 {
            clock.advance(to: min(clock.now + 1.0 / 60, end))
            context.enter { context.displayLinks.step(clock.now) }
            settle()
        }
    }

    /// A layer that is in a tree, as in a window.
    func show(_ layer: CALayer, size: CGSize = CGSize(width: 64, height: 64)) -> LayerContext {
        let root = CALayer()
        root.bounds = CGRect(origin: .zero, size: size)
        root.position = CGPoint(x: size.width / 2, y: size.height / 2)
        layer.frame = root.bounds
        root.addSublayer(layer)
        roots.append(root)
        return LayerContext(root: root, runtime: context)
    }
    private var roots: [CALayer] = []

    /// Lets go of the last tree.
    func forgetLast() { roots.removeLast() }
}

/// A clock that goes as time does, in tests, which have no loop of GLib's.
@MainActor
final class DispatchClock: VitrinePlatform.Clock {
    var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

    @discardableResult
    func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
        var isCancelled = false
        DispatchQueue.main.asyncAfter(deadline: .now() + max(0, time - now)) {
            MainActor.assumeIsolated { if !isCancelled { action() } }
        }
        return ClockTimer { isCancelled = true }
    }
}

/// Waits until something holds; false if it never does.
@MainActor
func eventually(_ seconds: TimeInterval = 20, _ condition: () -> Bool) async -> Bool {
    let end = ProcessInfo.processInfo.systemUptime + seconds
    while !condition() {
        guard ProcessInfo.processInfo.systemUptime < end else { return false }
        try? await Task.sleep(nanoseconds: 2_000_000)
    }
    return true
}

/// Takes notes on any thread.
final class Notes: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    func add(_ line: String) { lock.withLock { lines.append(line) } }
    var all: [String] { lock.withLock { lines } }
    func take() -> [String] {
        lock.withLock {
            defer { lines = [] }
            return lines
        }
    }
}
