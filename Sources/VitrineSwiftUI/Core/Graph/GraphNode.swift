/// What a new node gets from the place where it is made.
@MainActor
public struct _NodeContext {
    let graph: ViewGraph
    let parent: _GraphNode?
    let environment: EnvironmentValues
    /// The container makes the views of its content when it shows them: nodes list them, and make none before.
    let isLazy: Bool

    init(graph: ViewGraph, parent: _GraphNode?, environment: EnvironmentValues, isLazy: Bool = false) {
        self.graph = graph
        self.parent = parent
        self.environment = environment
        self.isLazy = isLazy
    }
}

extension _NodeContext {
    /// Notes that the node which is made keeps what belongs to one identity.
    func noteState() {
        graph.holdsState = true
        var node = parent
        while let current = node {
            if let holder = current.stateHolder { return holder.holdsState = true }
            node = current.parent
        }
    }
}

/// A retained node of the view graph: one per view value in the hierarchy.
///
/// Two trees are kept apart. *Nodes* hold identity: state, environment, dependencies. *Elements* are what
/// takes part in layout and display; a node yields zero, one or many of them (`Group`, `ForEach` and `if`
/// yield those of their content), so that containers and modifiers see one flat list, as SwiftUI's do.
@MainActor
public class _GraphNode {
    /// The graph; a node never outlives its use by it.
    unowned let graph: ViewGraph
    private let parentReference: BackReference<_GraphNode>?
    final var parent: _GraphNode? { parentReference?.object }
    /// What children and whoever else does not keep the node refer to it by; made with the first.
    final var backReference: BackReference<_GraphNode> {
        if let madeReference { return madeReference }
        let made = BackReference<_GraphNode>(self)
        madeReference = made
        return made
    }
    private var madeReference: BackReference<_GraphNode>?
    /// Distance from the root: updates run from the top down, so that a parent's update can make a child's
    /// needless.
    let depth: Int
    var environment: EnvironmentValues
    /// The node is part of the content of a container that makes views when it shows them.
    let isLazy: Bool
    private(set) var isAlive = true
    /// The node's own inputs (state, observed objects) changed since its last update.
    var isDirty = false
    /// The element that lays out this node's elements, for the nodes that are the content of one.
    final var elementOwner: Element? {
        get { ownerReference?.object }
        set { ownerReference = newValue?.backReference }
    }
    private var ownerReference: BackReference<Element>?
    /// Places where state that this node read is stored.
    var dependencies: [ObjectIdentifier: AnyLocation] = [:]
    /// Counts evaluations, so that what only an earlier one read is not followed any more.
    final var evaluation: UInt = 0
    private var cachedElements: [Element]?

    init(_ context: _NodeContext) {
        graph = context.graph
        parentReference = context.parent?.backReference
        depth = (context.parent?.depth ?? -1) + 1
        environment = context.environment
        isLazy = context.isLazy
        GraphCounters.current.nodesMade += 1
        NestingLimit.check(self)
    }

    deinit { madeReference?.object = nil }

    /// The type of the view value, for messages; nil for nodes that stand for none.
    var viewType: (any View.Type)? { nil }

    /// The node itself where it is told that something below holds state.
    var stateHolder: (any StateHolder)? { nil }

    /// A context for a child of this node, with this node's environment unless another is given.
    func childContext(_ environment: EnvironmentValues? = nil) -> _NodeContext {
        _NodeContext(graph: graph, parent: self, environment: environment ?? self.environment)
    }

    /// A context for the content of a container that makes views when it shows them.
    final func lazyContext(_ environment: EnvironmentValues? = nil) -> _NodeContext {
        _NodeContext(graph: graph, parent: self, environment: environment ?? self.environment, isLazy: true)
    }

    /// The elements that stand for this node in its container, in order.
    final var elements: [Element] {
        if let cachedElements { return cachedElements }
        let made = makeElements()
        cachedElements = made
        return made
    }

    /// Collects the elements; asked once until `elementsDidChange()`.
    func makeElements() -> [Element] { [] }

    /// Adds the views that this node stands for in a container that makes them when it shows them, in order.
    func collect(_ rows: inout RowCollection) {}

    /// Says that `elements` may have changed, to whoever lays them out; in a container that makes views when it shows
    /// them, that they may be others.
    final func elementsDidChange() {
        if isLazy { return rowsDidChange() }
        var node: _GraphNode? = self
        while let current = node {
            current.cachedElements = nil
            if let owner = current.elementOwner {
                owner.contentElementsDidChange()
                return
            }
            current.parent?.listedElementsDidChange(of: current)
            node = current.parent
        }
    }

    /// The elements of a node that this one made may be others.
    func listedElementsDidChange(of child: _GraphNode) {}

    /// Whether this node and all below can stand for views of another identity: whatever belongs to an identity
    /// in them begins anew when they are updated while `graph.isRestarting`. Kinds of nodes that do not say so
    /// are replaced instead.
    var isRestartable: Bool { false }

    /// Brings a dirty node up to date (state it read has changed).
    func updateIfDirty() {}

    /// Whether the node changes the transaction for what is below.
    var adjustsTransaction: Bool { false }

    /// Changes the transaction of the update under way for what is below.
    func adjust(_ transaction: inout Transaction) {}

    /// Finds the transitions that the views of this node come and go in.
    func collectTransitions(_ hosts: inout [any TransitionHost]) {}

    /// Whether what comes below comes to the container that this node is in.
    var passesOnArrivals: Bool { false }

    /// Whether the node is being made as one of those that come to a container which is there already.
    final var isArriving: Bool {
        guard let arrivals = graph.arrivals else { return false }
        var node = parent
        while let current = node {
            if current === arrivals { return true }
            guard current.passesOnArrivals else { return false }
            node = current.parent
        }
        return false
    }

