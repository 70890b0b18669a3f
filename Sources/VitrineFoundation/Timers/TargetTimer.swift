import Foundation

/// A timer that calls a method of a target, which it keeps until it is invalid.
///
/// A class of its own because Foundation on Linux never lets go of a timer's block: the target stands beside it.
final class TargetTimer: Timer {
    private var target: AnyObject?
    private var info: Any?
    private let selector: Selector

    init(
        fire date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?,
        repeats: Bool
    ) {
        self.target = target as AnyObject
        self.selector = selector
        info = userInfo
        // Foundation's own least interval, which it says and does not keep to: 0 would mean once.
        super.init(fire: date, interval: repeats ? max(interval, 1e-4) : 0, repeats: repeats) {
            ($0 as? TargetTimer)?.callTarget()
        }
    }

    private func callTarget() {
        guard let target else { return }
        selector.send(to: target, [self])
        // One that fires once becomes invalid without a call of `invalidate()`.
        if timeInterval == 0 || !isValid { letGo() }
    }

    /// What the timer was made with; nil once it is invalid.
    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        letGo()
    }

    /// What is released may look at the timer, so it is released last.
    private func letGo() {
        let released = (target, info)
        target = nil
        info = nil
        withExtendedLifetime(released) {}
    }
}
