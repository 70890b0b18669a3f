/// Keeps the angle between two bodies, or within bounds, or rubs when it changes.
package final class AngleJoint: Joint {
    /// The angle of the second less that of the first which counts as zero.
    package let reference: Double
    /// Angles that are allowed, about the reference.
    package var range: ClosedRange<Double>
    package var stiffness: Stiffness
    /// How much torque resists each turn; 1 accelerates a moment of inertia of 1 by one radian per second².
    package var friction: Double

    private var mass = 0.0
    private var softness = 0.0
    private var bias = 0.0
    private var step = 0.0
    private var impulse = 0.0
    private var rubbing = 0.0
    private var limit = Limit.none
    private enum Limit { case none, lower, upper, both }

    package init(
        _ a: Body, _ b: Body, reference: Double, range: ClosedRange<Double> = 0...0,
        stiffness: Stiffness = .rigid, friction: Double = 0
    ) {
        self.reference = reference
        self.range = range
        self.stiffness = stiffness
        self.friction = friction
        super.init(a, b)
    }

    override func prepare(step: Double) {
        self.step = step
        let inverse = a.inverseInertia + b.inverseInertia
        let (softness, rate) = stiffness.parameters(mass: inverse > 0 ? 1 / inverse : 0, step: step)
        self.softness = softness.isFinite ? softness : 0
        mass = inverse + self.softness > 0 ? 1 / (inverse + self.softness) : 0
        let angle = b.angle - a.angle - reference
        let old = limit
        if range.lowerBound == range.upperBound {
            limit = .both
            bias = (angle - range.lowerBound) * rate
        } else if angle <= range.lowerBound {
            limit = .lower
            bias = (angle - range.lowerBound) * rate
        } else if angle >= range.upperBound {
            limit = .upper
            bias = (angle - range.upperBound) * rate
        } else {
            limit = .none
        }
        if old != limit { impulse = 0 }
    }

    override func warmStart() { apply(impulse + rubbing) }

    private func apply(_ amount: Double) {
        a.angularVelocity -= a.inverseInertia * amount
        b.angularVelocity += b.inverseInertia * amount
    }

    override func solve() {
        if friction > 0 {
            let old = rubbing
            let most = friction * step
            rubbing = min(max(old - (b.angularVelocity - a.angularVelocity) * mass, -most), most)
            apply(rubbing - old)
        } else {
            rubbing = 0
        }
        guard limit != .none else { return }
        let old = impulse
        impulse = old - (b.angularVelocity - a.angularVelocity + bias + old * softness) * mass
        if limit == .lower { impulse = max(impulse, 0) }
        if limit == .upper { impulse = min(impulse, 0) }
        apply(impulse - old)
    }
}

/// Lets a point of the second body move along a line that is fixed in the first.
package final class SliderJoint: Joint {
    package let localA: Vector
    package let localB: Vector
    /// The line's direction, of length 1, in the first body's own directions.
    package let axis: Vector
    /// How far it may move from where it was.
    package var range: ClosedRange<Double>

    private var along = Line()
    private var across = Line()

    /// One direction in which the points are held.
    private struct Line {
        var direction = Vector.zero
        var armA = Vector.zero
        var armB = Vector.zero
        var mass = 0.0
        var bias = 0.0
        var impulse = 0.0
        var least = -Double.infinity
        var most = Double.infinity

        mutating func prepare(_ a: Body, _ b: Body, _ direction: Vector, _ armA: Vector, _ armB: Vector) {
            self.direction = direction
            self.armA = armA
            self.armB = armB
            let turnA = armA.cross(direction)
            let turnB = armB.cross(direction)
            let inverse =
                a.inverseMass + b.inverseMass + turnA * turnA * a.inverseInertia
                + turnB * turnB * b.inverseInertia
            mass = inverse > 0 ? 1 / inverse : 0
        }

        func apply(_ amount: Double, _ a: Body, _ b: Body) {
            a.applyImpulse(direction * -amount, at: armA)
            b.applyImpulse(direction * amount, at: armB)
        }

        mutating func solve(_ a: Body, _ b: Body) {
            let speed = (b.velocity(at: armB) - a.velocity(at: armA)).dot(direction)
            let old = impulse
            impulse = min(max(old - (speed + bias) * mass, least), most)
            apply(impulse - old, a, b)
        }
    }

    package init(
        _ a: Body, at localA: Vector, _ b: Body, at localB: Vector, axis: Vector,
        range: ClosedRange<Double>
    ) {
        self.localA = localA
        self.localB = localB
        self.axis = axis.direction ?? Vector(1, 0)
        self.range = range
        super.init(a, b)
    }

    override func prepare(step: Double) {
        let armB = localB.rotated(by: b.angle)
        let gap = b.position + armB - a.position - localA.rotated(by: a.angle)
        // The first body is held where the second's point is now.
        let armA = b.position + armB - a.position
        let direction = axis.rotated(by: a.angle)
        let rate = Stiffness.rigid.parameters(mass: 0, step: step).rate
        across.prepare(a, b, direction.turned, armA, armB)
        across.bias = gap.dot(direction.turned) * rate
        along.prepare(a, b, direction, armA, armB)
        let place = gap.dot(direction)
        along.least = place <= range.lowerBound || range.lowerBound == range.upperBound ? -.infinity : 0
        if place <= range.lowerBound {
            (along.least, along.most) = (0, .infinity)
            along.bias = (place - range.lowerBound) * rate
        } else if place >= range.upperBound {
            (along.least, along.most) = (-.infinity, 0)
            along.bias = (place - range.upperBound) * rate
        } else {
            (along.least, along.most, along.bias, along.impulse) = (0, 0, 0, 0)
        }
    }

    override func warmStart() {
        across.apply(across.impulse, a, b)
        along.apply(along.impulse, a, b)
    }

    override func solve() {
        across.solve(a, b)
        along.solve(a, b)
    }
}
