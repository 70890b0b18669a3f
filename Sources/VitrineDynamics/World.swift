/// Bodies, barriers and joints, and what becomes of them in steps of one length.
///
/// Contacts are solved by impulses, one after the other, several rounds a step. What is about to meet within the step
/// is a contact already, so that nothing passes through anything however fast it is. The same calls give the same
/// motion.
package final class World {
    /// What met, or parted.
    package enum Event {
        case began(Body, Body, at: Vector)
        case ended(Body, Body)
        case beganBarrier(Body, Barrier, at: Vector)
        case endedBarrier(Body, Barrier)
    }

    /// The length of a step, in seconds: two for each frame of a usual display.
    package static let step = 1.0 / 120
    private static let rounds = 12
    private static let separatingRounds = 4
    /// What is slower than this counts as still, in points and in radians per second.
    private static let restSpeed = 3.0
    private static let restTurn = 0.03
    /// How much faster it may become meanwhile, in points per second.
    private static let restGain = 0.25
    /// For how long everything is still before the world rests, in seconds.
    private static let restDelay = 0.4

    package private(set) var bodies: [Body] = []
    package private(set) var barriers: [Barrier] = []
    package private(set) var joints: [Joint] = []
    /// What joints to the background are tied to.
    package let ground: Body

    private var contacts: [Pair: Entry] = [:]
    private var touching: [Touch: Meeting] = [:]
    private var lastNumber = 0

    /// A body and another, or a line of a barrier.
    private struct Pair: Hashable, Comparable {
        var a: Int
        var b: Int
        var line: Int

        static func < (a: Pair, b: Pair) -> Bool { (a.a, a.b, a.line) < (b.a, b.b, b.line) }
    }

    private struct Touch: Hashable, Comparable {
        var a: Int
        var b: Int

        static func < (a: Touch, b: Touch) -> Bool { (a.a, a.b) < (b.a, b.b) }
    }

    private struct Meeting {
        var a: Body
        var other: Other
    }

    private enum Other {
        case body(Body)
        case barrier(Barrier)
    }

    private struct Entry {
        var contact: Contact
        /// On which side of the line the body is.
        var side = 1.0
        var barrier: Barrier?
        var turn: Int
    }

    private var turn = 0

    package init() {
        ground = Body(shape: .box(width: 1, height: 1), position: .zero)
        ground.isAnchored = true
    }

    // MARK: What is in it

    package func add(_ body: Body) {
        lastNumber += 1
        body.number = lastNumber
        bodies.append(body)
    }

    package func remove(_ body: Body) {
        bodies.removeAll { $0 === body }
        joints.removeAll { $0.a === body || $0.b === body }
        contacts = contacts.filter { $0.value.contact.a !== body && $0.value.contact.b !== body }
        touching = touching.filter { $0.key.a != body.number && $0.key.b != body.number }
    }

    package func add(_ barrier: Barrier) {
        lastNumber += 1
        barrier.number = lastNumber
        barriers.append(barrier)
    }

    package func remove(_ barrier: Barrier) {
        barriers.removeAll { $0 === barrier }
        contacts = contacts.filter { $0.value.barrier !== barrier }
        touching = touching.filter { $0.key.b != barrier.number }
    }

    package func add(_ joint: Joint) { joints.append(joint) }

    package func remove(_ joint: Joint) { joints.removeAll { $0 === joint } }

    /// Begins anew to wait for rest.
    package func wake() {
        for body in bodies { body.stillTime = 0 }
    }

    /// Whether everything has been still for a while. A world without bodies is.
    package var isAtRest: Bool {
        bodies.allSatisfy { $0.isAnchored || $0.stillTime >= Self.restDelay }
    }

    // MARK: Time

    /// Moves the world by one step.
    ///
    /// Complexity: O(n log n + contacts), for n bodies.
    ///
    /// - Returns: What met and what parted, in an order that depends on nothing else.
    package func advance() -> [Event] {
        let step = Self.step
        for body in bodies {
            body.velocityBefore = body.velocity
            body.isTouched = false
            guard body.inverseMass > 0 else {
                body.velocity = .zero
                body.angularVelocity = 0
                body.updateOutline()
                continue
            }
            body.velocity += (body.gravity + body.force * body.inverseMass) * step
            body.angularVelocity += body.torque * body.inverseInertia * step
            if !body.allowsRotation { body.angularVelocity = 0 }
            body.velocity = body.velocity * (1 / (1 + max(body.resistance, 0) * step))
            body.angularVelocity *= 1 / (1 + max(body.angularResistance, 0) * step)
            body.updateOutline()
        }
        findContacts()
        let active = contacts.sorted { $0.key < $1.key }.map(\.value.contact)
        for joint in joints {
            joint.a.isTouched = true
            joint.b.isTouched = true
            joint.prepare(step: step)
        }
        for contact in active { contact.prepare(step: step) }
        for joint in joints { joint.warmStart() }
        for contact in active { contact.warmStart() }
        for _ in 0..<Self.rounds {
            for joint in joints { joint.solve() }
            for contact in active { contact.solve(step: step) }
        }
        move(by: step)
        for contact in active { contact.bounce() }
        for _ in 0..<Self.separatingRounds {
            for contact in active { contact.separate() }
        }
        for body in bodies {
            body.clearForces()
            noteRest(of: body, step: step)
        }
        return meetings()
    }

    private func move(by step: Double) {
        for body in bodies where body.inverseMass > 0 {
            // A body in free flight follows its parabola exactly; forces change it during the step, not before.
            let mean = body.isTouched ? body.velocity : (body.velocity + body.velocityBefore) * 0.5
            body.position += mean * step
            // More than a quarter turn in a step would not be seen as one.
            body.angularVelocity = min(max(body.angularVelocity, -1.5 / step), 1.5 / step)
            body.angle += body.angularVelocity * step
        }
    }

    private func noteRest(of body: Body, step: Double) {
        let isStill =
            body.velocity.length < Self.restSpeed
            && abs(body.angularVelocity) < min(Self.restTurn, Self.restSpeed / max(body.shape.reach, 1) * 10)
        // What is slow, but becomes faster, only begins to move.
        if !isStill || body.velocity.length > body.stillSpeed + Self.restGain {
            body.stillTime = 0
            body.stillSpeed = body.velocity.length
        } else {
            body.stillTime += step
        }
    }

    // MARK: Contacts

    private struct Bounds {
        var body: Body
        var low: Vector
        var high: Vector
    }

    /// What may be touched within the step, and a little more.
    private func bounds(of body: Body) -> Bounds {
        let reach = body.shape.reach + 2
        let way = body.velocity * Self.step
        let low = Vector(
            min(body.position.x, body.position.x + way.x), min(body.position.y, body.position.y + way.y))
        let high = Vector(
            max(body.position.x, body.position.x + way.x), max(body.position.y, body.position.y + way.y))
        return Bounds(body: body, low: low - Vector(reach, reach), high: high + Vector(reach, reach))
    }

    private func findContacts() {
        turn += 1
        let all = bodies.map(bounds(of:)).sorted { ($0.low.x, $0.body.number) < ($1.low.x, $1.body.number) }
        for (index, first) in all.enumerated() {
            for second in all[(index + 1)...] {
                guard second.low.x <= first.high.x else { break }
                guard second.low.y <= first.high.y, first.low.y <= second.high.y else { continue }
                meet(first.body, second.body)
            }
        }
        for barrier in barriers {
            for bounds in all where bounds.body.barrierGroups.contains(barrier.group) {
                guard bounds.body.inverseMass > 0 else { continue }
                for (index, line) in barrier.lines.enumerated() {
                    guard
                        max(line.0.x, line.1.x) >= bounds.low.x, min(line.0.x, line.1.x) <= bounds.high.x,
                        max(line.0.y, line.1.y) >= bounds.low.y, min(line.0.y, line.1.y) <= bounds.high.y
                    else { continue }
                    meet(bounds.body, barrier, index, line)
                }
            }
        }
        contacts = contacts.filter { $0.value.turn == turn }
    }

    private func meet(_ first: Body, _ second: Body) {
        guard first.inverseMass > 0 || second.inverseMass > 0,
            !first.itemGroups.isDisjoint(with: second.itemGroups)
        else { return }
        let (a, b) = first.number < second.number ? (first, second) : (second, first)
        let speed = (a.velocity - b.velocity).length
        let margin = speed * Self.step + 1
        guard let manifold = Collision.between(a, b, margin: margin) else { return }
        let pair = Pair(a: a.number, b: b.number, line: -1)
        var entry = contacts[pair] ?? Entry(contact: Contact(a, b), turn: turn)
        entry.turn = turn
        entry.contact.update(manifold)
        entry.contact.friction = (a.friction * b.friction).squareRoot()
        entry.contact.elasticity = max(a.elasticity, b.elasticity)
        a.isTouched = true
        b.isTouched = true
        contacts[pair] = entry
    }

    private func meet(_ body: Body, _ barrier: Barrier, _ index: Int, _ line: (Vector, Vector)) {
        let pair = Pair(a: body.number, b: barrier.number, line: index)
        var entry: Entry
        if let known = contacts[pair] {
            entry = known
        } else {
            entry = Entry(contact: Contact(ground, body), barrier: barrier, turn: turn)
            entry.side = (line.1 - line.0).cross(body.position - line.0) < 0 ? -1 : 1
        }
        entry.turn = turn
        let margin = body.velocity.length * Self.step + 1
        if let manifold = Collision.between(line: line, side: entry.side, body, margin: margin) {
            entry.contact.update(manifold)
            body.isTouched = true
        } else {
            entry.contact.points = []
        }
        // A barrier is of the material of what meets it.
        entry.contact.friction = body.friction
        entry.contact.elasticity = body.elasticity
        contacts[pair] = entry
    }

    private func meetings() -> [Event] {
        var now: [Touch: (Meeting, Vector)] = [:]
        for (pair, entry) in contacts.sorted(by: { $0.key < $1.key }) {
            let touch = Touch(a: pair.a, b: pair.b)
            guard now[touch] == nil, entry.contact.isTouching(wasTouching: touching[touch] != nil) else {
                continue
            }
            let meeting =
                if let barrier = entry.barrier {
                    Meeting(a: entry.contact.b, other: .barrier(barrier))
                } else {
                    Meeting(a: entry.contact.a, other: .body(entry.contact.b))
                }
            now[touch] = (meeting, entry.contact.place)
        }
        var events: [Event] = []
        for (touch, meeting) in touching.sorted(by: { $0.key < $1.key }) where now[touch] == nil {
            switch meeting.other {
            case .body(let other): events.append(.ended(meeting.a, other))
            case .barrier(let barrier): events.append(.endedBarrier(meeting.a, barrier))
            }
        }
        for (touch, (meeting, place)) in now.sorted(by: { $0.key < $1.key }) where touching[touch] == nil {
            switch meeting.other {
            case .body(let other): events.append(.began(meeting.a, other, at: place))
            case .barrier(let barrier): events.append(.beganBarrier(meeting.a, barrier, at: place))
            }
        }
        touching = now.mapValues { $0.0 }
        return events
    }
}
