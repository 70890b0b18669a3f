public import Foundation

/// Asks for a user to be signed in.
open class ASAuthorizationRequest: NSObject {
    /// What would do it.
    public let provider: any ASAuthorizationProvider

    init(provider: any ASAuthorizationProvider) { self.provider = provider }
}

/// Asks by OpenID.
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest {
    /// What the program wants to know of the user; nil for nothing.
    open var requestedScopes: [ASAuthorization.Scope]?
    /// A text that comes back with the answer.
    open var state: String?
    /// A text that the server finds in what it is to believe.
    open var nonce: String?
    /// What the request does.
    open var requestedOperation = ASAuthorization.OpenIDOperation.operationImplicit
}

/// Asks Apple.
open class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest {
    /// The user who was signed in before; nil for any.
    open var user: String?
}

/// Asks for a password that the system keeps.
open class ASAuthorizationPasswordRequest: ASAuthorizationRequest {}

/// Makes requests for Apple.
open class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
    /// What has become of a user.
    public enum CredentialState: Int, Sendable {
        /// The user has taken it back.
        case revoked = 0
        /// The user is signed in.
        case authorized = 1
        /// There is no such user.
        case notFound = 2
        /// The program has another owner.
        case transferred = 3
    }

    /// Posted on Apple's systems when a user has taken it back. Never here.
    public static let credentialRevokedNotification = Notification.Name(
        "ASAuthorizationAppleIDCredentialRevokedNotification")

    public override init() { super.init() }

    /// Makes a request.
    open func createRequest() -> ASAuthorizationAppleIDRequest {
        ASAuthorizationAppleIDRequest(provider: self)
    }

    /// Asks what has become of a user: there is none here.
    ///
    /// - Parameter completion: Called on some thread with ``CredentialState/notFound``.
    @preconcurrency
    open func getCredentialState(
        forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
    ) { DispatchQueue.global().async { completion(.notFound, nil) } }

    /// What has become of a user: there is none here.
    open func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// Makes requests for passwords.
open class ASAuthorizationPasswordProvider: NSObject, ASAuthorizationProvider {
    public override init() { super.init() }

    /// Makes a request.
    open func createRequest() -> ASAuthorizationPasswordRequest {
        ASAuthorizationPasswordRequest(provider: self)
    }
}
