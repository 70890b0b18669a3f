public import Foundation
public import VitrineFoundation

/// The domain of the errors.
public let CNErrorDomain = "CNErrorDomain"

/// Why nothing was found or kept.
public struct CNError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = CNError
        /// Nobody answered.
        case communicationError = 1
        /// What is kept cannot be read.
        case dataAccessError = 2
        /// The program may not.
        case authorizationDenied = 100
        /// Nothing takes contacts.
        case noAccessableWritableContainers = 101
        /// The program may not know that.
        case unauthorizedKeys = 102
        /// The user has turned it off.
        case featureDisabledByUser = 103
        /// There is no such thing.
        case featureNotAvailable = 104
        /// There is no such contact.
        case recordDoesNotExist = 200
        /// The contact is there already.
        case insertedRecordAlreadyExists = 201
        /// Contacts cannot be changed there.
        case recordNotWritable = 206
        /// Values do not fit.
        case validationMultipleErrors = 300
        /// A value is of another type.
        case validationTypeMismatch = 301
        /// A predicate is none of the framework's.
        case predicateInvalid = 400
        /// It is not allowed.
        case policyViolation = 500
        /// A card is none.
        case vCardMalformed = 700
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { CNErrorDomain }
    public static func _sentence(of code: Code) -> String {
        switch code {
        case .authorizationDenied: "Access Denied"
        case .recordDoesNotExist: "Contact not found."
        case .vCardMalformed: "The vCard could not be read."
        default: "The operation couldn’t be completed."
        }
    }

    /// The program may not.
    public static var authorizationDenied: Code { .authorizationDenied }
    /// There is no such contact.
    public static var recordDoesNotExist: Code { .recordDoesNotExist }
    /// A card is none.
    public static var vCardMalformed: Code { .vCardMalformed }
}
