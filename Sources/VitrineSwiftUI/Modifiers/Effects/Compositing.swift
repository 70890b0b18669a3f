struct BlendModeModifier: ElementModifier, Equatable {
    let mode: BlendMode
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        BlendModeElement(self, around: child, node)
    }
}

private final class BlendModeElement: EffectElement<BlendModeModifier> {
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        layer.blendMode = modifier.mode.rendered
    }
}

/// Composites what is inside among itself before anything else is done with it.
struct CompositingGroupModifier: ElementModifier, Equatable {
    let isOpaque: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        CompositingGroupElement(self, around: child, node)
    }
}

private final class CompositingGroupElement: EffectElement<CompositingGroupModifier> {
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        layer.isIsolated = true
        layer.backgroundColor = modifier.isOpaque ? .black : nil
    }
}

/// The set of possible working colour spaces for colour-compositing operations. Pixels have eight bits a component, too few
/// for linear components: there is one case.
public enum ColorRenderingMode: Hashable, Sendable {
    /// The components as they are stored: sRGB.
    case nonLinear
}

nonisolated extension View {
    /// Sets the blend mode for compositing this view with what is drawn behind it.
    public func blendMode(_ blendMode: BlendMode) -> some View {
        modifier(BlendModeModifier(mode: blendMode))
    }

    /// Wraps this view in a compositing group: effects such as opacity and blend modes inside do not reach out of it.
    public func compositingGroup() -> some View { modifier(CompositingGroupModifier(isOpaque: false)) }

    /// Composites this view's contents into an offscreen image before final display.
    ///
    /// - Parameter opaque: Whether the image has no transparency: black is behind the contents then.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
        modifier(CompositingGroupModifier(isOpaque: opaque))
    }
}
