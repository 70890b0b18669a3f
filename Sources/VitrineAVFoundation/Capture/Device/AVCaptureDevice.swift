public import Foundation
public import VitrineCoreMedia
public import VitrineFoundation

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
///
/// What a program sets of one is therefore only declared: the modes, zoom and light of a camera that has one lens, no
/// light, and nothing to be set.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
    /// Names the device, also after the program was started anew.
    public let uniqueID: String
    /// What people call it.
    public let localizedName: String
    /// What it is built as.
    public let deviceType: DeviceType
    /// Where it looks.
    public let position: Position
    /// The kinds of media that it has.
    private let mediaTypes: [AVMediaType]
    /// How it can be set, best last.
    public let formats: [Format]
    /// How often a program holds it.
    private let holds = NSLock()
    private var holdCount = 0

    /// What it is set to.
    @_Observed public internal(set) var systemPressureState = SystemPressureState(
        level: .nominal, factors: [])
    /// Whether it is there. None is: what would find them sets it.
    @_Observed public internal(set) var isConnected = false
    private var settings = Settings()

    /// What can be set while a program holds the device.
    struct Settings {
        var format: Format?
        var minimum = CMTime.invalid
        var maximum = CMTime.invalid
        var watchesSubject = false
    }

    /// Describes a device.
    init(
        uniqueID: String, localizedName: String, deviceType: DeviceType, position: Position,
        mediaTypes: [AVMediaType], formats: [Format] = []
    ) {
        self.uniqueID = uniqueID
        self.localizedName = localizedName
        self.deviceType = deviceType
        self.position = position
        self.mediaTypes = mediaTypes
        self.formats = formats
        super.init()
        settings.format = formats.last
    }

    /// Whether it has a kind of media.
    open func hasMediaType(_ mediaType: AVMediaType) -> Bool { mediaTypes.contains(mediaType) }

    /// Whether it can be set as a session's preset says: a camera can.
    open func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool {
        hasMediaType(.video) ? AVCaptureSession.Preset.all.contains(preset) : hasMediaType(.audio)
    }

    // MARK: Finding

    /// The device that is used for a kind of media: none.
    open class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? {
        devices(for: mediaType).first
    }

    /// The device of a type that is used for a kind of media: none.
    ///
    /// - Parameters:
    ///   - deviceType: What it is built as.
    ///   - mediaType: What it has; nil stands for any kind.
    ///   - position: Where it looks; ``Position/unspecified`` stands for anywhere.
    open class func `default`(
        _ deviceType: DeviceType, for mediaType: AVMediaType?, position: Position
    ) -> AVCaptureDevice? {
        DiscoverySession(deviceTypes: [deviceType], mediaType: mediaType, position: position).devices.first
    }

    /// The devices that there are: none.
    open class func devices() -> [AVCaptureDevice] { [] }

    /// The devices for a kind of media: none.
    open class func devices(for mediaType: AVMediaType) -> [AVCaptureDevice] {
        devices().filter { $0.hasMediaType(mediaType) }
    }

    /// The device of a name: none.
    public convenience init?(uniqueID deviceUniqueID: String) { return nil }

    // MARK: Permission

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

    // MARK: Holding

    /// Holds the device, so that it can be set. Each call needs its ``unlockForConfiguration()``.
    ///
    /// - Throws: ``AVError/Code/deviceNotConnected`` where the device is not there.
    open func lockForConfiguration() throws {
        guard isConnected else {
            throw AVError(.deviceNotConnected, "\(localizedName) cannot be set: it is not connected.")
        }
        holds.withLock { holdCount += 1 }
    }

    /// Lets go of it.
    open func unlockForConfiguration() { holds.withLock { holdCount = max(0, holdCount - 1) } }

    /// Changes what is set; traps where the program does not hold the device, as Apple's does.
    func set(_ setter: String, _ change: (inout Settings) -> Void) {
        holds.withLock {
            guard holdCount > 0 else {
                CaptureFault.stop(
                    "-[AVCaptureDevice \(setter)]",
                    "May not be called without first successfully gaining exclusive ownership of the device using "
                        + "-lockForConfiguration:")
            }
            change(&settings)
        }
    }

    /// What is set.
    var currentSettings: Settings { holds.withLock { settings } }
}
