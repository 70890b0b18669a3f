/// Where two outlines meet, or are about to.
struct Manifold {
    struct Point {
        var position: Vector
        /// How far apart they are there; negative when they overlap.
        var separation: Double
        /// Which corners and sides meet, so that the point is known again in the next step.
        var feature: Int
    }

    /// From the first towards the second.
    var normal: Vector
    var points: [Point]
}

/// Finds where outlines meet: separating axes, then the side of one clipped by the other's.
enum Collision {
    /// - Parameter margin: Points that are farther apart do not count.
    static func between(_ a: Body, _ b: Body, margin: Double) -> Manifold? {
        switch (a.shape.kind, b.shape.kind) {
        case (.circle(let first), .circle(let second)):
            let gap = b.position - a.position
            let separation = gap.length - first - second
            guard separation < margin else { return nil }
            let normal = gap.direction ?? Vector(0, -1)
            let place = a.position + normal * (first + separation / 2)
            return Manifold(
                normal: normal, points: [.init(position: place, separation: separation, feature: 0)])
        case (.polygon, .circle(let radius)):
            return polygon(a, circleAt: b.position, radius: radius, margin: margin)
        case (.circle(let radius), .polygon):
            guard var found = polygon(b, circleAt: a.position, radius: radius, margin: margin) else {
                return nil
            }
            found.normal = -found.normal
            return found
        case (.polygon, .polygon):
            return polygons(
                Side(a.corners, a.normals), Side(b.corners, b.normals), margin: margin, preference: 0.1)
        }
    }

    /// - Parameters:
    ///   - side: 1 when the body is where the line's turned direction points, else -1.
    static func between(line: (Vector, Vector), side: Double, _ body: Body, margin: Double) -> Manifold? {
        guard let along = (line.1 - line.0).direction else { return nil }
        let normal = along.turned * side
        switch body.shape.kind {
        case .circle(let radius):
            let length = (line.1 - line.0).length
            let place = (body.position - line.0).dot(along)
            guard place < 0 || place > length else {
                let separation = (body.position - line.0).dot(normal) - radius
                guard separation < margin else { return nil }
                return Manifold(
                    normal: normal,
                    points: [
                        .init(position: line.0 + along * place, separation: separation, feature: 0)
                    ])
            }
            let end = place < 0 ? line.0 : line.1
            let gap = body.position - end
            let separation = gap.length - radius
            guard separation < margin else { return nil }
            return Manifold(
                normal: gap.direction ?? normal,
                points: [.init(position: end, separation: separation, feature: place < 0 ? 1 : 2)])
        case .polygon:
            // The corners in the order that puts the normal outside.
            let ends = side < 0 ? [line.0, line.1] : [line.1, line.0]
            return polygons(
                Side(ends, [normal]), Side(body.corners, body.normals), margin: margin, preference: 1)
        }
    }

    private static func polygon(
        _ body: Body, circleAt center: Vector, radius: Double, margin: Double
    ) -> Manifold? {
        let corners = body.corners
        var best = -Double.infinity
        var face = 0
        for index in corners.indices {
            let separation = body.normals[index].dot(center - corners[index])
            if separation > best {
                best = separation
                face = index
            }
        }
        guard best < radius + margin else { return nil }
        let start = corners[face]
        let end = corners[(face + 1) % corners.count]
        let along = end - start
        let share = (center - start).dot(along) / max(along.dot(along), 1e-12)
        guard best > 0, share < 0 || share > 1 else {
            let normal = body.normals[face]
            return Manifold(
                normal: normal,
                points: [
                    .init(position: center - normal * best, separation: best - radius, feature: face)
                ])
        }
        let corner = share < 0 ? start : end
        let gap = center - corner
        guard gap.length - radius < margin else { return nil }
        return Manifold(
            normal: gap.direction ?? body.normals[face],
            points: [.init(position: corner, separation: gap.length - radius, feature: 100 + face)])
    }

    /// Corners, and the normals of the sides that count; side i leads from corner i to the next.
    private struct Side {
        let corners: [Vector]
        let normals: [Vector]

        init(_ corners: [Vector], _ normals: [Vector]) {
            self.corners = corners
            self.normals = normals
        }

        /// The side that is farthest from the other outline.
        func farthest(from other: Side) -> (separation: Double, face: Int) {
            var best = (separation: -Double.infinity, face: 0)
            for (face, normal) in normals.enumerated() {
                var least = Double.infinity
                for corner in other.corners { least = min(least, normal.dot(corner - corners[face])) }
                if least > best.separation { best = (least, face) }
            }
            return best
        }

        func ends(of face: Int) -> (Vector, Vector) {
            (corners[face], corners[(face + 1) % corners.count])
        }
    }

    /// - Parameter preference: How much deeper the first may be in the second's side before that is the one that
    ///   counts: so the normal does not change from step to step, nor at the joints of a row of lines.
    private static func polygons(_ a: Side, _ b: Side, margin: Double, preference: Double) -> Manifold? {
        let first = a.farthest(from: b)
        guard first.separation < margin else { return nil }
        let second = b.farthest(from: a)
        guard second.separation < margin else { return nil }
        let isFlipped = second.separation > first.separation + preference
        let (reference, incident, face) =
            isFlipped ? (b, a, second.face) : (a, b, first.face)
        let normal = reference.normals[face]
        let (start, end) = reference.ends(of: face)
        guard let along = (end - start).direction else { return nil }

        // The side of the other that looks back most.
        let other: (Vector, Vector)
        var number = 0
        if incident.corners.count == 2 {
            other = (incident.corners[0], incident.corners[1])
        } else {
            var least = Double.infinity
            for (index, candidate) in incident.normals.enumerated() where candidate.dot(normal) < least {
                least = candidate.dot(normal)
                number = index
            }
            other = incident.ends(of: number)
        }
        guard let clipped = clip(other, from: start, to: end, along: along) else { return nil }
        var points: [Manifold.Point] = []
        for (index, place) in [clipped.0, clipped.1].enumerated() {
            let separation = (place - start).dot(normal)
            guard separation < margin else { continue }
            let feature = (isFlipped ? 10_000 : 0) + face * 100 + number * 2 + index
            points.append(
                .init(
                    position: place - normal * (separation / 2), separation: separation, feature: feature))
        }
        if points.count == 2, (points[0].position - points[1].position).length < 0.01 { points.removeLast() }
        return points.isEmpty ? nil : Manifold(normal: isFlipped ? -normal : normal, points: points)
    }

    /// What of a line lies between the two ends of another, seen along that.
    private static func clip(
        _ line: (Vector, Vector), from start: Vector, to end: Vector, along: Vector
    ) -> (Vector, Vector)? {
        let length = (end - start).dot(along)
        let a = (line.0 - start).dot(along)
        let b = (line.1 - start).dot(along)
        guard max(a, b) >= 0, min(a, b) <= length else { return nil }
        func place(at value: Double) -> Vector {
            guard abs(b - a) > 1e-9 else { return line.0 }
            return line.0 + (line.1 - line.0) * ((value - a) / (b - a))
        }
        return (
            a < 0 ? place(at: 0) : a > length ? place(at: length) : line.0,
            b < 0 ? place(at: 0) : b > length ? place(at: length) : line.1
        )
    }
}
