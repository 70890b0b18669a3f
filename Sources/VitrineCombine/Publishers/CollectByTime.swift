extension Publishers {
    /// When values that were collected are sent.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Once in an interval of a scheduler.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Once in an interval, and whenever there are so many.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// Sends values as arrays, once in an interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// Values that came one after the other.
        public typealias Output = [Upstream.Output]
        /// The failure of the publisher.
        public typealias Failure = Upstream.Failure

        /// The publisher of the values.
        public let upstream: Upstream
        /// When they are sent.
        public let strategy: TimeGroupingStrategy<Context>
        /// What the scheduler is told.
        public let options: Context.SchedulerOptions?

        /// A publisher that collects what another one sends.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            (self.upstream, self.strategy, self.options) = (upstream, strategy, options)
        }

        /// Attaches a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.subscribe(Collector(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Collects values, and sends them as an array once in an interval of a scheduler.
    ///
    /// An interval without values sends nothing; the end sends what is left first, a failure does not.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        .init(upstream: self, strategy: strategy, options: options)
    }
}

/// Keeps what came since the last array. Its subscriber is never called while the lock is held.
private final class Collector<Input, Downstream: Subscriber, Context: Scheduler>: Subscriber, Subscription,
    @unchecked Sendable
where Downstream.Input == [Input] {
    typealias Failure = Downstream.Failure

    private let lock = NSLock()
    private let context: Context
    private let interval: Context.SchedulerTimeType.Stride
    private let limit: Int
    private let options: Context.SchedulerOptions?
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var timer: (any Cancellable)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        self.downstream = downstream
        self.options = options
        switch strategy {
        case .byTime(let context, let interval):
            (self.context, self.interval, limit) = (context, interval, .max)
        case .byTimeOrCount(let context, let interval, let count):
            precondition(count > 0, "collect(.byTimeOrCount): a count of \(count) is never reached.")
            (self.context, self.interval, limit) = (context, interval, count)
        }
    }

    func receive(subscription: any Subscription) {
        let receiver: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
        let timer = context.schedule(
            after: context.now.advanced(by: interval), interval: interval,
            tolerance: context.minimumTolerance,
            options: options
        ) { [weak self] in self?.send() }
        let isOver = lock.withLock {
            self.timer = timer
            return downstream == nil
        }
        if isOver { timer.cancel() }
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        let isFull = lock.withLock {
            values.append(input)
            return values.count >= limit
        }
        if isFull { send() }
        return .none
    }

    /// Sends what was collected, if it is wanted.
    private func send() {
        let sent: (to: Downstream, values: [Input])? = lock.withLock {
            guard let downstream, !values.isEmpty, demand > .none else { return nil }
            demand -= 1
            defer { values = [] }
            return (downstream, values)
        }
        guard let sent else { return }
        let more = sent.to.receive(sent.values)
        lock.withLock { demand += more }
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let receiver = end()
        context.schedule(options: options) {
            guard let downstream = receiver.downstream else { return }
            if case .finished = completion, !receiver.values.isEmpty {
                _ = downstream.receive(receiver.values)
            }
            downstream.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        let source = lock.withLock { upstream }
        _ = end()
        source?.cancel()
    }

    /// Returns who was subscribed, and what was not sent.
    private func end() -> (downstream: Downstream?, values: [Input]) {
        let (result, timer) = lock.withLock {
            defer { (downstream, upstream, self.timer, values) = (nil, nil, nil, []) }
            return ((downstream, values), self.timer)
        }
        timer?.cancel()
        return result
    }
}
