/// A transform of the plane that may have perspective: a matrix of three rows and columns, of which a point is multiplied from
/// the left, with 1 as its third coordinate.
public struct ProjectionTransform: Hashable, Sendable {
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

    /// Changes nothing.
    public init() {}

    /// The same as an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12) = (m.a, m.b)
        (m21, m22) = (m.c, m.d)
        (m31, m32) = (m.tx, m.ty)
    }

    /// What a transform in space does to a plane.
    public init(_ m: CATransform3D) {
        (m11, m12, m13) = (m.m11, m.m12, m.m14)
        (m21, m22, m23) = (m.m21, m.m22, m.m24)
        (m31, m32, m33) = (m.m41, m.m42, m.m44)
    }

    /// Whether it changes nothing.
    public var isIdentity: Bool { self == ProjectionTransform() }
    /// Whether it is without perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Becomes the transform back, if there is one.
    ///
    /// - Returns: Whether there is.
    public mutating func invert() -> Bool {
        let (a, b, c) = (m22 * m33 - m23 * m32, m13 * m32 - m12 * m33, m12 * m23 - m13 * m22)
        let determinant = m11 * a + m21 * b + m31 * c
        guard determinant != 0, determinant.isFinite else { return false }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = (a, b, c)
        result.m21 = m23 * m31 - m21 * m33
        result.m22 = m11 * m33 - m13 * m31
        result.m23 = m13 * m21 - m11 * m23
        result.m31 = m21 * m32 - m22 * m31
        result.m32 = m12 * m31 - m11 * m32
        result.m33 = m11 * m22 - m12 * m21
        self = result.divided(by: determinant)
        return true
    }

    /// The transform back; itself where there is none.
    public func inverted() -> ProjectionTransform {
        var result = self
        _ = result.invert()
        return result
    }

    private func divided(by d: CGFloat) -> ProjectionTransform {
        var result = self
        (result.m11, result.m12, result.m13) = (m11 / d, m12 / d, m13 / d)
        (result.m21, result.m22, result.m23) = (m21 / d, m22 / d, m23 / d)
        (result.m31, result.m32, result.m33) = (m31 / d, m32 / d, m33 / d)
        return result
    }

    /// This transform, and then another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
                a * rhs.m13 + b * rhs.m23 + c * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }

    /// Where a point comes to.
    func apply(to point: CGPoint) -> CGPoint {
        let w = point.x * m13 + point.y * m23 + m33
        guard w != 0 else { return point }
        return CGPoint(
            x: (point.x * m11 + point.y * m21 + m31) / w, y: (point.x * m12 + point.y * m22 + m32) / w)
    }

    /// The same for a plane in space.
    var matrix: CATransform3D {
        var m = CATransform3DIdentity
        (m.m11, m.m12, m.m14) = (m11, m12, m13)
        (m.m21, m.m22, m.m24) = (m21, m22, m23)
        (m.m41, m.m42, m.m44) = (m31, m32, m33)
        return m
    }
}
