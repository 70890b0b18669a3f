extension RunLoop: @retroactive Scheduler {
    /// A time that work is scheduled at.
    public struct SchedulerTimeType: Strideable, Hashable, Sendable {
        /// The time as a date.
        public var date: Date

        /// Wraps a date.
        public init(_ date: Date) { self.date = date }

        /// The time to another.
        public func distance(to other: SchedulerTimeType) -> Stride {
            Stride(other.date.timeIntervalSince(date))
        }

        /// The time after a stride.
        public func advanced(by n: Stride) -> SchedulerTimeType { SchedulerTimeType(date + n.timeInterval) }

        /// A length of time.
        public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
            ExpressibleByFloatLiteral, Hashable, Sendable
        {
            /// The length in seconds.
            public var magnitude: TimeInterval
            /// The length in seconds.
            public var timeInterval: TimeInterval { magnitude }

            /// Wraps seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
            /// Whole seconds.
            public init(integerLiteral value: TimeInterval) { magnitude = value }
            /// Seconds.
            public init(floatLiteral value: TimeInterval) { magnitude = value }
            /// Whole seconds, if they can be represented.
            public init?<T: BinaryInteger>(exactly source: T) {
                guard let value = TimeInterval(exactly: source) else { return nil }
                magnitude = value
            }

            public static func < (a: Stride, b: Stride) -> Bool { a.magnitude < b.magnitude }
            public static func + (a: Stride, b: Stride) -> Stride { Stride(a.magnitude + b.magnitude) }
            public static func - (a: Stride, b: Stride) -> Stride { Stride(a.magnitude - b.magnitude) }
            public static func * (a: Stride, b: Stride) -> Stride { Stride(a.magnitude * b.magnitude) }
            public static func += (a: inout Stride, b: Stride) { a.magnitude += b.magnitude }
            public static func -= (a: inout Stride, b: Stride) { a.magnitude -= b.magnitude }
            public static func *= (a: inout Stride, b: Stride) { a.magnitude *= b.magnitude }
            public static func seconds(_ s: Int) -> Stride { Stride(TimeInterval(s)) }
            public static func seconds(_ s: Double) -> Stride { Stride(s) }
            public static func milliseconds(_ ms: Int) -> Stride { Stride(TimeInterval(ms) / 1e3) }
            public static func microseconds(_ us: Int) -> Stride { Stride(TimeInterval(us) / 1e6) }
            public static func nanoseconds(_ ns: Int) -> Stride { Stride(TimeInterval(ns) / 1e9) }
        }
    }

    /// Options of scheduling; there are none.
    public struct SchedulerOptions: Sendable {}

    /// The current time.
    public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
    /// The least tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Performs an action at the next opportunity.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        // The main loop is GLib's, which the main queue wakes.
        if self === RunLoop.main {
            DispatchQueue.main.async { action() }
        } else {
            perform { action() }
        }
    }

    /// Performs an action at a time.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        nonisolated(unsafe) let action = action
        add(Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }, forMode: .default)
    }

    /// Performs an action at a time and then repeatedly, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
        tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        nonisolated(unsafe) let action = action
        let timer = Timer(fire: date.date, interval: interval.timeInterval, repeats: true) { _ in action() }
        add(timer, forMode: .default)
        nonisolated(unsafe) let running = timer
        return AnyCancellable { running.invalidate() }
    }
}
