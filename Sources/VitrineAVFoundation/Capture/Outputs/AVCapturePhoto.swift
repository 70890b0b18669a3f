public import Foundation
public import VitrineCoreGraphics
public import VitrineCoreMedia
public import VitrineFoundation

/// What became of what was asked for of a photograph. A camera makes them: there is none here.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the settings.
    public let uniqueID: Int64
    /// The size of the photograph in pixels.
    public let photoDimensions: CMVideoDimensions
    /// The size of the small picture that comes along, in pixels.
    public let previewDimensions: CMVideoDimensions
    /// Whether the flash fires.
    public let isFlashEnabled: Bool
    /// How many photographs come.
    public let expectedPhotoCount: Int
    /// How long it takes until the photograph is there.
    public let photoProcessingTimeRange: CMTimeRange

    init(
        uniqueID: Int64, photoDimensions: CMVideoDimensions, previewDimensions: CMVideoDimensions = .init(),
        isFlashEnabled: Bool = false, expectedPhotoCount: Int = 1, photoProcessingTimeRange: CMTimeRange
    ) {
        self.uniqueID = uniqueID
        self.photoDimensions = photoDimensions
        self.previewDimensions = previewDimensions
        self.isFlashEnabled = isFlashEnabled
        self.expectedPhotoCount = expectedPhotoCount
        self.photoProcessingTimeRange = photoProcessingTimeRange
    }
}

/// A photograph. A camera makes them: there is none here.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// What became of what was asked for.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    /// When it was taken.
    public let timestamp: CMTime
    /// Whether it is what the sensor saw.
    public let isRawPhoto: Bool
    /// Which of the photographs of one request it is; the first is 1.
    public let photoCount: Int
    /// What its file says, as ImageIO has it.
    public let metadata: [String: Any]
    private let file: Data?
    private let image: CGImage?
    private let preview: CGImage?

    init(
        resolvedSettings: AVCaptureResolvedPhotoSettings, timestamp: CMTime, isRawPhoto: Bool = false,
        photoCount: Int = 1, metadata: [String: Any] = [:], file: Data?, image: CGImage?,
        preview: CGImage? = nil
    ) {
        self.resolvedSettings = resolvedSettings
        self.timestamp = timestamp
        self.isRawPhoto = isRawPhoto
        self.photoCount = photoCount
        self.metadata = metadata
        (self.file, self.image, self.preview) = (file, image, preview)
    }

    /// Its file; nil where it cannot be written.
    open func fileDataRepresentation() -> Data? { file }
    /// Its picture; nil where it cannot be made.
    open func cgImageRepresentation() -> CGImage? { image }
    /// The small picture that came along; nil where none was asked for.
    open func previewCGImageRepresentation() -> CGImage? { preview }
}
