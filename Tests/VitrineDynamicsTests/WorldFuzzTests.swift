import Testing

@testable import VitrineDynamics

@Suite("Many bodies in a room")
struct WorldFuzzTests {
    private func crowd(seed: UInt64) -> (World, [Body]) {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ range: ClosedRange<Double>) -> Double {
            state ^= state << 13
            state ^= state >> 7
            state ^= state << 17
            return range.lowerBound + (range.upperBound - range.lowerBound) * Double(state % 10_000) / 10_000
        }
        let world = World()
        world.add(
            Barrier(
                group: 0, points: [Vector(0, 0), Vector(400, 0), Vector(400, 800), Vector(0, 800)],
                isClosed: true))
        let bodies = (0..<50).map { index in
            let shape: Shape =
                index % 3 == 0
                ? .circle(radius: next(8...25)) : .box(width: next(15...60), height: next(15...60))
            let body = Body(
                shape: shape, position: Vector(next(40...360), next(40...760)), angle: next(-3...3))
            body.velocity = Vector(next(-2000...2000), next(-2000...2000))
            body.angularVelocity = next(-20...20)
            body.elasticity = next(0...0.9)
            body.friction = next(0...1)
            body.gravity = Vector(0, 1000)
            body.itemGroups = [0]
            body.barrierGroups = [0]
            world.add(body)
            return body
        }
        return (world, bodies)
    }

    @Test("None escapes, and all come to rest", arguments: UInt64(1)...2)
    func crowd(_ seed: UInt64) {
        let (world, bodies) = crowd(seed: seed)
        var steps = 0
        while !world.isAtRest, steps < 120 * 10 {
            steps += 1
            _ = world.advance()
            for body in bodies
            where !body.isSane || !(0...400).contains(body.position.x) || !(0...800).contains(body.position.y)
            {
                Issue.record("a body is at \(body.position)")
                return
            }
        }
        #expect(world.isAtRest)
        for body in bodies {
            body.updateOutline()
            let deepest = body.corners.map(\.y).max() ?? body.position.y + body.shape.reach
            #expect(deepest < 801)
        }
    }

    @Test("The same calls give the same motion")
    func determined() {
        let (first, a) = crowd(seed: 7)
        let (second, b) = crowd(seed: 7)
        for _ in 0..<120 {
            _ = first.advance()
            _ = second.advance()
        }
        #expect(a.map(\.position) == b.map(\.position))
        #expect(a.map(\.angle) == b.map(\.angle))
    }
}
