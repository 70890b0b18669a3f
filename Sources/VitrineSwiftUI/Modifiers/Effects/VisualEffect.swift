/// Visual Effects change the visual appearance of a view without changing its ancestors or descendents.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds what the effect does.
    func _apply(to values: inout _VisualEffectValues)
}

/// What visual effects do together.
public struct _VisualEffectValues: Sendable {
    enum Turn {
        /// In points.
        case offset(CGSize)
        case scale(CGSize, UnitPoint)
        /// Clockwise, in radians.
        case rotation(Double, UnitPoint)
    }

    var opacity = 1.0
    var turns: [Turn] = []

    /// The transform around the middle of a layer.
    func transform(in size: CGSize) -> CATransform3D {
        turns.reduce(CATransform3DIdentity) { result, turn in
            func around(_ anchor: UnitPoint, _ base: CATransform3D) -> CATransform3D {
                let (dx, dy) = ((anchor.x - 0.5) * size.width, (anchor.y - 0.5) * size.height)
                return CATransform3DConcat(
                    CATransform3DConcat(CATransform3DMakeTranslation(-dx, -dy, 0), base),
                    CATransform3DMakeTranslation(dx, dy, 0))
            }
            let next =
                switch turn {
                case .offset(let offset): CATransform3DMakeTranslation(offset.width, offset.height, 0)
                case let .scale(scale, anchor):
                    around(anchor, CATransform3DMakeScale(scale.width, scale.height, 1))
                case let .rotation(angle, anchor): around(anchor, CATransform3DMakeRotation(angle, 0, 0, 1))
                }
            return CATransform3DConcat(result, next)
        }
    }

    /// The way to other values, 0…1 of it.
    func mixed(with other: Self, by share: Double) -> Self {
        func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
        func mix(_ a: CGSize, _ b: CGSize) -> CGSize {
            CGSize(width: mix(a.width, b.width), height: mix(a.height, b.height))
        }
        guard turns.count == other.turns.count else { return share < 0.5 ? self : other }
        var result = self
        result.opacity += (other.opacity - opacity) * share
        result.turns = zip(turns, other.turns).map { a, b in
            switch (a, b) {
            case let (.offset(a), .offset(b)): .offset(mix(a, b))
            case let (.scale(a, anchor), .scale(b, _)): .scale(mix(a, b), anchor)
            case let (.rotation(a, anchor), .rotation(b, _)): .rotation(mix(a, b), anchor)
            default: share < 0.5 ? a : b
            }
        }
        return result
    }
}

/// The base visual effect that you apply additional effects to.
public struct EmptyVisualEffect: VisualEffect {
    /// Makes the effect.
    public init() {}
    /// Does nothing.
    public func _apply(to values: inout _VisualEffectValues) {}
}

private struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
    let base: Base
    let change: @Sendable (inout _VisualEffectValues) -> Void

    func _apply(to values: inout _VisualEffectValues) {
        base._apply(to: &values)
        change(&values)
    }
}

extension VisualEffect {
    /// Offsets the view by distances in points.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
        offset(CGSize(width: x, height: y))
    }

    /// Offsets the view by distances in points.
    public func offset(_ offset: CGSize) -> some VisualEffect {
        AddedVisualEffect(base: self) { $0.turns.append(.offset(offset)) }
    }

    /// Scales the view around an anchor.
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
        AddedVisualEffect(base: self) { $0.turns.append(.scale(scale, anchor)) }
    }

    /// Scales the view around an anchor.
    public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
        scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
    }

    /// Scales the view around an anchor.
    public func scaleEffect(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> some VisualEffect {
        scaleEffect(CGSize(width: x, height: y), anchor: anchor)
    }

    /// Rotates the view clockwise around an anchor.
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
        AddedVisualEffect(base: self) { $0.turns.append(.rotation(angle.radians, anchor)) }
    }

    /// Sets the transparency of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        AddedVisualEffect(base: self) { $0.opacity *= opacity }
    }
}

/// Changes the look of an element by where it is.
struct VisualEffectModifier: ElementModifier {
    /// Gets where the element is, and the scroll view around it.
    let values: @MainActor (GeometryProxy, (any ScrollingElement)?) -> _VisualEffectValues
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<VisualEffectModifier> {
        VisualEffectElement(self, around: child, node)
    }
}

private final class VisualEffectElement: EffectElement<VisualEffectModifier>, PositionReader {
    private var values = _VisualEffectValues()
    var readsPosition = true

    override init(_ modifier: VisualEffectModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        positionDependence = .place
    }

    override var movesContent: Bool { true }

    override func didPlace() {
        super.didPlace()
        values = modifier.values(GeometryProxy(element: self), enclosingScrollingElement)
        setNeedsDisplay()
    }

    override func didUpdate(from old: VisualEffectModifier, isChanged: Bool) { invalidatePlacement() }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        LayerAnimator.setTransform(of: layer, to: values.transform(in: size), animation: animation)
        LayerAnimator.setOpacity(of: layer, to: min(max(values.opacity, 0), 1), animation: animation)
    }
}

nonisolated extension View {
    /// Applies effects to this view, while providing access to layout information through a geometry proxy.
    public func visualEffect(
        _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
    ) -> some View {
        modifier(
            VisualEffectModifier { proxy, _ in
                var values = _VisualEffectValues()
                effect(EmptyVisualEffect(), proxy)._apply(to: &values)
                return values
            })
    }
}
