public import Foundation

/// A notification that has come.
open class UNNotification: NSObject, NSCopying, @unchecked Sendable {
    /// When it came.
    public let date: Date
    /// What it was asked for by.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
