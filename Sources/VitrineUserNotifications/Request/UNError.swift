public import Foundation

/// The domain of the errors of notifications.
public let UNErrorDomain = "UNErrorDomain"

/// What is wrong with a notification.
public struct UNError: CustomNSError, Hashable, @unchecked Sendable {
    /// What is wrong, by Apple's numbers.
    public enum Code: Int, Sendable {
        /// The program may not show notifications.
        case notificationsNotAllowed = 1
        /// The file of an attachment is not there.
        case attachmentInvalidURL = 100
        /// A file is of a type that notifications do not show.
        case attachmentUnrecognizedType = 101
        /// A file is too large.
        case attachmentInvalidFileSize = 102
        /// A file is not among those of notifications.
        case attachmentNotInDataStore = 103
        /// A file could not be put among those of notifications.
        case attachmentMoveIntoDataStoreFailed = 104
        /// A file cannot be read.
        case attachmentCorrupt = 105
        /// A trigger has no date to come.
        case notificationInvalidNoDate = 1400
        /// A notification has no content.
        case notificationInvalidNoContent = 1401
        /// Content cannot be provided by such an object.
        case contentProvidingObjectNotAllowed = 1500
        /// Content cannot be provided in such a place.
        case contentProvidingInvalid = 1501
        /// The number for the icon is below zero.
        case badgeInputInvalid = 1600
    }

    /// What is wrong.
    public let code: Code

    private let userInfo: [String: Any]

    /// Makes an error; what is given beside the code can be read in ``errorUserInfo``.
    public init(_ code: Code, userInfo: [String: Any] = [:]) {
        self.code = code
        self.userInfo = userInfo
    }

    public static var errorDomain: String { UNErrorDomain }
    public var errorCode: Int { code.rawValue }
    public var errorUserInfo: [String: Any] {
        userInfo.merging([NSLocalizedDescriptionKey: localizedDescription]) { own, _ in own }
    }

    public static func == (a: UNError, b: UNError) -> Bool {
        a.code == b.code && NSDictionary(dictionary: a.userInfo).isEqual(NSDictionary(dictionary: b.userInfo))
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(code) }

    /// What is wrong, in English.
    public var localizedDescription: String {
        switch code {
        case .notificationsNotAllowed: "Notifications are not allowed for this application"
        case .attachmentInvalidURL: "There is no file at the attachment's URL"
        case .attachmentUnrecognizedType: "The attachment is no image, film or sound"
        case .attachmentInvalidFileSize: "The attachment is too large"
        case .attachmentNotInDataStore: "The attachment is not in the data store"
        case .attachmentMoveIntoDataStoreFailed: "The attachment could not be moved into the data store"
        case .attachmentCorrupt: "The attachment cannot be read"
        case .notificationInvalidNoDate: "The trigger has no date to come"
        case .notificationInvalidNoContent: "The notification has no content"
        case .contentProvidingObjectNotAllowed: "The object cannot provide content"
        case .contentProvidingInvalid: "Content cannot be provided here"
        case .badgeInputInvalid: "The number for the icon is below zero"
        }
    }
}
