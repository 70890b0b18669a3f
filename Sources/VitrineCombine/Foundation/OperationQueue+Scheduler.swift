extension OperationQueue: @retroactive Scheduler {
    /// A point in time.
    public typealias SchedulerTimeType = RunLoop.SchedulerTimeType

    /// Options of scheduling; there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The least tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action as an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        // The main loop is GLib's, which the main queue wakes.
        if self === OperationQueue.main {
            DispatchQueue.main.async { action() }
        } else {
            addOperation { action() }
        }
    }

    /// Performs an action as an operation, at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        DispatchQueue.global().asyncAfter(deadline: .now() + max(0, date.date.timeIntervalSinceNow)) {
            self.schedule(options: options, action)
        }
    }

    /// Performs an action as an operation, at a time and then repeatedly, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = DispatchSource.makeTimerSource()
        timer.schedule(
            deadline: .now() + max(0, date.date.timeIntervalSinceNow), repeating: interval.timeInterval)
        timer.setEventHandler { self.schedule(options: options, action) }
        timer.resume()
        nonisolated(unsafe) let running = timer
        return AnyCancellable { running.cancel() }
    }
}
