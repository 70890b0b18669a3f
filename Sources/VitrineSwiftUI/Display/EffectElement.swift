/// An element whose content goes into a layer of its own, so that it can be changed as a whole.
class EffectElement<M: ElementModifier>: WrapperElement<M> {
    private var container: DisplayContainer?

    /// The layer, once shown.
    final var effectLayer: CALayer? { container?.layer }

    override var isRestartable: Bool { true }

    /// Brings the layer's look up to date; called at every render, animation says how.
    func configure(_ layer: CALayer, _ animation: Animation?) {}

    override func render(_ pass: RenderPass, at origin: CGPoint) {
        let container = self.container(for: pass)
        pass.add(container.layer, view: container.view, frame: CGRect(origin: origin, size: size))
        configure(container.layer, pass.animation(for: container.layer))
        pass.inside(container, origin: pass.pixels(CGRect(origin: origin, size: size)).origin) {
            renderChildren(pass, at: origin)
        }
    }

    /// Layers can only hold layers: where a view is inside, the layer is a view's.
    private func container(for pass: RenderPass) -> DisplayContainer {
        let needsView = containsPlatformView
        if let container, (container.view != nil) == needsView { return container }
        let made =
            needsView
            ? DisplayContainer(view: EffectView(), isOwned: true) : DisplayContainer(layer: CALayer())
        container = made
        return made
    }

    override func didUpdate(from old: M, isChanged: Bool) {
        // Most effects change no geometry: only a new picture is needed.
        if isChanged { graph.setNeedsRender() }
    }
}

/// A view that exists for its layer.
final class EffectView: UIView {}

struct OpacityModifier: ElementModifier, Equatable {
    let opacity: Double
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<OpacityModifier> {
        OpacityElement(self, around: child, node)
    }
}

private final class OpacityElement: EffectElement<OpacityModifier> {
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        LayerAnimator.setOpacity(of: layer, to: min(max(modifier.opacity, 0), 1), animation: animation)
    }

    override func hitTest(_ point: CGPoint) -> Element? { modifier.opacity > 0 ? super.hitTest(point) : nil }
}

struct HiddenModifier: ElementModifier, Equatable {
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<HiddenModifier> {
        HiddenElement(self, around: child, node)
    }
}

/// Takes its room and shows nothing.
final class HiddenElement: WrapperElement<HiddenModifier> {
    override var isRestartable: Bool { true }
    override func render(_ pass: RenderPass, at origin: CGPoint) {}
    override func hitTest(_ point: CGPoint) -> Element? { nil }
    override var containsPlatformView: Bool { false }
}

struct TransformModifier: ElementModifier, Equatable {
    enum Kind: Equatable {
        case scale(CGSize)
        /// Clockwise, in radians.
        case rotation(Double)
        case rotation3D(Double, x: CGFloat, y: CGFloat, z: CGFloat, perspective: CGFloat)
    }

    let kind: Kind
    let anchor: UnitPoint
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TransformModifier> {
        TransformElement(self, around: child, node)
    }
}

private final class TransformElement: EffectElement<TransformModifier> {
    private func transform(in size: CGSize) -> CATransform3D {
        let base: CATransform3D
        switch modifier.kind {
        case .scale(let scale): base = CATransform3DMakeScale(scale.width, scale.height, 1)
        case .rotation(let angle): base = CATransform3DMakeRotation(angle, 0, 0, 1)
        case let .rotation3D(angle, x, y, z, perspective):
            var projection = CATransform3DIdentity
            projection.m34 = -perspective / max(size.width, size.height, 1)
            base = CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), projection)
        }
        // The layer turns around its centre; another anchor is a shift before and after.
        let dx = (modifier.anchor.x - 0.5) * size.width
        let dy = (modifier.anchor.y - 0.5) * size.height
        if dx == 0 && dy == 0 { return base }
        return CATransform3DConcat(
            CATransform3DConcat(CATransform3DMakeTranslation(-dx, -dy, 0), base),
            CATransform3DMakeTranslation(dx, dy, 0))
    }

    override func configure(_ layer: CALayer, _ animation: Animation?) {
        LayerAnimator.setTransform(of: layer, to: transform(in: size), animation: animation)
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        let matrix = transform(in: size)
        guard CATransform3DIsAffine(matrix) else { return super.hitTest(point) }
        let affine = CATransform3DGetAffineTransform(matrix)
        guard affine.a * affine.d - affine.b * affine.c != 0 else { return nil }
        let centred = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        let mapped = centred.applying(affine.inverted())
        return super.hitTest(CGPoint(x: mapped.x + size.width / 2, y: mapped.y + size.height / 2))
    }
}

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
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let color = modifier.color.resolve(environment)
        layer.shadowColor = color.copy(alpha: 1)
        layer.shadowOpacity = Float(color.alpha)
        layer.shadowOffset = modifier.offset
        // SwiftUI's radius is the blur's extent, Core Animation's its standard deviation.
        layer.shadowRadius = modifier.radius / 2
    }

    override func didUpdate(from old: ShadowModifier, isChanged: Bool) { graph.setNeedsRender() }
}

