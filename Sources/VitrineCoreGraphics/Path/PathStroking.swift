import Foundation

/// The outline of what a pen leaves along a path: pieces that overlap and turn the same way, which the winding rule unites.
struct PathStroking {
    private(set) var elements: [PathElement] = []
    private let half: CGFloat
    private let cap: CGLineCap
    private let join: CGLineJoin
    private let miterLimit: CGFloat
    /// How many sides a circle of the pen's width has.
    private let sides: Int

    /// - Parameters:
    ///   - lines: The path, flattened.
    ///   - width: Of the pen.
    ///   - tolerance: What round parts may miss the circle by.
    init(
        _ lines: PathFlattening, width: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat,
        tolerance: CGFloat
    ) {
        half = width / 2
        self.cap = cap
        self.join = join
        self.miterLimit = miterLimit
        guard half > 0, half.isFinite else {
            sides = 0
            return
        }
        let step = 2 * acos(max(1 - tolerance / max(half, tolerance), -1))
        sides = min(max(Int((2 * CGFloat.pi / max(step, 0.01)).rounded(.up)), 8), 128)
        for (points, isClosed) in zip(lines.polylines, lines.areClosed) { add(points, isClosed: isClosed) }
    }

    private mutating func add(_ points: [CGPoint], isClosed: Bool) {
        var line: [CGPoint] = []
        for point in points where point != line.last { line.append(point) }
        if isClosed, line.count > 1, line.first == line.last { line.removeLast() }
        guard line.count > 1 else {
            // A point leaves what its caps are.
            if let point = line.first, isClosed || points.count > 1 { addDot(at: point) }
            return
        }
        let count = isClosed ? line.count : line.count - 1
        let normals = (0..<count).map { normal(from: line[$0], to: line[($0 + 1) % line.count]) }
        for index in 0..<count {
            let (a, b, n) = (line[index], line[(index + 1) % line.count], normals[index])
            addPolygon([a + n, b + n, b - n, a - n])
            if index + 1 < count {
                addJoin(at: b, n, normals[index + 1])
            } else if isClosed {
                addJoin(at: b, n, normals[0])
            }
        }
        if !isClosed {
            addCap(at: line[0], -normals[0])
            addCap(at: line[line.count - 1], normals[count - 1])
        }
    }

    /// Half the pen's width to the side of a line.
    private func normal(from a: CGPoint, to b: CGPoint) -> CGVector {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        return CGVector(dx: -dy / length * half, dy: dx / length * half)
    }

    /// - Parameter n: To the side of the line, whose direction is a quarter turn before it.
    private mutating func addCap(at point: CGPoint, _ n: CGVector) {
        switch cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            let ahead = CGVector(dx: n.dy, dy: -n.dx)
            addPolygon([point + n, point + n + ahead, point - n + ahead, point - n])
        }
    }

    private mutating func addDot(at point: CGPoint) {
        switch cap {
        case .butt: break
        case .round: addCircle(at: point)
        case .square:
            addPolygon([
                CGPoint(x: point.x - half, y: point.y - half), CGPoint(x: point.x + half, y: point.y - half),
                CGPoint(x: point.x + half, y: point.y + half), CGPoint(x: point.x - half, y: point.y + half),
            ])
        }
    }

    private mutating func addJoin(at point: CGPoint, _ first: CGVector, _ second: CGVector) {
        let cross = first.dx * second.dy - first.dy * second.dx
        let dot = first.dx * second.dx + first.dy * second.dy
        guard cross != 0 || dot < 0 else { return }
        // The outer side of the bend.
        let (a, b) = cross > 0 ? (-first, -second) : (first, second)
        // The squared sine of half the angle between the lines, as the limit has it.
        let sine = (1 + dot / (half * half)) / 2
        let isSlight = sine > 0.99
        if join == .round, !isSlight { return addCircle(at: point) }
        if join == .miter || isSlight, sine > 0, 1 / sine <= miterLimit * miterLimit {
            let tip = CGVector(dx: (a.dx + b.dx) / (2 * sine), dy: (a.dy + b.dy) / (2 * sine))
            return addPolygon([point, point + a, point + tip, point + b])
        }
        addPolygon([point, point + a, point + b])
    }

    private mutating func addCircle(at center: CGPoint) {
        addPolygon(
            (0..<sides).map { side in
                let angle = 2 * CGFloat.pi * CGFloat(side) / CGFloat(sides)
                return CGPoint(x: center.x + cos(angle) * half, y: center.y + sin(angle) * half)
            })
    }

    /// Adds a piece, turned the way that all are.
    private mutating func addPolygon(_ points: [CGPoint]) {
        var area: CGFloat = 0
        for (index, point) in points.enumerated() {
            let next = points[(index + 1) % points.count]
            area += point.x * next.y - next.x * point.y
        }
        guard area != 0, area.isFinite else { return }
        let turned = area > 0 ? points : points.reversed()
        elements.append(.move(turned[0]))
        elements += turned.dropFirst().map { .line($0) }
        elements.append(.close)
    }

}

extension CGPoint {
    fileprivate static func + (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
    }
    fileprivate static func - (point: CGPoint, vector: CGVector) -> CGPoint {
        CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
    }
}

extension CGVector {
    fileprivate static prefix func - (vector: CGVector) -> CGVector {
        CGVector(dx: -vector.dx, dy: -vector.dy)
    }
}
