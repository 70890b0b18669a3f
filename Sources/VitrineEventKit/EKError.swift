public import Foundation
public import VitrineFoundation

/// The domain of the errors.
public let EKErrorDomain = "EKErrorDomain"

/// Why something was not kept.
public struct EKError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = EKError
        /// It cannot be changed.
        case eventNotMutable = 0
        /// It is in no calendar.
        case noCalendar
        /// It has no beginning.
        case noStartDate
        /// It has no end.
        case noEndDate
        /// It ends before it begins.
        case datesInverted
        /// Something else.
        case internalFailure
        /// The calendar is only read.
        case calendarReadOnly
        /// The calendar cannot be changed.
        case calendarIsImmutable = 16
        /// The program may not.
        case eventStoreNotAuthorized = 29
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { EKErrorDomain }
    public static func _sentence(of code: Code) -> String {
        switch code {
        case .noCalendar: "No calendar has been set."
        case .noStartDate: "No start date has been set."
        case .noEndDate: "No end date has been set."
        case .datesInverted: "The start date must be before the end date."
        case .eventStoreNotAuthorized: "Access to this event store is unauthorized."
        default: "The operation couldn’t be completed."
        }
    }

    /// The program may not.
    public static var eventStoreNotAuthorized: Code { .eventStoreNotAuthorized }
}
