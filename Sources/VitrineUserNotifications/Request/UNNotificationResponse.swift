public import Foundation

/// What the user did with a notification.
open class UNNotificationResponse: NSObject, NSCopying, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification
    /// The action that was chosen: the program's, ``UNNotificationDefaultActionIdentifier`` for a click on the notification,
    /// or ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    init(_ notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// An answer that the user typed.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
    /// The answer.
    public let userText: String

    init(_ notification: UNNotification, actionIdentifier: String, userText: String) {
        self.userText = userText
        super.init(notification, actionIdentifier: actionIdentifier)
    }
}

/// The action of a click on a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of closing a notification; told of for categories with `customDismissAction`.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
