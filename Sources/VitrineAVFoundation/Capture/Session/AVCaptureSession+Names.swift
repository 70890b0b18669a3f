public import Foundation

extension AVCaptureSession {
    /// How good everything is to be.
    public struct Preset: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// For photographs.
        public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
        /// Good.
        public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
        /// Good enough to be sent.
        public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
        /// Good enough to be sent over a slow connection.
        public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
        /// 352 × 288.
        public static let cif352x288 = Preset(rawValue: "AVCaptureSessionPreset352x288")
        /// 640 × 480.
        public static let vga640x480 = Preset(rawValue: "AVCaptureSessionPreset640x480")
        /// 1280 × 720.
        public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
        /// 1920 × 1080.
        public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
        /// 3840 × 2160.
        public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
        /// 960 × 540, easily edited.
        public static let iFrame960x540 = Preset(rawValue: "AVCaptureSessionPresetiFrame960x540")
        /// 1280 × 720, easily edited.
        public static let iFrame1280x720 = Preset(rawValue: "AVCaptureSessionPresetiFrame1280x720")
        /// As the devices are set.
        public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")

        /// Those that there are.
        static let all: Set<Preset> = [
            photo, high, medium, low, cif352x288, vga640x480, hd1280x720, hd1920x1080, hd4K3840x2160,
            iFrame960x540,
            iFrame1280x720, inputPriority,
        ]
    }

    /// Why a session is interrupted.
    public enum InterruptionReason: Int, Sendable {
        /// The program is not in front.
        case videoDeviceNotAvailableInBackground = 1
        /// Another program has the microphone.
        case audioDeviceInUseByAnotherClient = 2
        /// Another program has the camera.
        case videoDeviceInUseByAnotherClient = 3
        /// Several programs are in front.
        case videoDeviceNotAvailableWithMultipleForegroundApps = 4
        /// The machine bears no more.
        case videoDeviceNotAvailableDueToSystemPressure = 5
    }

    /// Posted when a session cannot go on; the reason is in `userInfo` by ``AVCaptureSessionErrorKey``.
    public static let runtimeErrorNotification = NSNotification.Name.AVCaptureSessionRuntimeError
    /// Posted when a session has started.
    public static let didStartRunningNotification = NSNotification.Name.AVCaptureSessionDidStartRunning
    /// Posted when a session has stopped.
    public static let didStopRunningNotification = NSNotification.Name.AVCaptureSessionDidStopRunning
    /// Posted when something else has what a session needs.
    public static let wasInterruptedNotification = NSNotification.Name.AVCaptureSessionWasInterrupted
    /// Posted when nothing else has it any more.
    public static let interruptionEndedNotification = NSNotification.Name.AVCaptureSessionInterruptionEnded
}

/// Where ``AVCaptureSession/runtimeErrorNotification`` has its ``AVError``.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// Where ``AVCaptureSession/wasInterruptedNotification`` has the number of its reason.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"

extension NSNotification.Name {
    /// Posted when a session cannot go on.
    public static let AVCaptureSessionRuntimeError = NSNotification.Name(
        "AVCaptureSessionRuntimeErrorNotification")
    /// Posted when a session has started.
    public static let AVCaptureSessionDidStartRunning = NSNotification.Name(
        "AVCaptureSessionDidStartRunningNotification")
    /// Posted when a session has stopped.
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
        "AVCaptureSessionDidStopRunningNotification")
    /// Posted when something else has what a session needs.
    public static let AVCaptureSessionWasInterrupted = NSNotification.Name(
        "AVCaptureSessionWasInterruptedNotification")
    /// Posted when nothing else has it any more.
    public static let AVCaptureSessionInterruptionEnded = NSNotification.Name(
        "AVCaptureSessionInterruptionEndedNotification")
}
