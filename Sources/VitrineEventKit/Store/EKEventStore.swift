public import Foundation

/// The user's calendars, of which a desktop tells programs none: the user has refused, as it were. There is nothing in it,
/// and nothing is kept; nobody is asked.
open class EKEventStore: NSObject, @unchecked Sendable {
    private static let denied = EKError(.eventStoreNotAuthorized)

    /// Makes a store.
    public override init() {}
    /// Makes a store of sources, of which there are none.
    public init(sources: [EKSource]) {}

    // MARK: Asking

    /// Whether the program may use it: it may not.
    open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus { .denied }

    /// Hears whether the program may.
    public typealias RequestAccessCompletionHandler = @Sendable (Bool, (any Error)?) -> Void

    /// Asks for all that there is: the program may not.
    ///
    /// - Parameter completion: Called on another thread.
    open func requestAccess(
        to entityType: EKEntityType, completion: @escaping RequestAccessCompletionHandler
    ) { refuse(completion) }
    /// Asks for events: the program may not.
    open func requestFullAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        refuse(completion)
    }
    /// Asks to add events: the program may not.
    open func requestWriteOnlyAccessToEvents(completion: @escaping RequestAccessCompletionHandler) {
        refuse(completion)
    }
    /// Asks for reminders: the program may not.
    open func requestFullAccessToReminders(completion: @escaping RequestAccessCompletionHandler) {
        refuse(completion)
    }
    /// Asks for all that there is: the program may not.
    open func requestAccess(to entityType: EKEntityType) async throws -> Bool { false }
    /// Asks for events: the program may not.
    open func requestFullAccessToEvents() async throws -> Bool { false }
    /// Asks to add events: the program may not.
    open func requestWriteOnlyAccessToEvents() async throws -> Bool { false }
    /// Asks for reminders: the program may not.
    open func requestFullAccessToReminders() async throws -> Bool { false }

    private func refuse(_ completion: @escaping RequestAccessCompletionHandler) {
        DispatchQueue.global().async { completion(false, nil) }
    }

    // MARK: What there is

    /// Its own name.
    open var eventStoreIdentifier: String { "" }
    /// Where calendars come from: nowhere.
    open var sources: [EKSource] { [] }
    /// Where calendars come from that the program was given: nowhere.
    open var delegateSources: [EKSource] { [] }
    /// Where new events go: nowhere.
    open var defaultCalendarForNewEvents: EKCalendar? { nil }
    /// Where new reminders go: nowhere.
    open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
    /// The calendars: none.
    open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
    /// A calendar by its own name: nil.
    open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
    /// An event or a reminder by its own name: nil.
    open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
    /// Events and reminders by their names outside: none.
    open func calendarItems(withExternalIdentifier externalIdentifier: String) -> [EKCalendarItem] { [] }
    /// An event by its own name: nil.
    open func event(withIdentifier identifier: String) -> EKEvent? { nil }
    /// A source by its own name: nil.
    open func source(withIdentifier identifier: String) -> EKSource? { nil }

    /// Finds events between two times.
    open func predicateForEvents(
        withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
    ) -> NSPredicate {
        predicate(in: calendars) {
            ($0 as? EKEvent).map { $0.startDate < endDate && $0.endDate > startDate } ?? false
        }
    }
    /// Finds reminders.
    open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
        predicate(in: calendars) { $0 is EKReminder }
    }
    /// Finds reminders of what is not done.
    open func predicateForIncompleteReminders(
        withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        predicate(in: calendars) { ($0 as? EKReminder)?.isCompleted == false }
    }
    /// Finds reminders of what is done.
    open func predicateForCompletedReminders(
        withCompletionDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
    ) -> NSPredicate {
        predicate(in: calendars) { ($0 as? EKReminder)?.isCompleted == true }
    }

    private func predicate(
        in calendars: [EKCalendar]?, _ fits: @escaping @Sendable (EKCalendarItem) -> Bool
    ) -> NSPredicate {
        NSPredicate { item, _ in
            guard let item = item as? EKCalendarItem else { return false }
            return (calendars?.contains { $0 === item.calendar } ?? true) && fits(item)
        }
    }

    /// The events that a predicate fits: none.
    open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }
    /// Hands the events that a predicate fits to a block: none.
    open func enumerateEvents(
        matching predicate: NSPredicate, using block: (EKEvent, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}
    /// Finds reminders: there are none, as for whoever may not read them.
    ///
    /// - Returns: What ``cancelFetchRequest(_:)`` takes.
    @discardableResult
    open func fetchReminders(
        matching predicate: NSPredicate, completion: @escaping @Sendable ([EKReminder]?) -> Void
    ) -> Any {
        DispatchQueue.global().async { completion(nil) }
        return NSObject()
    }
    /// Ends a search.
    open func cancelFetchRequest(_ fetchIdentifier: Any) {}

    // MARK: Keeping

    /// Keeps an event: throws.
    open func save(_ event: EKEvent, span: EKSpan) throws { throw Self.denied }
    /// Keeps an event: throws.
    open func save(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.denied }
    /// Keeps a reminder: throws.
    open func save(_ reminder: EKReminder, commit: Bool) throws { throw Self.denied }
    /// Takes an event away: throws.
    open func remove(_ event: EKEvent, span: EKSpan) throws { throw Self.denied }
    /// Takes an event away: throws.
    open func remove(_ event: EKEvent, span: EKSpan, commit: Bool) throws { throw Self.denied }
    /// Takes a reminder away: throws.
    open func remove(_ reminder: EKReminder, commit: Bool) throws { throw Self.denied }
    /// Keeps a calendar: throws.
    open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.denied }
    /// Takes a calendar away: throws.
    open func removeCalendar(_ calendar: EKCalendar, commit: Bool) throws { throw Self.denied }
    /// Keeps all that was changed: nothing was.
    open func commit() throws {}
    /// Forgets all that was changed: nothing was.
    open func reset() {}
    /// Looks whether sources have something new: there are none.
    open func refreshSourcesIfNecessary() {}
}

/// What a store has.
public enum EKEntityType: UInt, Sendable {
    /// Events.
    case event = 0
    /// Reminders.
    case reminder
}

/// What a calendar takes.
public struct EKEntityMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Events.
    public static let event = EKEntityMask(rawValue: 1)
    /// Reminders.
    public static let reminder = EKEntityMask(rawValue: 2)
}

/// Whether the program may use calendars.
public enum EKAuthorizationStatus: Int, Sendable {
    /// Nobody was asked.
    case notDetermined = 0
    /// Nobody can let it.
    case restricted
    /// It may not.
    case denied
    /// It may do everything.
    case fullAccess
    /// It may add something.
    case writeOnly

    /// It may do everything.
    public static let authorized = EKAuthorizationStatus.fullAccess
}

/// Which events of a row are meant.
public enum EKSpan: Int, Sendable {
    /// This one.
    case thisEvent = 0
    /// This one and all after it.
    case futureEvents
}

extension NSNotification.Name {
    /// Calendars have changed. They do not here.
    public static let EKEventStoreChanged = NSNotification.Name("EKEventStoreChangedNotification")
}
