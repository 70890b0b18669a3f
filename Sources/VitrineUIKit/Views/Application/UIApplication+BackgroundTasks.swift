public import Foundation
import Synchronization

/// A task that the program wants to end before it may be ended itself.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// No task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIBackgroundTaskIdentifier {
    /// The tasks that have begun and not ended.
    final class Tasks: Sendable {
        private struct State {
            var last = 0
            var handlers: [Int: (@MainActor @Sendable () -> Void)?] = [:]
        }

        private let state = Mutex(State())

        var isEmpty: Bool { state.withLock { $0.handlers.isEmpty } }

        func begin(_ handler: (@MainActor @Sendable () -> Void)?) -> UIBackgroundTaskIdentifier {
            state.withLock { state in
                state.last += 1
                state.handlers[state.last] = .some(handler)
                return UIBackgroundTaskIdentifier(rawValue: state.last)
            }
        }

        func end(_ identifier: UIBackgroundTaskIdentifier) {
            state.withLock { _ = $0.handlers.removeValue(forKey: identifier.rawValue) }
        }

        /// Tells those that are left that their time is over, the oldest first.
        @MainActor
        func expire() {
            let handlers = state.withLock { state in
                defer { state.handlers = [:] }
                return state.handlers.sorted { $0.key < $1.key }.compactMap(\.value)
            }
            for handler in handlers { handler() }
        }
    }
}

extension UIApplication {
    /// The longest that the end of the program waits for its tasks, in seconds; iOS gives about as much.
    static let backgroundTime: TimeInterval = 30

    /// Begins a task that the program ends before it is ended: when its last window is closed, it goes on until all tasks have
    /// ended, 30 seconds at most.
    ///
    /// May be called on any thread.
    ///
    /// - Parameter handler: Called on the main thread when the time is over and the task has not ended.
    /// - Returns: What ``endBackgroundTask(_:)`` is to be called with.
    nonisolated public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Begins a task with a name, which is for people who look for tasks that do not end.
    nonisolated public func beginBackgroundTask(
        withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        backgroundTasks.begin(handler)
    }

    /// Ends a task. What is no task, or has ended, is left alone.
    nonisolated public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks.end(identifier)
    }

    /// The seconds that are left before tasks expire: without end while the program runs, since nothing suspends it.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
}
