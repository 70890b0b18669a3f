import VitrineGraphics

/// Where the particles of an emitter are, worked out from the time alone.
@MainActor
struct Emitter {
    struct Particle {
        /// Seconds.
        let age: Double
        let node: RenderNode
    }

    let position: CGPoint
    let size: CGSize
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let birthRate: Double
    let lifetime: Double
    let velocity: CGFloat
    let scale: CGFloat
    let spin: CGFloat
    let seed: UInt32

    /// More particles of one cell are not drawn: the youngest are. As many again come from those, in all.
    private static let most = 20_000

    /// Those of a cell and of what its particles emit that live at a time, the oldest first, and what is emitted in front
    /// of what emits it.
    ///
    /// Complexity: O(particles that live, or that emitted some that do), at most twice ``most``.
    func particles(of cell: CAEmitterCell, index: Int, at time: Double) -> [Particle] {
        var sources = EmissionSources(birthRate: birthRate, lifetime: lifetime)
        guard let source = sources.source(of: cell) else { return [] }
        let key = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15
        var particles: [Particle] = []
        var emitting: [(source: EmissionSource, flight: Flight)] = []
        for number in source.numbers(at: time, until: .infinity, most: Self.most) {
            var dice = ParticleDice(key: key, cell: index, particle: number)
            guard let flight = flight(from: source, number, at: time, &dice, out: nil) else { continue }
            if let particle = particle(of: source, flight, &dice) { particles.append(particle) }
            if !source.inner.isEmpty { emitting.append((source, flight)) }
        }
        var left = Self.most
        while !emitting.isEmpty, left > 0 {
            var drawn: [Particle] = []
            var next: [(source: EmissionSource, flight: Flight)] = []
            // The youngest first: where there are too many they are drawn.
            for (outer, flight) in emitting.reversed() where left > 0 {
                for inner in outer.inner.reversed() where left > 0 {
                    let source = inner.source
                    // Looking costs, too, where nothing is emitted.
                    left -= 1
                    let numbers = source.numbers(at: flight.age, until: flight.life, most: left)
                    left -= numbers.count
                    for number in numbers.reversed() {
                        var dice = ParticleDice(key: flight.key, cell: inner.index, particle: number)
                        guard
                            let child = self.flight(from: source, number, at: flight.age, &dice, out: flight)
                        else { continue }
                        if let particle = particle(of: source, child, &dice) { drawn.append(particle) }
                        if !source.inner.isEmpty { next.append((source, child)) }
                    }
                }
            }
            particles += drawn.reversed()
            emitting = next.reversed()
        }
        return particles
    }

    /// How a particle flies; nil for one that is not born yet.
    ///
    /// - Parameter outer: The particle that emits it; nil for the emitter.
    private func flight(
        from source: EmissionSource, _ number: Int, at time: Double, _ dice: inout ParticleDice,
        out outer: Flight?
    ) -> Flight? {
        let cell = source.cell
        let age = source.time(at: time) - Double(number) / source.rate
        let life = (Double(cell.lifetime) + dice.around(Double(cell.lifetimeRange))) * lifetime
        guard age >= 0 else { return nil }
        let start: CGPoint, direction: CGFloat
        if let outer {
            let birth = outer.clamped(source.outerTime(ofBirth: number))
            (start, direction) = (outer.point(at: birth), outer.direction(at: birth))
        } else {
            (start, direction) = (place(&dice), 0)
        }
        let angle = direction + cell.emissionLongitude + CGFloat(dice.around(Double(cell.emissionRange)))
        let pace =
            (cell.velocity + CGFloat(dice.around(Double(cell.velocityRange)))) * velocity
            * cos(cell.emissionLatitude)
        return Flight(
            key: dice.key, age: age, life: life, start: start, angle: angle, pace: pace,
            acceleration: CGVector(dx: cell.xAcceleration, dy: cell.yAcceleration))
    }

