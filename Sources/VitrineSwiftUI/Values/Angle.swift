/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Zero.
    public static let zero = Angle(radians: 0)
    /// Makes the zero angle.
    public init() { radians = 0 }
    /// Makes an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Makes an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// Makes an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Makes an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Compares by size.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Turns by both angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// Turns by the difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Turns the other way.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// Turns a number of times as far.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// Turns a number of times as far.
    public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
    /// Turns a part as far.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// Turns further.
    public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
    /// Turns back.
    public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
    /// Turns a number of times as far.
    public static func *= (a: inout Angle, b: Double) { a.radians *= b }
    /// Turns a part as far.
    public static func /= (a: inout Angle, b: Double) { a.radians /= b }
}
