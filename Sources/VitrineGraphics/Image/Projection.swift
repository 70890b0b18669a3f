/// A projective map of the plane: (x, y, 1) as a row times a 3×3 matrix, divided by the third component.
package struct Projection: Equatable, Sendable {
    /// The matrix, a row after the other.
    package let rows: [Double]

    /// - Parameter rows: nine numbers, a row of the matrix after the other.
    package init(rows: [Double]) {
        precondition(rows.count == 9, "Projection: a matrix of 3×3 has 9 numbers, not \(rows.count)")
        self.rows = rows
    }

    static func scale(_ scale: Double) -> Projection {
        Projection(rows: [scale, 0, 0, 0, scale, 0, 0, 0, 1])
    }

    static func translation(x: Double, y: Double) -> Projection {
        Projection(rows: [1, 0, 0, 0, 1, 0, x, y, 1])
    }

    /// First this map, then the other.
    func followed(by other: Projection) -> Projection {
        var product = [Double](repeating: 0, count: 9)
        for row in 0..<3 {
            for column in 0..<3 {
                product[row * 3 + column] = (0..<3).reduce(0) {
                    $0 + rows[row * 3 + $1] * other.rows[$1 * 3 + column]
                }
            }
        }
        return Projection(rows: product)
    }

    /// The way back, by cofactors; nil where the plane is seen edge on. What this map divides by a positive number
    /// the way back does, too.
    package var inverse: Projection? {
        let (a, b, c) = (rows[0], rows[1], rows[2])
        let (d, e, f) = (rows[3], rows[4], rows[5])
        let (g, h, i) = (rows[6], rows[7], rows[8])
        let determinant = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g)
        guard abs(determinant) > 1e-9 else { return nil }
        let cofactors = [
            e * i - f * h, c * h - b * i, b * f - c * e,
            f * g - d * i, a * i - c * g, c * d - a * f,
            d * h - e * g, b * g - a * h, a * e - b * d,
        ]
        return Projection(rows: cofactors.map { $0 / determinant })
    }
}