    /// What shows of a particle; nil for nothing.
    ///
    /// - Parameter dice: Those that its flight was thrown with.
    private func particle(
        of source: EmissionSource, _ flight: Flight, _ dice: inout ParticleDice
    ) -> Particle? {
        guard let picture = source.picture, flight.age < flight.life else { return nil }
        let cell = source.cell
        let age = flight.age
        let t = CGFloat(age)
        let point = flight.point(at: age)
        let grown = (cell.scale + CGFloat(dice.around(Double(cell.scaleRange))) + cell.scaleSpeed * t) * scale
        let turn = (cell.spin + CGFloat(dice.around(Double(cell.spinRange)))) * spin * t
        func component(_ value: CGFloat, _ range: Float, _ speed: Float) -> Double {
            min(max(Double(value) + dice.around(Double(range)) + Double(speed) * age, 0), 1)
        }
        let color = cell.color ?? .white
        let tint = RGBA(
            red: component(color.red, cell.redRange, cell.redSpeed),
            green: component(color.green, cell.greenRange, cell.greenSpeed),
            blue: component(color.blue, cell.blueRange, cell.blueSpeed),
            alpha: component(color.alpha, cell.alphaRange, cell.alphaSpeed))
        guard tint.alpha > 0.002, grown > 0, grown.isFinite, (point.x + point.y + turn).isFinite else {
            return nil
        }
        let node = picture.node(tint: tint).transformed(
            by: CGAffineTransform(scaleX: grown, y: grown)
                .concatenating(CGAffineTransform(rotationAngle: turn))
                .concatenating(CGAffineTransform(translationX: point.x, y: point.y)))
        return Particle(age: age, node: node)
    }

    /// Where in the shape a particle starts.
    private func place(_ dice: inout ParticleDice) -> CGPoint {
        let (u, v) = (CGFloat(dice.next()), CGFloat(dice.next()))
        let (w, h) = (size.width, size.height)
        func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: position.x + x, y: position.y + y) }
        switch (shape, mode) {
        case (.line, .points): return at(u < 0.5 ? -w / 2 : w / 2, 0)
        case (.line, _): return at((u - 0.5) * w, 0)
        case (.rectangle, .points), (.cuboid, .points):
            return at(u < 0.5 ? -w / 2 : w / 2, v < 0.5 ? -h / 2 : h / 2)
        case (.rectangle, .outline):
            let way = u * 2 * (w + h)
            if way < w { return at(way - w / 2, -h / 2) }
            if way < w + h { return at(w / 2, way - w - h / 2) }
            if way < 2 * w + h { return at(w / 2 - (way - w - h), h / 2) }
            return at(-w / 2, h / 2 - (way - 2 * w - h))
        case (.rectangle, _), (.cuboid, _): return at((u - 0.5) * w, (v - 0.5) * h)
        case (.circle, .points): return at(0, 0)
        case (.circle, let mode):
            // Evenly over the area.
            let radius = w * (mode == .outline ? 1 : v.squareRoot())
            return at(cos(u * 2 * .pi) * radius, sin(u * 2 * .pi) * radius)
        case (.sphere, .points): return at(0, 0)
        case (.sphere, let mode):
            // Evenly over the surface or in the volume, as it falls on the plane.
            let radius = w * (mode == .volume ? cbrt(CGFloat(dice.next())) : 1)
            let across = radius * (4 * v * (1 - v)).squareRoot()
            return at(cos(u * 2 * .pi) * across, sin(u * 2 * .pi) * across)
        default: return position
        }
    }
}

/// Where a particle flies.
private struct Flight {
    /// What the dice of the particles that it emits begin with.
    let key: UInt64
    /// Seconds since its birth; more than its life where it is dead.
    let age: Double
    let life: Double
    let start: CGPoint
    /// Radians.
    let angle: CGFloat
    /// Points a second.
    let pace: CGFloat
    let acceleration: CGVector

    /// The nearest time in its life.
    func clamped(_ time: Double) -> Double { time > 0 ? min(time, life) : 0 }

    func point(at time: Double) -> CGPoint {
        let t = CGFloat(time)
        return CGPoint(
            x: start.x + cos(angle) * pace * t + acceleration.dx * t * t / 2,
            y: start.y + sin(angle) * pace * t + acceleration.dy * t * t / 2)
    }

    /// The angle of its velocity; that in which it started where it stands still.
    func direction(at time: Double) -> CGFloat {
        let t = CGFloat(time)
        let x = cos(angle) * pace + acceleration.dx * t
        let y = sin(angle) * pace + acceleration.dy * t
        return x == 0 && y == 0 ? angle : atan2(y, x)
    }
}

/// Dice of one particle: the same for the same key, cell and number, whatever was thrown before (SplitMix64, public domain).
private struct ParticleDice {
    private var state: UInt64
    /// What the dice of the particles that this one emits begin with.
    private(set) var key: UInt64 = 0

    /// - Parameter key: That of the seed, or of the particle that emits this one.
    init(key: UInt64, cell: Int, particle: Int) {
        state =
            key ^ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
            ^ UInt64(truncatingIfNeeded: particle) &* 0x8CB9_2BA7_2F3D_8DD7
        self.key = nextBits()
    }

    private mutating func nextBits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// 0…1, without 1.
    mutating func next() -> Double { Double(nextBits() >> 11) / Double(1 << 53) }

    /// Half of a range more or less.
    mutating func around(_ range: Double) -> Double {
        let thrown = next() - 0.5
        return range == 0 ? 0 : thrown * range
    }
}
