import VitrineGraphics

/// A cell as it emits, with those that its particles emit.
@MainActor
final class EmissionSource {
    let cell: CAEmitterCell
    /// Particles a second.
    let rate: Double
    /// How long after a particle's birth it may live, or one that it emitted, or that one of those did, in seconds.
    let reach: Double
    /// What a particle shows; nil for nothing: some are there only to emit others.
    let picture: CellPicture?
    /// What each particle emits.
    let inner: [Inner]

    /// A cell among those of another one.
    struct Inner {
        /// Its place among all of them, which its dice depend on.
        let index: Int
        let source: EmissionSource
    }

    /// Nil where nothing of it would ever show.
    fileprivate init?(_ cell: CAEmitterCell, rate: Double, longest: Double, inner: [Inner]) {
        guard rate > 0, rate.isFinite, longest > 0, longest.isFinite else { return nil }
        picture = CellPicture(cell)
        guard picture != nil || !inner.isEmpty else { return nil }
        self.cell = cell
        self.rate = rate
        self.inner = inner
        // What is emitted in a time that stands still, or runs backwards, may stay for ever.
        let innerReach = inner.map { inner in
            let speed = Double(inner.source.cell.speed)
            return speed > 0 ? inner.source.reach / speed : .infinity
        }
        reach = longest + (innerReach.max() ?? 0)
    }

    /// The cell's time at one of what emits it: the emitter's, or a particle's since its birth.
    func time(at outer: Double) -> Double {
        (outer - cell.beginTime) * Double(cell.speed) + cell.timeOffset
    }

    /// The time of what emits the cell at which a particle is born. Where the cell's time stands still it is the beginning.
    func outerTime(ofBirth number: Int) -> Double {
        let speed = Double(cell.speed)
        return speed == 0 ? 0 : (Double(number) / rate - cell.timeOffset) / speed + cell.beginTime
    }

    /// The particles that may live at a time of what emits them, or have emitted some that do. They are born at whole parts
    /// of a second, the first one at the end of the first part.
    ///
    /// - Parameters:
    ///   - end: Until when they are emitted, at the most.
    ///   - most: How many, at the most: the youngest.
    func numbers(at outer: Double, until end: Double, most: Int) -> Range<Int> {
        let own = time(at: outer)
        var last = min(own, cell.duration)
        if cell.speed > 0 { last = min(last, time(at: end)) }
        // Far from where numbers would overflow.
        let youngest = min(Int(clamping: (last * rate).rounded(.down)), 1 << 53)
        let oldest = max(1, Int(clamping: ((own - reach) * rate).rounded(.up)))
        guard oldest <= youngest, most > 0 else { return 0..<0 }
        return max(oldest, youngest - most + 1)..<(youngest + 1)
    }
}

/// Makes the sources of an emitter's cells.
@MainActor
struct EmissionSources {
    /// What the layer multiplies all cells' birth rates and lifetimes by.
    let birthRate: Double
    let lifetime: Double

    /// How many cells deep particles emit particles; what is deeper emits nothing. Our choice: fireworks have three, and
    /// cells that contain themselves need an end.
    private static let deepest = 8

    /// Those that were made, by level: cells may be in several others.
    private var known = [[ObjectIdentifier: EmissionSource?]](repeating: [:], count: deepest)

    init(birthRate: Double, lifetime: Double) {
        (self.birthRate, self.lifetime) = (birthRate, lifetime)
    }

    /// A cell as it emits; nil where nothing of it would ever show.
    ///
    /// Complexity: O(cells in it), each once a level.
    mutating func source(of cell: CAEmitterCell, level: Int = 0) -> EmissionSource? {
        guard level < Self.deepest, cell.isEnabled else { return nil }
        if let made = known[level][ObjectIdentifier(cell)] { return made }
        var inner: [EmissionSource.Inner] = []
        for (index, cell) in (cell.emitterCells ?? []).enumerated() {
            if let source = source(of: cell, level: level + 1) {
                inner.append(.init(index: index, source: source))
            }
        }
        let longest = (Double(cell.lifetime) + abs(Double(cell.lifetimeRange)) / 2) * lifetime
        let source = EmissionSource(
            cell, rate: Double(cell.birthRate) * birthRate, longest: longest, inner: inner)
        known[level][ObjectIdentifier(cell)] = .some(source)
        return source
    }
}

/// The picture of a cell's particles around their middle.
@MainActor
struct CellPicture {
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
