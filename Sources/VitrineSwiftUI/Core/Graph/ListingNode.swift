/// The node of a view that stands for others in its container, and has no element of its own: a view with a body, `Group`,
/// `ForEach`, `if`.
///
/// It answers two kinds of containers. Those that lay out all they have ask for `elements`; those that make views when they
/// show them (lists, lazy stacks) have it list them with `collect(_:)`, and nothing below views that are one by their type
/// is made before.
class ListingNode<V>: _ViewNode<V> {
    /// The nodes that this one stands for, in order.
    var listedNodes: [_GraphNode] { [] }

    /// A context for a listed node: the container is the same.
    final func listedContext(_ environment: EnvironmentValues? = nil) -> _NodeContext {
        _NodeContext(
            graph: graph, parent: self, environment: environment ?? self.environment, isLazy: isLazy)
    }

    /// The nodes that have left and are still shown.
    private var departures: [Departure] = []

    /// Lets go of a node that was listed: at once, or when its removal is over.
    ///
    /// - Parameters:
    ///   - key: What it is found again by if it comes back before.
    ///   - index: Where it was among the listed nodes.
    final func depart(_ node: _GraphNode, key: AnyHashable = 0, at index: Int = 0) {
        guard !isLazy, graph.container != nil, !graph.isRestarting, isAlive,
            let departure = Departure(
                node, key: key, at: index,
                onEnd: { [weak self] departure in
                    departure.end()
                    self?.departures.removeAll { $0 === departure }
                    self?.elementsDidChange()
                })
        else { return node.teardown() }
        departures.append(departure)
    }

    /// A node that comes to those listed: the one that is leaving, or one that `make` makes.
    final func arrive<N: _GraphNode>(_ key: AnyHashable = 0, _ make: () -> N) -> (node: N, isBack: Bool) {
        if let index = departures.firstIndex(where: { $0.key == key }),
            let node = departures[index].node as? N
        {
            departures.remove(at: index).cancel()
            return (node, true)
        }
        let outer = graph.arrivals
        if !isLazy, graph.container != nil, !graph.isRestarting { graph.arrivals = self }
        defer { graph.arrivals = outer }
        return (make(), false)
    }

    /// The listed nodes, and between them those that have left.
    final var shownNodes: [_GraphNode] {
        guard !departures.isEmpty else { return listedNodes }
        var nodes = listedNodes
        for departure in departures.sorted(by: { $0.index < $1.index }) {
            nodes.insert(departure.node, at: min(departure.index, nodes.count))
        }
        return nodes
    }

    override var passesOnArrivals: Bool { true }
    override func collectTransitions(_ hosts: inout [any TransitionHost]) {
        for node in listedNodes { node.collectTransitions(&hosts) }
    }

    override func makeElements() -> [Element] {
        let nodes = shownNodes
        return nodes.count == 1 ? nodes[0].elements : nodes.flatMap(\.elements)
    }

    override func collect(_ rows: inout RowCollection) {
        for node in listedNodes { node.collect(&rows) }
    }

    override var isRestartable: Bool { listedNodes.allSatisfy(\.isRestartable) }

    override func teardown() {
        for node in listedNodes { node.teardown() }
        for departure in departures { departure.end() }
        departures = []
        super.teardown()
    }
}

extension View {
    /// Makes the node of a view that is listed: in a container that makes views when it shows them, one that is a single view
    /// by its type is kept as a value.
    static func _makeListed(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        context.isLazy && _viewCount(nil) == 1 ? SingleRowNode(view, context) : _makeNode(view, context)
    }
}
