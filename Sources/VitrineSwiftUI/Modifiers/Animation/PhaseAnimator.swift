import VitrinePlatform
import VitrineQuartzCore

/// A container that animates its content by going through phases, one after another.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    fileprivate let phases: [Phase]
    /// Nil where it goes round and round.
    fileprivate let trigger: TriggerValue?
    fileprivate let content: (Phase) -> Content
    fileprivate let animation: (Phase) -> Animation?

    /// Goes through the phases again and again while it is there.
    ///
    /// - Parameters:
    ///   - phases: At least one.
    ///   - animation: How the content goes to a phase.
    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), nil, content, animation)
    }

    /// Goes through the phases once when a value changes, and back to the first.
    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(Array(phases), TriggerValue(trigger), content, animation)
    }

    nonisolated fileprivate init(
        _ phases: [Phase], _ trigger: TriggerValue?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        precondition(!phases.isEmpty, "PhaseAnimator needs at least one phase.")
        self.phases = phases
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the animator's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PhaseNode(view, context)
    }

    /// As many views as the content is.
    public static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

/// The time that an animation takes to do what it was made for.
private final class PhaseRun: AnyMotion {
    private let animation: Animation?
    private var context: AnimationContext<Double>
    private let start = CACurrentMediaTime()
    private let onEnd: @MainActor () -> Void
    private var isOver = false

    init(_ animation: Animation?, _ environment: EnvironmentValues, onEnd: @escaping @MainActor () -> Void) {
        self.animation = animation
        self.onEnd = onEnd
        context = AnimationContext(environment: environment)
    }

    override var isRunning: Bool { !isOver }
    func stop() { isOver = true }

    override func step(to time: TimeInterval) {
        guard !isOver else { return }
        let elapsed = time - start
        if let animation {
            if let logical = animation.logicalDuration {
                guard elapsed >= logical - 1e-9 else { return }
            } else {
                let place = animation.animate(value: 1, time: elapsed, context: &context)
                guard place == nil || context.isLogicallyComplete else { return }
            }
        }
        isOver = true
        onEnd()
    }
}

private final class PhaseNode<Phase: Equatable, Content: View>: ListingNode<PhaseAnimator<Phase, Content>> {
    private var child: _ViewNode<Content>!
    private var trigger: TriggerValue?
    private var index = 0
    /// The phase on show: the first is passed over where a change asks for the phases again.
    private var shown = 0
    /// A change has asked for the first phase to be left.
    private var hasBegun = false
    private var run: PhaseRun?

    override init(_ view: PhaseAnimator<Phase, Content>, _ context: _NodeContext) {
        trigger = view.trigger
        super.init(view, context)
        child = Content._makeListed(evaluate(), listedContext())
        // What is there from the start goes on with the first frame.
        if trigger == nil, view.phases.count > 1 { wait(for: nil) }
    }

    override var listedNodes: [_GraphNode] { [child] }
    override var isRestartable: Bool { false }

    private func evaluate() -> Content { view.content(view.phases[min(shown, view.phases.count - 1)]) }

    private func wait(for animation: Animation?) {
        run?.stop()
        let made = PhaseRun(animation, environment) { [weak self] in self?.advance() }
        run = made
        graph.motions.add(made)
    }

    /// Goes to the next phase, in an update with its animation.
    private func advance() {
        guard isAlive, index != 0 || trigger == nil || hasBegun else { return }
        hasBegun = false
        index = (index + 1) % view.phases.count
        shown = index
        let animation = view.animation(view.phases[index])
        markDirtyAlone(Transaction(animation: animation))
        let isDone = index == 0 && trigger != nil
        if !isDone { wait(for: animation) }
    }

    override func refresh(_ change: NodeChange) {
        if let new = view.trigger, let trigger, !new.isSame(as: trigger) {
            self.trigger = new
            index = 0
            hasBegun = true
            if view.phases.count > 1 { wait(for: nil) }
        }
        child.update(evaluate(), environment)
    }

    override func teardown() {
        run?.stop()
        super.teardown()
    }
}

nonisolated extension View {
    /// Animates effects that you apply to a view over phases that change continuously.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(ViewBox(self))
        return PhaseAnimator(Array(phases), nil, { content(placeholder, $0) }, animation)
    }

    /// Animates effects that you apply to a view over phases when a value changes.
    public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        let placeholder = PlaceholderContentView<Self>(ViewBox(self))
        return PhaseAnimator(Array(phases), TriggerValue(trigger), { content(placeholder, $0) }, animation)
    }
}
