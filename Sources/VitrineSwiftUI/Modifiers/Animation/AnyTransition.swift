/// A type-erased transition.
public struct AnyTransition: @unchecked Sendable {
    fileprivate let base: any Transition

    /// Erases the type of a transition.
    nonisolated public init<T: Transition>(_ transition: T) { base = transition }

    /// From transparent to opaque on insertion, back on removal: the default.
    public static let opacity = AnyTransition(OpacityTransition())
    /// No change: the view is there and gone at once.
    public static let identity = AnyTransition(IdentityTransition())
    /// Grows from nothing.
    public static var scale: AnyTransition { scale(scale: 0) }
    /// Comes in from the leading edge and leaves through the trailing one.
    public static var slide: AnyTransition { AnyTransition(SlideTransition()) }

    /// Grows from a fraction of the size, around a point.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(ScaleTransition(Double(scale), anchor: anchor))
    }

    /// Moves by distances in points.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(OffsetTransition(offset)) }

    /// Moves by distances in points.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Moves in from an edge, by the view's own extent.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(MoveTransition(edge: edge)) }

    /// Comes in from an edge, and leaves through the one across; it fades meanwhile.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(PushTransition(edge: edge)) }

    /// Between two modifiers: `active` before the view comes and after it has left, `identity` while it is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Different transitions for insertion and removal.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            AsymmetricTransition(
                insertion: ErasedTransition(insertion), removal: ErasedTransition(removal)))
    }

    /// The transition with an animation of its own, whatever the change that inserts or removes has.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(AnimatedTransition(base: ErasedTransition(self), animation: animation))
    }

    /// Both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            CombinedTransition(first: ErasedTransition(self), second: ErasedTransition(other)))
    }
}

/// A transition whose type is not known.
struct ErasedTransition {
    private let base: any Transition

    nonisolated init(_ transition: AnyTransition) { base = transition.base }
}

extension ErasedTransition: Transition, TimedTransition {
    func body(content: Content, phase: TransitionPhase) -> AnyView {
        func open<T: Transition>(_ transition: T) -> AnyView {
            AnyView(transition.apply(content: content, phase: phase))
        }
        return open(base)
    }

    func animations(under outer: Animation?, isInsertion: Bool) -> [Animation] {
        base.courses(under: outer, isInsertion: isInsertion)
    }
}

/// Shows its content in the phases of a transition.
struct TransitionModifier<T: Transition> {
    let transition: T

    nonisolated init(_ transition: T) { self.transition = transition }
}

extension TransitionModifier: ViewModifier {
    typealias Body = Never

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        func open<I: IdentifiedView>(_ type: I.Type) -> _ViewNode<ModifiedContent<V, Self>>? {
            guard let view = view as? ModifiedContent<I, Self> else { return nil }
            return I.makeNode(of: view, context) as? _ViewNode<ModifiedContent<V, Self>>
        }
        let identified = (V.self as? any IdentifiedView.Type).flatMap { open($0) }
        return identified ?? TransitionNode(view, context)
    }
}

/// A view with an identity of its own: a transition outside of it is about what comes and goes with the identity.
@MainActor
private protocol IdentifiedView: View {
    /// The node of the view in a transition.
    static func makeNode<T: Transition>(
        of view: ModifiedContent<Self, TransitionModifier<T>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Self, TransitionModifier<T>>>
}

extension IDView: IdentifiedView {
    fileprivate static func makeNode<T: Transition>(
        of view: ModifiedContent<Self, TransitionModifier<T>>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<Self, TransitionModifier<T>>> {
        PassthroughNode(view, context) {
            IDView<ModifiedContent<Content, TransitionModifier<T>>, ID>(
                content: $0.content.content.modifier($0.modifier), id: $0.content.id)
        }
    }
}

/// Evaluates the body of a transition around a view, in the phase that the view is in.
///
/// A view that comes is shown in its first phase, and goes on to the next in an update of its own, which is animated.
private final class TransitionNode<V: View, T: Transition>: ListingNode<
    ModifiedContent<V, TransitionModifier<T>>
>,
TransitionHost
{
    private var child: _ViewNode<T.Body>!
    private var phase = TransitionPhase.identity
    /// The update in which the view came.
    private var arrival: Int?

    override init(_ view: ModifiedContent<V, TransitionModifier<T>>, _ context: _NodeContext) {
        super.init(view, context)
        if isArriving, !transition.courses(under: graph.animation, isInsertion: true).isEmpty {
            phase = .willAppear
            arrival = graph.updateNumber
        }
        child = T.Body._makeListed(makeBody(), listedContext())
        if arrival != nil { markDirty(graph.transaction) }
    }

    private var transition: T { view.modifier.transition }

    private func makeBody() -> T.Body {
        transition.body(content: PlaceholderContentView(ViewBox(view.content)), phase: phase)
    }

    override var listedNodes: [_GraphNode] { [child] }

    override func makeElements() -> [Element] {
        let elements = super.makeElements()
        for element in elements { element.presence = .inTransition }
        return elements
    }

    override func refresh(_ change: NodeChange) {
        if let arrival, arrival != graph.updateNumber {
            self.arrival = nil
            if phase == .willAppear { phase = .identity }
        }
        if change.view || isDirty {
            child.update(makeBody(), environment)
        } else {
            child.updateEnvironment(environment)
        }
    }

    // Transitions of what is inside are not asked.
    override func collectTransitions(_ hosts: inout [any TransitionHost]) { hosts.append(self) }
    override var passesOnArrivals: Bool { false }

    func removalAnimations(under outer: Animation?) -> [Animation] {
        transition.courses(under: outer, isInsertion: false)
    }

    func setLeaving(_ isLeaving: Bool) {
        arrival = nil
        phase = isLeaving ? .didDisappear : .identity
        child.update(makeBody(), environment)
    }
}

nonisolated extension View {
    /// Associates a transition with the view.
    public func transition(_ t: AnyTransition) -> some View {
        modifier(TransitionModifier(ErasedTransition(t)))
    }

    /// Associates a transition with the view.
    public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition))
    }
}
