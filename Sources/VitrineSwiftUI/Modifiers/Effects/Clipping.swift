struct ClipModifier<S: Shape>: ElementModifier {
    var shape: S
    let style: FillStyle
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ClipModifier<S>> {
        ClipElement(self, around: child, node)
    }
}

extension ClipModifier: Animatable {
    var animatableData: S.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }
}

private final class ClipElement<S: Shape>: EffectElement<ClipModifier<S>>, ContainerDependent {
    override func didPlace() {
        super.didPlace()
        containerOutlineMayHaveChanged()
    }

    func containerOutlineMayHaveChanged() {
        if environment.containerShape != nil { setNeedsDisplay() }
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        let outline = containerOutline
        if let rounded = ContainerOutline.inside(
            outline, { (modifier.shape as? any RoundedShape)?.roundedRect(in: bounds, inset: 0) }),
            rounded.rect == bounds
        {
            layer.mask = nil
            layer.masksToBounds = true
            layer.cornerCurve = rounded.isContinuous ? .continuous : .circular
            LayerAnimator.setCornerRadius(of: layer, to: rounded.radius, animation: animation)
        } else {
            let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
            mask.frame = bounds
            mask.fillRule = modifier.style.isEOFilled ? .evenOdd : .nonZero
            mask.path =
                ContainerOutline.inside(outline) {
                    modifier.shape.path(in: bounds, environment.layoutDirection)
                }.cgPath
            layer.masksToBounds = false
            layer.mask = mask
        }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        let path = ContainerOutline.inside(containerOutline) {
            modifier.shape.path(in: CGRect(origin: .zero, size: size), environment.layoutDirection)
        }
        return path.contains(point, eoFill: modifier.style.isEOFilled) ? super.hitTest(point) : nil
    }
}

nonisolated extension View {
    /// Sets a clipping shape for this view.
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(ClipModifier(shape: shape, style: style))
    }

    /// Clips this view to its bounding rectangular frame.
    public func clipped(antialiased: Bool = false) -> some View { clipShape(Rectangle()) }

    /// Clips this view to its bounding frame, with the specified corner radius.
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius))
    }
}
