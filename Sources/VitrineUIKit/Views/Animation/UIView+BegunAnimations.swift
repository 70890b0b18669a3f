import VitrineQuartzCore

/// A block of animations that was begun and not yet committed.
@MainActor
private final class BegunAnimations {
    static var open: [BegunAnimations] = []

    let outer = ViewAnimationContext.current
    let tracker = AnimationGroupTracker { _ in }
    var duration: TimeInterval = 0.2
    var delay: TimeInterval = 0
    var options: UIView.AnimationOptions = []
    var repetition = AnimationRepetition()
    private var context: ViewAnimationContext?

    /// What is set counts for the changes that come after it.
    func apply() {
        context?.leave(to: outer)
        let context = ViewAnimationContext(
            duration: max(duration, 0), delay: delay, options: options,
            pace: .curve(options.curve.timingFunction), tracker: tracker)
        context.repetition = repetition
        self.context = context
        ViewAnimationContext.enter(duration > 0 || delay > 0 ? context : nil)
    }

    func end() {
        if let context { context.leave(to: outer) }
        if tracker.waitsForNothing { UIView.closeLater(tracker) } else { tracker.close() }
    }
}

extension UIView {
    /// Begins a block of animations, up to `commitAnimations`. It lasts 0.2 seconds unless told otherwise.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
        let block = BegunAnimations()
        BegunAnimations.open.append(block)
        block.apply()
    }

    /// Ends the block that was begun last, whose animations begin.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func commitAnimations() { BegunAnimations.open.popLast()?.end() }

    /// Sets how long the changes that follow take, in seconds.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDuration(_ duration: TimeInterval) { change { $0.duration = duration } }

    /// Sets how long the changes that follow wait, in seconds.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationDelay(_ delay: TimeInterval) { change { $0.delay = delay } }

    /// Sets the pace of the changes that follow.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationCurve(_ curve: AnimationCurve) {
        change {
            $0.options.subtract(.curveLinear)
            $0.options.insert(AnimationOptions(rawValue: UInt(curve.rawValue) << 16))
        }
    }

    /// Sets whether the changes that follow start from what shows now, which they always do.
    @available(*, deprecated, message: "Use the block-based animation API instead")
    public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
        change {
            if fromCurrentState {
                $0.options.insert(.beginFromCurrentState)
            } else {
                $0.options.remove(.beginFromCurrentState)
            }
        }
    }

    /// Of the block that was begun last, or of the one whose closure runs.
    class func changeRepetition(_ body: (inout AnimationRepetition) -> Void) {
        if let context = ViewAnimationContext.current { body(&context.repetition) }
        change { body(&$0.repetition) }
    }

    private class func change(_ body: (BegunAnimations) -> Void) {
        guard let block = BegunAnimations.open.last else { return }
        body(block)
        block.apply()
    }
}
