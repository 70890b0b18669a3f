/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
    var transition: Transition

    init(_ effect: Transition.Effect) { transition = Transition(effect) }
    init(_ transition: Transition) { self.transition = transition }

    /// From transparent to opaque on insertion, back on removal: the default.
    public static let opacity = AnyTransition(.init(opacity: 0))
    /// No change: the view is there and gone at once.
    public static let identity = AnyTransition(Transition.Effect())
    /// Grows from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Comes in from the leading edge and leaves through the trailing one.
    public static var slide: AnyTransition {
        asymmetric(insertion: move(edge: .leading), removal: move(edge: .trailing))
    }

    /// Grows from a fraction of the size, around the centre.
    public static func scale(scale: CGFloat) -> AnyTransition { AnyTransition(.init(scale: scale)) }

    /// Moves by distances in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.init(offset: offset)) }

    /// Moves by distances in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves in from an edge, by the view's own extent.
    public static func move(edge: Edge) -> AnyTransition {
        switch edge {
        case .top: AnyTransition(.init(unitOffset: CGSize(width: 0, height: -1)))
        case .bottom: AnyTransition(.init(unitOffset: CGSize(width: 0, height: 1)))
        case .leading: AnyTransition(.init(unitOffset: CGSize(width: -1, height: 0)))
        case .trailing: AnyTransition(.init(unitOffset: CGSize(width: 1, height: 0)))
        }
    }

    /// Different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            Transition(insertion: insertion.transition.insertion, removal: removal.transition.removal))
    }

    /// The transition with an animation of its own, whatever the change that inserts or removes has.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var result = self
        result.transition.insertion.animation = animation
        result.transition.removal.animation = animation
        return result
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        func join(_ a: Transition.Effect, _ b: Transition.Effect) -> Transition.Effect {
            Transition.Effect(
                opacity: a.opacity * b.opacity, scale: a.scale * b.scale,
                offset: CGSize(
                    width: a.offset.width + b.offset.width, height: a.offset.height + b.offset.height),
                unitOffset: CGSize(
                    width: a.unitOffset.width + b.unitOffset.width,
                    height: a.unitOffset.height + b.unitOffset.height),
                animation: a.animation ?? b.animation)
        }
        return AnyTransition(
            Transition(
                insertion: join(transition.insertion, other.transition.insertion),
                removal: join(transition.removal, other.transition.removal)))
    }
}

struct TransitionModifier: ElementModifier {
    let transition: Transition
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TransitionModifier> {
        TransitionElement(self, around: child, node)
    }
}

/// Holds its content in one layer, which the transition moves as a whole.
private final class TransitionElement: EffectElement<TransitionModifier> {
    override func render(_ pass: RenderPass, at origin: CGPoint) {
        pass.with(transition: modifier.transition) { super.render(pass, at: origin) }
    }
}

nonisolated extension View {
    /// Associates a transition with the view.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(transition: t.transition))
    }
}
