public import Foundation

/// What is in a calendar: an event or a reminder.
open class EKCalendarItem: EKObject, @unchecked Sendable {
    /// Its own name.
    public let calendarItemIdentifier = UUID().uuidString
    /// When it was made.
    public let creationDate: Date? = Date()

    /// Its name outside.
    open var calendarItemExternalIdentifier: String! { calendarItemIdentifier }
    /// The calendar.
    open var calendar: EKCalendar!
    /// What it is called.
    open var title: String! = ""
    /// Where it is.
    open var location: String?
    /// Anything else.
    open var notes: String?
    /// A page of the web.
    open var url: URL?
    /// Where its times are meant; nil for wherever the user is.
    open var timeZone: TimeZone?
    /// When it was changed last: it was not kept yet.
    open var lastModifiedDate: Date? { nil }
    /// When the user is to be reminded of it.
    open var alarms: [EKAlarm]?
    /// When it happens again.
    open var recurrenceRules: [EKRecurrenceRule]?

    /// Whether the user is to be reminded of it.
    open var hasAlarms: Bool { alarms?.isEmpty == false }
    /// Whether it happens again.
    open var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
    /// Whether there is anything else.
    open var hasNotes: Bool { notes?.isEmpty == false }
    /// Whether others come.
    open var hasAttendees: Bool { false }

    /// Has the user reminded of it.
    open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
    /// Has the user reminded of it no longer.
    open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
    /// Has it happen again.
    open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
        recurrenceRules = (recurrenceRules ?? []) + [rule]
    }
    /// Has it happen again no longer.
    open func removeRecurrenceRule(_ rule: EKRecurrenceRule) { recurrenceRules?.removeAll { $0 === rule } }
}

/// Something that happens.
open class EKEvent: EKCalendarItem, @unchecked Sendable {
    /// Makes an event, which no store keeps here.
    public init(eventStore: EKEventStore) {}

    /// Its own name once it is kept: nil.
    open var eventIdentifier: String! { nil }
    /// When it begins.
    open var startDate: Date!
    /// When it ends.
    open var endDate: Date!
    /// Whether it takes whole days.
    open var isAllDay = false
    /// The place.
    open var structuredLocation: EKStructuredLocation? {
        didSet { location = structuredLocation?.title }
    }
    /// Whether others may ask for that time.
    open var availability = EKEventAvailability.busy
    /// Whether it happens.
    open var status: EKEventStatus { .none }
    /// When it would happen in its row.
    open var occurrenceDate: Date! { startDate }
    /// Whether it is another one than its row says.
    open var isDetached: Bool { false }

    /// Compares beginnings.
    open func compareStartDate(with other: EKEvent) -> ComparisonResult {
        startDate.compare(other.startDate)
    }
}

/// Whether others may ask for a time.
public enum EKEventAvailability: Int, Sendable {
    /// The calendar does not say it.
    case notSupported = -1
    /// They may not.
    case busy = 0
    /// They may.
    case free
    /// They may perhaps.
    case tentative
    /// The user is away.
    case unavailable
}

/// Whether an event happens.
public enum EKEventStatus: Int, Sendable {
    /// It is not said.
    case none = 0
    /// It does.
    case confirmed
    /// It does perhaps.
    case tentative
    /// It does not.
    case canceled
}

/// Something to be done.
open class EKReminder: EKCalendarItem, @unchecked Sendable {
    /// Makes a reminder, which no store keeps here.
    public init(eventStore: EKEventStore) {}

    /// When it can be begun.
    open var startDateComponents: DateComponents?
    /// When it has to be done.
    open var dueDateComponents: DateComponents?
    /// How much it matters: 1 the most, 9 the least, 0 for who does not say it.
    open var priority = 0
    /// When it was done; nil while it is not.
    open var completionDate: Date?
    /// Whether it is done; now, where that is set.
    open var isCompleted: Bool {
        get { completionDate != nil }
        set { completionDate = newValue ? completionDate ?? Date() : nil }
    }
}

/// How much a reminder matters.
public enum EKReminderPriority: UInt, Sendable {
    /// It is not said.
    case none = 0
    /// Much.
    case high = 1
    /// Less.
    case medium = 5
    /// Little.
    case low = 9
}
