/// The node of a view with a body.
final class BodyNode<V: View>: _ViewNode<V> {
    private var child: _ViewNode<V.Body>!
    private var slots: [AnyObject?]
    private let plan: PropertyPlan
    private let motion: Motion<V>?

    override init(_ view: V, _ context: _NodeContext) {
        plan = PropertyPlan.plan(for: V.self)
        motion = Motion.make(for: view)
        slots = Array(repeating: nil, count: plan.slotCount)
        if plan.holdsState, !(V.self is any TransientState.Type) { context.graph.holdsState = true }
        super.init(view, context)
        let body = evaluate()
        child = V.Body._makeNode(body, childContext())
    }

    override func makeElements() -> [Element] { child.elements }
    override var isRestartable: Bool { motion == nil && child.isRestartable }

    override func refresh(_ change: NodeChange) {
        if change.view {
            motion?.change(to: view, graph.animation) { [weak self] in self?.invalidate(.init()) }
        }
        let readsChange: Bool
        if let old = change.previousEnvironment, !change.view, !isDirty {
            readsChange = withUnsafePointer(to: &view) { plan.isAffected($0, from: old, to: environment) }
        } else {
            readsChange = change.view || isDirty
        }
        if readsChange {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
    }

    override func teardown() {
        motion?.stop()
        child.teardown()
        plan.disconnect(&slots)
        super.teardown()
    }

    private func evaluate() -> V.Body {
        if graph.isRestarting { plan.renew(&slots) }
        if !plan.isEmpty {
            withUnsafeMutablePointer(to: &view) { plan.connect($0, &slots, self) }
        }
        // Cleared before the body runs: a change made by the body itself is a new one.
        isDirty = false
        let shown = motion?.shown(view) ?? view
        return trackingBody(of: V.self) { shown.body }
    }
}

extension _GraphNode {
    /// Evaluates a body with its reads of state and of observable objects recorded as dependencies.
    func trackingBody<Result>(of type: Any.Type, _ body: () -> Result) -> Result {
        GraphCounters.countBody(type)
        return tracking(body)
    }

    /// Records the reads of state and of observable objects in a closure as dependencies.
    func tracking<Result>(_ body: () -> Result) -> Result {
        let previous = beginTracking()
        defer { endTracking(previous) }
        let reference = WeakNode(self)
        return withObservationTracking(body) {
            MainThread.run { reference.node?.invalidate() }
        }
    }
}

/// A weak reference that may cross isolation: it is only followed on the main actor.
struct WeakNode: @unchecked Sendable {
    weak var node: _GraphNode?
    init(_ node: _GraphNode) { self.node = node }
}

/// Runs work on the main actor: at once when already there, so that a change and a measurement right after it
/// are in order.
enum MainThread {
    /// A mark on the main queue to know it by.
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that runs is on the main actor. Under an asynchronous `main`, as in tests, other threads
    /// than the main one serve its queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) == true }

    static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
        if isCurrent {
            MainActor.assumeIsolated(work)
        } else {
            DispatchQueue.main.async { MainActor.assumeIsolated(work) }
        }
    }
}
