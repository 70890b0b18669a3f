import VitrineGraphics

/// A layer that shows its sublayers several times, each copy in another place, colour and time than the one before.
@MainActor @preconcurrency
open class CAReplicatorLayer: CALayer {
    private static let replicatorRows = ReplicatorLayerRows()
    private static let replicatorTable = LayerPropertyTable(replicatorRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { replicatorTable }

    public override init() {
        super.init()
        modelValues.extras = Self.replicatorTable.initialExtras
    }

    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { nil }

    /// How often the sublayers show; once unless set.
    ///
    /// Complexity: of drawing O(instances · sublayers) where something in them changed.
    open var instanceCount: Int {
        get { Int(modelValues[Self.replicatorRows.count]) }
        set { set(Self.replicatorRows.count, Double(max(newValue, 0))) }
    }

    /// How much later than the one before each copy plays the animations of the sublayers, in seconds.
    open var instanceDelay: CFTimeInterval {
        get { modelValues[Self.replicatorRows.delay] }
        set { set(Self.replicatorRows.delay, newValue) }
    }

    /// From each copy to the next, about the middle of the layer.
    open var instanceTransform: CATransform3D {
        get { modelValues[Self.replicatorRows.transform] }
        set { set(Self.replicatorRows.transform, newValue) }
    }

    /// What the colours of the first copy are multiplied by; white unless set.
    open var instanceColor: CGColor? {
        get { modelValues[Self.replicatorRows.color] }
        set { set(Self.replicatorRows.color, newValue) }
    }

    /// Added to the red of that colour from each copy to the next.
    open var instanceRedOffset: Float {
        get { modelValues[Self.replicatorRows.red] }
        set { set(Self.replicatorRows.red, newValue) }
    }

    /// Added to the green of that colour from each copy to the next.
    open var instanceGreenOffset: Float {
        get { modelValues[Self.replicatorRows.green] }
        set { set(Self.replicatorRows.green, newValue) }
    }

    /// Added to the blue of that colour from each copy to the next.
    open var instanceBlueOffset: Float {
        get { modelValues[Self.replicatorRows.blue] }
        set { set(Self.replicatorRows.blue, newValue) }
    }

    /// Added to the opacity of that colour from each copy to the next.
    open var instanceAlphaOffset: Float {
        get { modelValues[Self.replicatorRows.alpha] }
        set { set(Self.replicatorRows.alpha, newValue) }
    }

    override func arrangeSublayers(_ container: RenderNode, _ values: LayerProperties) -> RenderNode {
        let rows = Self.replicatorRows
        let (count, delay) = (Int(values[rows.count]), values[rows.delay])
        let step = values[rows.transform].affineApproximation(around: .zero)
        let (x, y) = (values.bounds.midX, values.bounds.midY)
        var place = CGAffineTransform.identity
        var copies: [RenderNode] = []
        for index in 0..<max(count, 0) {
            let source = index == 0 || delay == 0 ? container : delayedSublayers(by: delay * Double(index))
            if var copy = source {
                if let tint = tint(of: index, values) { copy = copy.recolored(by: .multiplied(by: tint)) }
                let around = CGAffineTransform(translationX: -x, y: -y).concatenating(place)
                    .concatenating(CGAffineTransform(translationX: x, y: y))
                copies.append(copy.transformed(by: around))
            }
            place = place.concatenating(step)
        }
        return RenderNode.container(copies) ?? RenderNode.color(.clear, in: .zero)
    }

    /// What the colours of a copy are multiplied by; nil for white.
    private func tint(of index: Int, _ values: LayerProperties) -> RGBA? {
        let rows = Self.replicatorRows
        let first = values[rows.color]?.rgba ?? RGBA(red: 1, green: 1, blue: 1)
        func part(_ start: Double, _ offset: Float) -> Double {
            min(max(start + Double(offset) * Double(index), 0), 1)
        }
        let color = RGBA(
            red: part(first.red, values[rows.red]), green: part(first.green, values[rows.green]),
            blue: part(first.blue, values[rows.blue]), alpha: part(first.alpha, values[rows.alpha]))
        return color == RGBA(red: 1, green: 1, blue: 1) ? nil : color
    }
}

extension ColorMatrix {
    /// Each component multiplied by that of a colour.
    fileprivate static func multiplied(by color: RGBA) -> ColorMatrix {
        let parts = [color.red, color.green, color.blue, color.alpha].map { Float($0) }
        return ColorMatrix((0..<4).map { row in (0..<4).map { $0 == row ? parts[row] : 0 } + [0] })
    }
}

extension CALayer {
    /// The sublayers as their animations had them some time ago; nothing is kept of it.
    fileprivate func delayedSublayers(by delay: TimeInterval) -> RenderNode? {
        .container(orderedSublayers.compactMap { $0.delayedNode(by: delay) })
    }

    private var hasAnimationsInside: Bool {
        !animationEntries.isEmpty || state.sublayers.contains { $0.hasAnimationsInside }
    }

    private func delayedNode(by delay: TimeInterval) -> RenderNode? {
        guard hasAnimationsInside else { return updatedPlacedNode() }
        var delayed = PresentationValues(modelValues, of: table)
        for entry in animationEntries {
            let position = entry.animation.position(at: localNow - delay)
            if position.isActive { entry.animation.apply(to: &delayed, position: position) }
        }
        let values = delayed.result
        guard !values.isHidden, values.opacity > 0.001 else { return nil }
        let inner = delayedSublayers(by: delay)
        let content = animationEntries.isEmpty ? contentNode : makeContentNode(values)
        guard let node = compose(values, content: content, container: inner) else { return nil }
        return place(node, values, opacity: values.opacity, by: contentToSuper(values))
    }
}

/// The rows that replicators add to the table of properties.
@MainActor
private struct ReplicatorLayerRows {
    let count = LayerProperty("instanceCount", initial: 1.0, animates: .explicitly) {
        (layer: CAReplicatorLayer, value) in layer.instanceCount = Int(value)
    }
    let delay = LayerProperty("instanceDelay", initial: 0.0) {
        (layer: CAReplicatorLayer, value) in layer.instanceDelay = value
    }
    let transform = LayerProperty("instanceTransform", initial: CATransform3D.identity) {
        (layer: CAReplicatorLayer, value) in layer.instanceTransform = value
    }
    let color = LayerProperty("instanceColor", initial: CGColor?.some(.white)) {
        (layer: CAReplicatorLayer, value) in layer.instanceColor = value
    }
    let red = LayerProperty("instanceRedOffset", initial: Float(0)) {
        (layer: CAReplicatorLayer, value) in layer.instanceRedOffset = value
    }
    let green = LayerProperty("instanceGreenOffset", initial: Float(0)) {
        (layer: CAReplicatorLayer, value) in layer.instanceGreenOffset = value
    }
    let blue = LayerProperty("instanceBlueOffset", initial: Float(0)) {
        (layer: CAReplicatorLayer, value) in layer.instanceBlueOffset = value
    }
    let alpha = LayerProperty("instanceAlphaOffset", initial: Float(0)) {
        (layer: CAReplicatorLayer, value) in layer.instanceAlphaOffset = value
    }
}
