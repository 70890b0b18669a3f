extension NotificationCenter {
    /// A publisher that emits elements when broadcasting notifications.
    public struct Publisher: OpenCombine.Publisher, @unchecked Sendable {
        /// Notifications.
        public typealias Output = Notification
        /// Notifications do not fail.
        public typealias Failure = Never

        /// The center that posts.
        public let center: NotificationCenter
        /// The name to wait for.
        public let name: Notification.Name
        /// The object that must post; nil is any.
        public let object: AnyObject?

        /// Makes a publisher.
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }

        /// Attaches a subscriber, which observes until it cancels.
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            let notifications = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let subject = notifications
            nonisolated(unsafe) let token = center.addObserver(forName: name, object: object, queue: nil) {
                subject.send($0)
            }
            notifications.handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
                .subscribe(subscriber)
        }
    }

    /// Returns a publisher that emits elements when broadcasting notifications.
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}
