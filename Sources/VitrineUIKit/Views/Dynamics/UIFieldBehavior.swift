public import Foundation
public import VitrineCoreGraphics
import VitrineDynamics

/// Acts on items by where they are, and how fast.
///
/// Apple publishes no units: here a strength of 1 is that of gravity, 1000 points per second², of the fields that pull; distances
/// count in units of 150 points where they weaken a field.
@MainActor @preconcurrency
open class UIFieldBehavior: UIDynamicBehavior {
    enum Kind {
        /// Nothing: of a field that no class method made.
        case none
        case drag, vortex, radialGravity, linearGravity, velocity, noise, turbulence, spring, electric,
            magnetic
        case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
    }

    private var kind = Kind.none
    private var members = DynamicItems([])
    private var noise = FieldNoise()

    /// A field of the class that is asked, which may be a program's.
    private class func made(_ kind: Kind) -> Self {
        let field = _make(self)
        field.kind = kind
        return field
    }

    // MARK: Fields

    /// Slows items down, the more the faster they are.
    open class func dragField() -> Self { made(.drag) }
    /// Pushes items around the position.
    open class func vortexField() -> Self { made(.vortex) }
    /// Pulls items to a position, whatever their mass.
    open class func radialGravityField(position: CGPoint) -> Self {
        let field = made(.radialGravity)
        field.position = position
        return field
    }
    /// Pulls items in a direction, whatever their mass.
    open class func linearGravityField(direction: CGVector) -> Self {
        let field = made(.linearGravity)
        field.direction = direction
        return field
    }
    /// Gives items a velocity: a direction of 1 is 100 points per second.
    open class func velocityField(direction: CGVector) -> Self {
        let field = made(.velocity)
        field.direction = direction
        return field
    }
    /// Pushes items to and fro by chance.
    ///
    /// - Parameters:
    ///   - smoothness: How little the force changes from place to place, 0…1.
    ///   - speed: How often it changes in a second; 0 never.
    open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = made(.noise)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
    /// As a noise field, but in proportion to the speed of items.
    open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
        let field = made(.turbulence)
        field.smoothness = smoothness
        field.animationSpeed = speed
        return field
    }
    /// Pulls items to the position, the more the farther they are: by 10 points per second² for each point.
    open class func springField() -> Self { made(.spring) }
    /// Pushes items with a charge away from the position, those with a negative one towards it.
    open class func electricField() -> Self { made(.electric) }
    /// Turns items with a charge aside, the more the faster they are.
    open class func magneticField() -> Self { made(.magnetic) }
    /// A field of one's own.
    ///
    /// - Parameter block: Is given the field, the item's place from the field's position, its velocity, mass and charge, and the
    ///   time that the force acts; it gives the force, in units of `UIPushBehavior`.
    open class func field(
        evaluationBlock block:
            @escaping (
                UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval
            ) -> CGVector
    ) -> Self { made(.custom(block)) }

    // MARK: What it acts on

    /// The items in the field.
    open var items: [any UIDynamicItem] { members.all }

    /// Adds an item.
    open func addItem(_ item: any UIDynamicItem) {
        if members.add(item) { didChange() }
    }

    /// Takes an item away.
    open func removeItem(_ item: any UIDynamicItem) {
        if members.remove(item) { didChange() }
    }

    /// Where the field is, in points. Default zero.
    open var position = CGPoint.zero { didSet { didChange() } }
    /// Where about its position it acts. Default everywhere.
    open var region = UIRegion.infinite { didSet { didChange() } }
    /// How strong it is. Default 1; a negative one acts the other way.
    open var strength: CGFloat = 1 { didSet { didChange() } }
    /// The power of the distance by which it becomes weaker. Default 0: it does not.
    open var falloff: CGFloat = 0 { didSet { didChange() } }
    /// The distance below which it does not become stronger any more, in points. Default 1e-5.
    open var minimumRadius: CGFloat = 1e-5 { didSet { didChange() } }
    /// The direction of linear gravity and of a velocity. Default zero.
    open var direction = CGVector(dx: 0, dy: 0) { didSet { didChange() } }
    /// How little the force of noise changes from place to place, 0…1. Default 0.
    open var smoothness: CGFloat = 0 { didSet { didChange() } }
    /// How often the force of noise changes in a second. Default 0.
    open var animationSpeed: CGFloat = 0 { didSet { didChange() } }

    // MARK: Acting

    /// In points per second², of a strength of 1; the same as gravity.
    private static let unit = 1000.0
    /// The distance that counts as 1 where a field becomes weaker.
    private static let unitDistance = 150.0

    override var dynamicItems: [any UIDynamicItem] { items }

    override func applyForces(_ simulation: DynamicsSimulation) {
        noise.time += World.step * Double(animationSpeed)
        for item in items {
            guard let body = simulation.body(of: item), body.mass.isFinite else { continue }
            let place = body.position - Vector(position)
            guard region.contains(CGPoint(x: place.x, y: place.y)) else { continue }
            act(on: body, at: place)
        }
    }

    /// How much is left of the field at a distance.
    private func share(at distance: Double) -> Double {
        guard falloff != 0 else { return Double(strength) }
        return Double(strength)
            / pow(max(distance, max(Double(minimumRadius), 1e-5)) / Self.unitDistance, Double(falloff))
    }

    private func act(on body: Body, at place: Vector) {
        let share = share(at: place.length)
        let outwards = place.direction ?? .zero
        let towards = Vector(Double(direction.dx), Double(direction.dy))
        func push(_ force: Vector) { if force.isFinite { body.push(force, at: .zero) } }
        switch kind {
        case .none: break
        case .drag: push(body.velocity * (-share * min(1, body.mass / World.step)))
        case .vortex: push(outwards.turned * (Self.unit * share))
        case .radialGravity: push(outwards * (-Self.unit * share * body.mass))
        case .linearGravity: push(towards * (Self.unit * share * body.mass))
        case .velocity: body.velocity = towards * (100 * share)
        case .noise: push(noise.direction(at: place, smoothness: Double(smoothness)) * (Self.unit * share))
        case .turbulence:
            push(
                noise.direction(at: place, smoothness: Double(smoothness)) * (share * body.velocity.length))
        case .spring: push(place * (-10 * share))
        case .electric: push(outwards * (Self.unit * share * body.charge))
        case .magnetic: push(body.velocity.turned * (share * body.charge))
        case .custom(let block):
            let force = block(
                self, CGPoint(x: place.x, y: place.y), CGVector(dx: body.velocity.x, dy: body.velocity.y),
                CGFloat(body.mass), CGFloat(body.charge), World.step)
            push(Vector(Double(force.dx), Double(force.dy)) * (100 * Double(strength)))
        }
    }
}

