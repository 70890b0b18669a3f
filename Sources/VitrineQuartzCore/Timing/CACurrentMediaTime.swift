/// The current absolute time in seconds, of the clock that drives animations.
///
/// Elsewhere than on the main actor, where the clock may not be read, it is the time since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval {
    guard MainThread.isCurrent else { return ProcessInfo.processInfo.systemUptime }
    return MainActor.assumeIsolated { RuntimeContext.current.now }
}
