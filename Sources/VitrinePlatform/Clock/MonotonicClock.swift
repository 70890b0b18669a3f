import CVitrineGTK
package import Foundation

/// The system's monotonic clock; timers run on the main loop.
@MainActor
package final class MonotonicClock: Clock {
    package static let shared = MonotonicClock()

    private var pending: Set<Pending> = []

    package init() {}

    package var now: TimeInterval { vitrine_now() }

    @discardableResult
    package func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer {
        let entry = Pending(action)
        pending.insert(entry)
        entry.onEnd = { [weak self] entry in self?.pending.remove(entry) }
        entry.start(at: time)
        return ClockTimer { [weak entry] in entry?.end() }
    }

    /// A timer of GLib's loop and its action, alive until it fired or was cancelled.
    @MainActor
    private final class Pending: Hashable {
        private let action: @MainActor () -> Void
        private var timer: OpaquePointer?
        var onEnd: ((Pending) -> Void)?

        init(_ action: @escaping @MainActor () -> Void) {
            self.action = action
        }

        func start(at time: TimeInterval) {
            timer = vitrine_timer_create(time, Unmanaged.passUnretained(self).toOpaque()) { context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    Unmanaged<Pending>.fromOpaque(context!).takeUnretainedValue().fire()
                }
            }
        }

        func end() {
            guard let timer else { return }
            self.timer = nil
            vitrine_timer_free(timer)
            onEnd?(self)
        }

        private func fire() {
            let action = action
            end()
            action()
        }

        nonisolated static func == (left: Pending, right: Pending) -> Bool { left === right }
        nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}
