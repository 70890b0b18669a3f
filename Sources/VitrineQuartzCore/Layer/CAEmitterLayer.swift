import VitrineGraphics

/// From where in its shape an emitter emits.
public struct CAEmitterLayerEmitterMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// From its corners.
    public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
    /// From its outline.
    public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
    /// From its area.
    public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
    /// From what it encloses: of shapes in the plane, its area.
    public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The shape that an emitter emits from.
public struct CAEmitterLayerEmitterShape: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point.
    public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
    /// A line across, as wide as the emitter.
    public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
    /// A rectangle of the emitter's size.
    public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
    /// A circle whose radius is the emitter's width.
    public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
    /// A cuboid of the emitter's size and depth: seen from the front, a rectangle.
    public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
    /// A sphere whose radius is the emitter's width, seen from the front.
    public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// How particles are put on each other.
public struct CAEmitterLayerRenderMode: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In no order that could be relied on; here cell by cell.
    public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
    /// The oldest first.
    public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
    /// The oldest last, in front.
    public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
    /// Their light is added up.
    public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles, which are drawn over its background, also beyond its bounds.
///
/// What shows depends on the ``seed``, the cells and the time alone: nothing is kept of one frame for the next, so a second
/// run, and a frame that was skipped, show the same.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
    private static let emitterRows = EmitterLayerRows()
    private static let emitterTable = LayerPropertyTable(emitterRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { emitterTable }

    public override init() {
        super.init()
        modelValues.extras = Self.emitterTable.initialExtras
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { nil }

    /// The kinds of particles.
    open var emitterCells: [CAEmitterCell]? { didSet { invalidate([.composition, .content]) } }

    /// What the cells' birth rates are multiplied by; 1 unless set.
    open var birthRate: Float {
        get { modelValues[Self.emitterRows.birthRate] }
        set { set(Self.emitterRows.birthRate, newValue) }
    }
    /// What the cells' lifetimes are multiplied by; 1 unless set.
    open var lifetime: Float {
        get { modelValues[Self.emitterRows.lifetime] }
        set { set(Self.emitterRows.lifetime, newValue) }
    }
    /// The middle of the emitter, in the layer's coordinates.
    open var emitterPosition: CGPoint {
        get { modelValues[Self.emitterRows.position] }
        set { set(Self.emitterRows.position, newValue) }
    }
    /// The size of the emitter's shape.
    open var emitterSize: CGSize {
        get { modelValues[Self.emitterRows.size] }
        set { set(Self.emitterRows.size, newValue) }
    }
    /// The shape; a point unless set.
    open var emitterShape: CAEmitterLayerEmitterShape {
        get { modelValues[Self.emitterRows.shape] }
        set { set(Self.emitterRows.shape, newValue) }
    }
    /// From where in the shape; its volume unless set.
    open var emitterMode: CAEmitterLayerEmitterMode {
        get { modelValues[Self.emitterRows.mode] }
        set { set(Self.emitterRows.mode, newValue) }
    }
    /// How particles are put on each other; unordered unless set.
    open var renderMode: CAEmitterLayerRenderMode {
        get { modelValues[Self.emitterRows.renderMode] }
        set { set(Self.emitterRows.renderMode, newValue) }
    }
    /// What the cells' velocities are multiplied by; 1 unless set.
    open var velocity: Float {
        get { modelValues[Self.emitterRows.velocity] }
        set { set(Self.emitterRows.velocity, newValue) }
    }
    /// What the cells' scales are multiplied by; 1 unless set.
    open var scale: Float {
        get { modelValues[Self.emitterRows.scale] }
        set { set(Self.emitterRows.scale, newValue) }
    }
    /// What the cells' spins are multiplied by; 1 unless set.
    open var spin: Float {
        get { modelValues[Self.emitterRows.spin] }
        set { set(Self.emitterRows.spin, newValue) }
    }
    /// What the dice of the particles begin with.
    open var seed: UInt32 = 0 { didSet { invalidate([.composition, .content]) } }

    /// The value of a property or a component of it, also of a cell by its name: `emitterCells.spark.birthRate`, or of one
    /// in that: `emitterCells.rocket.emitterCells.spark.birthRate`.
    open override func value(forKeyPath keyPath: String) -> Any? {
        guard let (cell, rest) = CAEmitterCell.cell(at: keyPath, in: emitterCells) else {
            return super.value(forKeyPath: keyPath)
        }
        return cell.value(forKeyPath: rest)
    }

    /// Sets a property or a component of it, also of a cell by its name, or of one in that. Where no cell has the name nothing
    /// happens.
    open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
        guard let (cell, rest) = CAEmitterCell.cell(at: keyPath, in: emitterCells) else {
            return super.setValue(value, forKeyPath: keyPath)
        }
        cell.setValue(value, forKeyPath: rest)
        invalidate([.composition, .content])
    }

    // MARK: Time

    /// The longest that time is followed, in seconds: a year.
    private static let longest: CFTimeInterval = 31_536_000
    private static let clockKey = "emitterClock"

    override func contextDidChange(from former: LayerContext?) {
        super.contextDidChange(from: former)
        guard context != nil, animation(forKey: Self.clockKey) == nil else { return }
        // A clock that everything knows what to do with: what shows depends on an animated number.
        let clock = CABasicAnimation(keyPath: "emitterTime")
        clock.fromValue = 0
        clock.toValue = Self.longest
        clock.duration = Self.longest
        // No block or transaction waits for its end.
        clock.completionGroup = AnimationGroupTracker { _ in }
        add(clock, forKey: Self.clockKey)
    }

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        let rows = Self.emitterRows
        let emitter = Emitter(
            position: values[rows.position], size: values[rows.size], shape: values[rows.shape],
            mode: values[rows.mode], birthRate: Double(values[rows.birthRate]),
            lifetime: Double(values[rows.lifetime]), velocity: CGFloat(values[rows.velocity]),
            scale: CGFloat(values[rows.scale]), spin: CGFloat(values[rows.spin]), seed: seed)
        let time = values[rows.time]
        var particles: [Emitter.Particle] = []
        for (index, cell) in (emitterCells ?? []).enumerated() {
            particles += emitter.particles(of: cell, index: index, at: time)
        }
        switch values[rows.renderMode] {
        case .oldestFirst: particles.sort { $0.age > $1.age }
        case .oldestLast: particles.sort { $0.age < $1.age }
        default: break
        }
        let isAdditive = values[rows.renderMode] == .additive
        let origin = values.bounds.origin
        let node = RenderNode.container(
            particles.map { isAdditive ? $0.node.blended(.plusLighter) : $0.node })
        return origin == .zero ? node : node?.translated(x: -origin.x, y: -origin.y)
    }
}

