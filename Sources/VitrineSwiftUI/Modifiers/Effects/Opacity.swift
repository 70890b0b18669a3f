struct OpacityModifier: ElementModifier, Equatable {
    let opacity: Double
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<OpacityModifier> {
        OpacityElement(self, around: child, node)
    }
}

private final class OpacityElement: EffectElement<OpacityModifier> {
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let opacity = node.number(modifier.opacity, or: 1, "opacity", "opacity")
        LayerAnimator.setOpacity(of: layer, to: min(max(opacity, 0), 1), animation: animation)
    }

    override var isInvisible: Bool { modifier.opacity <= 0 }

    override func hitTest(_ point: CGPoint) -> Element? { modifier.opacity > 0 ? super.hitTest(point) : nil }
}

nonisolated extension View {
    /// Sets the transparency of this view.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }
}
