public import Foundation

/// A notification comes after seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The shortest time between notifications that repeat, in seconds, as in Apple's documentation.
    static let shortestRepetition: TimeInterval = 60

    /// How long after the request, and between repetitions, in seconds.
    public let timeInterval: TimeInterval

    /// - Parameters:
    ///   - timeInterval: Seconds; traps unless they are greater than 0, and at least 60 if they repeat.
    ///   - repeats: Whether the notification comes again and again.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        precondition(
            timeInterval > 0,
            "UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval)): the time must be greater than 0"
        )
        precondition(
            !repeats || timeInterval >= Self.shortestRepetition,
            "UNTimeIntervalNotificationTrigger(timeInterval: \(timeInterval), repeats: true): the time must be at "
                + "least 60 seconds if it repeats")
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// When it would come if it were asked for now.
    open func nextTriggerDate() -> Date? { next(after: UNUserNotificationCenter.date) }

    override func next(after date: Date) -> Date? { date + timeInterval }
}
