/// New red, green, blue and alpha of a pixel as sums of its old ones, not premultiplied, and of a constant.
package struct ColorMatrix: Hashable, Sendable {
    /// The factors of new red, green, blue and alpha, each of old red, green, blue, alpha and 1.
    package let rows: [[Float]]

    /// - Parameter rows: Four rows of five factors.
    package init(_ rows: [[Float]]) {
        precondition(
            rows.count == 4 && rows.allSatisfy { $0.count == 5 }, "ColorMatrix: 4 rows of 5 factors.")
        self.rows = rows
    }

    /// Whether every factor is a number, and finite.
    package var isFinite: Bool { rows.allSatisfy { $0.allSatisfy(\.isFinite) } }

    /// This change and then another one.
    package func followed(by other: ColorMatrix) -> ColorMatrix {
        ColorMatrix(
            other.rows.map { row in
                (0..<5).map { column in
                    (0..<4).reduce(column == 4 ? row[4] : 0) { $0 + row[$1] * rows[$1][column] }
                }
            })
    }

    /// By the old components, as the renderer takes them.
    var factors: [Float] { (0..<4).flatMap { old in rows.map { $0[old] } } }
    /// What is added to new red, green, blue and alpha.
    var constants: [Float] { rows.map { $0[4] } }
}