/// Forces by chance, which are always the same at the same place and time, and go over into each other.
private struct FieldNoise {
    var time = 0.0

    func direction(at place: Vector, smoothness: Double) -> Vector {
        // From 20 to 220 points between two forces that have nothing to do with each other.
        let cell = 20 + 200 * min(max(smoothness, 0), 1)
        let (x, y) = (place.x / cell, place.y / cell)
        return Vector(value(x, y, 0), value(x, y, 1))
    }

    private func value(_ x: Double, _ y: Double, _ channel: Int) -> Double {
        let (x0, y0, t0) = (x.rounded(.down), y.rounded(.down), time.rounded(.down))
        func smooth(_ t: Double) -> Double { t * t * (3 - 2 * t) }
        let (fx, fy, ft) = (smooth(x - x0), smooth(y - y0), smooth(time - t0))
        func corner(_ dx: Double, _ dy: Double, _ dt: Double) -> Double {
            var hash = UInt64(truncatingIfNeeded: Int(x0 + dx) &* 73_856_093)
            hash ^= UInt64(truncatingIfNeeded: Int(y0 + dy) &* 19_349_663)
            hash ^= UInt64(truncatingIfNeeded: Int(t0 + dt) &* 83_492_791)
            hash = (hash &+ UInt64(channel) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
            hash ^= hash >> 31
            hash = hash &* 0x94D0_49BB_1331_11EB
            return Double(hash >> 40) / Double(1 << 23) - 1
        }
        func mix(_ a: Double, _ b: Double, _ t: Double) -> Double { a + (b - a) * t }
        func plane(_ dt: Double) -> Double {
            mix(
                mix(corner(0, 0, dt), corner(1, 0, dt), fx), mix(corner(0, 1, dt), corner(1, 1, dt), fx), fy)
        }
        return mix(plane(0), plane(1), ft)
    }
}
