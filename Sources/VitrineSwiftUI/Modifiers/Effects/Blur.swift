struct BlurModifier: ElementModifier, Equatable, Animatable {
    /// The standard deviation of the blur, in points.
    var radius: CGFloat
    let isOpaque: Bool
    typealias Body = Never

    nonisolated var animatableData: CGFloat {
        get { radius }
        set { radius = newValue }
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        BlurElement(self, around: child, node)
    }
}

private final class BlurElement: EffectElement<BlurModifier> {
    /// A blur has no negative extent.
    private var radius: CGFloat { max(0, node.finite(modifier.radius, "blur", "blur(radius:)") ?? 0) }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        layer.contentBlur =
            radius > 0 ? CALayer.ContentBlur(deviation: radius, isOpaque: modifier.isOpaque) : nil
    }

    override var drawnReach: CGRect {
        let inner = super.drawnReach
        return inner.isInfinite ? inner : inner.insetBy(dx: -3 * radius, dy: -3 * radius)
    }
}

nonisolated extension View {
    /// Applies a Gaussian blur to this view.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur, in points.
    ///   - opaque: Whether the blurred view has no transparency, also at its edges.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(BlurModifier(radius: radius, isOpaque: opaque))
    }
}
