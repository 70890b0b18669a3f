import VitrinePlatform
import VitrineQuartzCore

extension Timer {
    /// A publisher that repeatedly emits the current date on a given interval.
    ///
    /// It runs on the clock that drives animations: in tests and pictures it ticks in virtual time.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// Dates.
        public typealias Output = Date
        /// Timers do not fail.
        public typealias Failure = Never

        /// Seconds between dates.
        public let interval: TimeInterval
        /// How late a date may be, in seconds; every tick is on time.
        public let tolerance: TimeInterval?
        /// The run loop that the timer was asked for: ticks come on the main thread, as the clock's do.
        public let runLoop: RunLoop
        /// The mode that the timer was asked for: the main loop has one.
        public let mode: RunLoop.Mode
        private let dates = PassthroughSubject<Date, Never>()

        /// Makes a publisher, which ticks from `connect()` on.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode
        ) {
            // Foundation's least interval: zero would never let time go by.
            self.interval = interval > 0 ? interval : 0.0001
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            dates.subscribe(subscriber)
        }

        /// Starts the timer; cancelling the result ends it.
        public func connect() -> any Cancellable {
            let ticker = Ticker(interval) { [dates] in dates.send($0) }
            MainThread.run { ticker.start() }
            return ticker
        }
    }

    /// Returns a publisher that repeatedly emits the current date on the given interval.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode)
    }
}

/// One running timer: the clock holds it until it is cancelled.
private final class Ticker: Cancellable, @unchecked Sendable {
    private let interval: TimeInterval
    private let send: (Date) -> Void
    private var timer: ClockTimer?
    private var isCancelled = false
    /// Whose clock it goes by: that of whoever was driven when it was connected.
    @MainActor private lazy var context = RuntimeContext.current
    private var beginning: (time: TimeInterval, date: Date)?

    init(_ interval: TimeInterval, _ send: @escaping (Date) -> Void) {
        self.interval = interval
        self.send = send
    }

    @MainActor func start() {
        let now = context.now
        beginning = (now, Date())
        schedule(after: now)
    }

    @MainActor private func schedule(after time: TimeInterval) {
        guard !isCancelled, let beginning else { return }
        // Ticks that a busy program missed are left out, as `Timer` does.
        let missed = max(0, ((context.now - time) / interval).rounded(.down))
        let next = time + (missed + 1) * interval
        timer = context.schedule(at: next) { [weak self] in
            guard let self, !isCancelled else { return }
            send(beginning.date + (next - beginning.time))
            schedule(after: next)
        }
    }

    func cancel() {
        MainThread.run { [self] in
            isCancelled = true
            timer?.cancel()
            timer = nil
        }
    }
}
