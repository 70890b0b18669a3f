public import Foundation
public import VitrineFoundation

/// The domain of the errors.
public let LAErrorDomain = "com.apple.LocalAuthentication"

/// Why it is not known whether it is the owner who uses the device.
public struct LAError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = LAError
        /// The user is not the owner, as far as the device can tell.
        case authenticationFailed = -1
        /// The user does not want to.
        case userCancel = -2
        /// The user wants the program's own way.
        case userFallback = -3
        /// The system ended it.
        case systemCancel = -4
        /// The device has no passcode.
        case passcodeNotSet = -5
        /// The device knows no fingers.
        case touchIDNotAvailable = -6
        /// The device knows no finger of the owner.
        case touchIDNotEnrolled = -7
        /// There were too many other fingers.
        case touchIDLockout = -8
        /// The program ended it.
        case appCancel = -9
        /// The context was made invalid.
        case invalidContext = -10
        /// There is no watch.
        case companionNotAvailable = -11
        /// The user would have to be asked, and may not be.
        case notInteractive = -1004

        /// The device knows nothing of bodies.
        public static var biometryNotAvailable: Code { .touchIDNotAvailable }
        /// The device knows nothing of the owner's body.
        public static var biometryNotEnrolled: Code { .touchIDNotEnrolled }
        /// There were too many others.
        public static var biometryLockout: Code { .touchIDLockout }
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { LAErrorDomain }
    public static func _sentence(of code: Code) -> String { sentences[code] ?? "" }

    private static let sentences: [Code: String] = [
        .authenticationFailed: "Application retry limit exceeded.",
        .userCancel: "Canceled by user.",
        .userFallback: "Fallback authentication mechanism selected.",
        .systemCancel: "Canceled by the system.",
        .passcodeNotSet: "Passcode not set.",
        .touchIDNotAvailable: "Biometry is not available on this device.",
        .touchIDNotEnrolled: "No identities are enrolled.",
        .touchIDLockout: "Biometry is locked out.",
        .appCancel: "Canceled by another authentication.",
        .invalidContext: "Context has been invalidated.",
        .companionNotAvailable: "No paired companion device is available.",
        .notInteractive: "User interaction is required.",
    ]

    /// The user is not the owner, as far as the device can tell.
    public static var authenticationFailed: Code { .authenticationFailed }

    /// The user does not want to.
    public static var userCancel: Code { .userCancel }

    /// The user wants the program's own way.
    public static var userFallback: Code { .userFallback }

    /// The system ended it.
    public static var systemCancel: Code { .systemCancel }

    /// The device has no passcode.
    public static var passcodeNotSet: Code { .passcodeNotSet }

    /// The device knows no fingers.
    public static var touchIDNotAvailable: Code { .touchIDNotAvailable }

    /// The device knows no finger of the owner.
    public static var touchIDNotEnrolled: Code { .touchIDNotEnrolled }

    /// There were too many other fingers.
    public static var touchIDLockout: Code { .touchIDLockout }

    /// The program ended it.
    public static var appCancel: Code { .appCancel }

    /// The context was made invalid.
    public static var invalidContext: Code { .invalidContext }

    /// There is no watch.
    public static var companionNotAvailable: Code { .companionNotAvailable }

    /// The user would have to be asked, and may not be.
    public static var notInteractive: Code { .notInteractive }

    /// The device knows nothing of bodies.
    public static var biometryNotAvailable: Code { .touchIDNotAvailable }

    /// The device knows nothing of the owner's body.
    public static var biometryNotEnrolled: Code { .touchIDNotEnrolled }

    /// There were too many others.
    public static var biometryLockout: Code { .touchIDLockout }
}
