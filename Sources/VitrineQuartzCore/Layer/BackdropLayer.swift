package import VitrineGraphics

/// A layer that shows what its window has drawn behind it, blurred and tinted, within its rounded corners.
package final class BackdropLayer: CALayer {
    private static let backdropRows = BackdropLayerRows()
    private static let backdropTable = LayerPropertyTable(backdropRows, inheriting: CALayer.table)
    override class var table: LayerPropertyTable { backdropTable }

    package override init() {
        super.init()
        modelValues.extras = Self.backdropTable.initialExtras
    }

    package override init(layer: Any) { super.init(layer: layer) }
    package required init?(coder: NSCoder) { nil }

    /// How what lies behind is shown; nil shows it as it is. Changes are animated, also from and to nil.
    package var effect: BackdropEffect? {
        get { BackdropEffect(components: modelValues[Self.backdropRows.effect]) }
        set { set(Self.backdropRows.effect, newValue?.components ?? effect?.amount(0).components ?? []) }
    }

    /// What the effect is made of, by the names that it has on Apple's systems: programs take out what they do without.
    package override var filters: [Any]? {
        didSet { filtersDidChange?() }
    }

    /// Called when a program changed what the effect is made of.
    package var filtersDidChange: (@MainActor () -> Void)?

    override func makeOwnContent(_ values: LayerProperties, in rect: CGRect) -> RenderNode? {
        guard let effect = BackdropEffect(components: values[Self.backdropRows.effect]), !rect.isEmpty else {
            return nil
        }
        let node = RenderNode.backdrop(effect, in: rect)
        return values.cornerRadius > 0 ? values.clipped(node) : node
    }

    /// The components as an animation mixes them.
    fileprivate func setComponents(_ components: [Double]) { set(Self.backdropRows.effect, components) }
}

extension BackdropEffect {
    fileprivate var components: [Double] {
        [Double(deviation), saturation, tint.red, tint.green, tint.blue, tint.alpha]
    }

    fileprivate init?(components: [Double]) {
        guard components.count == 6 else { return nil }
        // Springs overshoot.
        func part(_ index: Int) -> Double { min(max(components[index], 0), 1) }
        self.init(
            deviation: CGFloat(max(components[0], 0)), saturation: max(components[1], 0),
            tint: RGBA(red: part(2), green: part(3), blue: part(4), alpha: part(5)))
    }
}

/// The rows that backdrops add to the table of properties.
@MainActor
private struct BackdropLayerRows {
    let effect = LayerProperty("effect", initial: [Double]()) { (layer: BackdropLayer, value) in
        layer.setComponents(value)
    }
}
