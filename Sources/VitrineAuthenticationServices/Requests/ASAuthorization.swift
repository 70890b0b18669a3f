public import Foundation

/// Something that signs users in.
public protocol ASAuthorizationProvider: NSObjectProtocol {}

/// What is known of a user who has signed in.
public protocol ASAuthorizationCredential: NSObjectProtocol {}

/// A user has signed in. Nobody does here, so the program sees none.
open class ASAuthorization: NSObject {
    /// What a program wants to know of a user.
    public struct Scope: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// The name.
        public static let fullName = Scope("full_name")
        /// The address for mail.
        public static let email = Scope("email")
    }

    /// What a request does.
    public struct OpenIDOperation: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }

        /// What fits.
        public static let operationImplicit = OpenIDOperation("implicit")
        /// It signs in.
        public static let operationLogin = OpenIDOperation("login")
        /// It asks again.
        public static let operationRefresh = OpenIDOperation("refresh")
        /// It signs out.
        public static let operationLogout = OpenIDOperation("logout")
    }

    /// What has signed the user in.
    public let provider: any ASAuthorizationProvider
    /// What is known of the user.
    public let credential: any ASAuthorizationCredential

    init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
        self.provider = provider
        self.credential = credential
    }
}

/// A name and a password of a user.
open class ASPasswordCredential: NSObject, ASAuthorizationCredential {
    /// The name.
    public let user: String
    /// The password.
    public let password: String

    /// Makes a credential.
    public init(user: String, password: String) {
        self.user = user
        self.password = password
    }
}

/// How sure Apple is that a user is a person.
public enum ASUserDetectionStatus: Int, Sendable {
    /// The system cannot say.
    case unsupported = 0
    /// It does not know.
    case unknown = 1
    /// It seems so.
    case likelyReal = 2
}

/// What Apple tells of a user. Nobody signs in here, so the program sees none.
open class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
    /// The user's name for this program.
    public let user: String
    /// The text of the request.
    public let state: String?
    /// What the user lets the program know.
    public let authorizedScopes: [ASAuthorization.Scope]
    /// What a server asks Apple with.
    public let authorizationCode: Data?
    /// What a server believes.
    public let identityToken: Data?
    /// The address for mail.
    public let email: String?
    /// The name.
    public let fullName: PersonNameComponents?
    /// How sure Apple is that it is a person.
    public let realUserStatus: ASUserDetectionStatus

    init(user: String) {
        self.user = user
        (state, authorizationCode, identityToken, email, fullName) = (nil, nil, nil, nil, nil)
        authorizedScopes = []
        realUserStatus = .unsupported
    }
}
