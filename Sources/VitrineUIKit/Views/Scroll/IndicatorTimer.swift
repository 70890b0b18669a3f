import VitrinePlatform
import VitrineQuartzCore

/// A timeout on the clock of animations.
@MainActor
final class IndicatorTimer {
    private var timer: ClockTimer?

    func schedule(
        after delay: TimeInterval, in context: RuntimeContext, _ action: @escaping @MainActor () -> Void
    ) {
        timer?.cancel()
        timer = context.schedule(after: delay, action)
    }

    func cancel() {
        timer?.cancel()
        timer = nil
    }
}
