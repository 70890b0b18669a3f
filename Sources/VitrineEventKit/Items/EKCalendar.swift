public import Foundation
public import VitrineCoreGraphics

/// What a store can keep. Nothing was kept here, so all of it is new.
open class EKObject: NSObject, @unchecked Sendable {
    override init() {}

    /// Whether it has been changed since it was kept.
    open var hasChanges: Bool { true }
    /// Whether it was never kept.
    open var isNew: Bool { true }
    /// Takes all changes back: nothing was kept that it could be again.
    open func reset() {}
    /// Takes changes back: nothing was kept that it could be again.
    open func rollback() {}
    /// Takes what has been kept since.
    ///
    /// - Returns: Whether it is still kept: no.
    open func refresh() -> Bool { false }
}

/// A calendar of events or reminders.
open class EKCalendar: EKObject, @unchecked Sendable {
    /// Makes a calendar, which no store keeps here.
    public init(for entityType: EKEntityType, eventStore: EKEventStore) {
        allowedEntityTypes = entityType == .event ? .event : .reminder
        calendarIdentifier = UUID().uuidString
    }

    /// What it takes.
    public let allowedEntityTypes: EKEntityMask
    /// Its own name.
    public let calendarIdentifier: String
    /// What it is called.
    open var title = ""
    /// Where it comes from.
    open var source: EKSource?
    /// Its colour.
    open var cgColor: CGColor?
    /// The kind.
    open var type: EKCalendarType { .local }
    /// Whether events can be added.
    open var allowsContentModifications: Bool { true }
    /// Whether it comes from somebody else.
    open var isSubscribed: Bool { false }
    /// Whether it cannot be changed.
    open var isImmutable: Bool { false }
}

/// Where a calendar comes from.
public enum EKCalendarType: Int, Sendable {
    /// From the device.
    case local = 0
    /// From a server.
    case calDAV
    /// From a server of Microsoft's.
    case exchange
    /// From somebody else.
    case subscription
    /// From what is known of contacts.
    case birthday
}

/// Where calendars come from. There is none here.
open class EKSource: EKObject, @unchecked Sendable {
    /// Its own name.
    open var sourceIdentifier: String { "" }
    /// The kind.
    open var sourceType: EKSourceType { .local }
    /// What it is called.
    open var title: String { "" }
    /// Its calendars.
    open func calendars(for entityType: EKEntityType) -> Set<EKCalendar> { [] }
}

/// Kinds of sources.
public enum EKSourceType: Int, Sendable {
    /// The device.
    case local = 0
    /// A server of Microsoft's.
    case exchange
    /// A server.
    case calDAV
    /// A telephone's.
    case mobileMe
    /// Somebody else.
    case subscribed
    /// What is known of contacts.
    case birthdays
}
