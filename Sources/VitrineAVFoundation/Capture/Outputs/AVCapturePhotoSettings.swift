public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

/// What is asked for of one photograph.
open class AVCapturePhotoSettings: NSObject {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last: Int64 = 0

    /// The number of the settings; no others of the program have it.
    public let uniqueID: Int64
    /// How the photograph is compressed, or how its pixels are; nil for that of a sensor alone.
    public let format: [String: Any]?
    /// How pixels of the sensor are; 0 for a photograph that is developed.
    public let rawPhotoPixelFormatType: OSType
    /// The file that it goes to; nil unless asked for.
    public let processedFileType: AVFileType?

    /// Makes settings of a photograph in the usual format.
    public convenience override init() { self.init(format: nil) }

    /// Makes settings of a photograph.
    ///
    /// - Parameter format: How it is compressed (`AVVideoCodecKey`), or how its pixels are
    ///   (`kCVPixelBufferPixelFormatTypeKey`); nil stands for JPEG.
    public convenience init(format: [String: Any]?) {
        self.init(kept: format ?? [AVVideoCodecKey: AVVideoCodecType.jpeg], raw: 0, file: nil)
    }

    /// Makes settings of what the sensor sees.
    public convenience init(rawPixelFormatType: OSType) {
        self.init(kept: nil, raw: rawPixelFormatType, file: nil)
    }

    /// Makes settings of what the sensor sees, and of a photograph beside.
    public convenience init(rawPixelFormatType: OSType, processedFormat: [String: Any]?) {
        self.init(kept: processedFormat, raw: rawPixelFormatType, file: nil)
    }

    /// Makes settings as others are, with a number of their own.
    public convenience init(from photoSettings: AVCapturePhotoSettings) {
        self.init(
            kept: photoSettings.format, raw: photoSettings.rawPhotoPixelFormatType,
            file: photoSettings.processedFileType)
        flashMode = photoSettings.flashMode
        isHighResolutionPhotoEnabled = photoSettings.isHighResolutionPhotoEnabled
        maxPhotoDimensions = photoSettings.maxPhotoDimensions
        photoQualityPrioritization = photoSettings.photoQualityPrioritization
        isAutoRedEyeReductionEnabled = photoSettings.isAutoRedEyeReductionEnabled
        isDepthDataDeliveryEnabled = photoSettings.isDepthDataDeliveryEnabled
        livePhotoMovieFileURL = photoSettings.livePhotoMovieFileURL
        previewPhotoFormat = photoSettings.previewPhotoFormat
        embeddedThumbnailPhotoFormat = photoSettings.embeddedThumbnailPhotoFormat
        metadata = photoSettings.metadata
    }

    private init(kept format: [String: Any]?, raw: OSType, file: AVFileType?) {
        uniqueID = Self.lock.withLock {
            Self.last += 1
            return Self.last
        }
        self.format = format
        rawPhotoPixelFormatType = raw
        processedFileType = file
    }

    /// When the flash fires; never unless set.
    open var flashMode = AVCaptureDevice.FlashMode.off
    /// Whether red eyes are made dark; off unless set.
    open var isAutoRedEyeReductionEnabled = false
    /// Whether the photograph is as large as the sensor; off unless set.
    open var isHighResolutionPhotoEnabled = false
    /// The largest photograph, in pixels; 0 × 0, the output's, unless set.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// What matters more; balanced unless set.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// Whether it is to be known how far everything is; off unless set.
    open var isDepthDataDeliveryEnabled = false
    /// Where the moving part of the photograph goes; nil for one that does not move.
    open var livePhotoMovieFileURL: URL?
    /// How pixels of a small picture are that comes along; nil for none.
    open var previewPhotoFormat: [String: Any]?
    /// How pixels of a small picture can be: in no way without a camera.
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [] }
    /// The same as numbers.
    public var __availablePreviewPhotoPixelFormatTypes: [NSNumber] {
        availablePreviewPhotoPixelFormatTypes.map { NSNumber(value: $0) }
    }
    /// How the small picture in the file is; nil for none.
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// What the file says beside what the camera knows.
    open var metadata: [String: Any] = [:]
}