    /// Passes a changed environment down.
    func updateEnvironment(_ environment: EnvironmentValues) {}

    /// Makes a node of the view that this node is of, with state of its own; nil for nodes that are of none.
    func makeAlike(_ context: _NodeContext) -> _GraphNode? { nil }

    /// Gives the view of this node to one that `makeAlike(_:)` made.
    func updateAlike(_ other: _GraphNode, _ environment: EnvironmentValues) {}

    /// Reads of state from now on are this node's dependencies.
    final func beginTracking() -> _GraphNode? {
        for location in dependencies.values { location.removeDependent(self) }
        dependencies.removeAll(keepingCapacity: true)
        let previous = ViewGraph.trackingNode
        ViewGraph.trackingNode = self
        return previous
    }

    /// Ends what `beginTracking()` began.
    final func endTracking(_ previous: _GraphNode?) { ViewGraph.trackingNode = previous }

    /// How often changes have asked for this node in reaction to what it showed.
    final var feedback = FeedbackLimit()

    /// Marks the node for re-evaluation at the next frame.
    ///
    /// - Parameter source: What changed, for messages: a place of state, or an observable object.
    final func invalidate(_ transaction: Transaction = .current, by source: AnyObject? = nil) {
        guard isAlive else { return }
        announceChange(by: source)
        markDirty(transaction)
    }

    /// Whether what will mark the node was counted.
    private var isAnnounced = false

    /// Hears what is about to mark the node for re-evaluation; nil is an observable object that the node read.
    func willInvalidate(by source: AnyObject?) {}

    /// Counts what will mark the node for re-evaluation, while it is known what did it.
    final func announceChange(by source: AnyObject?) {
        willInvalidate(by: source)
        guard isAlive, !isDirty, !isAnnounced else { return }
        isAnnounced = true
        if feedback.noteChange() { reportFeedback(source) }
    }

    /// Marks the node for re-evaluation in the update of a transaction.
    final func markDirty(_ transaction: Transaction) {
        guard isAlive else { return }
        isAnnounced = false
        isDirty = true
        graph.enqueue(self, transaction)
    }

    /// Marks the node for re-evaluation in an update of its own, after the one under way.
    final func markDirtyAlone(_ transaction: Transaction) {
        guard isAlive else { return }
        isDirty = true
        graph.enqueueAlone(self, transaction)
    }

    /// Takes the node and everything below it out of the graph; its state is gone.
    func teardown() {
        isAlive = false
        for location in dependencies.values { location.removeDependent(self) }
        dependencies.removeAll()
        graph.subviewPlaces.remove(self)
    }
}

/// What changed when a node is refreshed.
struct NodeChange {
    /// The view value differs from the one before.
    var view: Bool
    /// The environment before, when it differs.
    var previousEnvironment: EnvironmentValues?
}

/// The node of a view of type `V`: subclasses know what their kind of view needs.
///
/// That `V` is a view is nothing that this class, and those for elements, demand of it: for each type of view Swift's runtime
/// would look through all conformances of the program for what the compiler knows, when it makes their subclasses.
@MainActor
public class _ViewNode<V>: _GraphNode {
    final var view: V
    private var comparison = InputComparison<V>()

    init(_ view: V, _ context: _NodeContext) {
        self.view = view
        super.init(context)
    }

    final override var viewType: (any View.Type)? { V.self as? any View.Type }

    /// Takes a new view value of the same identity; nothing below runs when neither it nor the environment
    /// differs.
    final func update(_ new: V, _ environment: EnvironmentValues) {
        defer { graph.subviewPlaces.didUpdate(self) }
        let environment = graph.subviewPlaces.environment(environment, of: self)
        let viewChanged = !comparison.isEqual(&view, new)
        let environmentChanged = environment.version != self.environment.version
        // What begins anew does so in every node, equal values or not.
        let restarts = graph.isRestarting
        guard viewChanged || environmentChanged || isDirty || restarts else { return }
        NestingLimit.check(self)
        let old = self.environment
        if viewChanged { viewWillChange(to: new) }
        if viewChanged || restarts { view = new }
        self.environment = environment
        GraphCounters.current.nodesUpdated += 1
        refresh(
            NodeChange(view: viewChanged || restarts, previousEnvironment: environmentChanged ? old : nil))
        isDirty = false
    }

    final override func makeAlike(_ context: _NodeContext) -> _GraphNode? {
        func make<W: View>(_ type: W.Type) -> _GraphNode { W._makeNode(view as! W, context) }
        return viewType.map { make($0) }
    }

    final override func updateAlike(_ other: _GraphNode, _ environment: EnvironmentValues) {
        (other as? _ViewNode<V>)?.update(view, environment)
    }

    /// The view value is about to be replaced by one that differs.
    func viewWillChange(to new: V) {}

    /// A node of no kind of its own (`EmptyView`) has nothing that could begin anew.
    override var isRestartable: Bool { type(of: self) == _ViewNode<V>.self }

    final override func updateEnvironment(_ environment: EnvironmentValues) {
        defer { graph.subviewPlaces.didUpdate(self) }
        let environment = graph.subviewPlaces.environment(environment, of: self)
        guard environment.version != self.environment.version || isDirty else { return }
        NestingLimit.check(self)
        let old = self.environment
        self.environment = environment
        GraphCounters.current.nodesUpdated += 1
        refresh(NodeChange(view: false, previousEnvironment: old))
        isDirty = false
    }

    final override func updateIfDirty() {
        guard isAlive, isDirty else { return }
        refresh(NodeChange(view: false, previousEnvironment: nil))
        isDirty = false
    }

    /// Reacts to a change of the view value, the environment, or (`isDirty`) of state.
    func refresh(_ change: NodeChange) {}
}
