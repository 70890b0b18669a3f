/// Several publishers of one failure as one subscription: what combining and merging have in common.
///
/// It asks each publisher for one value after the other, or for all of them as soon as its subscriber wants all. Its
/// subscriber is never called while the lock is held.
final class JoinedSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible,
    @unchecked Sendable
{
    let description: String
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    /// A publisher's value and its number: the value for the subscriber, or nil if it must wait for others.
    private let output: (Any, Int) -> Downstream.Input?
    /// Whether values that come while the subscriber wants none are kept for later, or the newest alone counts.
    private let keepsValues: Bool
    private var upstreams: [(any Subscription)?]
    private var unfinished: Int
    private var demand = Subscribers.Demand.none
    private var waiting: [Downstream.Input] = []
    private var isSending = false

    /// - Parameter output: called one at a time.
    init(
        _ downstream: Downstream, name: String, count: Int, keepsValues: Bool,
        output: @escaping (Any, Int) -> Downstream.Input?
    ) {
        self.downstream = downstream
        self.keepsValues = keepsValues
        self.output = output
        description = name
        upstreams = Array(repeating: nil, count: count)
        unfinished = count
    }

    /// Begins: the subscriber first, then the publishers in their order.
    func start(_ subscribing: [(AnySubscriber<Any, Downstream.Failure>) -> Void]) {
        downstream?.receive(subscription: self)
        for (index, subscribe) in subscribing.enumerated() {
            subscribe(
                AnySubscriber(
                    receiveSubscription: { self.begin($0, index) }, receiveValue: { self.take($0, index) },
                    receiveCompletion: { self.end($0, index) }))
        }
        send()
    }

    private func begin(_ subscription: any Subscription, _ index: Int) {
        let wanted: Subscribers.Demand? = locked {
            guard downstream != nil, upstreams[index] == nil else { return nil }
            upstreams[index] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        guard let wanted else { return subscription.cancel() }
        subscription.request(wanted)
    }

    private func take(_ value: Any, _ index: Int) -> Subscribers.Demand {
        lock.lock()
        guard downstream != nil else {
            lock.unlock()
            return .none
        }
        if let output = output(value, index) {
            if !keepsValues, demand == .none { waiting.removeAll() }
            waiting.append(output)
        }
        lock.unlock()
        send()
        return locked { demand == .unlimited ? .none : .max(1) }
    }

    private func end(_ completion: Subscribers.Completion<Downstream.Failure>, _ index: Int) {
        lock.lock()
        upstreams[index] = nil
        unfinished -= 1
        if case .failure = completion {
            let others = upstreams.compactMap { $0 }
            upstreams = upstreams.map { _ in nil }
            waiting.removeAll()
            unfinished = 0
            let receiver = downstream
            downstream = nil
            lock.unlock()
            for other in others { other.cancel() }
            receiver?.receive(completion: completion)
            return
        }
        lock.unlock()
        send()
    }

    func request(_ wanted: Subscribers.Demand) {
        precondition(wanted > .none, "\(description): a demand must be greater than 0.")
        let sources: [any Subscription] = locked {
            let wasUnlimited = demand == .unlimited
            demand += wanted
            return demand == .unlimited && !wasUnlimited ? upstreams.compactMap { $0 } : []
        }
        for source in sources { source.request(.unlimited) }
        send()
    }

    func cancel() {
        let sources: [any Subscription] = locked {
            downstream = nil
            waiting.removeAll()
            defer { upstreams = upstreams.map { _ in nil } }
            return upstreams.compactMap { $0 }
        }
        for source in sources { source.cancel() }
    }

    /// Hands on what waits, in its order, as far as it is wanted, and the end after the last of it.
    private func send() {
        lock.lock()
        guard !isSending else { return lock.unlock() }
        isSending = true
        while let receiver = downstream, demand > .none, !waiting.isEmpty {
            let value = waiting.removeFirst()
            if demand != .unlimited { demand -= 1 }
            lock.unlock()
            let more = receiver.receive(value)
            lock.lock()
            demand += more
        }
        isSending = false
        guard unfinished == 0, waiting.isEmpty, let receiver = downstream else { return lock.unlock() }
        downstream = nil
        lock.unlock()
        receiver.receive(completion: .finished)
    }

    private func locked<Result>(_ work: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return work()
    }
}

extension Publisher {
    /// Subscribes with a subscriber of any values.
    func subscribeAny(_ subscriber: AnySubscriber<Any, Failure>) {
        map { $0 as Any }.subscribe(subscriber)
    }
}
