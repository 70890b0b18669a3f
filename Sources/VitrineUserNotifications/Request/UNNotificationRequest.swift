public import Foundation

/// A notification that is asked for.
open class UNNotificationRequest: NSObject, NSCopying, @unchecked Sendable {
    /// What the program knows it by. Another request with the same identifier takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it comes; nil for at once.
    public let trigger: UNNotificationTrigger?

    /// - Parameters:
    ///   - identifier: What the program knows it by.
    ///   - content: What it says; a copy is taken.
    ///   - trigger: When it comes; nil for at once.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as! UNNotificationContent
        self.trigger = trigger
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
