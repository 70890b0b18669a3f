import Foundation
import VitrinePlatform

/// What somebody waits for who submitted a snapshot: called on the main thread, once.
///
/// Also if nobody gets round to it, because a view went away in the middle of an animation: a continuation that is
/// never resumed would keep its task waiting for ever.
final class ApplyCompletion: Sendable {
    private let lock = NSLock()
    // Closures from Swift 5 code are not marked as sendable; this one goes to the main thread and runs there.
    nonisolated(unsafe) private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    @MainActor func callAsFunction() {
        take()?()
    }

    private func take() -> (() -> Void)? {
        lock.withLock {
            defer { action = nil }
            return action
        }
    }

    deinit {
        guard let action else { return }
        if MainThread.isCurrent {
            action()
        } else {
            nonisolated(unsafe) let action = action
            DispatchQueue.main.async { action() }
        }
    }
}
