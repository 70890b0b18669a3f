public import Foundation
public import VitrineCoreMedia

/// How many pictures a camera takes in a second.
public final class AVFrameRateRange: NSObject, Sendable {
    /// The fewest.
    public let minFrameRate: Double
    /// The most.
    public let maxFrameRate: Double

    init(minFrameRate: Double, maxFrameRate: Double) {
        (self.minFrameRate, self.maxFrameRate) = (minFrameRate, maxFrameRate)
    }

    /// The time from one picture to the next at the highest rate.
    public var minFrameDuration: CMTime { CMTime(seconds: 1 / maxFrameRate, preferredTimescale: 600_000) }
    /// The time from one picture to the next at the lowest rate.
    public var maxFrameDuration: CMTime { CMTime(seconds: 1 / minFrameRate, preferredTimescale: 600_000) }
}

extension AVCaptureDevice {
    /// A size and a rate of pictures that a camera can be set to.
    public final class Format: NSObject, Sendable {
        /// The kind of media.
        public let mediaType: AVMediaType
        /// The rates of pictures.
        public let videoSupportedFrameRateRanges: [AVFrameRateRange]
        /// The sizes of photographs in pixels, largest last.
        public let supportedMaxPhotoDimensions: [CMVideoDimensions]
        /// The most zoom.
        public let videoMaxZoomFactor: CGFloat

        init(
            mediaType: AVMediaType, videoSupportedFrameRateRanges: [AVFrameRateRange],
            supportedMaxPhotoDimensions: [CMVideoDimensions], videoMaxZoomFactor: CGFloat = 1
        ) {
            self.mediaType = mediaType
            self.videoSupportedFrameRateRanges = videoSupportedFrameRateRanges
            self.supportedMaxPhotoDimensions = supportedMaxPhotoDimensions
            self.videoMaxZoomFactor = videoMaxZoomFactor
        }
    }
}
