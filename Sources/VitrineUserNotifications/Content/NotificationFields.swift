import Foundation

/// What content holds, for both of its classes.
struct NotificationFields {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var launchImageName = ""
    var summaryArgument = ""
    var summaryArgumentCount = 0
    var targetContentIdentifier: String?
    var filterCriteria: String?
    var interruptionLevel = UNNotificationInterruptionLevel.active
    var relevanceScore = 0.0

    /// Whether there is something to read.
    var hasText: Bool { !title.isEmpty || !subtitle.isEmpty || !body.isEmpty }

    func isEqual(to other: NotificationFields) -> Bool {
        title == other.title && subtitle == other.subtitle && body == other.body && badge == other.badge
            && sound == other.sound && attachments == other.attachments
            && categoryIdentifier == other.categoryIdentifier && threadIdentifier == other.threadIdentifier
            && launchImageName == other.launchImageName
            && summaryArgument == other.summaryArgument
            && summaryArgumentCount == other.summaryArgumentCount
            && targetContentIdentifier == other.targetContentIdentifier
            && filterCriteria == other.filterCriteria && interruptionLevel == other.interruptionLevel
            && relevanceScore == other.relevanceScore
            && NSDictionary(dictionary: userInfo).isEqual(NSDictionary(dictionary: other.userInfo))
    }
}
