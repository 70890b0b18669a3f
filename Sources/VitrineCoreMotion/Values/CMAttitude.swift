public import Foundation

/// How a device is turned, seen from a frame that stays.
open class CMAttitude: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private var turn: CMQuaternion

    /// A device that is turned as the frame is.
    public convenience override init() { self.init(CMQuaternion()) }

    /// - Parameter turn: What takes the axes of the frame to those of the device.
    init(_ turn: CMQuaternion) { self.turn = turn }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        turn = CMQuaternion(
            x: coder.decodeDouble(forKey: "x"), y: coder.decodeDouble(forKey: "y"),
            z: coder.decodeDouble(forKey: "z"), w: coder.decodeDouble(forKey: "w"))
    }

    open func encode(with coder: NSCoder) {
        for (key, value) in [("x", turn.x), ("y", turn.y), ("z", turn.z), ("w", turn.w)] {
            coder.encode(value, forKey: key)
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any { CMAttitude(turn) }

    /// Around the axis to the top of the device, in radians, from -π to π. The device is turned by yaw, pitch and roll,
    /// in this order.
    open var roll: Double {
        atan2(2 * (turn.w * turn.y - turn.x * turn.z), 1 - 2 * (turn.x * turn.x + turn.y * turn.y))
    }
    /// Around the axis to the right of the device, in radians, from -π/2 to π/2.
    open var pitch: Double { asin(min(1, max(-1, 2 * (turn.y * turn.z + turn.w * turn.x)))) }
    /// Around the axis out of the screen, in radians, from -π to π.
    open var yaw: Double {
        atan2(2 * (turn.w * turn.z - turn.x * turn.y), 1 - 2 * (turn.x * turn.x + turn.z * turn.z))
    }

    /// As a quaternion: what takes the axes of the frame to those of the device.
    open var quaternion: CMQuaternion { turn }

    /// As a matrix: what takes coordinates in the frame to those in the device.
    open var rotationMatrix: CMRotationMatrix {
        let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
        return CMRotationMatrix(
            m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
            m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
            m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
    }

    /// Makes it how the device is turned as seen from another attitude.
    open func multiply(byInverseOf attitude: CMAttitude) {
        turn = attitude.turn.inverse * turn
    }
}

/// A turn, as a quaternion of length 1.
public struct CMQuaternion: Equatable, Sendable {
    /// The first part of the axis, times the sine of half the angle.
    public var x: Double
    /// The second.
    public var y: Double
    /// The third.
    public var z: Double
    /// The cosine of half the angle.
    public var w: Double

    /// No turn.
    public init() { self.init(x: 0, y: 0, z: 0, w: 1) }
    /// Makes it of its parts.
    public init(x: Double, y: Double, z: Double, w: Double) {
        (self.x, self.y, self.z, self.w) = (x, y, z, w)
    }

    var inverse: CMQuaternion { CMQuaternion(x: -x, y: -y, z: -z, w: w) }

    static func * (a: CMQuaternion, b: CMQuaternion) -> CMQuaternion {
        CMQuaternion(
            x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
            y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
            z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z
        )
    }
}

/// A turn, as a matrix, by rows and columns.
public struct CMRotationMatrix: Equatable, Sendable {
    public var m11: Double, m12: Double, m13: Double
    public var m21: Double, m22: Double, m23: Double
    public var m31: Double, m32: Double, m33: Double

    /// All zeros, which is no turn.
    public init() {
        self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
    }

    /// Makes it of its parts.
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
        m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

/// The frame from which attitudes are seen; z points up.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// x points anywhere.
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
    /// x points anywhere, and stays there.
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
    /// x points where compasses do.
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
    /// x points to the north pole.
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
