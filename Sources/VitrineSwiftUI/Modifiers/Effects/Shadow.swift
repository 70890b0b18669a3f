struct ShadowModifier: ElementModifier, Equatable {
    let color: Color
    let radius: CGFloat
    let offset: CGSize
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ShadowModifier> {
        ShadowElement(self, around: child, node)
    }
}

private final class ShadowElement: EffectElement<ShadowModifier> {
    /// A blur has no negative extent.
    private var radius: CGFloat { max(0, node.finite(modifier.radius, "shadow", "shadow(radius:)") ?? 0) }

    private var offset: CGSize {
        let offset = modifier.offset
        if (offset.width + offset.height).isFinite { return offset }
        let finite = node.finite(["x": offset.width, "y": offset.height], "shadow", "shadow")
        return CGSize(width: finite[0], height: finite[1])
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let color = modifier.color.resolve(environment)
        // SwiftUI's radius is the blur's extent, Core Animation's its standard deviation.
        LayerAnimator.setShadow(
            of: layer, color: color.copy(alpha: 1), opacity: color.alpha, offset: offset,
            radius: radius / 2, animation: animation)
    }

    override var drawnReach: CGRect {
        let inner = super.drawnReach
        guard !inner.isInfinite else { return inner }
        let blur = radius * 2
        return inner.union(
            inner.offsetBy(dx: offset.width, dy: offset.height)
                .insetBy(dx: -blur, dy: -blur))
    }

    override func didUpdate(from old: ShadowModifier, isChanged: Bool) { setNeedsDisplay() }
}

nonisolated extension View {
    /// Adds a shadow of the view's content.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }
}
