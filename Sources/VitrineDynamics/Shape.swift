/// The outline of a body about its centre: a circle or a convex polygon.
package struct Shape: Sendable, Equatable {
    package enum Kind: Sendable, Equatable {
        case circle(radius: Double)
        /// Corners in the order from x towards y; at least three.
        case polygon([Vector])
    }

    package let kind: Kind
    /// In points².
    package let area: Double
    /// The moment of inertia about the centre, divided by the mass.
    package let inertia: Double
    /// How far the farthest point is from the centre.
    package let reach: Double

    /// - Parameter radius: In points; not less than half a point.
    package static func circle(radius: Double) -> Shape {
        let radius = max(radius, 0.5)
        return Shape(
            kind: .circle(radius: radius), area: .pi * radius * radius, inertia: radius * radius / 2,
            reach: radius)
    }

    /// A rectangle about the centre. Sides are one point at least, so that every body has a mass.
    package static func box(width: Double, height: Double) -> Shape {
        let x = max(width, 1) / 2
        let y = max(height, 1) / 2
        return polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
    }

    /// An ellipse about the centre: a circle, or a polygon of 24 corners.
    package static func ellipse(width: Double, height: Double) -> Shape {
        let x = max(width, 1) / 2
        let y = max(height, 1) / 2
        guard abs(x - y) > 0.01 else { return circle(radius: x) }
        return polygon(
            (0..<24).map { step in
                let corner = Vector(1, 0).rotated(by: 2 * .pi * Double(step) / 24)
                return Vector(corner.x * x, corner.y * y)
            })
    }

    /// The convex hull of the points; nil when they lie on one line.
    package static func hull(of points: [Vector]) -> Shape? {
        let sorted = points.filter(\.isFinite).sorted { ($0.x, $0.y) < ($1.x, $1.y) }
        func chain(_ points: [Vector]) -> [Vector] {
            var result: [Vector] = []
            for point in points {
                while result.count > 1, let last = result.last,
                    (last - result[result.count - 2]).cross(point - last) <= 1e-6
                {
                    result.removeLast()
                }
                result.append(point)
            }
            return Array(result.dropLast())
        }
        let corners = chain(sorted) + chain(sorted.reversed())
        guard corners.count > 2 else { return nil }
        let shape = polygon(corners)
        return shape.area > 1e-3 ? shape : nil
    }

    private static func polygon(_ corners: [Vector]) -> Shape {
        var area = 0.0
        var moment = 0.0
        for (index, corner) in corners.enumerated() {
            let next = corners[(index + 1) % corners.count]
            let cross = corner.cross(next)
            area += cross / 2
            moment += cross * (corner.dot(corner) + corner.dot(next) + next.dot(next)) / 12
        }
        return Shape(
            kind: .polygon(corners), area: area, inertia: area > 0 ? moment / area : 1,
            reach: corners.map(\.length).max() ?? 0)
    }
}
