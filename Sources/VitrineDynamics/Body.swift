/// Something that moves: a shape with a place, a turn and velocities.
///
/// Lengths in points, velocities in points per second, angles in radians.
package final class Body {
    package var shape: Shape { didSet { updateMass() } }
    package var position: Vector
    package var angle: Double
    package var velocity = Vector.zero
    package var angularVelocity = 0.0

    /// How much of the speed towards another is kept when they meet: 0 none, 1 all.
    package var elasticity: Double
    package var friction: Double
    package var density = 1.0 { didSet { updateMass() } }
    /// How fast velocity is lost: a share of it each second.
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var allowsRotation = true { didSet { updateMass() } }
    /// Whether nothing moves it.
    package var isAnchored = false { didSet { updateMass() } }
    /// What fields of electricity and magnetism act on.
    package var charge = 0.0
    /// Acceleration by gravity, in points per second².
    package var gravity = Vector.zero
    /// Groups in which it meets other bodies, and in which it meets barriers.
    package var itemGroups: Set<Int> = []
    package var barrierGroups: Set<Int> = []

    /// What pushes it during the next step; 1 accelerates a mass of 1 by one point per second².
    package private(set) var force = Vector.zero
    package private(set) var torque = 0.0

    package private(set) var inverseMass = 0.0
    package private(set) var inverseInertia = 0.0

    /// For how long it has been all but still.
    var stillTime = 0.0
    /// Whether anything but gravity acts on it in this step.
    var isTouched = false
    /// Its velocity before the forces of the step.
    var velocityBefore = Vector.zero
    var number = 0
    /// Corners and outward normals where it is now.
    var corners: [Vector] = []
    var normals: [Vector] = []
    /// Its speed when it began to be still.
    var stillSpeed = 0.0

    /// What bodies are like unless somebody says otherwise.
    package static let usualElasticity = 0.2
    package static let usualFriction = 0.2

    /// The area of a body of mass 1 and density 1.
    package static let unitArea = 10_000.0

    package init(shape: Shape, position: Vector, angle: Double = 0) {
        self.shape = shape
        self.position = position
        self.angle = angle
        elasticity = Self.usualElasticity
        friction = Self.usualFriction
        updateMass()
    }

    /// 1 for 100 × 100 points of density 1; infinite where it is anchored.
    package var mass: Double { inverseMass == 0 ? .infinity : 1 / inverseMass }

    private func updateMass() {
        guard !isAnchored else {
            inverseMass = 0
            inverseInertia = 0
            return
        }
        let mass = max(shape.area * max(density, 1e-6) / Self.unitArea, 1e-9)
        inverseMass = 1 / mass
        inverseInertia = allowsRotation ? 1 / (mass * max(shape.inertia, 1e-6)) : 0
    }

    // MARK: Acting on it

    /// - Parameters:
    ///   - force: For the next step.
    ///   - offset: Where it acts, from the centre, in the body's own directions.
    package func push(_ force: Vector, at offset: Vector) {
        self.force += force
        torque += offset.rotated(by: angle).cross(force)
    }

    /// Changes the velocities at once.
    package func hit(_ impulse: Vector, at offset: Vector) {
        applyImpulse(impulse, at: offset.rotated(by: angle))
    }

    func clearForces() {
        force = .zero
        torque = 0
    }

    /// - Parameter arm: From the centre, in the directions of the world.
    @inline(__always)
    func applyImpulse(_ impulse: Vector, at arm: Vector) {
        velocity += impulse * inverseMass
        angularVelocity += inverseInertia * arm.cross(impulse)
    }

    /// How fast a point moves.
    @inline(__always)
    func velocity(at arm: Vector) -> Vector { velocity + arm.turned * angularVelocity }

    func place(_ point: Vector) -> Vector { position + point.rotated(by: angle) }

    package func local(_ point: Vector) -> Vector { (point - position).rotated(by: -angle) }

    func updateOutline() {
        guard case .polygon(let outline) = shape.kind else { return }
        let rotation = Rotation(angle)
        corners = outline.map { position + $0.rotated(rotation) }
        normals = corners.indices.map { index in
            let side = corners[(index + 1) % corners.count] - corners[index]
            return -(side.turned.direction ?? Vector(0, 1))
        }
    }

    package var isSane: Bool {
        position.isFinite && velocity.isFinite && angle.isFinite && angularVelocity.isFinite
    }
}
