public import Foundation

/// What a notification says; to make some, use ``UNMutableNotificationContent``.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    final var fields: NotificationFields

    /// Makes content that says nothing.
    public override init() {
        fields = NotificationFields()
        super.init()
    }

    init(_ fields: NotificationFields) {
        self.fields = fields
        super.init()
    }

    /// The first line, in bold.
    open var title: String { fields.title }
    /// The second line. The desktop shows it above the body.
    open var subtitle: String { fields.subtitle }
    /// The text.
    open var body: String { fields.body }
    /// The number for the program's icon; zero takes it away, nil leaves it as it is.
    open var badge: NSNumber? { fields.badge }
    /// What is heard; nil for nothing.
    open var sound: UNNotificationSound? { fields.sound }
    /// What the program wants to find again in an answer.
    open var userInfo: [AnyHashable: Any] { fields.userInfo }
    /// Files that belong to it. The desktop shows the first that is an image.
    open var attachments: [UNNotificationAttachment] { fields.attachments }
    /// The identifier of the category whose actions it has; empty for none.
    open var categoryIdentifier: String { fields.categoryIdentifier }
    /// What notifications belong together. The desktop groups those of one program by itself.
    open var threadIdentifier: String { fields.threadIdentifier }
    /// The picture at the start of the program. Nothing starts it here.
    open var launchImageName: String { fields.launchImageName }
    /// What a summary of several notifications named; systems since iOS 15 make summaries without it.
    @available(*, deprecated, message: "Summaries are made without it since iOS 15")
    open var summaryArgument: String { fields.summaryArgument }
    /// How many things of a summary it stood for.
    @available(*, deprecated, message: "Summaries are made without it since iOS 15")
    open var summaryArgumentCount: Int { fields.summaryArgumentCount }
    /// What of the program a notification is about; read by the program alone.
    open var targetContentIdentifier: String? { fields.targetContentIdentifier }
    /// What the user's focus filters by; read by the program alone.
    open var filterCriteria: String? { fields.filterCriteria }
    /// How much it is to disturb: the desktop's urgency is low for `passive`, and critical for `critical`.
    open var interruptionLevel: UNNotificationInterruptionLevel { fields.interruptionLevel }
    /// How it stands among others of the program, from 0 to 1; read by the program alone.
    open var relevanceScore: Double { fields.relevanceScore }

    /// Content that does not change.
    open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(fields) }
    /// Content that can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(fields) }

    /// Content is equal if it says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UNNotificationContent else { return false }
        return fields.isEqual(to: other.fields)
    }
    open override var hash: Int { title.hashValue ^ body.hashValue }
}

/// How much a notification is to disturb.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// It waits in the list, and nothing lights up.
    case passive = 0
    /// It is shown at once.
    case active = 1
    /// It is shown at once, also to who is busy.
    case timeSensitive = 2
    /// It is shown at once, whatever the user has set.
    case critical = 3
}
