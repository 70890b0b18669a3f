import Foundation

/// A path as straight lines, for questions that need no curves.
struct PathFlattening {
    /// One list of points for each subpath.
    private(set) var polylines: [[CGPoint]] = []
    /// Whether each subpath was closed by an element of its own.
    private(set) var areClosed: [Bool] = []

    /// - Parameter tolerance: the distance, in the path's units, that lines may keep from the curve.
    init(_ elements: [PathElement], tolerance: CGFloat) {
        var current: [CGPoint] = []
        for element in elements {
            switch element {
            case .move(let point):
                if !current.isEmpty { append(current, isClosed: false) }
                current = [point]
            case .line(let point):
                current.append(point)
            case .quad(let control, let end):
                let start = current.last ?? control
                let first = CGPoint(
                    x: start.x + (control.x - start.x) * 2 / 3, y: start.y + (control.y - start.y) * 2 / 3)
                let second = CGPoint(
                    x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
                Self.flatten(start, first, second, end, tolerance, into: &current)
            case .curve(let first, let second, let end):
                Self.flatten(current.last ?? first, first, second, end, tolerance, into: &current)
            case .close:
                guard let start = current.first else { continue }
                append(current, isClosed: true)
                current = [start]
            }
        }
        if current.count > 1 || polylines.isEmpty, !current.isEmpty { append(current, isClosed: false) }
    }

    /// What decides whether a point is inside: curves whose control points are around it, a ten-thousandth of a unit off at
    /// most, and chords for all others.
    init(_ elements: [PathElement], near point: CGPoint) {
        var last = CGPoint.zero
        self.init(
            elements.map { element in
                defer { last = element.points.last ?? last }
                let end: CGPoint
                switch element {
                case .quad(_, let point), .curve(_, _, let point): end = point
                default: return element
                }
                let hull = element.points + [last]
                let isAround =
                    hull.contains { $0.y <= point.y } && hull.contains { $0.y >= point.y }
                    && hull.contains { $0.x <= point.x } && hull.contains { $0.x >= point.x }
                return isAround ? element : .line(end)
            }, tolerance: 1e-4)
    }

    private mutating func append(_ line: [CGPoint], isClosed: Bool) {
        polylines.append(line)
        areClosed.append(isClosed)
    }

    private static func flatten(
        _ p0: CGPoint, _ p1: CGPoint, _ p2: CGPoint, _ p3: CGPoint, _ tolerance: CGFloat,
        into points: inout [CGPoint]
    ) {
        // The second differences bound the distance between the curve and its chords.
        let bend = max(
            abs(p0.x - 2 * p1.x + p2.x), abs(p0.y - 2 * p1.y + p2.y), abs(p1.x - 2 * p2.x + p3.x),
            abs(p1.y - 2 * p2.y + p3.y))
        let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
        let steps = wanted.isFinite ? min(max(Int(clamping: wanted), 1), 256) : 1
        for step in 1...steps {
            let t = CGFloat(step) / CGFloat(steps)
            let u = 1 - t
            let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            points.append(
                CGPoint(
                    x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y
                ))
        }
    }

    /// How often the subpaths, closed, turn around a point.
    func windingNumber(at point: CGPoint) -> Int {
        var winding = 0
        for line in polylines {
            for (index, from) in line.enumerated() {
                let to = line[(index + 1) % line.count]
                let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
                if from.y <= point.y, to.y > point.y, side > 0 { winding += 1 }
                if from.y > point.y, to.y <= point.y, side < 0 { winding -= 1 }
            }
        }
        return winding
    }
}
