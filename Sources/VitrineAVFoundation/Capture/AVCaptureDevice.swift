public import Foundation

/// Whether a program may use a camera, or a microphone.
public enum AVAuthorizationStatus: Int, Sendable {
    /// It has not asked.
    case notDetermined = 0
    /// Nobody can allow it.
    case restricted = 1
    /// It may not.
    case denied = 2
    /// It may.
    case authorized = 3
}

/// A camera or a microphone. Programs here are told of none, as on a device without.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    private override init() { super.init() }

    /// The device that is used for a kind of media: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }

    /// Whether the program may use one: ``AVAuthorizationStatus/denied``.
    open class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .denied }

    /// Asks whether the program may use one. The answer, no, comes on some thread.
    open class func requestAccess(
        for mediaType: AVMediaType, completionHandler handler: @escaping @Sendable (Bool) -> Void
    ) {
        DispatchQueue.global().async { handler(false) }
    }

    /// Asks whether the program may use one.
    /// - Returns: False.
    open class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
}
