package import VitrinePlatform

/// Seconds, as Core Animation spells it.
public typealias CFTimeInterval = Double

/// The one clock that animations, scrolling and timeouts read.
///
/// A windowed application installs the clock of its platform window; tests install a virtual one and own
/// the time. Nothing in the runtime reads another clock.
@MainActor
package enum AnimationClock {
    /// The clock in force. A virtual clock until somebody installs another.
    package static var current: any VitrinePlatform.Clock = VirtualClock()
}

/// The current absolute time in seconds, of the clock that drives animations.
///
/// Elsewhere than on the main actor, where the clock may not be read, it is the time since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return ProcessInfo.processInfo.systemUptime }
    return MainActor.assumeIsolated { AnimationClock.current.now }
}
