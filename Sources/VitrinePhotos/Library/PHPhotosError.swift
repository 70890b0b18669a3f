public import Foundation

/// What can go wrong with the user's pictures.
public struct PHPhotosError: CustomNSError, Equatable, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// Something inside of the library.
        case internalError = -1
        /// The user has refused a change.
        case userCancelled = 3072
        /// What a change is about is not there any more.
        case identifierNotFound = 3201
        /// Changes of several programs were in each other's way.
        case changeNotSupported = 3300
        /// It ended before it was done.
        case operationInterrupted = 3301
        /// A file that is to be added is no picture and no film, or has nothing in it.
        case invalidResource = 3302
        /// An asset that is to be added has no file, or one that is not there.
        case missingResource = 3303
        /// There is not enough room.
        case notEnoughSpace = 3305
        /// The program has not asked for the user's pictures, or the user does not allow it.
        case accessRestricted = 3310
        /// The user does not allow it.
        case accessUserDenied = 3311
    }

    /// The kind of the error.
    public let code: Code

    /// Makes an error.
    public init(_ code: Code) { self.code = code }

    /// `PHPhotosErrorDomain`.
    public static var errorDomain: String { PHPhotosErrorDomain }
    /// The number of the kind.
    public var errorCode: Int { code.rawValue }
    /// A sentence for people.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: sentence] }

    private var sentence: String {
        switch code {
        case .userCancelled: "The user has not allowed the change."
        case .identifierNotFound: "The asset is not in the library any more."
        case .invalidResource: "The file is no picture and no film."
        case .missingResource: "There is no file for the asset."
        case .notEnoughSpace: "There is not enough space."
        case .accessRestricted, .accessUserDenied: "The user does not allow the program to use the pictures."
        case .operationInterrupted: "The change ended before it was done."
        case .changeNotSupported: "The library cannot make the change."
        case .internalError: "The library cannot be used."
        }
    }

    /// Something inside of the library.
    public static var internalError: Code { .internalError }
    /// The user has refused a change.
    public static var userCancelled: Code { .userCancelled }
    /// What a change is about is not there any more.
    public static var identifierNotFound: Code { .identifierNotFound }
    /// The library cannot make the change.
    public static var changeNotSupported: Code { .changeNotSupported }
    /// It ended before it was done.
    public static var operationInterrupted: Code { .operationInterrupted }
    /// A file is no picture and no film.
    public static var invalidResource: Code { .invalidResource }
    /// There is no file.
    public static var missingResource: Code { .missingResource }
    /// There is not enough room.
    public static var notEnoughSpace: Code { .notEnoughSpace }
    /// The program may not.
    public static var accessRestricted: Code { .accessRestricted }
    /// The user does not allow it.
    public static var accessUserDenied: Code { .accessUserDenied }
}

/// The domain of errors with the user's pictures.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"
