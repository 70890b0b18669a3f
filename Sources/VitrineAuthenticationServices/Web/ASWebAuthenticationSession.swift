public import Foundation
public import VitrineFoundation
import VitrineSupport
public import VitrineUIKit

/// The domain of ``ASWebAuthenticationSessionError``.
public let ASWebAuthenticationSessionErrorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"

/// Why a page has signed nobody in.
public struct ASWebAuthenticationSessionError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = ASWebAuthenticationSessionError

        /// The user does not want to, or cannot.
        case canceledLogin = 1
        /// The session does not know over which window it is shown.
        case presentationContextNotProvided = 2
        /// That window is none.
        case presentationContextInvalid = 3
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { ASWebAuthenticationSessionErrorDomain }
    public static func _sentence(of code: Code) -> String {
        "The operation couldn’t be completed. (\(errorDomain) error \(code.rawValue).)"
    }

    /// The user does not want to, or cannot.
    public static var canceledLogin: Code { .canceledLogin }
    /// The session does not know over which window it is shown.
    public static var presentationContextNotProvided: Code { .presentationContextNotProvided }
    /// That window is none.
    public static var presentationContextInvalid: Code { .presentationContextInvalid }
}

/// Says over which window a session is shown.
@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

/// Signs a user in by a page of the web.
///
/// Such a page ends at an address of the program's own, and a browser of the desktop has no way to hand that back: a
/// user would sign in for nothing. So a session does not start, and ends as one that the user has ended.
@MainActor @preconcurrency
open class ASWebAuthenticationSession: NSObject {
    /// Takes the address at which the page ended, or why it did not.
    public typealias CompletionHandler = (URL?, (any Error)?) -> Void

    /// At which address a page ends.
    public struct Callback: Hashable, Sendable {
        private let scheme: String
        private let host: String?
        private let path: String?

        /// One with a scheme of the program's.
        public static func customScheme(_ customScheme: String) -> Callback {
            Callback(scheme: customScheme, host: nil, path: nil)
        }
        /// One of the program's server.
        public static func https(host: String, path: String) -> Callback {
            Callback(scheme: "https", host: host, path: path)
        }

        /// Whether an address is such a one.
        public func matchesURL(_ url: URL) -> Bool {
            guard url.scheme?.lowercased() == scheme.lowercased() else { return false }
            guard let host else { return true }
            return url.host?.lowercased() == host.lowercased() && url.path == path
        }
    }

    /// Says over which window it is shown; without one it does not start.
    open weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
    /// Whether the page knows nothing of others. False unless set.
    open var prefersEphemeralWebBrowserSession = false
    /// What is sent to the page besides.
    open var additionalHeaderFields: [String: String]?
    /// Whether it can start: it cannot.
    open var canStart: Bool { false }

    private let url: URL
    private var completionHandler: CompletionHandler?

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - callbackURLScheme: The scheme of the address at which the page ends.
    ///   - completionHandler: Called once on the main thread.
    public init(url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.completionHandler = completionHandler
    }

    /// Makes a session.
    ///
    /// - Parameters:
    ///   - callback: The address at which the page ends.
    ///   - completionHandler: Called once on the main thread.
    public init(url URL: URL, callback: Callback, completionHandler: @escaping CompletionHandler) {
        url = URL
        self.completionHandler = completionHandler
    }

    /// Starts it, which fails: the handler hears of ``ASWebAuthenticationSessionError/Code/canceledLogin`` in a later
    /// turn of the main queue, or of ``ASWebAuthenticationSessionError/Code/presentationContextNotProvided``.
    ///
    /// - Returns: False.
    @discardableResult
    open func start() -> Bool {
        guard presentationContextProvider != nil else {
            end(.presentationContextNotProvided)
            return false
        }
        ReportLog.current.report(
            once: "ASWebAuthenticationSession",
            "ASWebAuthenticationSession cannot show \(url.absoluteString): a browser of the desktop cannot hand back the address at which the page ends; let the user type a code or a password instead."
        )
        end(.canceledLogin)
        return false
    }

    /// Ends it. The handler is not called any more.
    open func cancel() { completionHandler = nil }

    private func end(_ code: ASWebAuthenticationSessionError.Code) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                let handler = completionHandler
                completionHandler = nil
                handler?(nil, ASWebAuthenticationSessionError(code))
            }
        }
    }
}
