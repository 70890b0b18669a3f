/// Where a view is in its transition.
public enum TransitionPhase: Hashable, Sendable {
    /// It is about to come.
    case willAppear
    /// It is there.
    case identity
    /// It has left, and is still shown.
    case didDisappear

    /// Whether the view is there.
    public var isIdentity: Bool { self == .identity }

    /// −1 before the view comes, 0 while it is there, 1 after it has left.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
    /// Whether it moves the view. Where motion is to be reduced another one may take its place.
    public var hasMotion: Bool

    /// Makes properties.
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// How a view looks when it is about to come and when it has left: changes between these phases are animated as the change
/// that inserts or removes the view is.
@MainActor @preconcurrency
public protocol Transition {
    /// The type of view representing the body.
    associatedtype Body: View
    /// The view that comes and goes.
    typealias Content = PlaceholderContentView<Self>

    /// The view in a phase. The views made should differ in values, not in kind, so that something lies between them.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content, phase: TransitionPhase) -> Body

    /// What the transition says of itself.
    nonisolated static var properties: TransitionProperties { get }
}

extension Transition {
    /// The view moves.
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// A view in a phase of the transition.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        body(content: PlaceholderContentView(ViewBox(content)), phase: phase)
    }

    /// The transition with an animation of its own, whatever the change that inserts or removes has.
    nonisolated public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Both transitions at once.
    nonisolated public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }
}

/// A transition that decides how its phases are animated.
@MainActor
protocol TimedTransition {
    /// The animations of an insertion or a removal under one.
    func animations(under outer: Animation?, isInsertion: Bool) -> [Animation]
}

extension Transition {
    /// The animations of an insertion or a removal under one.
    func courses(under outer: Animation?, isInsertion: Bool) -> [Animation] {
        if let timed = self as? any TimedTransition {
            return timed.animations(under: outer, isInsertion: isInsertion)
        }
        return outer.map { [$0] } ?? []
    }
}

/// A transition with an animation of its own.
struct AnimatedTransition<Base: Transition> {
    let base: Base
    let animation: Animation?

    nonisolated init(base: Base, animation: Animation?) {
        self.base = base
        self.animation = animation
    }
}

extension AnimatedTransition: Transition, TimedTransition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content.modifier(ScopeEndModifier()), phase: phase)
            .modifier(TransactionModifier(isScope: true) { $0.animation = animation })
    }

    func animations(under outer: Animation?, isInsertion: Bool) -> [Animation] {
        base.courses(under: animation, isInsertion: isInsertion)
    }
}

/// Two transitions at once.
struct CombinedTransition<First: Transition, Second: Transition> {
    let first: First
    let second: Second

    nonisolated init(first: First, second: Second) {
        self.first = first
        self.second = second
    }
}

extension CombinedTransition: Transition, TimedTransition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }

    func animations(under outer: Animation?, isInsertion: Bool) -> [Animation] {
        first.courses(under: outer, isInsertion: isInsertion)
            + second.courses(under: outer, isInsertion: isInsertion)
    }
}

/// One transition for insertions, and another for removals.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
    /// How the view comes.
    public var insertion: Insertion
    /// How it leaves.
    public var removal: Removal

    /// Makes the transition.
    nonisolated public init(insertion: Insertion, removal: Removal) {
        self.insertion = insertion
        self.removal = removal
    }
}

extension AsymmetricTransition: Transition, TimedTransition {
    /// The view, before it comes as the one, after it has left as the other says.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        removal.apply(
            content: insertion.apply(
                content: content, phase: phase == .willAppear ? .willAppear : .identity),
            phase: phase == .didDisappear ? .didDisappear : .identity)
    }

    func animations(under outer: Animation?, isInsertion: Bool) -> [Animation] {
        isInsertion
            ? insertion.courses(under: outer, isInsertion: true)
            : removal.courses(under: outer, isInsertion: false)
    }
}
