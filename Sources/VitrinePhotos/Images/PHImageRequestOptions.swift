public import Foundation

/// The number of a request to an image manager.
public typealias PHImageRequestID = Int32
/// The number of no request.
public let PHInvalidImageRequestID: PHImageRequestID = 0
/// The size of a picture as it is in its file.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Whether the picture is a small one, and a better one comes: a `Bool`.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// The number of the request: an `Int32`.
public let PHImageResultRequestIDKey = "PHImageResultRequestIDKey"
/// Whether the picture would have to come over the network: a `Bool`, which is false.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// Whether the request was cancelled: a `Bool`.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Why there is no picture.
public let PHImageErrorKey = "PHImageErrorKey"

/// How a picture fills the size that is asked for.
public enum PHImageContentMode: Int, Sendable {
    /// It fits into it.
    case aspectFit = 0
    /// It covers it.
    case aspectFill = 1
    /// It fits into it.
    public static let `default` = PHImageContentMode.aspectFit
}

/// Which version of a picture is wanted: there is one, that of the file.
public enum PHImageRequestOptionsVersion: Int, Sendable {
    /// With all changes.
    case current = 0
    /// As it was before.
    case unadjusted = 1
    /// As it came from the camera.
    case original = 2
}

/// Whether a picture should be there soon, or be good.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
    /// Soon, and then good: the handler may be called twice.
    case opportunistic = 0
    /// Good.
    case highQualityFormat = 1
    /// Soon.
    case fastFormat = 2
}

/// How exactly a picture has the size that is asked for.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
    /// It has that of the file.
    case none = 0
    /// About.
    case fast = 1
    /// Exactly.
    case exact = 2
}

/// Called while something comes over the network, as nothing does here.
public typealias PHAssetImageProgressHandler = (
    Double, (any Error)?, UnsafeMutablePointer<ObjCBool>, [AnyHashable: Any]?
) -> Void

/// How a picture is to be delivered.
open class PHImageRequestOptions: NSObject, NSCopying, @unchecked Sendable {
    /// Which version is wanted: there is one.
    open var version = PHImageRequestOptionsVersion.current
    /// Whether it should be there soon, or be good.
    open var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
    /// How exactly it has the size that is asked for.
    open var resizeMode = PHImageRequestOptionsResizeMode.fast
    /// The part that is wanted, in parts of the whole from the upper left corner; the empty rectangle for the whole.
    /// It counts where the size is to be exact.
    open var normalizedCropRect = CGRect.zero
    /// Whether it may come over the network. All pictures are files here.
    open var isNetworkAccessAllowed = false
    /// Whether the request waits until the picture is there. The handler is called once then.
    open var isSynchronous = false
    /// Called while it comes over the network: never.
    open var progressHandler: PHAssetImageProgressHandler?
    /// Whether a second picture between the small one and the good one is wanted: there is none.
    open var allowSecondaryDegradedImage = false

    /// The same options in another object.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = PHImageRequestOptions()
        copy.version = version
        copy.deliveryMode = deliveryMode
        copy.resizeMode = resizeMode
        copy.normalizedCropRect = normalizedCropRect
        copy.isNetworkAccessAllowed = isNetworkAccessAllowed
        copy.isSynchronous = isSynchronous
        copy.progressHandler = progressHandler
        copy.allowSecondaryDegradedImage = allowSecondaryDegradedImage
        return copy
    }
}

/// Which version of a film is wanted: there is one, that of the file.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
    /// With all changes.
    case current = 0
    /// As it came from the camera.
    case original = 1
}

/// How good a film should be: it is as it is in its file.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
    /// As it fits.
    case automatic = 0
    /// Good.
    case highQualityFormat = 1
    /// Between.
    case mediumQualityFormat = 2
    /// Soon.
    case fastFormat = 3
}

/// How a film is to be delivered.
open class PHVideoRequestOptions: NSObject, @unchecked Sendable {
    /// Whether it may come over the network. All films are files here.
    open var isNetworkAccessAllowed = false
    /// Which version is wanted: there is one.
    open var version = PHVideoRequestOptionsVersion.current
    /// How good it should be: it is as it is.
    open var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
    /// Called while it comes over the network: never.
    open var progressHandler: PHAssetImageProgressHandler?
}
