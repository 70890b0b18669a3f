#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A point or a direction in points; y grows downwards, angles grow from x towards y.
package struct Vector: Equatable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    package static let zero = Vector(0, 0)

    package static func + (a: Vector, b: Vector) -> Vector { Vector(a.x + b.x, a.y + b.y) }
    package static func - (a: Vector, b: Vector) -> Vector { Vector(a.x - b.x, a.y - b.y) }
    package static func * (a: Vector, s: Double) -> Vector { Vector(a.x * s, a.y * s) }
    package static func += (a: inout Vector, b: Vector) { a = a + b }
    package static func -= (a: inout Vector, b: Vector) { a = a - b }
    package static prefix func - (a: Vector) -> Vector { Vector(-a.x, -a.y) }

    package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
    package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
    /// Turned by a right angle from x towards y.
    package var turned: Vector { Vector(-y, x) }
    package var length: Double { (x * x + y * y).squareRoot() }
    package var isFinite: Bool { x.isFinite && y.isFinite }

    /// The direction; nil when there is none.
    package var direction: Vector? {
        let length = length
        return length > 1e-9 ? self * (1 / length) : nil
    }

    package func rotated(by angle: Double) -> Vector { rotated(Rotation(angle)) }

    func rotated(_ rotation: Rotation) -> Vector {
        Vector(rotation.cosine * x - rotation.sine * y, rotation.sine * x + rotation.cosine * y)
    }
}

/// An angle, with its sine and cosine at hand.
struct Rotation: Sendable {
    var sine: Double
    var cosine: Double

    init(_ angle: Double) {
        sine = sin(angle)
        cosine = cos(angle)
    }
}
