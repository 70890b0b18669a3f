import VitrineGraphics

/// Visual Effects change the visual appearance of a view without changing its ancestors or descendents.
public protocol VisualEffect: Sendable, Animatable {
    /// Adds what the effect does.
    func _apply(to values: inout _VisualEffectValues)
}

/// What visual effects do together.
public struct _VisualEffectValues: Equatable, Sendable {
    enum Turn: Equatable {
        /// In points.
        case offset(CGSize)
        case scale(CGSize, UnitPoint)
        /// Clockwise, in radians.
        case rotation(Double, UnitPoint)
        case space(SpaceTurn, UnitPoint)
    }

    /// A change of colours.
    struct Tone: Equatable {
        let kind: ColorEffectModifier.Kind
        var amount: Double
    }

    var opacity = 1.0
    var turns: [Turn] = []
    var tones: [Tone] = []
    /// The standard deviation of a blur, in points.
    var blur: CGFloat = 0
    var isBlurOpaque = false
    /// What shaders make of all of it, one after another.
    var shaders: [ShaderEffect] = []

    /// What becomes of colours, one change after another; nil for what they are.
    var colors: ColorMatrix? {
        let matrices = tones.map { $0.kind.matrix($0.amount) }.filter(\.isFinite)
        return matrices.dropFirst().reduce(matrices.first) { $0?.followed(by: $1) }
    }

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
                case let .space(turn, anchor): around(anchor, turn.matrix(in: size))
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
        guard turns.count == other.turns.count, tones.map(\.kind) == other.tones.map(\.kind) else {
            return share < 0.5 ? self : other
        }
        var result = self
        result.blur = mix(blur, other.blur)
        for index in tones.indices {
            result.tones[index].amount += (other.tones[index].amount - tones[index].amount) * share
        }
        result.opacity += (other.opacity - opacity) * share
        result.turns = zip(turns, other.turns).map { a, b in
            switch (a, b) {
            case let (.offset(a), .offset(b)): .offset(mix(a, b))
            case let (.scale(a, anchor), .scale(b, _)): .scale(mix(a, b), anchor)
            case let (.rotation(a, anchor), .rotation(b, _)): .rotation(mix(a, b), anchor)
            case let (.space(a, anchor), .space(b, _)):
                .space(
                    SpaceTurn(
                        angle: mix(a.angle, b.angle), axis: a.axis + (b.axis - a.axis) * share,
                        anchorZ: mix(a.anchorZ, b.anchorZ), perspective: mix(a.perspective, b.perspective)),
                    anchor)
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

struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
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

    /// Rotates the view in three dimensions around an axis.
    ///
    /// - Parameters:
    ///   - anchorZ: How far before the view the axis is, in points.
    ///   - perspective: How strongly what is farther is smaller; 0 is not at all.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0, perspective: CGFloat = 1
    ) -> some VisualEffect {
        let turn = SpaceTurn(
            angle: angle.radians, axis: [axis.x, axis.y, axis.z], anchorZ: anchorZ, perspective: perspective)
        return AddedVisualEffect(base: self) { $0.turns.append(.space(turn, anchor)) }
    }

    /// Sets the transparency of the view.
    public func opacity(_ opacity: Double) -> some VisualEffect {
        AddedVisualEffect(base: self) { $0.opacity *= opacity }
    }

    /// Applies a Gaussian blur to the view.
    ///
    /// - Parameter radius: The standard deviation of the blur, in points.
    public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
        AddedVisualEffect(base: self) {
            // Blurs after one another are one whose variance is the sum.
            $0.blur = ($0.blur * $0.blur + max(radius, 0) * max(radius, 0)).squareRoot()
            $0.isBlurOpaque = opaque
        }
    }

    private func tone(_ kind: ColorEffectModifier.Kind, _ amount: Double) -> some VisualEffect {
        AddedVisualEffect(base: self) { $0.tones.append(.init(kind: kind, amount: amount)) }
    }

    /// Brightens the view by an amount.
    public func brightness(_ amount: Double) -> some VisualEffect { tone(.brightness, amount) }

    /// Sets the contrast between similar colours in the view.
    public func contrast(_ amount: Double) -> some VisualEffect { tone(.contrast, amount) }

    /// Adds a grayscale effect to the view.
    public func grayscale(_ amount: Double) -> some VisualEffect { tone(.grayscale, amount) }

    /// Applies a hue rotation effect to the view.
    public func hueRotation(_ angle: Angle) -> some VisualEffect { tone(.hueRotation, angle.radians) }

    /// Adjusts the colour saturation of the view.
    public func saturation(_ amount: Double) -> some VisualEffect { tone(.saturation, amount) }
}

/// Changes the look of an element by where it is.
struct VisualEffectModifier: ElementModifier {
    /// How the look goes over into another one where no transaction says so; nil for at once.
    var animation: Animation?
    /// Gets where the element is, and the scroll view around it.
    let values: @MainActor (GeometryProxy, (any ScrollingElement)?) -> _VisualEffectValues
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<VisualEffectModifier> {
        VisualEffectElement(self, around: child, node)
    }
}

private final class VisualEffectElement: EffectElement<VisualEffectModifier>, PositionReader {
    private var values = _VisualEffectValues()
    var reads: PositionDependence = .place { didSet { if reads != oldValue { positionDependence = reads } } }
    private var shownValues: _VisualEffectValues?

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

    override var ownAnimation: Animation? { values == shownValues ? nil : modifier.animation }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        LayerAnimator.setTransform(of: layer, to: values.transform(in: size), animation: animation)
        LayerAnimator.setOpacity(of: layer, to: min(max(values.opacity, 0), 1), animation: animation)
        layer.colorMatrix = values.colors
        let deviation = node.number(values.blur, or: 0, "visualEffect", "blur(radius:)")
        layer.contentBlur =
            deviation > 0 ? CALayer.ContentBlur(deviation: deviation, isOpaque: values.isBlurOpaque) : nil
        layer.shaders = values.shaders.compactMap { $0.resolved(in: environment, size: size) }
        shownValues = values
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
