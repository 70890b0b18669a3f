/// How fast a device becomes faster.
public struct CMAcceleration: Equatable, Sendable {
    /// To the right of the device, in multiples of the earth's gravity.
    public var x: Double
    /// To the top of the device, in multiples of the earth's gravity.
    public var y: Double
    /// Out of the screen, in multiples of the earth's gravity.
    public var z: Double

    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes it of its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// How fast a device is turned.
public struct CMRotationRate: Equatable, Sendable {
    /// To the right of the device, around that axis, in radians a second.
    public var x: Double
    /// To the top of the device, around that axis, in radians a second.
    public var y: Double
    /// Out of the screen, around that axis, in radians a second.
    public var z: Double

    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes it of its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field.
public struct CMMagneticField: Equatable, Sendable {
    /// To the right of the device, in microteslas.
    public var x: Double
    /// To the top of the device, in microteslas.
    public var y: Double
    /// Out of the screen, in microteslas.
    public var z: Double

    /// Nothing.
    public init() { self.init(x: 0, y: 0, z: 0) }
    /// Makes it of its parts.
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field without that of the device.
public struct CMCalibratedMagneticField: Equatable, Sendable {
    /// The field.
    public var field: CMMagneticField
    /// How well it is known.
    public var accuracy: CMMagneticFieldCalibrationAccuracy

    /// A field that is not known.
    public init() { self.init(field: CMMagneticField(), accuracy: .uncalibrated) }
    /// Makes it of its parts.
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) {
        self.field = field
        self.accuracy = accuracy
    }
}

/// How well a magnetic field is known.
public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable {
    /// Not at all.
    case uncalibrated = -1
    /// Badly.
    case low
    /// Better.
    case medium
    /// Well.
    case high
}
