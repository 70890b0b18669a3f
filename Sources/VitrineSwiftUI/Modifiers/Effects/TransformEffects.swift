/// A modifier that shows its content under a transform, without changing where it is laid out.
private protocol TransformingModifier: ElementModifier {
    var anchor: UnitPoint { get }
    /// The transform about the origin.
    ///
    /// - Parameter size: That of the content, in points.
    func matrix(in size: CGSize) -> CATransform3D
    /// The call in a program, for a report.
    var call: String { get }
    /// Whether the content keeps its distances from the anchor.
    var isTurn: Bool { get }
}

/// A scale is a straight way for a layer's matrix, so that layers animate it.
struct ScaleModifier: TransformingModifier, Equatable {
    let scale: CGSize
    let anchor: UnitPoint
    typealias Body = Never

    fileprivate var call: String { "scaleEffect(\(scale.width), \(scale.height))" }
    fileprivate var isTurn: Bool { false }

    fileprivate func matrix(in size: CGSize) -> CATransform3D {
        CATransform3DMakeScale(scale.width, scale.height, 1)
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        TransformElement(self, around: child, node)
    }
}

/// Turns are animated by their angle: between matrices, a whole turn would be none, and others no arcs.
struct RotationModifier: TransformingModifier, Equatable, Animatable {
    var angle: Angle
    var anchor: UnitPoint
    typealias Body = Never

    nonisolated var animatableData: AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData> {
        get { .init(angle.animatableData, anchor.animatableData) }
        set {
            angle.animatableData = newValue.first
            anchor.animatableData = newValue.second
        }
    }

    fileprivate var call: String { "rotationEffect(\(angle.radians) rad)" }
    fileprivate var isTurn: Bool { true }

    fileprivate func matrix(in size: CGSize) -> CATransform3D {
        CATransform3DMakeRotation(angle.radians, 0, 0, 1)
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        TransformElement(self, around: child, node)
    }
}

/// A turn in space, seen from before the middle of what turns.
nonisolated struct SpaceTurn: Equatable, Sendable {
    /// In radians.
    var angle: Double
    var axis: SIMD3<Double>
    /// How far before the view the axis is, in points.
    var anchorZ: CGFloat
    var perspective: CGFloat

    func matrix(in size: CGSize) -> CATransform3D {
        var projection = CATransform3DIdentity
        projection.m34 = -perspective / max(size.width, size.height, 1)
        var turn = CATransform3DMakeRotation(angle, axis.x, axis.y, axis.z)
        if anchorZ != 0 {
            turn = CATransform3DConcat(
                CATransform3DConcat(CATransform3DMakeTranslation(0, 0, -anchorZ), turn),
                CATransform3DMakeTranslation(0, 0, anchorZ))
        }
        // The effect is what the plane looks like: depths are not kept, which would hide the view behind what is around it.
        return ProjectionTransform(CATransform3DConcat(turn, projection)).matrix
    }
}

struct Rotation3DModifier: TransformingModifier, Equatable, Animatable {
    var angle: Angle
    var axis: Axis
    var anchor: UnitPoint
    /// How far before the view the axis is, in points.
    var anchorZ: CGFloat
    var perspective: CGFloat
    typealias Body = Never

    struct Axis: Equatable {
        var x, y, z: CGFloat
    }

    nonisolated var animatableData: ComponentVector {
        get {
            ComponentVector([
                angle.radians, axis.x, axis.y, axis.z, anchor.x, anchor.y, anchorZ, perspective,
            ])
        }
        set {
            let numbers = newValue.values
            guard numbers.count == 8 else { return }
            angle = .radians(numbers[0])
            axis = Axis(x: numbers[1], y: numbers[2], z: numbers[3])
            anchor = UnitPoint(x: numbers[4], y: numbers[5])
            (anchorZ, perspective) = (numbers[6], numbers[7])
        }
    }

    fileprivate var call: String { "rotation3DEffect(\(angle.radians) rad)" }
    fileprivate var isTurn: Bool { false }

    fileprivate func matrix(in size: CGSize) -> CATransform3D {
        SpaceTurn(
            angle: angle.radians, axis: [axis.x, axis.y, axis.z], anchorZ: anchorZ, perspective: perspective
        ).matrix(in: size)
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        TransformElement(self, around: child, node)
    }
}

private final class TransformElement<M: TransformingModifier>: EffectElement<M>, ContentTransforming {
    override var movesContent: Bool { true }

    /// As far as it can be turned in either direction.
    override var drawnReach: CGRect {
        let inner = childrenReach
        guard !inner.isInfinite, modifier.isTurn else { return .infinite }
        let radius = (inner.width * inner.width + inner.height * inner.height).squareRoot() * 2
        return inner.insetBy(dx: -radius, dy: -radius)
    }

    private func transform(in size: CGSize) -> CATransform3D {
        let base = modifier.matrix(in: size)
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
        RuntimeIssue.report(
            "Invalid transform (not a finite number): \(modifier.call) is ignored.", at: node, "transform")
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
        modifier(ScaleModifier(scale: scale, anchor: anchor))
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
        modifier(RotationModifier(angle: angle, anchor: anchor))
    }

    /// Rotates this view's rendered output in three dimensions around an axis.
    ///
    /// - Parameter anchorZ: How far before the view the axis is, in points.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some View {
        modifier(
            Rotation3DModifier(
                angle: angle, axis: .init(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
                perspective: perspective))
    }
}
