public import Foundation
public import VitrineFoundation

/// What media comes from. Programs do not make any but those of devices.
open class AVCaptureInput: NSObject, @unchecked Sendable {
    /// One stream of media of an input.
    open class Port: NSObject, @unchecked Sendable {
        /// Whose it is.
        public internal(set) unowned var input: AVCaptureInput
        /// The kind of media.
        public let mediaType: AVMediaType
        /// Whether it is used; on unless set.
        open var isEnabled = true

        init(input: AVCaptureInput, mediaType: AVMediaType) {
            (self.input, self.mediaType) = (input, mediaType)
        }

        /// What the device of the port is built as.
        open var sourceDeviceType: AVCaptureDevice.DeviceType? { device?.deviceType }
        /// Where the device of the port looks.
        open var sourceDevicePosition: AVCaptureDevice.Position { device?.position ?? .unspecified }

        /// Where it comes from.
        var device: AVCaptureDevice? { (input as? AVCaptureDeviceInput)?.device }

        /// Posted when the size of pictures is known, or another.
        public static let formatDescriptionDidChangeNotification = NSNotification.Name
            .AVCaptureInputPortFormatDescriptionDidChange
    }

    /// Its streams.
    open var ports: [Port] { [] }
    /// The session that it is in.
    weak var session: AVCaptureSession?

    override init() { super.init() }
}

/// The media of a device.
open class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
    /// Whose media it is.
    public let device: AVCaptureDevice
    private var streams: [Port] = []

    /// Makes an input.
    ///
    /// - Throws: ``AVError/Code/applicationIsNotAuthorizedToUseDevice``, as long as
    ///   ``AVCaptureDevice/authorizationStatus(for:)`` is not authorized: always.
    public convenience init(device: AVCaptureDevice) throws {
        let kind: AVMediaType = device.hasMediaType(.video) ? .video : .audio
        guard AVCaptureDevice.authorizationStatus(for: kind) == .authorized else {
            throw AVError(
                .applicationIsNotAuthorizedToUseDevice, "The program may not use \(device.localizedName).")
        }
        self.init(allowed: device)
    }

    /// Makes an input of a device that the program may use.
    init(allowed device: AVCaptureDevice) {
        self.device = device
        super.init()
        let kinds: [AVMediaType] = [.video, .audio, .muxed].filter(device.hasMediaType)
        streams = kinds.map { Port(input: self, mediaType: $0) }
        // Codes and faces are found in pictures.
        if device.hasMediaType(.video) { streams.append(Port(input: self, mediaType: .metadataObject)) }
    }

    open override var ports: [Port] { streams }

    /// The streams of a kind of a device.
    ///
    /// - Parameters:
    ///   - mediaType: The kind; nil stands for any.
    ///   - sourceDeviceType: What the device is built as; nil stands for anything.
    ///   - sourceDevicePosition: Where it looks; unspecified stands for anywhere.
    open func ports(
        for mediaType: AVMediaType?, sourceDeviceType: AVCaptureDevice.DeviceType?,
        sourceDevicePosition: AVCaptureDevice.Position
    ) -> [Port] {
        ports.filter { port in
            (mediaType.map { $0 == port.mediaType } ?? true)
                && (sourceDeviceType.map { $0 == port.sourceDeviceType } ?? true)
                && (sourceDevicePosition == .unspecified || sourceDevicePosition == port.sourceDevicePosition)
        }
    }
}

extension NSNotification.Name {
    /// Posted when the size of pictures of an input is known, or another.
    public static let AVCaptureInputPortFormatDescriptionDidChange = NSNotification.Name(
        "AVCaptureInputPortFormatDescriptionDidChangeNotification")
}
