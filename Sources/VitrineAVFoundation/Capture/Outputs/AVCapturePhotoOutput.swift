public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

/// Takes photographs. Without a camera it takes none, and trying to traps, as on Apple's systems.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// What matters more: how soon a photograph is there, or how good it is.
    public enum QualityPrioritization: Int, Sendable {
        /// How soon.
        case speed = 1
        /// Both.
        case balanced = 2
        /// How good.
        case quality = 3
    }

    /// What was asked for before, by number: settings are used once.
    private var used: Set<Int64> = []
    private var wishesLive = false
    private var wishesDepth = false

    /// Makes an output.
    public override init() { super.init() }

    override var mediaTypes: [AVMediaType] { [.video] }

    // MARK: What it can do

    /// The ways that photographs can be compressed: none without a camera.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
    /// The kinds of files that photographs can be: none without a camera.
    open var availablePhotoFileTypes: [AVFileType] { [] }
    /// How pixels can be: in no way without a camera.
    open var availablePhotoPixelFormatTypes: [OSType] { [] }
    /// How pixels of the sensor can be: in no way without a camera.
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// When the flash can fire: never without a camera.
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// Whether photographs can move.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// Whether it can be known how far everything is.
    open var isDepthDataDeliverySupported: Bool { false }

    /// Whether photographs may move. Traps where they cannot.
    open var isLivePhotoCaptureEnabled: Bool {
        get { wishesLive }
        set {
            if newValue, !isLivePhotoCaptureSupported {
                fault("setLivePhotoCaptureEnabled:", "Live Photo capture is not supported")
            }
            wishesLive = newValue
        }
    }

    /// Whether it may be known how far everything is. Traps where it cannot.
    open var isDepthDataDeliveryEnabled: Bool {
        get { wishesDepth }
        set {
            if newValue, !isDepthDataDeliverySupported {
                fault("setDepthDataDeliveryEnabled:", "Depth data delivery is not supported")
            }
            wishesDepth = newValue
        }
    }

    // MARK: What photographs may ask for

    /// Whether photographs may be as large as the sensor; off unless set.
    open var isHighResolutionCaptureEnabled = false
    /// The most that photographs may ask for of quality; balanced unless set.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// The largest photographs, in pixels; 0 × 0 unless set.
    open var maxPhotoDimensions = CMVideoDimensions()

    // MARK: Taking photographs

    /// Takes a photograph. Traps without a camera, for settings that were used, and for those that ask for what was
    /// not allowed.
    ///
    /// - Parameters:
    ///   - settings: What is asked for.
    ///   - delegate: Hears of the photograph.
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate)
    {
        let method = "capturePhotoWithSettings:delegate:"
        guard hasActiveVideo else { fault(method, "No active and enabled video connection") }
        guard used.insert(settings.uniqueID).inserted else { fault(method, "Settings may not be re-used") }
        if settings.isHighResolutionPhotoEnabled, !isHighResolutionCaptureEnabled {
            fault(
                method,
                "highResolutionPhotoEnabled may not be set to YES unless highResolutionCaptureEnabled is YES")
        }
        guard settings.photoQualityPrioritization.rawValue <= maxPhotoQualityPrioritization.rawValue else {
            fault(
                method,
                "settings.photoQualityPrioritization must be less than or equal to maxPhotoQualityPrioritization"
            )
        }
        guard settings.flashMode == .off || supportedFlashModes.contains(settings.flashMode) else {
            fault(method, "flashMode must be set to a value present in the supportedFlashModes array")
        }
        // What takes pictures of cameras goes here; no connection is active before.
        fault(method, "The camera takes no photographs")
    }

    private func fault(_ method: String, _ sentence: String) -> Never {
        CaptureFault.stop("-[AVCapturePhotoOutput \(method)]", sentence)
    }
}
