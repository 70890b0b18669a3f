public import Foundation

extension AVCaptureDevice {
    /// What a device is built as.
    public struct DeviceType: Hashable, RawRepresentable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The usual camera.
        public static let builtInWideAngleCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
        /// One for what is far.
        public static let builtInTelephotoCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
        /// One that sees more.
        public static let builtInUltraWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
        /// The usual one and one for what is far.
        public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
        /// The usual one and one that sees more.
        public static let builtInDualWideCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
        /// All three.
        public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
        /// One that knows how far faces are.
        public static let builtInTrueDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
        /// One that measures distances with light.
        public static let builtInLiDARDepthCamera = DeviceType(
            rawValue: "AVCaptureDeviceTypeBuiltInLiDARDepthCamera")
        /// That of another device.
        public static let continuityCamera = DeviceType(rawValue: "AVCaptureDeviceTypeContinuityCamera")
        /// One at a cable.
        public static let external = DeviceType(rawValue: "AVCaptureDeviceTypeExternal")
        /// Any microphone.
        public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
        /// The device's own microphone.
        public static let builtInMicrophone = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInMicrophone")
    }

    /// Where a device looks.
    public enum Position: Int, Sendable {
        /// That is not known.
        case unspecified = 0
        /// Away from who uses it.
        case back = 1
        /// At who uses it.
        case front = 2
    }

    /// When the flash fires.
    public enum FlashMode: Int, Sendable {
        /// Never.
        case off = 0
        /// Always.
        case on = 1
        /// When it is dark.
        case auto = 2
    }

    /// When the light is on.
    public enum TorchMode: Int, Sendable {
        /// Never.
        case off = 0
        /// Always.
        case on = 1
        /// When it is dark.
        case auto = 2
    }

    /// How a lens finds what is to be sharp.
    public enum FocusMode: Int, Sendable {
        /// It stays.
        case locked = 0
        /// Once.
        case autoFocus = 1
        /// Again and again.
        case continuousAutoFocus = 2
    }

    /// How bright pictures become.
    public enum ExposureMode: Int, Sendable {
        /// As before.
        case locked = 0
        /// As it is measured once.
        case autoExpose = 1
        /// As it is measured again and again.
        case continuousAutoExposure = 2
        /// As the program says.
        case custom = 3
    }

    /// What is white.
    public enum WhiteBalanceMode: Int, Sendable {
        /// As before.
        case locked = 0
        /// As it is measured once.
        case autoWhiteBalance = 1
        /// As it is measured again and again.
        case continuousAutoWhiteBalance = 2
    }

    /// How much the machine bears.
    public final class SystemPressureState: NSObject, Sendable {
        /// How much.
        public struct Level: Hashable, RawRepresentable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            /// All is well.
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            /// A little.
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            /// Pictures should become fewer.
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            /// Pictures have to become fewer.
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            /// The camera stops.
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }

        /// What the machine suffers from.
        public struct Factors: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// It is warm.
            public static let systemTemperature = Factors(rawValue: 1)
            /// It needs much power.
            public static let peakPower = Factors(rawValue: 2)
            /// The part that knows distances is warm.
            public static let depthModuleTemperature = Factors(rawValue: 4)
        }

        /// How much.
        public let level: Level
        /// What from.
        public let factors: Factors

        init(level: Level, factors: Factors) { (self.level, self.factors) = (level, factors) }
    }
}

extension NSNotification.Name {
    /// Posted when what a camera looks at has changed much.
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    /// Posted when a device was plugged in.
    public static let AVCaptureDeviceWasConnected = NSNotification.Name(
        "AVCaptureDeviceWasConnectedNotification")
    /// Posted when a device was taken away.
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
        "AVCaptureDeviceWasDisconnectedNotification")
}

extension AVCaptureDevice {
    /// Posted when what a camera looks at has changed much.
    public static let subjectAreaDidChangeNotification = NSNotification.Name
        .AVCaptureDeviceSubjectAreaDidChange
    /// Posted when a device was plugged in.
    public static let wasConnectedNotification = NSNotification.Name.AVCaptureDeviceWasConnected
    /// Posted when a device was taken away.
    public static let wasDisconnectedNotification = NSNotification.Name.AVCaptureDeviceWasDisconnected
}
