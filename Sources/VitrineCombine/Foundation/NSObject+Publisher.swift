public import VitrineFoundation

extension NSObject {
    /// A publisher that sends a property's values as they change.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher {
        /// Values of the property.
        public typealias Output = Value
        /// Properties do not fail.
        public typealias Failure = Never

        /// The object that is observed; it is kept.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// When values are sent.
        public let options: NSKeyValueObservingOptions

        /// Makes a publisher.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            let subscription = Observation(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.observe(object, keyPath, options)
        }
    }

    /// A subscription to one property. A value that comes while none is wanted is kept until one is, or a newer comes.
    private final class Observation<Downstream: Subscriber>: Subscription {
        private let lock = NSRecursiveLock()
        private var downstream: Downstream?
        private var observation: NSKeyValueObservation?
        private var demand = Subscribers.Demand.none
        private var waiting: Downstream.Input?

        init(_ downstream: Downstream) { self.downstream = downstream }

        func observe<Subject: NSObject>(
            _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>,
            _ options: NSKeyValueObservingOptions
        ) {
            guard downstream != nil else { return }
            // With a value in every change: the publisher has nothing else to send.
            let begun = object.observe(keyPath, options: options.union(.new)) { [weak self] object, change in
                self?.take(change.newValue ?? object[keyPath: keyPath])
            }
            lock.lock()
            if downstream == nil { begun.invalidate() } else { observation = begun }
            lock.unlock()
        }

        private func take(_ value: Downstream.Input) {
            lock.lock()
            waiting = value
            lock.unlock()
            send()
        }

        func request(_ wanted: Subscribers.Demand) {
            lock.lock()
            demand += wanted
            lock.unlock()
            send()
        }

        private func send() {
            lock.lock()
            guard let receiver = downstream, demand > .none, let value = waiting else { return lock.unlock() }
            waiting = nil
            if demand != .unlimited { demand -= 1 }
            lock.unlock()
            let more = receiver.receive(value)
            guard more > .none else { return }
            lock.lock()
            demand += more
            lock.unlock()
        }

        func cancel() {
            lock.lock()
            let ended = observation
            downstream = nil
            observation = nil
            waiting = nil
            lock.unlock()
            ended?.invalidate()
        }
    }
}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Publishes the values of a property as they change, the present one first unless `options` lacks `.initial`.
    ///
    /// Traps for properties that do not say when they change, as `observe(_:options:changeHandler:)` does.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}
