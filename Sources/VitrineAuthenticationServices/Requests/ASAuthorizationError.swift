public import Foundation
public import VitrineFoundation

/// The domain of ``ASAuthorizationError``.
public let ASAuthorizationErrorDomain = "com.apple.AuthenticationServices.AuthorizationError"

/// Why nobody was signed in.
public struct ASAuthorizationError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = ASAuthorizationError

        /// Something else: also a device without an Apple account.
        case unknown = 1000
        /// The user does not want to, or there is nothing to choose from.
        case canceled = 1001
        /// The answer makes no sense.
        case invalidResponse = 1002
        /// Nobody has taken the request.
        case notHandled = 1003
        /// It went wrong.
        case failed = 1004
        /// The user would have to be asked, and may not be.
        case notInteractive = 1005
        /// There is a passkey that was not wanted.
        case matchedExcludedCredential = 1006
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { ASAuthorizationErrorDomain }
    public static func _sentence(of code: Code) -> String {
        "The operation couldn’t be completed. (\(errorDomain) error \(code.rawValue).)"
    }

    /// Something else: also a device without an Apple account.
    public static var unknown: Code { .unknown }
    /// The user does not want to, or there is nothing to choose from.
    public static var canceled: Code { .canceled }
    /// The answer makes no sense.
    public static var invalidResponse: Code { .invalidResponse }
    /// Nobody has taken the request.
    public static var notHandled: Code { .notHandled }
    /// It went wrong.
    public static var failed: Code { .failed }
    /// The user would have to be asked, and may not be.
    public static var notInteractive: Code { .notInteractive }
    /// There is a passkey that was not wanted.
    public static var matchedExcludedCredential: Code { .matchedExcludedCredential }
}
