import VitrinePlatform
import VitrineQuartzCore

/// A timeout of a recogniser on the clock of its window.
@MainActor
final class GestureTimer {
    private var timer: ClockTimer?

    /// Runs the action after the delay, instead of what was scheduled before.
    func schedule(
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

    func cancel() {
        timer?.cancel()
        timer = nil
    }
}
