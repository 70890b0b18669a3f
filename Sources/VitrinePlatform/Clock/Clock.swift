package import Foundation

/// The time that animations, scrolling and timeouts read, in seconds from an arbitrary start.
@MainActor
package protocol Clock: AnyObject {
    /// The current time.
    var now: TimeInterval { get }

    /// Calls `action` once, at a time or as soon after it as possible.
    ///
    /// The timer stays scheduled when the result is discarded.
    @discardableResult
    func schedule(at time: TimeInterval, _ action: @escaping @MainActor () -> Void) -> ClockTimer
}

/// A call that a clock will make.
@MainActor
package final class ClockTimer {
    private var onCancel: (() -> Void)?

    init(onCancel: @escaping () -> Void) {
        self.onCancel = onCancel
    }

    /// Drops the call, if it was not made yet.
    package func cancel() {
        onCancel?()
        onCancel = nil
    }
}
