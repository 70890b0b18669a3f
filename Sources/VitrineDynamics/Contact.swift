/// Two bodies, or a body and a line, that meet or are about to: keeps them apart and rubs them.
final class Contact {
    struct Point {
        var feature: Int
        /// From the centres.
        var armA: Vector
        var armB: Vector
        var separation: Double
        var normalImpulse = 0.0
        var tangentImpulse = 0.0
        var normalMass = 0.0
        var tangentMass = 0.0
        /// The speed with which they meet, negative; zero when too slow to bounce.
        var impact = 0.0
    }

    let a: Body
    let b: Body
    var normal = Vector.zero
    var points: [Point] = []
    var friction = 0.0
    var elasticity = 0.0
    /// Where the bodies were when the points were found.
    private var startA = Vector.zero
    private var startB = Vector.zero
    private var angleA = 0.0
    private var angleB = 0.0

    /// Overlap that is left, so that what rests stays in touch, in points.
    static let slop = 0.1
    /// Slower than this, bodies do not bounce, in points per second.
    static let bounceThreshold = 20.0

    init(_ a: Body, _ b: Body) {
        self.a = a
        self.b = b
    }

    /// Takes what was found in this step; impulses of points that were there before stay.
    func update(_ manifold: Manifold) {
        normal = manifold.normal
        points = manifold.points.map { found in
            var point = Point(
                feature: found.feature, armA: found.position - a.position, armB: found.position - b.position,
                separation: found.separation)
            if let old = points.first(where: { $0.feature == found.feature }) {
                point.normalImpulse = old.normalImpulse
                point.tangentImpulse = old.tangentImpulse
            }
            return point
        }
    }

    private func effectiveMass(_ direction: Vector, _ armA: Vector, _ armB: Vector) -> Double {
        let turnA = armA.cross(direction)
        let turnB = armB.cross(direction)
        let sum =
            a.inverseMass + b.inverseMass + turnA * turnA * a.inverseInertia + turnB * turnB
            * b.inverseInertia
        return sum > 0 ? 1 / sum : 0
    }

    private func relativeVelocity(_ point: Point) -> Vector {
        b.velocity(at: point.armB) - a.velocity(at: point.armA)
    }

    func prepare(step: Double) {
        startA = a.position
        startB = b.position
        angleA = a.angle
        angleB = b.angle
        let tangent = normal.turned
        for index in points.indices {
            let point = points[index]
            points[index].normalMass = effectiveMass(normal, point.armA, point.armB)
            points[index].tangentMass = effectiveMass(tangent, point.armA, point.armB)
            // The speed at the moment when they meet, not at the end of the step: v² = v₀² + 2·a·s.
            let now = relativeVelocity(point).dot(normal)
            let before =
                (b.velocityBefore + point.armB.turned * b.angularVelocity
                - a.velocityBefore - point.armA.turned * a.angularVelocity).dot(normal)
            let towards = -(now - before) / step
            let square = before * before + 2 * towards * max(point.separation, 0)
            let impact = now < 0 ? min(max(square, 0).squareRoot(), -now) : 0
            points[index].impact = impact > Self.bounceThreshold ? -impact : 0
        }
    }

    func warmStart() {
        for point in points {
            apply(normal * point.normalImpulse + normal.turned * point.tangentImpulse, point)
        }
    }

    private func apply(_ impulse: Vector, _ point: Point) {
        a.applyImpulse(-impulse, at: point.armA)
        b.applyImpulse(impulse, at: point.armB)
    }

    func solve(step: Double) {
        let tangent = normal.turned
        for index in points.indices {
            let limit = friction * points[index].normalImpulse
            let speed = relativeVelocity(points[index]).dot(tangent)
            let old = points[index].tangentImpulse
            let new = min(max(old - speed * points[index].tangentMass, -limit), limit)
            points[index].tangentImpulse = new
            apply(tangent * (new - old), points[index])
        }
        for index in points.indices {
            let speed = relativeVelocity(points[index]).dot(normal)
            // As far as they are apart, they may come together in this step.
            let room = max(points[index].separation, 0) / step
            let old = points[index].normalImpulse
            let new = max(old - (speed + room) * points[index].normalMass, 0)
            points[index].normalImpulse = new
            apply(normal * (new - old), points[index])
        }
    }

    /// After the bodies have moved up to each other: what meets fast enough flies apart.
    func bounce() {
        guard elasticity > 0 else { return }
        for index in points.indices where points[index].impact < 0 && points[index].normalImpulse > 0 {
            let speed = relativeVelocity(points[index]).dot(normal)
            let impulse = max(-(speed + elasticity * points[index].impact) * points[index].normalMass, 0)
            apply(normal * impulse, points[index])
        }
    }

    /// Moves overlapping bodies apart.
    func separate() {
        for point in points {
            let armA = point.armA.rotated(by: a.angle - angleA)
            let armB = point.armB.rotated(by: b.angle - angleB)
            let moved =
                (b.position - startB + armB - point.armB - (a.position - startA + armA - point.armA)).dot(
                    normal)
            let separation = point.separation + moved
            let correction = min(max(0.25 * (separation + Self.slop), -10), 0)
            guard correction < 0 else { continue }
            let impulse = normal * (-correction * effectiveMass(normal, armA, armB))
            a.position -= impulse * a.inverseMass
            a.angle -= a.inverseInertia * armA.cross(impulse)
            b.position += impulse * b.inverseMass
            b.angle += b.inverseInertia * armB.cross(impulse)
        }
    }

    /// Whether they are in contact, not merely near.
    ///
    /// - Parameter wasTouching: What touched stays in touch until they are a point apart.
    func isTouching(wasTouching: Bool) -> Bool {
        points.contains { $0.normalImpulse > 0 || $0.separation < (wasTouching ? 1 : Self.slop) }
    }

    /// The middle of the points.
    var place: Vector {
        let sum = points.reduce(Vector.zero) { $0 + $1.armB }
        return b.position + sum * (1 / Double(max(points.count, 1)))
    }
}