extension CAEmitterLayerEmitterMode: LayerConstant {}
extension CAEmitterLayerEmitterShape: LayerConstant {}
extension CAEmitterLayerRenderMode: LayerConstant {}

/// The rows that emitters add to the table of properties.
@MainActor
private struct EmitterLayerRows {
    let birthRate = LayerProperty("birthRate", initial: Float(1)) { (layer: CAEmitterLayer, value) in
        layer.birthRate = value
    }
    let lifetime = LayerProperty("lifetime", initial: Float(1)) { (layer: CAEmitterLayer, value) in
        layer.lifetime = value
    }
    let position = LayerProperty("emitterPosition", initial: CGPoint.zero) { (layer: CAEmitterLayer, value) in
        layer.emitterPosition = value
    }
    let size = LayerProperty("emitterSize", initial: CGSize.zero) { (layer: CAEmitterLayer, value) in
        layer.emitterSize = value
    }
    let shape = LayerProperty("emitterShape", initial: CAEmitterLayerEmitterShape.point, animates: .never) {
        (layer: CAEmitterLayer, value) in layer.emitterShape = value
    }
    let mode = LayerProperty("emitterMode", initial: CAEmitterLayerEmitterMode.volume, animates: .never) {
        (layer: CAEmitterLayer, value) in layer.emitterMode = value
    }
    let renderMode = LayerProperty(
        "renderMode", initial: CAEmitterLayerRenderMode.unordered, animates: .never
    ) {
        (layer: CAEmitterLayer, value) in layer.renderMode = value
    }
    let velocity = LayerProperty("velocity", initial: Float(1)) { (layer: CAEmitterLayer, value) in
        layer.velocity = value
    }
    let scale = LayerProperty("scale", initial: Float(1)) { (layer: CAEmitterLayer, value) in
        layer.scale = value
    }
    let spin = LayerProperty("spin", initial: Float(1)) { (layer: CAEmitterLayer, value) in layer.spin = value
    }
    let time = LayerProperty("emitterTime", initial: 0.0, animates: .explicitly) {
        (_: CAEmitterLayer, _: Double) in
    }
}
