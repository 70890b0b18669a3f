/// The schedulers that Foundation and Dispatch have: their queues and run loops.
///
/// What is scheduled on them is on its way for a while, in which a subscription may be cancelled. Nobody else needs it.
public protocol _SystemScheduler: Scheduler {}

extension DispatchQueue: _SystemScheduler {}
extension RunLoop: _SystemScheduler {}
extension OperationQueue: _SystemScheduler {}

extension Publishers {
    /// Sends what a publisher sends, until the subscription is cancelled: then nothing more, also not what is on its way, as
    /// everywhere in Combine. OpenCombine's operators that schedule still send the end; `Zip` is gone by then, and traps.
    public struct _UntilCancelled<Upstream: Publisher>: Publisher {
        /// The values of the publisher.
        public typealias Output = Upstream.Output
        /// The failure of the publisher.
        public typealias Failure = Upstream.Failure

        /// The publisher.
        public let upstream: Upstream

        /// Attaches a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            upstream.subscribe(CancellableSubscription(subscriber))
        }
    }
}

/// Stands between a publisher and its subscriber until one of them ends it.
private final class CancellableSubscription<Downstream: Subscriber>: Subscriber, Subscription,
    @unchecked Sendable
{
    private let lock = NSLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let receiver: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let receiver else { return subscription.cancel() }
        receiver.receive(subscription: self)
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end()?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        let source = lock.withLock { upstream }
        _ = end()
        source?.cancel()
    }

    /// Returns who was subscribed.
    private func end() -> Downstream? {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return downstream
        }
    }
}

extension Publisher {
    /// Sends the values, and the end, on a queue or a run loop.
    public func receive<S: _SystemScheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers._UntilCancelled<Publishers.ReceiveOn<Self, S>> {
        .init(upstream: .init(upstream: self, scheduler: scheduler, options: options))
    }

    /// Sends the values, and the end, later, on a queue or a run loop.
    public func delay<S: _SystemScheduler>(
        for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil, scheduler: S,
        options: S.SchedulerOptions? = nil
    ) -> Publishers._UntilCancelled<Publishers.Delay<Self, S>> {
        .init(
            upstream: .init(
                upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
                scheduler: scheduler, options: options))
    }
}
