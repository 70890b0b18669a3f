import VitrineCoreGraphics

/// A projective map of the plane, by its matrix of nine numbers: a place is (x, y, 1), and the result is divided by
/// its third component.
struct Projection: Sendable {
    private var m: [Double]

    private init(_ m: [Double]) { self.m = m }

    /// The map of the unit square (corners at 0 and 1) onto four corners (Heckbert, Fundamentals of Texture Mapping
    /// and Image Warping, 1989, 2.2.3). Nil where three of them lie on a line.
    init?(squareTo bottomLeft: CGPoint, bottomRight: CGPoint, topRight: CGPoint, topLeft: CGPoint) {
        let (p0, p1, p2, p3) = (bottomLeft, bottomRight, topRight, topLeft)
        let dx1 = p1.x - p2.x, dx2 = p3.x - p2.x, dy1 = p1.y - p2.y, dy2 = p3.y - p2.y
        let sx = p0.x - p1.x + p2.x - p3.x, sy = p0.y - p1.y + p2.y - p3.y
        let divisor = dx1 * dy2 - dx2 * dy1
        guard abs(divisor) > 1e-9 else { return nil }
        let g = (sx * dy2 - dx2 * sy) / divisor, h = (dx1 * sy - sx * dy1) / divisor
        m = [
            p1.x - p0.x + g * p1.x, p3.x - p0.x + h * p3.x, p0.x, p1.y - p0.y + g * p1.y,
            p3.y - p0.y + h * p3.y,
            p0.y, g, h, 1,
        ]
        guard abs(determinant) > 1e-9 else { return nil }
    }

    private var determinant: Double {
        m[0] * (m[4] * m[8] - m[5] * m[7]) - m[1] * (m[3] * m[8] - m[5] * m[6]) + m[2]
            * (m[3] * m[7] - m[4] * m[6])
    }

    /// The map back. Factors of the whole matrix do not matter.
    var inverse: Projection {
        Projection([
            m[4] * m[8] - m[5] * m[7], m[2] * m[7] - m[1] * m[8], m[1] * m[5] - m[2] * m[4],
            m[5] * m[6] - m[3] * m[8], m[0] * m[8] - m[2] * m[6], m[2] * m[3] - m[0] * m[5],
            m[3] * m[7] - m[4] * m[6], m[1] * m[6] - m[0] * m[7], m[0] * m[4] - m[1] * m[3],
        ])
    }

    /// The map that does this one behind a map of a rectangle onto the unit square.
    func from(_ rect: CGRect) -> Projection {
        let x = 1 / Double(rect.width), y = 1 / Double(rect.height)
        let (tx, ty) = (-Double(rect.minX) * x, -Double(rect.minY) * y)
        return Projection(
            (0..<3).flatMap { row -> [Double] in
                let (a, b, c) = (m[row * 3], m[row * 3 + 1], m[row * 3 + 2])
                return [a * x, b * y, a * tx + b * ty + c]
            })
    }

    /// Where a place goes; nil beyond the horizon.
    func callAsFunction(_ place: SIMD2<Double>) -> SIMD2<Double>? {
        let w = m[6] * place.x + m[7] * place.y + m[8]
        guard abs(w) > 1e-12 else { return nil }
        return SIMD2(
            (m[0] * place.x + m[1] * place.y + m[2]) / w, (m[3] * place.x + m[4] * place.y + m[5]) / w)
    }
}
