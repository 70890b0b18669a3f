public import Foundation
public import VitrineFoundation

/// The longest time that ``LAContext/touchIDAuthenticationAllowableReuseDuration`` may be, in seconds: five minutes.
public let LATouchIDAuthenticationMaximumAllowableReuseDuration: TimeInterval = 300

/// Asks whether it is the owner who uses the device.
///
/// A desktop knows neither face nor finger nor passcode of a device, so the answers are those of a device that has
/// none: no policy can be evaluated, and evaluating one fails at once without asking the user. Subclasses may answer
/// otherwise.
open class LAContext: NSObject, @unchecked Sendable {
    /// What the button says that ends the asking; nil for the system's word.
    open var localizedCancelTitle: String? {
        get { lock.withLock { settings.cancelTitle } }
        set { lock.withLock { settings.cancelTitle = newValue } }
    }
    /// What the button says that leads to the program's own way; nil for the system's word, and none where it is empty.
    open var localizedFallbackTitle: String? {
        get { lock.withLock { settings.fallbackTitle } }
        set { lock.withLock { settings.fallbackTitle = newValue } }
    }
    /// What the user is told where an item of the keychain asks.
    open var localizedReason: String {
        get { lock.withLock { settings.reason } }
        set { lock.withLock { settings.reason = newValue } }
    }
    /// Whether the user must not be asked. False unless set.
    open var interactionNotAllowed: Bool {
        get { lock.withLock { settings.interactionNotAllowed } }
        set { lock.withLock { settings.interactionNotAllowed = newValue } }
    }
    /// For how many seconds an unlocked device is enough. Zero unless set.
    open var touchIDAuthenticationAllowableReuseDuration: TimeInterval {
        get { lock.withLock { settings.reuseDuration } }
        set { lock.withLock { settings.reuseDuration = newValue } }
    }
    /// By what the device knows its owner: by nothing.
    open var biometryType: LABiometryType { .none }
    /// What changes with the faces and fingers that the device knows: nil, for it knows none.
    open var evaluatedPolicyDomainState: Data? { nil }

    private struct Settings {
        var cancelTitle: String?
        var fallbackTitle: String?
        var reason = ""
        var interactionNotAllowed = false
        var reuseDuration: TimeInterval = 0
        var isInvalid = false
    }

    private let lock = NSLock()
    private var settings = Settings()

    /// Makes a context.
    public override required init() { super.init() }

    /// Whether a policy can be evaluated: none can.
    ///
    /// - Parameter error: Takes ``LAError/Code/passcodeNotSet``, or ``LAError/Code/biometryNotAvailable`` where only a
    ///   face or a finger will do.
    open func canEvaluatePolicy(_ policy: LAPolicy, error: NSErrorPointer) -> Bool {
        error?.pointee = reason(against: policy)._nsError
        return false
    }

    /// Evaluates a policy, which fails for the reason that ``canEvaluatePolicy(_:error:)`` gives.
    ///
    /// - Parameters:
    ///   - localizedReason: What the user would be told. Traps if it is empty, as on Apple's systems.
    ///   - reply: Called once, on some thread.
    @preconcurrency
    open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        Self.check(localizedReason)
        let error = reason(against: policy)
        DispatchQueue.global().async { reply(false, error) }
    }

    /// Evaluates a policy, which fails for the reason that ``canEvaluatePolicy(_:error:)`` gives.
    ///
    /// A subclass that overrides the function with a reply is asked by this one, too.
    ///
    /// - Parameter localizedReason: What the user would be told. Traps if it is empty, as on Apple's systems.
    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            evaluatePolicy(policy, localizedReason: localizedReason) { isOwner, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: isOwner)
                }
            }
        }
    }

    /// Ends what is being asked, and makes everything after it fail with ``LAError/Code/invalidContext``.
    open func invalidate() { lock.withLock { settings.isInvalid = true } }

    /// Takes a secret of the program's.
    ///
    /// - Returns: False: nothing here can be unlocked by one.
    open func setCredential(_ credential: Data?, type: LACredentialType) -> Bool { false }

    /// Whether a secret was taken: none is.
    open func isCredentialSet(_ type: LACredentialType) -> Bool { false }

    private func reason(against policy: LAPolicy) -> LAError {
        guard !lock.withLock({ settings.isInvalid }) else { return LAError(.invalidContext) }
        return switch policy {
        case .deviceOwnerAuthentication: LAError(.passcodeNotSet)
        case .deviceOwnerAuthenticationWithBiometrics: LAError(.biometryNotAvailable)
        }
    }

    private static func check(_ localizedReason: String) {
        precondition(
            !localizedReason.isEmpty,
            "LAContext.evaluatePolicy(_:localizedReason:reply:) needs a reason that the user can read, and it is empty; pass a sentence."
        )
    }
}
