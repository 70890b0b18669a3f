internal import VitrineUI

/// Waits for a time that can be held up, on the clock that animations go by.
///
/// A publisher of timers is what both systems have for that: on Linux it ticks in virtual time in tests, and needs
/// no frames while it waits.
@MainActor
final class Countdown {
    private var remaining: TimeInterval
    private var begun: CFTimeInterval?
    private var tick: AnyCancellable?
    private let action: @MainActor () -> Void

    /// Starts to wait.
    ///
    /// - Parameters:
    ///   - seconds: How long.
    ///   - action: What happens then.
    init(_ seconds: TimeInterval, action: @escaping @MainActor () -> Void) {
        remaining = seconds
        self.action = action
        resume()
    }

    /// Goes on waiting for what is left.
    func resume() {
        guard tick == nil, remaining > 0 else { return }
        begun = CACurrentMediaTime()
        tick = Timer.publish(every: remaining, on: .main, in: .common).autoconnect().first()
            .sink { [weak self] _ in self?.end() }
    }

    private func end() {
        cancel()
        action()
    }

    /// Stops to wait until `resume()`.
    func pause() {
        guard let begun, tick != nil else { return }
        remaining = max(remaining - (CACurrentMediaTime() - begun), 0.001)
        tick = nil
    }

    /// Ends without the action.
    func cancel() {
        remaining = 0
        tick = nil
    }
}
