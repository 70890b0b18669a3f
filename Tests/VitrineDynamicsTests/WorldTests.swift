import Testing

@testable import VitrineDynamics

private func box(_ x: Double, _ y: Double, _ width: Double = 50, _ height: Double = 50) -> Body {
    Body(shape: .box(width: width, height: height), position: Vector(x, y))
}

private func room(_ width: Double, _ height: Double) -> Barrier {
    Barrier(
        group: 0, points: [Vector(0, 0), Vector(width, 0), Vector(width, height), Vector(0, height)],
        isClosed: true)
}

@Suite("Bodies, barriers and joints")
struct WorldTests {
    private let world = World()

    @discardableResult
    private func run(_ seconds: Double, each: () -> Void = {}) -> [World.Event] {
        var events: [World.Event] = []
        for _ in 0..<Int((seconds * 120).rounded()) {
            each()
            events += world.advance()
        }
        return events
    }

    @Test("What falls follows the formula")
    func fall() {
        let body = box(0, 0)
        body.gravity = Vector(0, 1000)
        body.velocity = Vector(60, 0)
        world.add(body)
        run(1)
        #expect(abs(body.position.y - 500) < 1e-6)
        #expect(abs(body.position.x - 60) < 1e-6)
        #expect(abs(body.velocity.y - 1000) < 1e-6)
        #expect(!world.isAtRest)
    }

    @Test("A ball bounces to the square of its elasticity", arguments: [(1.0, 300.0), (0.5, 75), (0, 0)])
    func bounce(_ elasticity: Double, _ height: Double) {
        let ball = Body(shape: .circle(radius: 10), position: Vector(100, 90))
        ball.gravity = Vector(0, 1000)
        ball.elasticity = elasticity
        ball.barrierGroups = [0]
        world.add(ball)
        world.add(room(200, 400))
        // It falls 300 points in 0.775 s.
        run(0.8)
        var highest = 390.0
        run(0.775) { highest = min(highest, ball.position.y) }
        #expect(abs(390 - highest - height) < 6)
    }

    @Test("A box comes to rest on the floor, level")
    func rest() {
        let body = box(100, 100)
        body.angle = 0.4
        body.gravity = Vector(0, 1000)
        body.barrierGroups = [0]
        world.add(body)
        world.add(room(200, 300))
        run(5)
        #expect(world.isAtRest)
        #expect(abs(body.position.y - 275) < 0.3)
        #expect(abs(body.angle) < 0.01)
    }

    @Test("Contacts begin once and end when the body leaves")
    func events() {
        let body = box(100, 270)
        body.gravity = Vector(0, 1000)
        body.barrierGroups = [0]
        world.add(body)
        world.add(room(200, 300))
        let landing = run(1).map { "\($0)".prefix(while: { $0 != "(" }) }
        #expect(landing == ["beganBarrier"])
        body.hit(Vector(0, -100), at: .zero)
        let leaving = run(0.1).map { "\($0)".prefix(while: { $0 != "(" }) }
        #expect(leaving == ["endedBarrier"])
    }

    @Test("A push of a mass of one gives its acceleration")
    func push() {
        let body = Body(shape: .box(width: 100, height: 200), position: .zero)
        #expect(body.mass == 2)
        world.add(body)
        run(1) { body.push(Vector(100, 0), at: .zero) }
        #expect(abs(body.velocity.x - 50) < 1e-6)
        #expect(abs(body.position.x - 25) < 1e-6)
    }

    @Test("What begins to move slowly is not at rest")
    func slowBeginning() {
        let body = Body(shape: .box(width: 100, height: 100), position: .zero)
        world.add(body)
        run(1) {
            body.push(Vector(2, 0), at: .zero)
            #expect(!world.isAtRest)
        }
        #expect(abs(body.position.x - 1) < 0.01)
        run(1)
        #expect(world.isAtRest)
    }

    @Test("What hits an equal of full elasticity hands its speed over")
    func momentum() {
        let first = Body(shape: .circle(radius: 20), position: Vector(0, 0))
        let second = Body(shape: .circle(radius: 20), position: Vector(100, 0))
        for body in [first, second] {
            body.itemGroups = [0]
            body.elasticity = 1
            world.add(body)
        }
        first.velocity = Vector(200, 0)
        run(1)
        #expect(abs(first.velocity.x) < 1e-6)
        #expect(abs(second.velocity.x - 200) < 1e-6)
    }

