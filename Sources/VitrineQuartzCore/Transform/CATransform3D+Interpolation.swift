/// A transform taken apart into what can be interpolated: perspective, translation, scale, shear and a
/// rotation as a quaternion. The method is the one of "unmatrix" (Graphics Gems II), which the CSS
/// Transforms specification publishes.
struct DecomposedTransform {
    var perspective: [Double] = [0, 0, 0, 1]
    var translation: [Double] = [0, 0, 0]
    var scale: [Double] = [1, 1, 1]
    /// xy, xz, yz
    var skew: [Double] = [0, 0, 0]
    /// x, y, z, w
    var quaternion: [Double] = [0, 0, 0, 1]

    /// Nil for a singular matrix: it has no rotation to speak of.
    init?(_ transform: CATransform3D) {
        var m = transform.elements.map(Double.init)
        guard m[15] != 0 else { return nil }
        for index in m.indices { m[index] /= Double(transform.m44) }
        var upright = m
        (upright[3], upright[7], upright[11], upright[15]) = (0, 0, 0, 1)
        var perspectiveFree = CATransform3D()
        perspectiveFree.elements = upright.map { CGFloat($0) }
        guard let inverse = perspectiveFree.inverse else { return nil }
        if m[3] != 0 || m[7] != 0 || m[11] != 0 {
            let right = [m[3], m[7], m[11], m[15]]
            let i = inverse.elements.map(Double.init)
            // right · transpose(inverse)
            perspective = (0..<4).map { row in (0..<4).reduce(0) { $0 + i[row * 4 + $1] * right[$1] } }
        }
        translation = [m[12], m[13], m[14]]
        var rows = [[m[0], m[1], m[2]], [m[4], m[5], m[6]], [m[8], m[9], m[10]]]
        func dot(_ a: [Double], _ b: [Double]) -> Double { a[0] * b[0] + a[1] * b[1] + a[2] * b[2] }
        func length(_ a: [Double]) -> Double { dot(a, a).squareRoot() }
        func combine(_ a: [Double], _ b: [Double], _ s: Double) -> [Double] {
            (0..<3).map { a[$0] + s * b[$0] }
        }
        scale[0] = length(rows[0])
        rows[0] = rows[0].map { $0 / scale[0] }
        skew[0] = dot(rows[0], rows[1])
        rows[1] = combine(rows[1], rows[0], -skew[0])
        scale[1] = length(rows[1])
        rows[1] = rows[1].map { $0 / scale[1] }
        skew[0] /= scale[1]
        skew[1] = dot(rows[0], rows[2])
        rows[2] = combine(rows[2], rows[0], -skew[1])
        skew[2] = dot(rows[1], rows[2])
        rows[2] = combine(rows[2], rows[1], -skew[2])
        scale[2] = length(rows[2])
        rows[2] = rows[2].map { $0 / scale[2] }
        skew[1] /= scale[2]
        skew[2] /= scale[2]
        let cross = [
            rows[1][1] * rows[2][2] - rows[1][2] * rows[2][1],
            rows[1][2] * rows[2][0] - rows[1][0] * rows[2][2],
            rows[1][0] * rows[2][1] - rows[1][1] * rows[2][0],
        ]
        if dot(rows[0], cross) < 0 {
            // A mirror image. In the plane, flip one axis only, so that a mirrored scale stays one.
            let axis = rows[2][2] > 0 ? (rows[0][0] < rows[1][1] ? 0 : 1) : 2
            scale[axis] = -scale[axis]
            rows[axis] = rows[axis].map { -$0 }
            if axis == 0 { skew[0] = -skew[0]; skew[1] = -skew[1] }
            if axis == 1 { skew[0] = -skew[0]; skew[2] = -skew[2] }
        }
        quaternion = Self.quaternion(rows)
    }

    private static func quaternion(_ r: [[Double]]) -> [Double] {
        let trace = r[0][0] + r[1][1] + r[2][2]
        if trace > 0 {
            let s = (trace + 1).squareRoot() * 2
            return [(r[1][2] - r[2][1]) / s, (r[2][0] - r[0][2]) / s, (r[0][1] - r[1][0]) / s, s / 4]
        }
        if r[0][0] > r[1][1], r[0][0] > r[2][2] {
            let s = (1 + r[0][0] - r[1][1] - r[2][2]).squareRoot() * 2
            return [s / 4, (r[0][1] + r[1][0]) / s, (r[2][0] + r[0][2]) / s, (r[1][2] - r[2][1]) / s]
        }
        if r[1][1] > r[2][2] {
            let s = (1 + r[1][1] - r[0][0] - r[2][2]).squareRoot() * 2
            return [(r[0][1] + r[1][0]) / s, s / 4, (r[1][2] + r[2][1]) / s, (r[2][0] - r[0][2]) / s]
        }
        let s = (1 + r[2][2] - r[0][0] - r[1][1]).squareRoot() * 2
        return [(r[2][0] + r[0][2]) / s, (r[1][2] + r[2][1]) / s, s / 4, (r[0][1] - r[1][0]) / s]
    }

