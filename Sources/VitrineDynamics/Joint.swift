/// Ties two bodies, or a body and the ground.
package class Joint {
    package let a: Body
    package let b: Body

    init(_ a: Body, _ b: Body) {
        self.a = a
        self.b = b
    }

    /// Whether the joint keeps what it was made for; such a world does not come to rest.
    func prepare(step: Double) {}
    func warmStart() {}
    func solve() {}
}

/// How firmly a joint holds.
package struct Stiffness: Equatable, Sendable {
    /// Oscillations a second; zero is rigid.
    package var frequency: Double
    /// 1 is without overshoot.
    package var damping: Double

    package static let rigid = Stiffness(frequency: 0, damping: 0)

    package init(frequency: Double, damping: Double) {
        self.frequency = max(frequency, 0)
        self.damping = max(damping, 0)
    }

    /// What a soft constraint gives in to, and how fast it corrects, for a mass.
    ///
    /// A spring of frequency ω has stiffness m·ω² and damping 2·m·ζ·ω, integrated implicitly, which is stable at any
    /// step.
    func parameters(mass: Double, step: Double) -> (softness: Double, rate: Double) {
        guard frequency > 0 else { return (0, Self.correction / step) }
        // Faster than the steps can show is rigid.
        let omega = 2 * Double.pi * min(frequency, 0.25 / step)
        let stiffness = mass * omega * omega
        let drag = 2 * mass * damping * omega
        let softness = 1 / (step * (drag + step * stiffness))
        return (softness, step * stiffness * softness)
    }

    /// The share of an error that a rigid joint mends in a step.
    private static let correction = 0.5
}

/// Keeps two points together.
package final class PointJoint: Joint {
    package var localA: Vector
    package var localB: Vector
    package var stiffness: Stiffness

    private var armA = Vector.zero
    private var armB = Vector.zero
    private var softness = 0.0
    private var bias = Vector.zero
    private var inverse = (0.0, 0.0, 0.0)
    private var impulse = Vector.zero

    package init(_ a: Body, at localA: Vector, _ b: Body, at localB: Vector, stiffness: Stiffness = .rigid) {
        self.localA = localA
        self.localB = localB
        self.stiffness = stiffness
        super.init(a, b)
    }

    override func prepare(step: Double) {
        armA = localA.rotated(by: a.angle)
        armB = localB.rotated(by: b.angle)
        let mass = a.inverseMass + b.inverseMass
        let error = b.position + armB - a.position - armA
        let (softness, rate) = stiffness.parameters(mass: mass > 0 ? 1 / mass : 0, step: step)
        self.softness = softness.isFinite ? softness : 0
        bias = error * rate
        let xx =
            mass + armA.y * armA.y * a.inverseInertia + armB.y * armB.y * b.inverseInertia + self.softness
        let xy = -armA.x * armA.y * a.inverseInertia - armB.x * armB.y * b.inverseInertia
        let yy =
            mass + armA.x * armA.x * a.inverseInertia + armB.x * armB.x * b.inverseInertia + self.softness
        let determinant = xx * yy - xy * xy
        inverse = determinant > 0 ? (yy / determinant, -xy / determinant, xx / determinant) : (0, 0, 0)
    }

    override func warmStart() { apply(impulse) }

    private func apply(_ impulse: Vector) {
        a.applyImpulse(-impulse, at: armA)
        b.applyImpulse(impulse, at: armB)
    }

    override func solve() {
        let speed = b.velocity(at: armB) - a.velocity(at: armA) + bias + impulse * softness
        let change = Vector(
            -(inverse.0 * speed.x + inverse.1 * speed.y), -(inverse.1 * speed.x + inverse.2 * speed.y))
        impulse += change
        apply(change)
    }
}

/// Keeps two points at a distance, or no farther apart than that.
package final class DistanceJoint: Joint {
    package var localA: Vector
    package var localB: Vector
    package var length: Double
    package var stiffness: Stiffness
    /// Whether the points may come nearer.
    package let isRope: Bool

    private var armA = Vector.zero
    private var armB = Vector.zero
    private var direction = Vector(0, 1)
    private var softness = 0.0
    private var bias = 0.0
    private var mass = 0.0
    private var impulse = 0.0

    package init(
        _ a: Body, at localA: Vector, _ b: Body, at localB: Vector, length: Double,
        stiffness: Stiffness = .rigid, isRope: Bool = false
    ) {
        self.localA = localA
        self.localB = localB
        self.length = length
        self.stiffness = stiffness
        self.isRope = isRope
        super.init(a, b)
    }

    override func prepare(step: Double) {
        armA = localA.rotated(by: a.angle)
        armB = localB.rotated(by: b.angle)
        let gap = b.position + armB - a.position - armA
        // Points on each other have no direction: the last one serves.
        direction = gap.direction ?? direction
        let turnA = armA.cross(direction)
        let turnB = armB.cross(direction)
        let inverse =
            a.inverseMass + b.inverseMass + turnA * turnA * a.inverseInertia + turnB * turnB
            * b.inverseInertia
        let whole = inverse > 0 ? 1 / inverse : 0
        let error = gap.dot(direction) - length
        let (softness, rate) = stiffness.parameters(mass: whole, step: step)
        self.softness = softness.isFinite ? softness : 0
        // A rope that is not taut may become so within the step.
        bias = isRope && error < 0 ? error / step : error * rate
        mass = inverse + self.softness > 0 ? 1 / (inverse + self.softness) : 0
        if isRope && error < 0 { impulse = 0 }
    }

    override func warmStart() { apply(impulse) }

    private func apply(_ amount: Double) {
        a.applyImpulse(direction * -amount, at: armA)
        b.applyImpulse(direction * amount, at: armB)
    }

    override func solve() {
        let speed = (b.velocity(at: armB) - a.velocity(at: armA)).dot(direction)
        let old = impulse
        impulse = old - (speed + bias + old * softness) * mass
        if isRope { impulse = min(impulse, 0) }
        apply(impulse - old)
    }
}