    @Test("Bodies that share no group pass through each other")
    func groups() {
        let first = box(0, 0)
        let second = box(100, 0)
        first.itemGroups = [0]
        second.itemGroups = [1]
        first.velocity = Vector(400, 0)
        world.add(first)
        world.add(second)
        #expect(run(1).isEmpty)
        #expect(second.position == Vector(100, 0))
        #expect(abs(first.position.x - 400) < 1e-6)
    }

    @Test("Nothing is fast enough to pass a line")
    func fast() {
        let ball = Body(shape: .circle(radius: 2), position: Vector(100, 100))
        ball.velocity = Vector(20_000, 13_000)
        ball.elasticity = 1
        ball.barrierGroups = [0]
        world.add(ball)
        world.add(room(200, 200))
        run(5) {
            #expect((1...199).contains(ball.position.x) && (1...199).contains(ball.position.y))
        }
    }

    @Test("A spring brings its point to the other and rests")
    func spring() {
        let body = box(0, 0)
        body.angle = 1
        world.add(body)
        world.add(
            PointJoint(
                world.ground, at: Vector(300, 200), body, at: .zero,
                stiffness: Stiffness(frequency: 2, damping: 0.7)))
        world.add(
            AngleJoint(world.ground, body, reference: 0, stiffness: Stiffness(frequency: 2, damping: 0.7)))
        run(0.25)
        #expect(body.position.x > 100 && body.position.x < 310)
        run(3)
        #expect((body.position - Vector(300, 200)).length < 0.3)
        #expect(abs(body.angle) < 0.01)
        #expect(world.isAtRest)
    }

    @Test("A rod keeps its length while it swings")
    func rod() {
        let body = box(100, 0, 20, 20)
        body.gravity = Vector(0, 1000)
        world.add(body)
        world.add(DistanceJoint(world.ground, at: .zero, body, at: .zero, length: 100))
        var deepest = 0.0
        run(2) {
            #expect(abs(body.position.length - 100) < 2)
            deepest = max(deepest, body.position.y)
        }
        #expect(deepest > 97)
    }

    @Test("A rope holds only when it is taut")
    func rope() {
        let body = box(10, 0, 20, 20)
        body.gravity = Vector(0, 1000)
        world.add(body)
        world.add(DistanceJoint(world.ground, at: .zero, body, at: .zero, length: 100, isRope: true))
        run(0.3)
        #expect(abs(body.position.y - 45) < 2)
        run(1) { #expect(body.position.length < 102) }
    }

    @Test("A slider leaves its line nowhere and stops at its ends")
    func slider() {
        let body = box(0, 0)
        body.gravity = Vector(300, 1000)
        world.add(body)
        world.add(SliderJoint(world.ground, at: .zero, body, at: .zero, axis: Vector(1, 0), range: -50...80))
        world.add(AngleJoint(world.ground, body, reference: 0))
        run(3)
        #expect(abs(body.position.x - 80) < 1)
        #expect(abs(body.position.y) < 1)
        #expect(abs(body.angle) < 0.01)
    }

    @Test("A turn stays within its bounds")
    func turn() {
        let body = box(50, 0, 100, 20)
        body.gravity = Vector(0, 1000)
        world.add(body)
        world.add(PointJoint(world.ground, at: .zero, body, at: Vector(-50, 0)))
        world.add(AngleJoint(world.ground, body, reference: 0, range: -0.5...0.5))
        run(3)
        #expect(abs(body.angle - 0.5) < 0.05)
        #expect(body.place(Vector(-50, 0)).length < 2)
    }

    @Test("The hull of points leaves out what is inside")
    func hull() throws {
        let shape = try #require(
            Shape.hull(of: [
                Vector(0, 0), Vector(10, 0), Vector(5, 5), Vector(10, 10), Vector(0, 10), Vector(5, 0),
            ]))
        #expect(shape.area == 100)
        #expect(Shape.hull(of: [Vector(0, 0), Vector(1, 1), Vector(2, 2)]) == nil)
    }
}
