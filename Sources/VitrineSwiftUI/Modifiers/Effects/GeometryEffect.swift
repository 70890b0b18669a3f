/// An effect that changes the visual appearance of a view, largely without changing its ancestors or descendants.
public protocol GeometryEffect: Animatable, ViewModifier where Body == Never {
    /// The current value of the effect, for a view of a size: a transform of the coordinates whose origin is the top leading
    /// corner.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Makes a node that applies the effect to each view.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PassthroughNode(view, context) {
            ModifiedContent(content: $0.content, modifier: GeometryEffectModifier(effect: $0.modifier))
        }
    }

    /// The effect in pictures alone: geometry that is read below is that without it, as it is with any effect here.
    nonisolated public func ignoredByLayout() -> _IgnoredByLayoutEffect<Self> {
        _IgnoredByLayoutEffect(base: self)
    }
}

/// An effect that layout does not know of.
public struct _IgnoredByLayoutEffect<Base: GeometryEffect> {
    fileprivate var base: Base

    nonisolated init(base: Base) { self.base = base }
}

extension _IgnoredByLayoutEffect: GeometryEffect {
    /// The data of the effect.
    nonisolated public var animatableData: Base.AnimatableData {
        get { base.animatableData }
        set { base.animatableData = newValue }
    }

    /// That of the effect.
    public func effectValue(size: CGSize) -> ProjectionTransform { base.effectValue(size: size) }
}

struct GeometryEffectModifier<Effect: GeometryEffect>: ElementModifier, Animatable {
    var effect: Effect
    typealias Body = Never

    nonisolated var animatableData: Effect.AnimatableData {
        get { effect.animatableData }
        set { effect.animatableData = newValue }
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        GeometryEffectElement(self, around: child, node)
    }
}

private final class GeometryEffectElement<Effect: GeometryEffect>: EffectElement<
    GeometryEffectModifier<Effect>
>
{
    override var movesContent: Bool { true }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        // Layers turn around their centre.
        let matrix = modifier.effect.effectValue(size: size).matrix
        let (x, y) = (size.width / 2, size.height / 2)
        let centred = CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(x, y, 0), matrix),
            CATransform3DMakeTranslation(-x, -y, 0))
        LayerAnimator.setTransform(of: layer, to: centred, animation: animation)
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        var inverse = modifier.effect.effectValue(size: size)
        guard inverse.invert() else { return nil }
        return super.hitTest(inverse.apply(to: point))
    }
}

/// A type that is animatable and a modifier: since iOS 15 a modifier that conforms to `Animatable` is the same.
public protocol AnimatableModifier: Animatable, ViewModifier {}

/// A transform of the coordinates whose origin is the top leading corner.
public struct _TransformEffect: GeometryEffect, Equatable {
    /// The transform.
    public var transform: CGAffineTransform
    /// Makes the effect.
    nonisolated public init(transform: CGAffineTransform) { self.transform = transform }
    /// The transform, for any size.
    public func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform(transform) }
}

/// A projection of the coordinates whose origin is the top leading corner.
public struct _ProjectionEffect: GeometryEffect, Equatable {
    /// The projection.
    public var transform: ProjectionTransform
    /// Makes the effect.
    nonisolated public init(transform: ProjectionTransform) { self.transform = transform }
    /// The projection, for any size.
    public func effectValue(size: CGSize) -> ProjectionTransform { transform }
}

nonisolated extension View {
    /// Applies an affine transformation to this view's rendered output.
    ///
    /// - Parameter transform: In points, about the top leading corner.
    public func transformEffect(_ transform: CGAffineTransform) -> some View {
        modifier(_TransformEffect(transform: transform))
    }

    /// Applies a projection transformation to this view's rendered output.
    ///
    /// - Parameter transform: In points, about the top leading corner.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        modifier(_ProjectionEffect(transform: transform))
    }
}
