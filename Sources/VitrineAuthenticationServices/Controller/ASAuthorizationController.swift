public import Foundation
public import VitrineUIKit

/// The window over which something asks.
public typealias ASPresentationAnchor = UIWindow

/// Hears what has become of requests. All of it is optional.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: NSObjectProtocol {
    /// A user has signed in. It does not happen here.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
    /// Nobody has signed in.
    func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
    ) {}
    public func authorizationController(
        controller: ASAuthorizationController, didCompleteWithError error: any Error
    ) {}
}

/// Says over which window something asks.
@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: NSObjectProtocol {
    /// The window.
    func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Performs requests. There is neither an Apple account here nor a system that keeps passwords: all of them fail as on
/// a device where nobody has signed in to one, without asking the user.
@MainActor @preconcurrency
open class ASAuthorizationController: NSObject {
    /// How requests are performed.
    public struct RequestOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Nothing is asked unless there is something to choose from on this device.
        public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
    }

    /// What is asked for.
    public let authorizationRequests: [ASAuthorizationRequest]
    /// Hears what has become of it.
    open weak var delegate: (any ASAuthorizationControllerDelegate)?
    /// Says over which window it asks. Nothing is asked here.
    open weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
    /// What ends the requests that are being performed.
    private var isPerforming = false

    /// Makes a controller.
    public init(authorizationRequests: [ASAuthorizationRequest]) {
        self.authorizationRequests = authorizationRequests
    }

    /// Performs the requests: the delegate hears of ``ASAuthorizationError/Code/unknown`` in a later turn of the main
    /// queue.
    open func performRequests() { fail(.unknown) }

    /// Performs the requests.
    ///
    /// - Parameter options: With ``RequestOptions/preferImmediatelyAvailableCredentials`` the delegate hears of
    ///   ``ASAuthorizationError/Code/canceled``, for there is nothing to choose from.
    open func performRequests(options: RequestOptions) {
        fail(options.contains(.preferImmediatelyAvailableCredentials) ? .canceled : .unknown)
    }

    /// Ends what is being performed: the delegate hears of ``ASAuthorizationError/Code/canceled``.
    open func cancel() {
        guard isPerforming else { return }
        end(.canceled)
    }

    private func fail(_ code: ASAuthorizationError.Code) {
        guard !isPerforming else { return }
        isPerforming = true
        // It stays as long as it is at work, as Apple's does.
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { if isPerforming { end(code) } }
        }
    }

    private func end(_ code: ASAuthorizationError.Code) {
        isPerforming = false
        delegate?.authorizationController(controller: self, didCompleteWithError: ASAuthorizationError(code))
    }
}
