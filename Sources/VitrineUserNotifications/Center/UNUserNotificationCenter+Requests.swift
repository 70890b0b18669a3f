import Foundation

extension UNUserNotificationCenter {
    // MARK: What is to come

    /// Asks for a notification, in the place of one that waits with the same identifier.
    ///
    /// - Parameters:
    ///   - request: What it says, and when it comes. Without a trigger it comes at once.
    ///   - completionHandler: Called with nil, or with a `UNError` for a trigger that has no date to come.
    @preconcurrency
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onBoard { board in
            do {
                // What comes at once comes after the answer.
                if let completionHandler, request.trigger == nil { board.later { completionHandler(nil) } }
                try board.add(request)
                if let completionHandler, request.trigger != nil { board.later { completionHandler(nil) } }
            } catch {
                board.later { completionHandler?(error) }
            }
        }
    }

    /// Asks for a notification, in the place of one that waits with the same identifier.
    ///
    /// - Throws: `UNError` with `notificationInvalidNoDate` for a trigger that has no date to come.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in continuation.resume(with: error.map { .failure($0) } ?? .success(())) }
        }
    }

    /// Says which requests wait for their triggers.
    @preconcurrency
    public func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        onBoard { board in
            let requests = board.schedule.requests
            board.later { completionHandler(requests) }
        }
    }

    /// Which requests wait for their triggers, in the order in which they were asked for.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] {
        await withCheckedContinuation { continuation in
            getPendingNotificationRequests { continuation.resume(returning: $0) }
        }
    }

    /// Drops requests that wait.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        onBoard { board in
            board.schedule.remove(Set(identifiers))
            board.wait()
        }
    }

    /// Drops all requests that wait.
    public func removeAllPendingNotificationRequests() {
        onBoard { board in
            board.schedule.removeAll()
            board.wait()
        }
    }

    // MARK: What has come

    /// Says what has come, was to be in the list, and was not answered yet.
    @preconcurrency
    public func getDeliveredNotifications(
        completionHandler: @escaping @Sendable ([UNNotification]) -> Void
    ) {
        onBoard { board in
            let delivered = board.delivered
            board.later { completionHandler(delivered) }
        }
    }

    /// What has come, was to be in the list, and was not answered yet, in the order of coming.
    public func deliveredNotifications() async -> [UNNotification] {
        await withCheckedContinuation { continuation in
            getDeliveredNotifications { continuation.resume(returning: $0) }
        }
    }

    /// Takes notifications that have come off the list, and off the desktop.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        onBoard { $0.withdraw(Set(identifiers)) }
    }

    /// Takes all notifications that have come off the list, and off the desktop.
    public func removeAllDeliveredNotifications() {
        onBoard { board in
            board.withdraw(Set(board.delivered.map(\.request.identifier)).union(board.shown.keys))
        }
    }

    // MARK: Categories

    /// Says which kinds of notifications there are, in the place of those that were said before.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        onBoard { $0.categories = categories }
    }

    /// Says which kinds of notifications there are.
    @preconcurrency
    public func getNotificationCategories(
        completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
    ) {
        onBoard { board in
            let categories = board.categories
            board.later { completionHandler(categories) }
        }
    }

    /// Which kinds of notifications there are.
    public func notificationCategories() async -> Set<UNNotificationCategory> {
        await withCheckedContinuation { continuation in
            getNotificationCategories { continuation.resume(returning: $0) }
        }
    }
}
