public import Foundation

extension NotificationCenter {
    /// The notifications of a name, as they are posted.
    ///
    /// Each iteration hears what is posted from when its iterator is made, and keeps what it has not been asked for yet.
    /// It ends when its task is cancelled.
    ///
    /// - Parameters:
    ///   - name: Of which notifications.
    ///   - object: Of which sender; nil for any. It is kept as long as the sequence.
    public func notifications(named name: Notification.Name, object: (any AnyObject & Sendable)? = nil)
        -> Notifications
    {
        Notifications(center: self, name: name, object: object)
    }

    /// What ``notifications(named:object:)`` answers.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        public typealias Element = Notification
        public typealias Failure = Never

        private let center: NotificationCenter
        private let name: Notification.Name
        private let object: AnyObject?

        init(center: NotificationCenter, name: Notification.Name, object: AnyObject?) {
            (self.center, self.name, self.object) = (center, name, object)
        }

        /// Hears what is posted from now on.
        public func makeAsyncIterator() -> Iterator {
            let (stream, continuation) = AsyncStream.makeStream(of: Posted.self)
            let token = Token(
                center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(Posted(notification: $0))
                })
            continuation.onTermination = { [weak center] _ in center?.removeObserver(token.observer) }
            return Iterator(posted: stream.makeAsyncIterator(), end: End(continuation))
        }

        /// The notifications of one iteration.
        public struct Iterator: AsyncIteratorProtocol {
            fileprivate var posted: AsyncStream<Posted>.Iterator
            fileprivate let end: End

            /// The next notification; nil once the task is cancelled.
            public mutating func next() async -> Notification? { await posted.next()?.notification }

            /// The next notification; nil once the task is cancelled.
            ///
            /// - Parameter actor: Where it is waited for.
            public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
                await posted.next(isolation: actor)?.notification
            }
        }

        /// A notification on its way to whoever waits: it is handed over, not shared.
        fileprivate struct Posted: @unchecked Sendable {
            let notification: Notification
        }

        private struct Token: @unchecked Sendable {
            let observer: any NSObjectProtocol
            init(_ observer: any NSObjectProtocol) { self.observer = observer }
        }

        /// Ends the observation when the iterator goes.
        fileprivate final class End: Sendable {
            private let continuation: AsyncStream<Posted>.Continuation
            init(_ continuation: AsyncStream<Posted>.Continuation) { self.continuation = continuation }
            deinit { continuation.finish() }
        }
    }
}
