public import Foundation

/// A notification comes at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// What a date must have.
    public let dateComponents: DateComponents

    /// - Parameters:
    ///   - dateComponents: What a date must have, in the calendar and the time zone that they name, or else the user's.
    ///   - repeats: Whether it comes at every such date, or at the first only.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// When it comes next; nil if there is no such date to come.
    open func nextTriggerDate() -> Date? { next(after: UNUserNotificationCenter.date) }

    override func next(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? .current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        // Those two say how to look for a date, and nothing of it.
        var wanted = dateComponents
        wanted.calendar = nil
        wanted.timeZone = nil
        return calendar.nextDate(after: date, matching: wanted, matchingPolicy: .nextTime)
    }
}
