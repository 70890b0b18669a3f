public import Foundation
public import VitrineFoundation

/// The domain of the errors.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"

/// Why a mail was not kept or sent.
public struct MFMailComposeError: _CodedError {
    /// The reasons.
    public enum Code: Int, _CodeOfError {
        public typealias Failure = MFMailComposeError
        /// It could not be kept.
        case saveFailed = 0
        /// It could not be sent.
        case sendFailed = 1
    }

    public let _nsError: NSError
    public init(_nsError: NSError) { self._nsError = _nsError }

    /// The domain of the errors.
    public static var errorDomain: String { MFMailComposeErrorDomain }
    public static func _sentence(of code: Code) -> String {
        code == .saveFailed ? "The message could not be saved." : "The message could not be sent."
    }

    /// It could not be kept.
    public static var saveFailed: Code { .saveFailed }
    /// It could not be sent.
    public static var sendFailed: Code { .sendFailed }
}
