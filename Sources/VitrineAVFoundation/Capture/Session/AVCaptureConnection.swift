public import Foundation
public import VitrineFoundation

/// How pictures are turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
    /// Upright, the button below.
    case portrait = 1
    /// Upside down, the button above.
    case portraitUpsideDown = 2
    /// Lying, the button on the right.
    case landscapeRight = 3
    /// Lying, the button on the left.
    case landscapeLeft = 4
}

/// How pictures are held still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
    /// Not.
    case off = 0
    /// A little.
    case standard = 1
    /// As in films.
    case cinematic = 2
    /// More than in films.
    case cinematicExtended = 3
    /// What is shown, above all.
    case previewOptimized = 4
    /// Even more than in films.
    case cinematicExtendedEnhanced = 5
    /// As the system thinks best.
    case auto = -1
}

/// Media on its way from ports of inputs to an output, or to a layer that shows it.
open class AVCaptureConnection: NSObject, @unchecked Sendable {
    /// Where it comes from.
    public let inputPorts: [AVCaptureInput.Port]
    /// The output that it goes to.
    public private(set) weak var output: AVCaptureOutput?
    /// The layer that it goes to.
    public private(set) weak var videoPreviewLayer: AVCaptureVideoPreviewLayer?

    /// Whether media may go along; on unless set.
    @_Observed public var isEnabled = true
    private var angle: CGFloat = 0
    private var mirrored = false
    private var zoom: CGFloat = 1

    /// Connects ports with an output.
    public init(inputPorts ports: [AVCaptureInput.Port], output: AVCaptureOutput) {
        (self.inputPorts, self.output) = (ports, output)
    }

    /// Connects a port with a layer.
    public init(inputPort port: AVCaptureInput.Port, videoPreviewLayer layer: AVCaptureVideoPreviewLayer) {
        (self.inputPorts, self.videoPreviewLayer) = ([port], layer)
    }

    /// Whether media goes along: the session runs, and the devices are there.
    open var isActive: Bool {
        guard isEnabled, let session = inputPorts.first?.input.session, session.isRunning else {
            return false
        }
        return inputPorts.allSatisfy { $0.isEnabled && $0.device?.isConnected == true }
    }

    private var isVideo: Bool { inputPorts.contains { $0.mediaType == .video } }

    // MARK: Turning

    /// Whether pictures can be turned: of a camera, they can.
    open var isVideoOrientationSupported: Bool { isVideo }

    /// How pictures are turned; see ``videoRotationAngle``. Traps where there are none.
    open var videoOrientation: AVCaptureVideoOrientation {
        get {
            switch angle {
            case 90: .portrait
            case 180: .landscapeLeft
            case 270: .portraitUpsideDown
            default: .landscapeRight
            }
        }
        set {
            guard isVideo else {
                unsupported("setVideoOrientation:", "Setting videoOrientation is not supported")
            }
            switch newValue {
            case .portrait: angle = 90
            case .landscapeLeft: angle = 180
            case .portraitUpsideDown: angle = 270
            case .landscapeRight: angle = 0
            }
        }
    }

    /// Whether pictures can be turned by an angle: by quarters.
    open func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool {
        isVideo && [0, 90, 180, 270].contains(videoRotationAngle)
    }

    /// By how much pictures are turned, in degrees. Traps for what is not supported.
    open var videoRotationAngle: CGFloat {
        get { angle }
        set {
            guard isVideoRotationAngleSupported(newValue) else {
                unsupported("setVideoRotationAngle:", "Unsupported angle \(newValue)")
            }
            angle = newValue
        }
    }

    // MARK: Mirroring

    /// Whether pictures can be mirrored: of a camera, they can.
    open var isVideoMirroringSupported: Bool { isVideo }

    /// Whether pictures are mirrored where the camera looks at who uses it; on unless set.
    open var automaticallyAdjustsVideoMirroring = true

    /// Whether pictures are mirrored. Traps where there are none, and while
    /// ``automaticallyAdjustsVideoMirroring`` says it.
    open var isVideoMirrored: Bool {
        get {
            automaticallyAdjustsVideoMirroring
                ? videoPreviewLayer != nil && inputPorts.contains { $0.sourceDevicePosition == .front }
                : mirrored
        }
        set {
            guard isVideo else { unsupported("setVideoMirrored:", "Setting videoMirrored is not supported") }
            guard !automaticallyAdjustsVideoMirroring else {
                unsupported(
                    "setVideoMirrored:", "Cannot be set when automaticallyAdjustsVideoMirroring is YES")
            }
            mirrored = newValue
        }
    }

    // MARK: Stillness and zoom

    /// Whether pictures can be held still.
    open var isVideoStabilizationSupported: Bool { false }
    /// How they are to be held still.
    open var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
    /// How they are held still.
    open var activeVideoStabilizationMode: AVCaptureVideoStabilizationMode { .off }
    /// The most that photographs can be enlarged.
    open var videoMaxScaleAndCropFactor: CGFloat { 1 }
    /// How much photographs are enlarged. Traps for what is out of range.
    open var videoScaleAndCropFactor: CGFloat {
        get { zoom }
        set {
            guard newValue >= 1, newValue <= videoMaxScaleAndCropFactor else {
                unsupported("setVideoScaleAndCropFactor:", "videoScaleAndCropFactor out of range")
            }
            zoom = newValue
        }
    }

    private func unsupported(_ setter: String, _ what: String) -> Never {
        CaptureFault.stop("-[AVCaptureConnection \(setter)]", what)
    }
}