struct ClipModifier<S: Shape>: ElementModifier {
    let shape: S
    let style: FillStyle
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ClipModifier<S>> {
        ClipElement(self, around: child, node)
    }
}

private final class ClipElement<S: Shape>: EffectElement<ClipModifier<S>> {
    override func configure(_ layer: CALayer, _ animation: Animation?) {
        let bounds = CGRect(origin: .zero, size: layer.bounds.size)
        if let rounded = (modifier.shape as? any RoundedShape)?.roundedRect(in: bounds),
            rounded.rect == bounds
        {
            layer.mask = nil
            layer.masksToBounds = true
            LayerAnimator.setCornerRadius(of: layer, to: rounded.radius, animation: animation)
        } else {
            let mask = layer.mask as? CAShapeLayer ?? CAShapeLayer()
            mask.frame = bounds
            mask.fillRule = modifier.style.isEOFilled ? .evenOdd : .nonZero
            mask.path = modifier.shape.path(in: bounds).cgPath
            layer.masksToBounds = false
            layer.mask = mask
        }
    }

    override func hitTest(_ point: CGPoint) -> Element? {
        let path = modifier.shape.path(in: CGRect(origin: .zero, size: size))
        return path.contains(point, eoFill: modifier.style.isEOFilled) ? super.hitTest(point) : nil
    }
}

/// A point in the unit square of a view, origin top leading.
public struct UnitPoint: Hashable, Sendable {
    /// From leading (0) to trailing (1).
    public var x: CGFloat
    /// From top (0) to bottom (1).
    public var y: CGFloat

    /// Makes a point.
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The top leading corner.
    public init() { self.init(x: 0, y: 0) }

    /// The origin.
    public static let zero = UnitPoint(x: 0, y: 0)
    /// The centre.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The top leading corner.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The top trailing corner.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The bottom leading corner.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The bottom trailing corner.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

/// A geometric angle.
public struct Angle: Hashable, Comparable, Sendable {
    /// In radians.
    public var radians: Double
    /// In degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// Zero.
    public static let zero = Angle(radians: 0)
    /// Makes the zero angle.
    public init() { radians = 0 }
    /// Makes an angle from radians.
    public init(radians: Double) { self.radians = radians }
    /// Makes an angle from degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// Makes an angle from radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Makes an angle from degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
    /// Compares by size.
    public static func < (a: Angle, b: Angle) -> Bool { a.radians < b.radians }
    /// Turns by both angles.
    public static func + (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians + b.radians) }
    /// Turns by the difference of two angles.
    public static func - (a: Angle, b: Angle) -> Angle { Angle(radians: a.radians - b.radians) }
    /// Turns the other way.
    public static prefix func - (a: Angle) -> Angle { Angle(radians: -a.radians) }
    /// Turns a number of times as far.
    public static func * (a: Angle, b: Double) -> Angle { Angle(radians: a.radians * b) }
    /// Turns a number of times as far.
    public static func * (a: Double, b: Angle) -> Angle { Angle(radians: a * b.radians) }
    /// Turns a part as far.
    public static func / (a: Angle, b: Double) -> Angle { Angle(radians: a.radians / b) }
    /// Turns further.
    public static func += (a: inout Angle, b: Angle) { a.radians += b.radians }
    /// Turns back.
    public static func -= (a: inout Angle, b: Angle) { a.radians -= b.radians }
    /// Turns a number of times as far.
    public static func *= (a: inout Angle, b: Double) { a.radians *= b }
    /// Turns a part as far.
    public static func /= (a: inout Angle, b: Double) { a.radians /= b }
}

nonisolated extension View {
    /// Sets the transparency of this view.
    public func opacity(_ opacity: Double) -> some View { modifier(OpacityModifier(opacity: opacity)) }

    /// Hides this view unconditionally; it keeps its room.
    public func hidden() -> some View { modifier(HiddenModifier()) }

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
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
        perspective: CGFloat = 1
    ) -> some View {
        modifier(
            TransformModifier(
                kind: .rotation3D(angle.radians, x: axis.x, y: axis.y, z: axis.z, perspective: perspective),
                anchor: anchor))
    }

    /// Adds a shadow of the view's content.
    public func shadow(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(ShadowModifier(color: color, radius: radius, offset: CGSize(width: x, height: y)))
    }

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
