/// The timing of one half of a focus movement.
@MainActor @preconcurrency
public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// How long the animation runs, in seconds.
    var duration: TimeInterval { get }
}

/// Runs animations alongside a focus movement.
///
/// Gaining focus is quick, losing it is slower: 0.2 and 0.4 seconds. Apple tells to read the durations from
/// the context and publishes no numbers; these are ours.
@MainActor @preconcurrency
open class UIFocusAnimationCoordinator: NSObject {
    private struct Entry {
        var animations: () -> Void
        var completion: (() -> Void)?
        var timing: Timing
    }

    private final class Timing: NSObject, UIFocusAnimationContext {
        let duration: TimeInterval
        init(duration: TimeInterval) { self.duration = duration }
    }

    private static let focusing = Timing(duration: 0.2)
    private static let unfocusing = Timing(duration: 0.4)

    private var entries: [Entry] = []
    private let gainsFocus: Bool

    /// - Parameter gainsFocus: Whether the movement ends at an item; decides the timing of plain animations.
    package init(gainsFocus: Bool) {
        self.gainsFocus = gainsFocus
        super.init()
    }

    /// Adds animations with the timing of the movement: that of gaining focus, unless nothing gains it.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        let timing = gainsFocus ? Self.focusing : Self.unfocusing
        entries.append(Entry(animations: animations ?? {}, completion: completion, timing: timing))
    }

    /// Adds animations for the item that gains focus.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let timing = Self.focusing
        entries.append(Entry(animations: { animations?(timing) }, completion: completion, timing: timing))
    }

    /// Adds animations for the item that loses focus.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        let timing = Self.unfocusing
        entries.append(Entry(animations: { animations?(timing) }, completion: completion, timing: timing))
    }

    /// Starts everything added, after all environments were told.
    package func run() {
        let pending = entries
        entries = []
        for entry in pending {
            UIView.animate(
                withDuration: entry.timing.duration, delay: 0,
                options: [.curveEaseOut, .beginFromCurrentState, .allowUserInteraction],
                animations: entry.animations,
                completion: entry.completion.map { completion in { _ in completion() } })
        }
    }
}
