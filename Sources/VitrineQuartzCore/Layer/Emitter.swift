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

    /// More particles of one cell are not drawn: the youngest are.
    private static let most = 20_000

    /// Those that live at a time, the oldest first.
    ///
    /// Complexity: O(particles that live).
    func particles(of cell: CAEmitterCell, index: Int, at time: Double) -> [Particle] {
        let rate = Double(cell.birthRate) * birthRate
        let longest = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * lifetime
        guard cell.isEnabled, rate > 0, rate.isFinite, longest > 0, longest.isFinite,
            let picture = CellPicture(cell)
        else { return [] }
        let own = (time - cell.beginTime) * Double(cell.speed) + cell.timeOffset
        // Particles are born at whole parts of a second, the first one at the end of the first part.
        let last = Int(clamping: (min(own, cell.duration) * rate).rounded(.down))
        let first = max(1, Int(clamping: ((own - longest) * rate).rounded(.up)), last - Self.most)
        guard first <= last else { return [] }
        return (first...last).compactMap { number in
            particle(of: cell, picture, number: number, index: index, age: own - Double(number) / rate)
        }
    }

    private func particle(
        of cell: CAEmitterCell, _ picture: CellPicture, number: Int, index: Int, age: Double
    ) -> Particle? {
        var dice = ParticleDice(seed: seed, cell: index, particle: number)
        let life = (Double(cell.lifetime) + dice.around(Double(cell.lifetimeRange))) * lifetime
        guard age >= 0, age < life else { return nil }
        let t = CGFloat(age)
        let start = place(&dice)
        let angle = cell.emissionLongitude + CGFloat(dice.around(Double(cell.emissionRange)))
        let pace =
            (cell.velocity + CGFloat(dice.around(Double(cell.velocityRange)))) * velocity
            * cos(cell.emissionLatitude)
        let point = CGPoint(
            x: start.x + cos(angle) * pace * t + cell.xAcceleration * t * t / 2,
            y: start.y + sin(angle) * pace * t + cell.yAcceleration * t * t / 2)
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

/// The picture of a cell's particles around their middle.
@MainActor
private struct CellPicture {
    private let picture: RenderNode

    init?(_ cell: CAEmitterCell) {
        // Whatever layers take as contents.
        let holder = CALayer()
        holder.contents = cell.contents
        guard let bitmap = holder.modelValues.contents else { return nil }
        let scale = max(cell.contentsScale, 0.01)
        let part = cell.contentsRect
        let size = CGSize(
            width: CGFloat(bitmap.pixelWidth) * part.width / scale,
            height: CGFloat(bitmap.pixelHeight) * part.height / scale)
        let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
        picture = .image(
            bitmap,
            in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height),
            source: isWhole ? nil : part)
    }

    func node(tint: RGBA) -> RenderNode {
        let isGrey = tint.red == 1 && tint.green == 1 && tint.blue == 1
        guard !isGrey else { return picture.opacity(tint.alpha) }
        let parts = [tint.red, tint.green, tint.blue, tint.alpha].map { Float($0) }
        return picture.recolored(
            by: ColorMatrix((0..<4).map { row in (0..<4).map { $0 == row ? parts[row] : 0 } + [0] }))
    }
}

/// Dice of one particle: the same for the same seed, cell and number, whatever was thrown before (SplitMix64, public domain).
private struct ParticleDice {
    private var state: UInt64

    init(seed: UInt32, cell: Int, particle: Int) {
        state =
            UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(truncatingIfNeeded: cell) &* 0xD1B5_4A32_D192_ED03
            ^ UInt64(truncatingIfNeeded: particle) &* 0x8CB9_2BA7_2F3D_8DD7
        _ = next()
    }

    /// 0…1, without 1.
    mutating func next() -> Double {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((z ^ (z >> 31)) >> 11) / Double(1 << 53)
    }

    /// Half of a range more or less.
    mutating func around(_ range: Double) -> Double {
        let thrown = next() - 0.5
        return range == 0 ? 0 : thrown * range
    }
}
