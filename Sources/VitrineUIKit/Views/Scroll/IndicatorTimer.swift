import VitrinePlatform

/// A timeout on the clock of animations.
@MainActor
final class IndicatorTimer {
    private var timer: ClockTimer?

    func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void) {
        timer?.cancel()
        let clock = AnimationClock.current
        timer = clock.schedule(at: clock.now + delay, action)
    }

    func cancel() {
        timer?.cancel()
        timer = nil
    }
}
