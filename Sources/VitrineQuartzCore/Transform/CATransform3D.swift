/// A 4×4 matrix for row vectors: a point is transformed as `[x y z 1] · M`.
public struct CATransform3D: Equatable, Sendable {
    /// What the new *x*, *y*, *z* and *w* take from *x*.
    public var m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat
    /// What they take from *y*.
    public var m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat
    /// What they take from *z*; `m34` is the perspective, −1 / distance.
    public var m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat
    /// What is added to them.
    public var m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat

    /// All zeros, as a C structure starts. The identity is `CATransform3DIdentity`.
    public init() {
        self.init(
            m11: 0, m12: 0, m13: 0, m14: 0, m21: 0, m22: 0, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 0, m34: 0, m41: 0, m42: 0, m43: 0, m44: 0)
    }

    /// Makes a transform of its sixteen numbers, row by row.
    public init(
        m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
        m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
        m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
        m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }

    static let identity = CATransform3D(
        m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
        m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

    /// The sixteen elements, row by row.
    var elements: [CGFloat] {
        get { [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44] }
        set {
            self = CATransform3D(
                m11: newValue[0], m12: newValue[1], m13: newValue[2], m14: newValue[3],
                m21: newValue[4], m22: newValue[5], m23: newValue[6], m24: newValue[7],
                m31: newValue[8], m32: newValue[9], m33: newValue[10], m34: newValue[11],
                m41: newValue[12], m42: newValue[13], m43: newValue[14], m44: newValue[15])
        }
    }
}

/// The transform that changes nothing.
public let CATransform3DIdentity = CATransform3D.identity

/// Whether the transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == .identity }

/// Whether the two are exactly equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation by points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m41, t.m42, t.m43) = (tx, ty, tz)
    return t
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m11, t.m22, t.m33) = (sx, sy, sz)
    return t
}

/// A rotation by `angle` radians about the vector (x, y, z). The identity if the vector has no length.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat)
    -> CATransform3D
{
    let length = (x * x + y * y + z * z).squareRoot()
    guard length > 0 else { return .identity }
    let (x, y, z) = (x / length, y / length, z / length)
    let (c, s) = (cos(angle), sin(angle))
    let d = 1 - c
    var t = CATransform3D.identity
    (t.m11, t.m12, t.m13) = (c + x * x * d, x * y * d + z * s, x * z * d - y * s)
    (t.m21, t.m22, t.m23) = (x * y * d - z * s, c + y * y * d, y * z * d + x * s)
    (t.m31, t.m32, t.m33) = (x * z * d + y * s, y * z * d - x * s, c + z * z * d)
    return t
}

/// A translation applied before `t`.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat)
    -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// A scale applied before `t`.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat)
    -> CATransform3D
{ CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// A rotation applied before `t`.
public func CATransform3DRotate(
    _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// `a` followed by `b`: the matrix product a · b.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
    if a == .identity { return b }
    if b == .identity { return a }
    let (x, y) = (a.elements, b.elements)
    var r = [CGFloat](repeating: 0, count: 16)
    for row in 0..<4 {
        for column in 0..<4 {
            var sum: CGFloat = 0
            for k in 0..<4 { sum += x[row * 4 + k] * y[k * 4 + column] }
            r[row * 4 + column] = sum
        }
    }
    var t = CATransform3D()
    t.elements = r
    return t
}

/// The inverse, or `t` itself if there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// A transform of the plane as one of space.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
    var t = CATransform3D.identity
    (t.m11, t.m12, t.m21, t.m22, t.m41, t.m42) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    return t
}

/// Whether the transform is one of the plane.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
    t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1
        && t.m34 == 0 && t.m43 == 0 && t.m44 == 1
}

/// The part of the transform that acts in the plane. Meaningful if `CATransform3DIsAffine`.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
    CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}

extension CATransform3D {
    /// Gauss–Jordan with pivoting; nil for a singular matrix.
    package var inverse: CATransform3D? {
        if self == .identity { return self }
        var a = elements
        var b = CATransform3D.identity.elements
        for column in 0..<4 {
            var pivot = column
            for row in column..<4 where abs(a[row * 4 + column]) > abs(a[pivot * 4 + column]) { pivot = row }
            let value = a[pivot * 4 + column]
            guard abs(value) > 1e-12 else { return nil }
            for k in 0..<4 {
                a.swapAt(pivot * 4 + k, column * 4 + k)
                b.swapAt(pivot * 4 + k, column * 4 + k)
            }
            for k in 0..<4 {
                a[column * 4 + k] /= value
                b[column * 4 + k] /= value
            }
            for row in 0..<4 where row != column {
                let factor = a[row * 4 + column]
                guard factor != 0 else { continue }
                for k in 0..<4 {
                    a[row * 4 + k] -= factor * a[column * 4 + k]
                    b[row * 4 + k] -= factor * b[column * 4 + k]
                }
            }
        }
        var t = CATransform3D()
        t.elements = b
        return t
    }

    /// A point of the plane z = 0, projected back to the plane.
    package func project(_ p: CGPoint) -> CGPoint {
        let w = p.x * m14 + p.y * m24 + m44
        let divisor = w == 0 ? 1 : w
        return CGPoint(
            x: (p.x * m11 + p.y * m21 + m41) / divisor, y: (p.x * m12 + p.y * m22 + m42) / divisor)
    }

    /// The bounding box of a projected rectangle.
    package func project(_ rect: CGRect) -> CGRect {
        let corners = [
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
        ].map { project($0) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let (x, y) = (xs.min()!, ys.min()!)
        return CGRect(x: x, y: y, width: xs.max()! - x, height: ys.max()! - y)
    }

    /// Whether parallel lines of the plane stay parallel, so that drawing can be done by an affine map.
    var preservesParallelsInPlane: Bool { m14 == 0 && m24 == 0 && m44 != 0 }

    /// The affine map that agrees with the projection at the centre of `rect` and follows its derivative
    /// there: exact for transforms without perspective, the best local fit with it.
    package func affineApproximation(around rect: CGRect) -> CGAffineTransform {
        if preservesParallelsInPlane {
            let w = m44
            return CGAffineTransform(
                a: m11 / w, b: m12 / w, c: m21 / w, d: m22 / w, tx: m41 / w, ty: m42 / w)
        }
        let c = CGPoint(x: rect.midX, y: rect.midY)
        let w = c.x * m14 + c.y * m24 + m44
        guard abs(w) > 1e-9 else { return .identity }
        let p = project(c)
        let a = (m11 - p.x * m14) / w
        let b = (m12 - p.y * m14) / w
        let cc = (m21 - p.x * m24) / w
        let d = (m22 - p.y * m24) / w
        return CGAffineTransform(
            a: a, b: b, c: cc, d: d, tx: p.x - a * c.x - cc * c.y, ty: p.y - b * c.x - d * c.y)
    }
}
