import VitrinePlatform
import VitrineQuartzCore

/// A timeout of a recogniser on the clock of its window.
@MainActor
package final class GestureTimer {
    private var timer: ClockTimer?

    package init() {}

    /// Runs the action after the delay, instead of what was scheduled before.
    package func schedule(
        after delay: TimeInterval, for recognizer: UIGestureRecognizer,
        _ action: @escaping @MainActor () -> Void
    ) {
        timer?.cancel()
        let context = recognizer.view?.runtimeContext ?? .current
        timer = context.schedule(after: delay) { [weak recognizer, weak self] in
            self?.timer = nil
            let environment = recognizer?.environment
            action()
            environment?.settle()
        }
    }

    package func cancel() {
        timer?.cancel()
        timer = nil
    }
}
