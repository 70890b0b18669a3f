import VitrineQuartzCore

/// How an element is there, for the layers that show it.
enum Presence {
    /// It stays; when it comes, it fades in.
    case staying
    /// A transition of its own says how it comes and goes.
    case inTransition
    /// It has left its container, and fades out.
    case leaving(Animation?)

    /// The layer fades.
    var isLeaving: Bool { if case .leaving = self { true } else { false } }
}

/// A node that shows its views in a transition, and is told when they come and go.
@MainActor
protocol TransitionHost: _GraphNode {
    /// The animations of a removal under an animation; none where it is over at once.
    func removalAnimations(under outer: Animation?) -> [Animation]
    /// Shows how the views are while they leave, or that they are back.
    func setLeaving(_ isLeaving: Bool)
}

/// A node that its container has let go of, and that is shown where it was until its removal is over.
@MainActor
final class Departure: AnyMotion {
    /// What the node is found again by.
    let key: AnyHashable
    let node: _GraphNode
    /// Where it was among the others.
    let index: Int
    private let hosts: [any TransitionHost]
    private var runs: [(animation: Animation, context: AnimationContext<Double>)]
    private let start = CACurrentMediaTime()
    private let onEnd: @MainActor (Departure) -> Void
    private var isOver = false

    /// Begins the removal of a node in the transaction under way; nil if it is to go at once.
    init?(
        _ node: _GraphNode, key: AnyHashable, at index: Int, onEnd: @escaping @MainActor (Departure) -> Void
    ) {
        let outer = node.graph.animation
        var hosts: [any TransitionHost] = []
        node.collectTransitions(&hosts)
        let bare = node.elements.filter { !$0.isInTransition }
        let animations =
            hosts.flatMap { $0.removalAnimations(under: outer) }
            + (bare.isEmpty ? [] : outer.map { [$0] } ?? [])
        // Nobody waits for what never ends.
        let ending = animations.filter { !$0.runsForever }
        guard !ending.isEmpty else { return nil }
        self.node = node
        self.key = key
        self.index = index
        self.hosts = hosts
        self.onEnd = onEnd
        runs = ending.map { ($0, AnimationContext(environment: node.environment)) }
        super.init()
        for element in node.elements { element.hasLeft = true }
        for element in bare { element.presence = .leaving(outer) }
        for host in hosts { host.setLeaving(true) }
        node.graph.motions.add(self)
    }

    override var isRunning: Bool { !isOver }

    override func step(to time: TimeInterval) {
        guard !isOver else { return }
        runs = runs.compactMap { run in
            var run = run
            let place = run.animation.animate(value: 1, time: time - start, context: &run.context)
            return place == nil ? nil : run
        }
        guard runs.isEmpty else { return }
        isOver = true
        onEnd(self)
    }

    /// The node is part of its container again.
    func cancel() {
        isOver = true
        for element in node.elements {
            element.hasLeft = false
            if element.presence.isLeaving { element.presence = .staying }
        }
        for host in hosts { host.setLeaving(false) }
    }

    /// The removal is over.
    func end() {
        isOver = true
        node.teardown()
    }
}
