import Foundation
import VitrineCoreGraphics
import VitrineDynamics

/// The bodies of an animator's items: made of them, kept with them, and written back to them.
@MainActor
final class DynamicsSimulation {
    let world = World()
    /// Where the animator's reference ends; nil when there is none.
    private(set) var referenceBounds: CGRect?

    private struct Entry {
        let item: any UIDynamicItem
        let body: Body
        /// The item's transform when its body was made, and the body's angle then.
        var transform: CGAffineTransform
        var angle: Double
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var order: [ObjectIdentifier] = []
    private var joints: [ObjectIdentifier: Joint] = [:]
    private var barriers: [ObjectIdentifier: Barrier] = [:]
    private var wantedJoints: Set<ObjectIdentifier> = []
    private var wantedBarriers: Set<ObjectIdentifier> = []
    private(set) var groups: [UICollisionBehavior] = []

    // MARK: Setting up

    /// Makes the world what the behaviours say.
    func configure(_ behaviors: [UIDynamicBehavior], referenceBounds: CGRect?) {
        self.referenceBounds = referenceBounds
        var wanted: Set<ObjectIdentifier> = []
        for item in behaviors.flatMap(\.dynamicItems) where wanted.insert(ObjectIdentifier(item)).inserted {
            if entries[ObjectIdentifier(item)] == nil { add(item) }
        }
        for identifier in order where !wanted.contains(identifier) {
            if let entry = entries.removeValue(forKey: identifier) { world.remove(entry.body) }
        }
        order.removeAll { !wanted.contains($0) }
        for entry in entries.values { reset(entry.body) }
        groups = behaviors.compactMap { $0 as? UICollisionBehavior }
        wantedJoints = []
        wantedBarriers = []
        for behavior in behaviors { behavior.configure(self) }
        for (identifier, joint) in joints where !wantedJoints.contains(identifier) {
            world.remove(joint)
            joints[identifier] = nil
        }
        for (identifier, barrier) in barriers where !wantedBarriers.contains(identifier) {
            world.remove(barrier)
            barriers[identifier] = nil
        }
        world.wake()
    }

    /// What bodies are like before behaviours say otherwise.
    private func reset(_ body: Body) {
        body.gravity = .zero
        body.elasticity = Body.usualElasticity
        body.friction = Body.usualFriction
        if body.density != 1 { body.density = 1 }
        body.resistance = 0
        body.charge = 0
        body.angularResistance = 0
        if !body.allowsRotation { body.allowsRotation = true }
        if body.isAnchored { body.isAnchored = false }
        body.itemGroups = []
        body.barrierGroups = []
    }

    /// Keeps a joint in the world for as long as it is asked for in each setting up.
    func use(_ joint: Joint) {
        let identifier = ObjectIdentifier(joint)
        wantedJoints.insert(identifier)
        guard joints.updateValue(joint, forKey: identifier) == nil else { return }
        world.add(joint)
    }

    /// The same for a barrier.
    func use(_ barrier: Barrier) {
        let identifier = ObjectIdentifier(barrier)
        wantedBarriers.insert(identifier)
        guard barriers.updateValue(barrier, forKey: identifier) == nil else { return }
        world.add(barrier)
    }

    func group(of behavior: UICollisionBehavior) -> Int {
        groups.firstIndex { $0 === behavior } ?? -1
    }

    // MARK: Items and bodies

    func body(of item: any UIDynamicItem) -> Body? { entries[ObjectIdentifier(item)]?.body }

    func item(of body: Body) -> (any UIDynamicItem)? {
        entries.values.first { $0.body === body }?.item
    }

    /// In the order in which they came.
    var items: [any UIDynamicItem] { order.compactMap { entries[$0]?.item } }

    private func add(_ item: any UIDynamicItem) {
        let angle = Self.angle(of: item.transform)
        let body = Body(shape: Self.shape(of: item), position: Vector(item.center), angle: angle)
        world.add(body)
        let identifier = ObjectIdentifier(item)
        entries[identifier] = Entry(item: item, body: body, transform: item.transform, angle: angle)
        order.append(identifier)
    }

    /// Takes the item's place, turn and size, which somebody else has changed.
    func update(_ item: any UIDynamicItem) {
        guard var entry = entries[ObjectIdentifier(item)] else { return }
        entry.transform = item.transform
        entry.angle = Self.angle(of: item.transform)
        entries[ObjectIdentifier(item)] = entry
        entry.body.position = Vector(item.center)
        entry.body.angle = entry.angle
        let shape = Self.shape(of: item)
        if shape != entry.body.shape { entry.body.shape = shape }
        world.wake()
    }

    /// Moves the items to where their bodies are.
    func writeBack() {
        for identifier in order {
            guard let entry = entries[identifier], entry.body.isSane else { continue }
            let center = CGPoint(x: entry.body.position.x, y: entry.body.position.y)
            if entry.item.center != center { entry.item.center = center }
            let turn = entry.body.angle - entry.angle
            let transform =
                turn == 0
                ? entry.transform : entry.transform.concatenating(CGAffineTransform(rotationAngle: turn))
            if entry.item.transform != transform { entry.item.transform = transform }
        }
    }

    private static func angle(of transform: CGAffineTransform) -> Double {
        Double(atan2(transform.b, transform.a))
    }

    private static func shape(of item: any UIDynamicItem) -> Shape {
        let size = item.bounds.size
        switch item.collisionBoundsType {
        case .rectangle: return .box(width: size.width, height: size.height)
        case .ellipse: return .ellipse(width: size.width, height: size.height)
        case .path:
            let corners = DynamicsOutline(item.collisionBoundingPath).lines.flatMap(\.points)
            return .hull(of: corners) ?? .box(width: size.width, height: size.height)
        }
    }
}

/// The lines of a path, curves in short pieces.
struct DynamicsOutline {
    var lines: [(points: [Vector], isClosed: Bool)] = []

    private static let pieces = 12

    init(_ path: UIBezierPath) {
        var points: [Vector] = []
        var lines: [(points: [Vector], isClosed: Bool)] = []
        func end(isClosed: Bool) {
            if points.count > 1 { lines.append((points, isClosed)) }
        }
        path.cgPath.applyWithBlock { element in
            let element = element.pointee
            let last = points.last ?? .zero
            switch element.type {
            case .moveToPoint:
                end(isClosed: false)
                points = [Vector(element.points[0])]
            case .addLineToPoint: points.append(Vector(element.points[0]))
            case .addQuadCurveToPoint:
                let (a, b) = (Vector(element.points[0]), Vector(element.points[1]))
                for step in 1...Self.pieces {
                    let t = Double(step) / Double(Self.pieces)
                    points.append(last * ((1 - t) * (1 - t)) + a * (2 * t * (1 - t)) + b * (t * t))
                }
            case .addCurveToPoint:
                let (a, b) = (Vector(element.points[0]), Vector(element.points[1]))
                let c = Vector(element.points[2])
                for step in 1...Self.pieces {
                    let t = Double(step) / Double(Self.pieces)
                    let u = 1 - t
                    points.append(
                        last * (u * u * u) + a * (3 * u * u * t) + b * (3 * u * t * t) + c * (t * t * t))
                }
            case .closeSubpath:
                end(isClosed: true)
                points = points.first.map { [$0] } ?? []
            @unknown default: break
            }
        }
        end(isClosed: false)
        self.lines = lines
    }
}

extension Vector {
    init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }
}
