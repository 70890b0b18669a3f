import VitrineGraphics

/// An element that is shown in a layer of its own.
@MainActor
protocol LayerBearing: Element {
    /// The layer, once shown.
    var shownLayer: CALayer? { get }
}

/// The element of a primitive view that is one layer.
class LayerElement<V>: PrimitiveElement<V>, LayerBearing {
    final var shownLayer: CALayer? { ownLayer }
    private var ownLayer: CALayer?
    private var contentIsStale = true

    /// The layer, made when first shown.
    final var layer: CALayer {
        if let ownLayer { return ownLayer }
        let made = CALayer()
        GraphCounters.current.layersMade += 1
        ownLayer = made
        return made
    }

    final override var isRestartable: Bool { true }

    /// Brings the layer's look up to date; geometry is not its business.
    func updateLayer(_ layer: CALayer, _ pass: RenderPass) {}

    /// Whether the look depends on the size.
    var contentDependsOnSize: Bool { false }
    private var shownSize: CGSize?

    final func markContentStale() { contentIsStale = true }

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let layer = self.layer
        pass.add(layer, frame: CGRect(origin: origin, size: size))
        if contentIsStale || (contentDependsOnSize && shownSize != size) {
            contentIsStale = false
            shownSize = size
            updateLayer(layer, pass)
        }
    }

    override func didUpdate(from old: V) {
        contentIsStale = true
        super.didUpdate(from: old)
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        CGRect(origin: .zero, size: size).contains(point) ? self : nil
    }
}

/// The element of a primitive view that is one colour.
class ColorLikeElement<V>: LayerElement<V> {
    var color: UIColor { .clear }

    override func updateLayer(_ layer: CALayer, _ pass: RenderPass) {
        LayerAnimator.setBackground(
            of: layer, to: color.resolvedColor(with: environment.traits).cgColor,
            animation: pass.animation(for: layer))
    }
}

/// Content of a layer drawn by a closure over values: it knows no element, so no cycle arises.
final class PaintContent: LayerContent {
    private let paint: @MainActor (CGRect) -> RenderNode?

    init(_ paint: @escaping @MainActor (CGRect) -> RenderNode?) { self.paint = paint }

    func makeNode(in bounds: CGRect, for layer: CALayer) -> RenderNode? { paint(bounds) }
}

extension EnvironmentValues {
    /// The traits that dynamic colours resolve with.
    var traits: UITraitCollection {
        let (light, dark) =
            colorSchemeContrast == .increased ? Self.contrastingTraits : Self.standardTraits
        return colorScheme == .dark ? dark : light
    }

    private static let standardTraits = (
        light: UITraitCollection(userInterfaceStyle: .light),
        dark: UITraitCollection(userInterfaceStyle: .dark)
    )
    private static let contrastingTraits = (
        light: standardTraits.light.modifyingTraits { $0.accessibilityContrast = .high },
        dark: standardTraits.dark.modifyingTraits { $0.accessibilityContrast = .high }
    )
}
