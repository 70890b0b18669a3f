@_spi(SwiftUI) import Observation
import VitrinePlatform

/// The node of a view with a body.
final class BodyNode<V: View>: ListingNode<V>, PropertyOwner {
    private var child: _ViewNode<V.Body>!
    private(set) var slots: [AnyObject?]
    let plan: PropertyPlan
    /// Made when there is something to animate.
    private var motion: Motion<V>?
    /// Nil until the body asks.
    private var changes: BodyChanges?

    override init(_ view: V, _ context: _NodeContext) {
        plan = PropertyPlan.plan(for: V.self)
        slots = Array(repeating: nil, count: plan.slotCount)
        if plan.holdsState, !(V.self is any TransientState.Type) { context.noteState() }
        super.init(view, context)
        let body = evaluate()
        child = V.Body._makeListed(body, listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    override var isRestartable: Bool { motion == nil && child.isRestartable }

    override func viewWillChange(to new: V) {
        if motion == nil, graph.animation != nil { motion = Motion.make(for: view) }
    }

    override func willInvalidate(by source: AnyObject?) {
        guard changes != nil else { return }
        let own = source.flatMap { ownPropertyName(of: $0) }
        changes?.note(own.map { "_\($0)" } ?? BodyChanges.dependencies)
    }

    /// The sentence of `_printChanges()`; changes are kept from now on.
    func takeChanges() -> String {
        var found = changes
        if evaluation == 1 {
            found = BodyChanges()
            for name in [BodyChanges.value, BodyChanges.identity] + plan.slotNames.map({ "_\($0)" }) {
                found?.note(name)
            }
        }
        changes = BodyChanges()
        let names = found?.names ?? [BodyChanges.value]
        return "\(V.self): \(names.isEmpty ? "unchanged" : names.joined(separator: ", ") + " changed")."
    }

    override func refresh(_ change: NodeChange) {
        if change.view {
            changes?.note(BodyChanges.value)
            motion?.change(to: view, in: self) { [weak self] in self?.markDirty(.ofMotions) }
        }
        let readsChange: Bool
        if let old = change.previousEnvironment, !change.view, !isDirty {
            readsChange = withUnsafePointer(to: &view) { plan.isAffected($0, from: old, to: environment) }
        } else {
            readsChange = change.view || isDirty
        }
        if changes != nil, let old = change.previousEnvironment {
            let names = withUnsafePointer(to: &view) { plan.affected($0, from: old, to: environment) }
            for name in names { changes?.note("_\(name)") }
        }
        if readsChange {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
    }

    override func teardown() {
        motion?.stop()
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
        defer { if changes != nil { changes = BodyChanges() } }
        return trackingBody(of: V.self) { shown.body }
    }
}

extension _GraphNode {
    /// Evaluates a body with its reads of state and of observable objects recorded as dependencies.
    func trackingBody<Result>(of type: Any.Type, _ body: () -> Result) -> Result {
        GraphCounters.current.countBody(type)
        return tracking(body)
    }

    /// Records the reads of state and of observable objects in a closure as dependencies.
    func tracking<Result>(_ body: () -> Result) -> Result {
        let previous = beginTracking()
        defer { endTracking(previous) }
        evaluation &+= 1
        return observing(body)
    }

    /// Invalidates the node when an `Observable` object that the closure reads has changed, once.
    ///
    /// After the change, not before it as for everybody else: from another thread the main one could evaluate the body
    /// before the value is stored, and would never hear of it.
    func observing<Result>(_ body: () -> Result) -> Result {
        let (reference, evaluation) = (WeakNode(self), evaluation)
        return withObservationTracking(
            body,
            didSet: { tracking in
                tracking.cancel()
                let transaction = Transaction.current
                MainThread.run {
                    // What an earlier evaluation read stays registered with its object until that changes.
                    guard let node = reference.node, node.evaluation == evaluation else { return }
                    node.invalidate(transaction)
                }
            })
    }
}

/// A reference that does not keep a node and may cross isolation: it is only followed on the main actor.
struct WeakNode: Sendable {
    private let reference: BackReference<_GraphNode>
    var node: _GraphNode? { reference.object }
    @MainActor init(_ node: _GraphNode) { reference = node.backReference }
}
