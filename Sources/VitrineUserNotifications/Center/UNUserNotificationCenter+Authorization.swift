import Foundation
import VitrinePlatform
import VitrineQuartzCore

extension UNUserNotificationCenter {
    /// Asks to be allowed to show notifications.
    ///
    /// A desktop asks nobody, and its users turn notifications off in its settings, which do not tell; so the answer is yes,
    /// and remembered in the user's defaults. It is yes without a notification service, too: nobody has refused, and the
    /// program goes its usual way. What can be seen is in ``notificationSettings()``.
    ///
    /// - Parameters:
    ///   - options: What it wants.
    ///   - completionHandler: Called with true, and no error.
    @preconcurrency
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        onBoard { board in
            board.grant(options)
            board.later { completionHandler(true, nil) }
        }
    }

    /// Asks to be allowed to show notifications; see ``requestAuthorization(options:completionHandler:)``.
    ///
    /// - Returns: True.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { isGranted, error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(isGranted))
            }
        }
    }

    /// Says what notifications of the program can do.
    @preconcurrency
    public func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
    ) {
        onBoard { board in
            let authorization = board.authorization
            board.askDesktop { abilities in
                let settings = UNNotificationSettings(
                    authorization, abilities, hasDesktop: board.isOnDesktop)
                board.later { completionHandler(settings) }
            }
        }
    }

    /// What notifications of the program can do.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    /// Shows a number at the program's icon, in docks and panels that show any.
    ///
    /// - Parameters:
    ///   - newBadgeCount: The number; zero takes it away.
    ///   - completionHandler: Called with nil, or with a `UNError` for a number below zero.
    @preconcurrency
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        onBoard { board in
            let error = newBadgeCount < 0 ? UNError(.badgeInputInvalid) : nil
            if error == nil { board.context.part(ApplicationPresence.self).badgeNumber = newBadgeCount }
            board.later { completionHandler?(error) }
        }
    }

    /// Shows a number at the program's icon, in docks and panels that show any; zero takes it away.
    ///
    /// - Throws: `UNError` with `badgeInputInvalid` for a number below zero.
    public func setBadgeCount(_ newBadgeCount: Int) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            setBadgeCount(newBadgeCount) { error in
                continuation.resume(with: error.map { .failure($0) } ?? .success(()))
            }
        }
    }
}
