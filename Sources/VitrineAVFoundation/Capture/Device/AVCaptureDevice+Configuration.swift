public import Foundation
public import VitrineCoreMedia

// What a camera can be set to. The device has to be held, and what it does not support traps, as on Apple's systems.
// One with nothing to be set supports none of it: programs ask first.
extension AVCaptureDevice {
    private func unsupported(_ setter: String, _ what: String) -> Never {
        CaptureFault.stop("-[AVCaptureDevice \(setter)]", what)
    }

    // MARK: Formats

    /// The format that is used. Traps for one that is none of ``formats``, or without one.
    public var activeFormat: Format {
        get {
            guard let format = currentSettings.format else {
                unsupported("activeFormat", "\(localizedName) has no format")
            }
            return format
        }
        set {
            guard formats.contains(newValue) else {
                unsupported("setActiveFormat:", "An unsupported format was passed. Use one of the formats")
            }
            set("setActiveFormat:") { $0.format = newValue }
        }
    }

    /// The least time between two pictures; invalid unless set.
    public var activeVideoMinFrameDuration: CMTime {
        get { currentSettings.minimum }
        set { set("setActiveVideoMinFrameDuration:") { $0.minimum = newValue } }
    }

    /// The most time between two pictures; invalid unless set.
    public var activeVideoMaxFrameDuration: CMTime {
        get { currentSettings.maximum }
        set { set("setActiveVideoMaxFrameDuration:") { $0.maximum = newValue } }
    }

    /// Whether it is watched for great changes of what the camera looks at.
    public var isSubjectAreaChangeMonitoringEnabled: Bool {
        get { currentSettings.watchesSubject }
        set { set("setSubjectAreaChangeMonitoringEnabled:") { $0.watchesSubject = newValue } }
    }

    // MARK: Light

    /// Whether it has a flash.
    public var hasFlash: Bool { false }
    /// Whether the flash can be used now.
    public var isFlashAvailable: Bool { hasFlash }
    /// Whether it has a light.
    public var hasTorch: Bool { false }
    /// Whether the light can be used now.
    public var isTorchAvailable: Bool { hasTorch }
    /// Whether the light is on.
    public var isTorchActive: Bool { false }
    /// How bright the light is, 0…1.
    public var torchLevel: Float { 0 }

    /// Whether the light can be used so: not at all.
    public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { torchMode == .off && hasTorch }

    /// When the light is on. Traps for what is not supported.
    public var torchMode: TorchMode {
        get { .off }
        set {
            guard isTorchModeSupported(newValue) else {
                unsupported("setTorchMode:", "Unsupported torch mode")
            }
            set("setTorchMode:") { _ in }
        }
    }

    /// Puts on the light. Traps where there is none.
    public func setTorchModeOn(level torchLevel: Float) throws {
        unsupported("setTorchModeOnWithLevel:error:", "Not supported: the device has no torch")
    }

    // MARK: Focus

    /// Whether the lens can do that: one that does not move cannot.
    public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
    /// Whether it can be said what is to be sharp.
    public var isFocusPointOfInterestSupported: Bool { false }
    /// Whether the lens is moving.
    public var isAdjustingFocus: Bool { false }

    /// What the lens does. Traps for what is not supported.
    public var focusMode: FocusMode {
        get { .locked }
        set { unsupported("setFocusMode:", "Unsupported focus mode") }
    }

    /// What is to be sharp, 0…1 of the picture. Traps where that cannot be said.
    public var focusPointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {
            unsupported(
                "setFocusPointOfInterest:", "Setting focusPointOfInterest is not supported by this device")
        }
    }

    // MARK: Exposure

    /// Whether the exposure can be found so.
    public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool {
        exposureMode == .continuousAutoExposure
    }
    /// Whether it can be said what is to be bright enough.
    public var isExposurePointOfInterestSupported: Bool { false }
    /// Whether the exposure is being found.
    public var isAdjustingExposure: Bool { false }

    /// How the exposure is found. Traps for what is not supported.
    public var exposureMode: ExposureMode {
        get { .continuousAutoExposure }
        set {
            guard isExposureModeSupported(newValue) else {
                unsupported("setExposureMode:", "Unsupported exposure mode")
            }
            set("setExposureMode:") { _ in }
        }
    }

    /// What is to be bright enough, 0…1 of the picture. Traps where that cannot be said.
    public var exposurePointOfInterest: CGPoint {
        get { CGPoint(x: 0.5, y: 0.5) }
        set {
            unsupported(
                "setExposurePointOfInterest:",
                "Setting exposurePointOfInterest is not supported by this device")
        }
    }

    // MARK: White

    /// Whether what is white can be found so.
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool {
        whiteBalanceMode == .continuousAutoWhiteBalance
    }

    /// How what is white is found. Traps for what is not supported.
    public var whiteBalanceMode: WhiteBalanceMode {
        get { .continuousAutoWhiteBalance }
        set {
            guard isWhiteBalanceModeSupported(newValue) else {
                unsupported("setWhiteBalanceMode:", "Unsupported white balance mode")
            }
            set("setWhiteBalanceMode:") { _ in }
        }
    }

    // MARK: Zoom

    /// The least zoom.
    public var minAvailableVideoZoomFactor: CGFloat { 1 }
    /// The most zoom.
    public var maxAvailableVideoZoomFactor: CGFloat { 1 }

    /// How much larger pictures are. Traps for what is out of range.
    public var videoZoomFactor: CGFloat {
        get { 1 }
        set {
            let range = minAvailableVideoZoomFactor...maxAvailableVideoZoomFactor
            guard range.contains(newValue) else {
                unsupported("setVideoZoomFactor:", "videoZoomFactor out of range")
            }
            set("setVideoZoomFactor:") { _ in }
        }
    }

    /// Zooms little by little. Traps for what is out of range.
    ///
    /// - Parameters:
    ///   - factor: Where to.
    ///   - rate: Doublings in a second.
    public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) { videoZoomFactor = factor }
}
