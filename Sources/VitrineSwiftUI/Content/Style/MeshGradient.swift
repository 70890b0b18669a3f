import VitrineGraphics

/// A two-dimensional gradient defined by a grid of positioned colours.
public struct MeshGradient: ShapeStyle, Equatable {
    let width: Int
    let height: Int
    let points: [SIMD2<Float>]
    let colors: [Color]
    let background: Color
    let smoothsColors: Bool

    /// A gradient of `width` × `height` points of the unit square, row by row, each with a colour.
    ///
    /// Curves lead through the points of a row and of a column. What has fewer points or colours than the grid is not drawn,
    /// and reported.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
    }

    /// Resolves to the gradient.
    public func _resolve(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        let background = RGBA(background.resolve(environment))
        guard width >= 2, height >= 2, points.count >= width * height, colors.count >= width * height else {
            RuntimeIssue.report(
                "MeshGradient: a grid of \(width) × \(height) wants at least 2 × 2 and as many points and colours as it "
                    + "has places, but there are \(points.count) and \(colors.count): only the background is drawn."
            )
            return _ResolvedStyle(paint: .color(background.cgColor))
        }
        let mesh = MeshPaint(
            columns: width, rows: height,
            points: points.prefix(width * height).map { UnitPoint(x: CGFloat($0.x), y: CGFloat($0.y)) },
            colors: colors.prefix(width * height).map { RGBA($0.resolve(environment)) },
            background: background,
            isSmooth: smoothsColors)
        return _ResolvedStyle(paint: .mesh(mesh))
    }
}

/// A mesh with its colours.
struct MeshPaint: Hashable, Sendable {
    let columns: Int
    let rows: Int
    var points: [UnitPoint]
    var colors: [RGBA]
    var background: RGBA
    let isSmooth: Bool

    /// Parts of each patch along each side: between them straight lines and even changes look like curves.
    private static let parts = 12

    func node(in rect: CGRect, unit: CGRect) -> RenderNode {
        let (width, height) = ((columns - 1) * Self.parts + 1, (rows - 1) * Self.parts + 1)
        var fine: [MeshPoint] = []
        fine.reserveCapacity(width * height)
        for row in 0..<height {
            for column in 0..<width {
                let (x, y) = (Double(column) / Double(Self.parts), Double(row) / Double(Self.parts))
                fine.append(
                    MeshPoint(
                        place: UnitPoint(x: value(x, y) { points[$0].x }, y: value(x, y) { points[$0].y })
                            .point(
                                in: unit), color: color(x, y)))
            }
        }
        return .gradient(.mesh(fine, columns: width, background: background), in: rect)
    }

    /// A component between the points: a curve of Catmull and Rom's along the row, and one along the column.
    private func value(_ x: Double, _ y: Double, _ component: (Int) -> CGFloat) -> CGFloat {
        let column = min(Int(x), columns - 2), row = min(Int(y), rows - 2)
        func along(_ row: Int) -> Double {
            Self.curve(x - Double(column)) { place in
                Self.extended(column + place, columns) { Double(component(row * columns + $0)) }
            }
        }
        return CGFloat(
            Self.curve(y - Double(row)) { place in Self.extended(row + place, rows, along) })
    }

    /// The value at an index; beyond the ends the line goes on.
    private static func extended(_ index: Int, _ count: Int, _ value: (Int) -> Double) -> Double {
        if index < 0 { return 2 * value(0) - value(1) }
        if index >= count { return 2 * value(count - 1) - value(count - 2) }
        return value(index)
    }

    private static func curve(_ t: Double, _ value: (Int) -> Double) -> Double {
        let (a, b, c, d) = (value(-1), value(0), value(1), value(2))
        let (cubic, square) = (3 * (b - c) + d - a, 2 * a - 5 * b + 4 * c - d)
        return b + 0.5 * t * ((c - a) + t * (square + t * cubic))
    }

    /// Even between four colours, or with no edge where patches meet.
    private func color(_ x: Double, _ y: Double) -> RGBA {
        let column = min(Int(x), columns - 2), row = min(Int(y), rows - 2)
        func share(_ t: Double) -> Double { isSmooth ? t * t * (3 - 2 * t) : t }
        let (s, t) = (share(x - Double(column)), share(y - Double(row)))
        let corner = row * columns + column
        func mix(_ part: (RGBA) -> Double) -> Double {
            let top = part(colors[corner]) * (1 - s) + part(colors[corner + 1]) * s
            let bottom = part(colors[corner + columns]) * (1 - s) + part(colors[corner + columns + 1]) * s
            return top * (1 - t) + bottom * t
        }
        return RGBA(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }
}
