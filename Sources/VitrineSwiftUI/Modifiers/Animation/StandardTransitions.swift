/// From transparent to opaque and back.
public struct OpacityTransition: Transition {
    /// Makes the transition.
    nonisolated public init() {}
    /// The view, transparent where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0)
    }
    /// Nothing moves.
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// No change: the view is there and gone at once.
public struct IdentityTransition: Transition, TimedTransition {
    /// Makes the transition.
    nonisolated public init() {}
    /// The view as it is.
    public func body(content: Content, phase: TransitionPhase) -> some View { content }
    /// Nothing moves.
    nonisolated public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
    func animations(under outer: Animation?, isInsertion: Bool) -> [Animation] { [] }
}

/// Grows from a fraction of the size.
public struct ScaleTransition: Transition {
    /// The size at the far end, as a fraction.
    public var scale: Double
    /// The point that stays where it is.
    public var anchor: UnitPoint

    /// Makes the transition.
    nonisolated public init(_ scale: Double, anchor: UnitPoint = .center) {
        self.scale = scale
        self.anchor = anchor
    }

    /// The view, scaled where it is not there. Zero has no inverse: the scale ends just above it.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : scale == 0 ? 1e-3 : scale, anchor: anchor)
    }
}

/// Comes from a distance and goes back there.
public struct OffsetTransition: Transition {
    /// The distances, in points.
    public var offset: CGSize

    /// Makes the transition.
    nonisolated public init(_ offset: CGSize) { self.offset = offset }

    /// The view, moved where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.offset(phase.isIdentity ? .zero : offset)
    }
}

/// Comes in from an edge and leaves through it, by the view's own extent.
public struct MoveTransition: Transition {
    /// The edge. Leading is right where text runs from the right.
    public var edge: Edge

    /// Makes the transition.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// The view, beyond the edge where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnExtentOffset(edge, by: phase.isIdentity ? 0 : 1))
    }
}

/// Comes in from the leading edge and leaves through the trailing one.
public struct SlideTransition: Transition {
    /// Makes the transition.
    nonisolated public init() {}
    /// The view, beyond the one or the other edge where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(OwnExtentOffset(.trailing, by: phase.value))
    }
}

/// Comes in from an edge, and leaves through the one across; it fades meanwhile.
public struct PushTransition: Transition {
    /// The edge from which the view comes.
    public var edge: Edge

    /// Makes the transition.
    nonisolated public init(edge: Edge) { self.edge = edge }

    /// The view, beyond the one or the other edge and transparent where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        content.opacity(phase.isIdentity ? 1 : 0).modifier(OwnExtentOffset(edge, by: -phase.value))
    }
}

/// Comes and goes blurred, in another size and transparent. How blurred and how small is by eye.
public struct BlurReplaceTransition: Transition {
    /// How the size changes.
    public struct Configuration: Equatable, Sendable {
        fileprivate let leavingScale: CGFloat
        /// Smaller where the view is not there: it shrinks as it goes.
        public static let downUp = Configuration(leavingScale: 0.85)
        /// It grows as it comes, and goes on growing as it goes.
        public static let upUp = Configuration(leavingScale: 1.15)
    }

    /// How the size changes.
    public var configuration: Configuration

    /// Makes the transition.
    nonisolated public init(configuration: Configuration) { self.configuration = configuration }

    /// The view, blurred, scaled and transparent where it is not there.
    public func body(content: Content, phase: TransitionPhase) -> some View {
        let scale: CGFloat =
            switch phase {
            case .identity: 1
            case .willAppear: 0.85
            case .didDisappear: configuration.leavingScale
            }
        content.blur(radius: phase.isIdentity ? 0 : 8).scaleEffect(scale).opacity(phase.isIdentity ? 1 : 0)
    }
}

extension Transition where Self == BlurReplaceTransition {
    /// Comes and goes blurred, in another size and transparent.
    nonisolated public static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
    /// The same, as the size is to change.
    nonisolated public static func blurReplace(
        _ config: BlurReplaceTransition.Configuration = .downUp
    ) -> BlurReplaceTransition { .init(configuration: config) }
}

/// Between two modifiers of a program's.
struct ModifierTransition<M: ViewModifier> {
    let active: M
    let identity: M

    nonisolated init(active: M, identity: M) {
        self.active = active
        self.identity = identity
    }
}

extension ModifierTransition: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

/// Moves an element towards an edge by a part of its own extent, without telling its container.
struct OwnExtentOffset: ElementModifier, Equatable {
    private let x: CGFloat
    private let y: CGFloat
    typealias Body = Never

    nonisolated init(_ edge: Edge, by part: Double) {
        let part = CGFloat(part)
        x = edge == .leading ? -part : edge == .trailing ? part : 0
        y = edge == .top ? -part : edge == .bottom ? part : 0
    }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<OwnExtentOffset> {
        OwnExtentOffsetElement(self, around: child, node)
    }

    func origin(in size: CGSize) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }
}

private final class OwnExtentOffsetElement: WrapperElement<OwnExtentOffset> {
    override var isRestartable: Bool { true }

    // Mirrored where text runs from the right, as everything that containers place.
    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        [Placement(origin: modifier.origin(in: size), proposal: proposal)]
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size, proposal)
    }
}

extension Transition where Self == OpacityTransition {
    /// From transparent to opaque and back: the default.
    nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == IdentityTransition {
    /// No change.
    nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == ScaleTransition {
    /// Grows from nothing.
    nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
    /// Grows from a fraction of the size.
    nonisolated public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self {
        ScaleTransition(scale, anchor: anchor)
    }
}
extension Transition where Self == OffsetTransition {
    /// Moves by distances in points.
    nonisolated public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
    /// Moves by distances in points.
    nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self {
        OffsetTransition(CGSize(width: x, height: y))
    }
}
extension Transition where Self == MoveTransition {
    /// Moves in from an edge, by the view's own extent.
    nonisolated public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
    /// Comes in from the leading edge and leaves through the trailing one.
    nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
    /// Comes in from an edge and leaves through the one across, fading.
    nonisolated public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}