    mutating func interpolate(to other: DecomposedTransform, _ t: Double) {
        func mix(_ a: [Double], _ b: [Double]) -> [Double] { zip(a, b).map { $0 + ($1 - $0) * t } }
        perspective = mix(perspective, other.perspective)
        translation = mix(translation, other.translation)
        scale = mix(scale, other.scale)
        skew = mix(skew, other.skew)
        quaternion = Self.slerp(quaternion, other.quaternion, t)
    }

    /// Spherical interpolation; also beyond 0…1, where springs overshoot.
    private static func slerp(_ a: [Double], _ b: [Double], _ t: Double) -> [Double] {
        var b = b
        var product = zip(a, b).reduce(0) { $0 + $1.0 * $1.1 }
        if product < 0 {
            b = b.map { -$0 }
            product = -product
        }
        product = min(product, 1)
        let angle = acos(product)
        guard angle > 1e-7 else { return a }
        let (wa, wb) = (sin((1 - t) * angle) / sin(angle), sin(t * angle) / sin(angle))
        return zip(a, b).map { $0 * wa + $1 * wb }
    }

    var transform: CATransform3D {
        var t = CATransform3D.identity
        if perspective != [0, 0, 0, 1] {
            (t.m14, t.m24, t.m34, t.m44) = (
                CGFloat(perspective[0]), CGFloat(perspective[1]), CGFloat(perspective[2]),
                CGFloat(perspective[3])
            )
        }
        let translate = CATransform3DMakeTranslation(
            CGFloat(translation[0]), CGFloat(translation[1]), CGFloat(translation[2]))
        var result = CATransform3DConcat(translate, t)
        let (x, y, z, w) = (quaternion[0], quaternion[1], quaternion[2], quaternion[3])
        var r = CATransform3D.identity
        (r.m11, r.m12, r.m13) = (
            CGFloat(1 - 2 * (y * y + z * z)), CGFloat(2 * (x * y + z * w)), CGFloat(2 * (x * z - y * w))
        )
        (r.m21, r.m22, r.m23) = (
            CGFloat(2 * (x * y - z * w)), CGFloat(1 - 2 * (x * x + z * z)), CGFloat(2 * (y * z + x * w))
        )
        (r.m31, r.m32, r.m33) = (
            CGFloat(2 * (x * z + y * w)), CGFloat(2 * (y * z - x * w)), CGFloat(1 - 2 * (x * x + y * y))
        )
        result = CATransform3DConcat(r, result)
        if skew != [0, 0, 0] {
            var s = CATransform3D.identity
            s.m32 = CGFloat(skew[2])
            result = CATransform3DConcat(s, result)
            s = .identity
            s.m31 = CGFloat(skew[1])
            result = CATransform3DConcat(s, result)
            s = .identity
            s.m21 = CGFloat(skew[0])
            result = CATransform3DConcat(s, result)
        }
        return CATransform3DConcat(
            CATransform3DMakeScale(CGFloat(scale[0]), CGFloat(scale[1]), CGFloat(scale[2])), result)
    }
}

extension CATransform3D {
    /// The transform part of the way to another: by parts where both come apart, else element by element.
    func interpolated(to other: CATransform3D, _ t: Double) -> CATransform3D {
        if self == other { return other }
        let onlyMoves = { (m: CATransform3D) in
            m.m12 == 0 && m.m13 == 0 && m.m14 == 0 && m.m21 == 0 && m.m23 == 0 && m.m24 == 0 && m.m31 == 0
                && m.m32 == 0 && m.m34 == 0
        }
        if onlyMoves(self), onlyMoves(other) { return mixed(with: other, t) }
        guard var a = DecomposedTransform(self), let b = DecomposedTransform(other) else {
            return mixed(with: other, t)
        }
        a.interpolate(to: b, t)
        return a.transform
    }

    private func mixed(with other: CATransform3D, _ t: Double) -> CATransform3D {
        var result = CATransform3D()
        result.elements = zip(elements, other.elements).map { $0 + ($1 - $0) * CGFloat(t) }
        return result
    }
}
