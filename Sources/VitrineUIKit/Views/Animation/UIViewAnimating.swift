/// Where a view animation stands.
public enum UIViewAnimatingState: Int, Sendable {
    /// Not started, or finished.
    case inactive = 0
    /// Started; running or paused.
    case active = 1
    /// Stopped, and waiting to be finished.
    case stopped = 2
}

/// Where a view animation ended.
public enum UIViewAnimatingPosition: Int, Sendable {
    /// Where the animations lead.
    case end = 0
    /// Where they began.
    case start = 1
    /// Where things are now.
    case current = 2
}

/// An animation as an object that can be started, paused, scrubbed, turned round and stopped.
@MainActor @preconcurrency
public protocol UIViewAnimating: NSObjectProtocol {
    /// Whether the animation was started, and was stopped on the way.
    var state: UIViewAnimatingState { get }
    /// Whether it is started and not paused.
    var isRunning: Bool { get }
    /// Whether it goes back to where it began.
    var isReversed: Bool { get set }
    /// How far it has come in the direction it goes, 0…1.
    var fractionComplete: CGFloat { get set }

    /// Starts, or goes on after a pause.
    func startAnimation()
    /// Starts after so many seconds.
    func startAnimation(afterDelay delay: TimeInterval)
    /// Pauses; an animation not yet started becomes active at its beginning.
    func pauseAnimation()
    /// Stops, leaving the views as they show now. True ends without completions, false waits for
    /// `finishAnimation(at:)`.
    func stopAnimation(_ withoutFinishing: Bool)
    /// Ends a stopped animation.
    func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation of whatever its blocks change. The methods are optional on Apple's systems; here they do nothing
/// where a conforming type leaves them out.
@MainActor @preconcurrency
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
    /// Adds changes that begin after a part, 0…1, of the time that remains.
    func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
    /// Adds changes.
    func addAnimations(_ animation: @escaping () -> Void)
    /// Adds what runs at the end.
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
    /// Goes on after a pause, with another pace and duration.
    func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
    public func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {}
    public func addAnimations(_ animation: @escaping () -> Void) {}
    public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
    public func continueAnimation(
        withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
    ) {}
}
