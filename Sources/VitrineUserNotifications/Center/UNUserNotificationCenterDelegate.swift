public import Foundation

/// Decides what is shown while the program is in front, and hears what the user does with notifications.
///
/// Of the two forms of a method, a delegate has one; the other calls it. It is called on the main thread, and what is `async`
/// goes on where its isolation says.
@preconcurrency
public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
    /// A notification comes while the program is in front. Without the method nothing of it is shown.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - notification: The notification.
    ///   - completionHandler: To be called, on any thread, with what is to be shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)

    /// A notification comes while the program is in front. Without the method nothing of it is shown.
    ///
    /// - Returns: What is to be shown.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions

    /// The user has opened or closed a notification, or chosen one of its actions.
    ///
    /// - Parameters:
    ///   - center: The notification centre.
    ///   - response: What the user did.
    ///   - completionHandler: To be called when the program is done with it. Nothing waits for that here.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)

    /// The user has opened or closed a notification, or chosen one of its actions.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async

    /// The user wants to see the program's settings for notifications. No desktop has a way there: it is not called.
    ///
    /// - Parameter notification: The notification from which the user came; nil for the settings of the system.
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

/// Whether the other form of a method is asked for already: then the delegate has neither.
private enum AskedForm {
    @TaskLocal static var isAsked = false
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        guard !AskedForm.isAsked else { return completionHandler([]) }
        nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
        nonisolated(unsafe) let answer = completionHandler
        Task {
            answer(await delegate.userNotificationCenter(center, willPresent: notification))
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions {
        await withCheckedContinuation { continuation in
            AskedForm.$isAsked.withValue(true) {
                userNotificationCenter(center, willPresent: notification) {
                    continuation.resume(returning: $0)
                }
            }
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        guard !AskedForm.isAsked else { return completionHandler() }
        nonisolated(unsafe) let delegate: any UNUserNotificationCenterDelegate = self
        nonisolated(unsafe) let answer = completionHandler
        Task {
            await delegate.userNotificationCenter(center, didReceive: response)
            answer()
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
    ) async {
        await withCheckedContinuation { continuation in
            AskedForm.$isAsked.withValue(true) {
                userNotificationCenter(center, didReceive: response) { continuation.resume() }
            }
        }
    }

    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}
