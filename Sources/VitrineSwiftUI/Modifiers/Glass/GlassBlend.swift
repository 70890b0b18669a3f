import VitrineCoreGraphics

/// The outline of shapes that grow together where they are near: the line on which a smooth minimum of the distances to
/// them is zero.
struct GlassBlend {
    /// Distances are taken at points so far apart, in points; between them they are straight.
    private static let cell: CGFloat = 2

    private let polygons: [[CGPoint]]
    /// Up to which difference of two distances both count.
    private let reach: CGFloat
    private let origin: CGPoint
    private let columns: Int
    private let rows: Int
    private var values: [CGFloat] = []

    /// - Parameter spacing: Shapes nearer than this become one.
    init(_ paths: [CGPath], spacing: CGFloat) {
        polygons = paths.flatMap(Self.polygons)
        // Half way between shapes at a distance g the minimum is g/2 − reach/4.
        reach = max(2 * spacing, 0.01)
        let bounds = paths.reduce(CGRect.null) { $0.union($1.boundingBox) }.insetBy(
            dx: -spacing - 2 * Self.cell, dy: -spacing - 2 * Self.cell)
        origin = bounds.origin
        columns = max(Int((bounds.width / Self.cell).rounded(.up)), 1) + 1
        rows = max(Int((bounds.height / Self.cell).rounded(.up)), 1) + 1
        values = (0..<rows * columns).map { blended(at: place($0 % columns, $0 / columns)) }
    }

    private static func polygons(of path: CGPath) -> [[CGPoint]] {
        var polygons: [[CGPoint]] = []
        path.flattened(threshold: 0.1).applyWithBlock { element in
            let element = element.pointee
            switch element.type {
            case .moveToPoint: polygons.append([element.points[0]])
            case .addLineToPoint: polygons[polygons.count - 1].append(element.points[0])
            default: break
            }
        }
        return polygons.filter { $0.count > 2 }
    }

    private func place(_ column: Int, _ row: Int) -> CGPoint {
        CGPoint(x: origin.x + CGFloat(column) * Self.cell, y: origin.y + CGFloat(row) * Self.cell)
    }

    private func blended(at point: CGPoint) -> CGFloat {
        var result = CGFloat.infinity
        for polygon in polygons {
            let distance = Self.distance(from: point, to: polygon)
            guard result.isFinite else {
                result = distance
                continue
            }
            let share = max(reach - abs(result - distance), 0) / reach
            result = min(result, distance) - share * share * reach / 4
        }
        return result
    }

    /// Negative inside.
    private static func distance(from point: CGPoint, to polygon: [CGPoint]) -> CGFloat {
        var least = CGFloat.infinity
        var isInside = false
        var a = polygon[polygon.count - 1]
        for b in polygon {
            let (dx, dy) = (b.x - a.x, b.y - a.y)
            let (px, py) = (point.x - a.x, point.y - a.y)
            let square = dx * dx + dy * dy
            let t = square > 0 ? min(max((px * dx + py * dy) / square, 0), 1) : 0
            let (x, y) = (px - t * dx, py - t * dy)
            least = min(least, x * x + y * y)
            if (a.y > point.y) != (b.y > point.y), point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
            {
                isInside.toggle()
            }
            a = b
        }
        return isInside ? -least.squareRoot() : least.squareRoot()
    }

    // MARK: The line at zero

    /// A side of a cell: from a point to the right, or downwards.
    private struct Side: Hashable {
        var column: Int
        var row: Int
        var isDown: Bool
    }

    /// The outline: closed lines, with what is inside at one side.
    var path: CGPath {
        var next: [Side: Side] = [:]
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 { link(column, row, into: &next) }
        }
        let path = CGMutablePath()
        for start in next.keys.sorted(by: { ($0.row, $0.column) < ($1.row, $1.column) }) {
            guard next[start] != nil else { continue }
            path.move(to: crossing(of: start))
            var side = start
            while let following = next.removeValue(forKey: side), following != start {
                path.addLine(to: crossing(of: following))
                side = following
            }
            path.closeSubpath()
        }
        return path
    }

    private func value(_ column: Int, _ row: Int) -> CGFloat { values[row * columns + column] }

    private func crossing(of side: Side) -> CGPoint {
        let (first, second) = (
            value(side.column, side.row),
            value(side.column + (side.isDown ? 0 : 1), side.row + (side.isDown ? 1 : 0))
        )
        let share = first == second ? 0.5 : first / (first - second)
        let start = place(side.column, side.row)
        return side.isDown
            ? CGPoint(x: start.x, y: start.y + share * Self.cell)
            : CGPoint(x: start.x + share * Self.cell, y: start.y)
    }

    /// Adds the parts of the line in a cell, each with what is inside at its right.
    private func link(_ column: Int, _ row: Int, into next: inout [Side: Side]) {
        let corners = [(0, 0), (1, 0), (1, 1), (0, 1)].map { value(column + $0.0, row + $0.1) }
        let isInside = corners.map { $0 < 0 }
        guard isInside.contains(true), isInside.contains(false) else { return }
        let sides = [
            Side(column: column, row: row, isDown: false), Side(column: column + 1, row: row, isDown: true),
            Side(column: column, row: row + 1, isDown: false), Side(column: column, row: row, isDown: true),
        ]
        // Walking around, the line enters where it becomes inside, and leaves where that ends.
        let entries = (0..<4).filter { !isInside[$0] && isInside[($0 + 1) % 4] }
        let joins = corners.reduce(0, +) < 0
        for entry in entries {
            // With two opposite corners inside, the middle says whether they belong together.
            let steps = entries.count == 2 && joins ? [3] : [1, 2, 3]
            for step in steps {
                let exit = (entry + step) % 4
                if isInside[exit], !isInside[(exit + 1) % 4] {
                    next[sides[entry]] = sides[exit]
                    break
                }
            }
        }
    }
}
