public import Foundation

/// When a notification comes; its subclasses say it.
open class UNNotificationTrigger: NSObject, NSCopying, @unchecked Sendable {
    /// Whether it comes again and again.
    public let repeats: Bool

    init(repeats: Bool) {
        self.repeats = repeats
        super.init()
    }

    /// When it comes first after a date, if asked for at this date; nil for never.
    func next(after date: Date) -> Date? { nil }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// The trigger of notifications from Apple's service, which reaches no other systems: there is none of them.
public final class UNPushNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    private init() { super.init(repeats: false) }
}
