struct TransformModifier: ElementModifier, Equatable {
    enum Kind: Equatable {
        case scale(CGSize)
        /// Clockwise, in radians.
        case rotation(Double)
        case rotation3D(
            Double, x: CGFloat, y: CGFloat, z: CGFloat, anchorZ: CGFloat, perspective: CGFloat)
    }

    let kind: Kind
    let anchor: UnitPoint
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TransformModifier> {
        TransformElement(self, around: child, node)
    }
}

private final class TransformElement: EffectElement<TransformModifier>, ContentTransforming {
    override var movesContent: Bool { true }

    /// As far as it can be turned or scaled in either direction.
    override var drawnReach: CGRect {
        let inner = childrenReach
        guard !inner.isInfinite, case .rotation = modifier.kind else { return .infinite }
        let radius = (inner.width * inner.width + inner.height * inner.height).squareRoot() * 2
        return inner.insetBy(dx: -radius, dy: -radius)
    }

    private func transform(in size: CGSize) -> CATransform3D {
        let base: CATransform3D
        switch modifier.kind {
        case .scale(let scale): base = CATransform3DMakeScale(scale.width, scale.height, 1)
        case .rotation(let angle): base = CATransform3DMakeRotation(angle, 0, 0, 1)
        case let .rotation3D(angle, x, y, z, anchorZ, perspective):
            var projection = CATransform3DIdentity
            projection.m34 = -perspective / max(size.width, size.height, 1)
            var turn = CATransform3DMakeRotation(angle, x, y, z)
            if anchorZ != 0 {
                turn = CATransform3DConcat(
                    CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorZ), turn),
                    CATransform3DMakeTranslation(0, 0, anchorZ))
            }
            base = CATransform3DConcat(turn, projection)
        }
        // The layer turns around its centre; another anchor is a shift before and after.
        let dx = (modifier.anchor.x - 0.5) * size.width
        let dy = (modifier.anchor.y - 0.5) * size.height
        if dx == 0 && dy == 0 { return base }
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-dx, -dy, 0), base),
            CATransform3DMakeTranslation(dx, dy, 0))
    }

    /// What is not finite is reported and turns nothing.
    private func checkedTransform(in size: CGSize) -> CATransform3D {
        let made = transform(in: size)
        if made.isFinite { return made }
        let name: String =
            switch modifier.kind {
            case .scale(let scale): "scaleEffect(\(scale.width), \(scale.height))"
            case .rotation(let angle): "rotationEffect(\(angle) rad)"
            case .rotation3D(let angle, _, _, _, _, _): "rotation3DEffect(\(angle) rad)"
            }
        RuntimeIssue.report(
            "Invalid transform (not a finite number): \(name) is ignored.", at: node, "transform")
        return CATransform3DIdentity
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        LayerAnimator.setTransform(of: layer, to: checkedTransform(in: size), animation: animation)
    }

    func contentPoint(_ point: CGPoint) -> CGPoint? {
        let matrix = checkedTransform(in: size)
        guard CATransform3DIsAffine(matrix) else { return point }
        let affine = CATransform3DGetAffineTransform(matrix)
        guard affine.a * affine.d - affine.b * affine.c != 0 else { return nil }
        let centred = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        let mapped = centred.applying(affine.inverted())
        return CGPoint(x: mapped.x + size.width / 2, y: mapped.y + size.height / 2)
    }

    override func hitTest(_ point: CGPoint) -> Element? { contentPoint(point).flatMap { super.hitTest($0) } }
}

extension CATransform3D {
    /// Whether all of it are finite numbers.
    fileprivate var isFinite: Bool {
        // The sum of what is finite and what is not, is not.
        let rows = (m11 + m12 + m13 + m14) * 0 + (m21 + m22 + m23 + m24) * 0
        return (rows + (m31 + m32 + m33 + m34) * 0 + (m41 + m42 + m43 + m44) * 0) == 0
    }
}

nonisolated extension View {
    /// Scales this view's rendered output around an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(kind: .scale(scale), anchor: anchor))
    }

    /// Scales this view's rendered output by the same amount in both axes.
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: s, height: s), anchor: anchor)
    }

    /// Scales this view's rendered output.
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates this view's rendered output clockwise around an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        modifier(TransformModifier(kind: .rotation(angle.radians), anchor: anchor))
    }

    /// Rotates this view's rendered output in three dimensions around an axis.
    ///
    /// - Parameter anchorZ: How far before the view the axis is, in points.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            TransformModifier(
                kind: .rotation3D(
                    angle.radians, x: axis.x, y: axis.y, z: axis.z, anchorZ: anchorZ,
                    perspective: perspective),
                anchor: anchor))
    }
}
