import VitrineCoreGraphics
import VitrineUIKit

/// Who shows a graph, and is told when it needs a frame.
@MainActor
protocol GraphHost: AnyObject {
    /// State changed: the graph wants an update before the next frame.
    func graphNeedsUpdate()
}

/// The retained graph of one hosted view hierarchy: nodes, elements and, when shown, layers.
///
/// Changes are collected and done at most once per frame by `update()`; calling it at any time is right, and
/// cheap when nothing changed. Complexity of `update()`: nodes that depend on what changed, plus, if that
/// changed any geometry, O(elements).
@MainActor
package final class ViewGraph {
    /// The node whose body is being evaluated; reads of state register with it.
    nonisolated(unsafe) static var trackingNode: _GraphNode?

    weak var host: (any GraphHost)?
    /// Where in another graph this one is: a row of a list, a screen of a stack.
    var place = ViewGraph.placeOfNext
    private static var placeOfNext: RowPlace?
    var rootNode: _GraphNode { made.node }
    var rootElement: RootElement { made.element }
    /// The root, once it is there.
    private var root: Root?
    /// What makes it, until then, and the environment that it will have.
    private var seed: (make: (_NodeContext) -> _GraphNode, environment: EnvironmentValues)?
    /// The view around the graph's layers, for representables and focus.
    weak var viewHost: (any GraphViewHost)?
    /// Layout passes so far.
    private(set) var layoutCount = 0
    /// Buttons and the like, in the order they were made.
    private(set) var focusables: [InteractionElement] = []
    /// Nodes that know views by identifiers.
    var identifyingNodes: [ObjectIdentifier: (node: WeakNode, number: Int)] = [:]
    /// Numbers them in the order in which they were made.
    var identifyingCount = 0
    /// Views that containers were told of, and where they show them.
    var subviewPlaces = SubviewPlacesTable()
    /// Layouts whose views scrolling may come to rest at.
    var scrollTargetLayouts: [WeakElement] = []
    /// Elements that are there and not to be seen.
    var parkedItems = 0
    /// What is to be measured and placed again.
    let layoutQueue = LayoutQueue()
    /// Something in the graph keeps what belongs to one identity: state, a platform view, a value to compare with.
    var holdsState = false
    /// Told when some preference may have changed, by a graph around this one.
    var preferenceObserver: (() -> Void)?
    /// Makes what accompanies the keyboard while something in the graph is typed into; set with the first such item.
    var inputAccessory: (@MainActor () -> UIView?)?
    /// Where focus is.
    let focus = GraphFocus()
    /// Values that flow up.
    let preferences = PreferenceStore()
    /// Where layers go; nil until shown.
    var container: DisplayContainer?
    /// What is under way from value to value.
    private(set) lazy var motions = MotionClock { [unowned self] in
        enqueueMotions()
        if !isSeen { update() }
    }
    /// Whether frames come: not in a view that is in no window.
    private var isSeen: Bool { isOnScreen || viewHost == nil }
    /// The transaction of the update under way, where it is in the tree.
    private(set) var transaction = Transaction()
    /// What modifiers keep for all of the graph, by keys of theirs.
    var attachments: [AnyHashable: AnyObject] = [:]
    /// The node below which views come to a container.
    var arrivals: _GraphNode?
    /// The number of the update under way, of those that have a transaction of their own.
    private(set) var updateNumber = 0
    /// The animation of the update under way.
    var animation: Animation? { transaction.disablesAnimations ? nil : transaction.animation }
    /// Whether `onAppear` actions may run: the graph is on a screen.
    var isOnScreen = false {
        didSet { if isOnScreen != oldValue { appearanceIsStale = true } }
    }

    private struct PendingUpdate {
        let transaction: Transaction
        var nodes: [WeakNode] = []
        /// A frame of what is under way.
        var stepsMotions = false
        /// The last write of each place.
        var writes: [ObjectIdentifier: (location: AnyLocation, write: Int)] = [:]
    }
    private var pending: [PendingUpdate] = []
    /// Writes of the update under way are being shown to bodies: what they mark belongs to it.
    private var isCommitting = false
    /// Those that wait for what was evaluated to be on show.
    private var unended: [AnimationCompletion] = []
    private var committed: [WeakNode] = []
    /// Graphs that the writes of another one's update have marked.
    private static var touched: [ViewGraph] = []
    private static var commitDepth = 0
    private var isUpdating = false
    /// The last update ended with its rounds, not with everything up to date.
    private var needsMoreRounds = false
    private(set) var needsLayout = true
    private(set) var needsRender = true
    private var appearanceIsStale = false
    private var afterUpdate: [(action: ViewAction?, work: () -> Void)] = []
    /// Graphs that are updated now, one within the other.
    private static var updateDepth = 0
    /// Whether a graph reacts to what came before.
    static var isReacting: Bool { updateDepth > 0 }
    private var appearances: [AppearanceElementReference] = []

    private struct Root {
        let node: _GraphNode
        let element: RootElement
    }

    /// Makes the graph of a view.
    ///
    /// - Parameter isDeferred: Whether nodes are made when somebody asks for them, in the environment of then: that of a
    ///   view which is on its way into a window is another one soon, and everything would be updated before it was shown.
    package init<V: View>(
        _ root: V, environment: EnvironmentValues = EnvironmentValues(), isDeferred: Bool = false
    ) {
        seed = ({ V._makeNode(root, $0) }, environment.with(focus))
        if !isDeferred { makeRoot() }
    }

    private var made: Root {
        if let root { return root }
        return makeRoot()
    }

    @discardableResult
    private func makeRoot() -> Root {
        guard let seed else { preconditionFailure("The graph of a view is made of what it is made for.") }
        self.seed = nil
        // Whoever asks for it first goes on to measure and show it.
        let outer = isMaking
        isMaking = true
        defer { isMaking = outer }
        let node = seed.make(_NodeContext(graph: self, parent: nil, environment: seed.environment))
        let root = Root(node: node, element: RootElement(node))
        self.root = root
        return root
    }

    /// The nodes are being made: nobody needs to be asked for an update.
    private var isMaking = false

    private func askForUpdate() {
        if !isMaking { host?.graphNeedsUpdate() }
    }

    /// Makes a graph, or what has one, that is the content of a node of another graph.
    static func inside<Made>(_ place: RowPlace, _ make: () -> Made) -> Made {
        let outer = placeOfNext
        placeOfNext = place
        defer { placeOfNext = outer }
        return make()
    }

    /// Replaces the root view, keeping identity and state.
    package func setRoot<V: View>(_ root: V) {
        if let seed {
            self.seed = ({ V._makeNode(root, $0) }, seed.environment)
            return
        }
        guard let node = rootNode as? _ViewNode<V> else {
            preconditionFailure("The root view's type changed.")
        }
        isSettingRoot = true
        // What the new value changes is shown as the code around says.
        transaction = .current
        updateNumber += 1
        node.update(root, node.environment)
        isSettingRoot = false
        updateNodes()
    }

    /// A new root view is being taken over.
    private var isSettingRoot = false
    /// Nodes that are updated take up another identity: see `_GraphNode.isRestartable`.
    private(set) var isRestarting = false

    /// Whether the node of an identity that has changed may be restarted in place. Only where nothing can tell it
    /// from a replacement: at the root, where no modifier animates what comes and goes, and without a
    /// transaction that does.
    func canRestart(_ node: _GraphNode, below identity: _GraphNode) -> Bool {
        isSettingRoot && identity.depth <= 1 && Transaction.current.animation == nil && node.isRestartable
    }

    /// Runs updates that restart the nodes they reach, and ends the animations of what is shown.
    func restart(_ update: () -> Void) {
        let outer = isRestarting
        isRestarting = true
        update()
        isRestarting = outer
        if !outer, let container { LayerAnimator.endAnimations(below: container.layer) }
    }

    /// The environment of the root.
    package var environment: EnvironmentValues {
        get { root?.node.environment ?? seed?.environment ?? EnvironmentValues() }
        set {
            // A graph in the environment of another one has its own focus all the same.
            let environment = newValue.with(focus)
            guard let root else {
                seed?.environment = environment
                return
            }
            if environment.layoutDirection != root.element.environment.layoutDirection {
                root.element.contentDidMove(.safeArea)
            }
            root.element.environment = environment
            root.node.updateEnvironment(environment)
        }
    }

    /// The size to lay out in, and the insets of it that are not safe, in points.
    package var size: CGSize = .zero {
        didSet {
            guard size != oldValue else { return }
            root?.element.contentDidMove(.all)
            containerSizeDidChange()
        }
    }
    package var safeArea = EdgeInsets() {
        didSet {
            guard safeArea != oldValue else { return }
            root?.element.invalidateLayout()
            root?.element.contentDidMove(.all)
            containerSizeDidChange()
        }
    }

    /// How many points of the safe area's inset at the bottom are the keyboard's alone; the rest is the container's. Said
    /// before ``safeArea``.
    package var keyboardInset: CGFloat = 0 {
        didSet {
            guard keyboardInset != oldValue else { return }
            root?.element.invalidateLayout()
            root?.element.contentDidMove(.all)
        }
    }

    /// What views measure themselves by may be of another size.
    package func containerSizeDidChange() {
        guard let element = root?.element else { return }
        element.sizeReaders.update(element.containerSize)
    }

    // MARK: Invalidation

    func enqueue(_ node: _GraphNode, _ transaction: Transaction) {
        if isCommitting { return committed.append(WeakNode(node)) }
        if Self.commitDepth > 0, !Self.touched.contains(where: { $0 === self }) { Self.touched.append(self) }
        pending[update(of: transaction)].nodes.append(WeakNode(node))
        askForUpdate()
    }

    /// Queues a write: bodies see its value with the update of its transaction. Of several writes of a place in one update
    /// the last counts.
    func enqueue(_ write: Int, of location: AnyLocation, _ transaction: Transaction) {
        pending[update(of: transaction)].writes[ObjectIdentifier(location)] = (location, write)
        askForUpdate()
    }

    /// Queues a node for an update behind the one under way, whatever marks it.
    func enqueueAlone(_ node: _GraphNode, _ transaction: Transaction) {
        pending[update(of: transaction)].nodes.append(WeakNode(node))
        askForUpdate()
    }

    private func enqueueMotions() {
        pending[update(of: .ofMotions)].stepsMotions = true
        askForUpdate()
    }

    /// The place of the update that something of a transaction belongs to: the last one, or a new one behind it.
    private func update(of transaction: Transaction) -> Int {
        if let last = pending.last, last.transaction.isSame(as: transaction) { return pending.count - 1 }
        pending.append(PendingUpdate(transaction: transaction))
        transaction.completions.forEach { $0.begin() }
        return pending.count - 1
    }

    /// Lets bodies see what was written in an update.
    ///
    /// - Returns: The nodes of this graph that it marked.
    private func commit(_ update: PendingUpdate) -> [WeakNode] {
        guard !update.writes.isEmpty || update.stepsMotions else { return [] }
        isCommitting = true
        Self.commitDepth += 1
        for (location, write) in update.writes.values { location.commit(write, update.transaction) }
        if update.stepsMotions { motions.step(isSeen: isSeen) }
        Self.commitDepth -= 1
        isCommitting = false
        defer { committed = [] }
        return committed
    }

    /// Brings the graphs that this one's writes have marked up to date: what follows must not be mixed with it.
    private func updateTouched() {
        guard Self.commitDepth == 0 else { return }
        let graphs = Self.touched
        Self.touched = []
        for graph in graphs where graph !== self { graph.showChanges() }
    }

    /// Evaluates what changed, lays out and brings the layers up to date, between two updates of one frame.
    private func showChanges() {
        updateNodes()
        guard container != nil else { return }
        performLayout()
        render()
    }

    func setNeedsLayout() {
        guard !needsLayout else { return }
        needsLayout = true
        if !isUpdating { askForUpdate() }
    }

    func setNeedsRender() {
        guard !needsRender else { return }
        needsRender = true
        if !isUpdating { askForUpdate() }
    }

    /// How often something that sets a preference came, changed or went.
    private(set) var preferenceChanges = 0

    /// Something that sets a preference came, changed or went.
    func preferencesDidChange() {
        preferences.isStale = true
        preferenceChanges += 1
        preferenceObserver?()
    }

    /// Whether `update()` has something to do.
    package var needsUpdate: Bool {
        !pending.isEmpty || needsLayout || needsRender || appearanceIsStale || preferences.isStale
    }

    /// Runs work once the update under way is done: actions of `onAppear` and `onChange` change state, which
    /// must not happen while bodies are evaluated.
    func afterUpdate(_ work: @escaping () -> Void) { append(work, of: nil) }

    /// The same for code of the program's, which messages call by the action.
    func afterUpdate(_ action: ViewAction, _ work: @escaping () -> Void) { append(work, of: action) }

    private func append(_ work: @escaping () -> Void, of action: ViewAction?) {
        afterUpdate.append((action, work))
        if !isUpdating { askForUpdate() }
    }

    // MARK: Update

    /// Evaluates what changed, lays out, and brings the layers up to date.
    package func update() {
        guard !isUpdating else { return }
        if root == nil { makeRoot() }
        // What the rounds of the last update left over goes on.
        if Self.updateDepth == 0, !needsMoreRounds { FrameScheduler.current.beginImpulse() }
        Self.updateDepth += 1
        defer { Self.updateDepth -= 1 }
        var loop = SettlingLoop(limit: 8)
        var hasMore = true
        while hasMore, loop.beginRound() {
            updateNodes()
            performLayout()
            resolvePreferences()
            render()
            runAppearances()
            let work = afterUpdate
            afterUpdate = []
            for (action, work) in work { action.map { $0.perform(work) } ?? work() }
            // An action may change state that shows in this very frame; a loop that feeds itself does not hold
            // it up for ever.
            hasMore = needsUpdate
        }
        Self.touched.removeAll { $0 === self }
        traceIfUnsettled(loop, "The graph")
        needsMoreRounds = hasMore
        transaction = Transaction()
        let ended = unended
        unended = []
        for completion in ended { completion.end() }
    }

    /// Evaluates what changed; every change of another transaction than the last is also laid out and shown,
    /// so that each is animated as its own transaction says.
    func updateNodes() {
        guard !pending.isEmpty, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        while !pending.isEmpty {
            let group = pending.removeFirst()
            transaction = group.transaction
            updateNumber += 1
            unended += transaction.completions
            AnimationCompletion.shown = transaction.completions
            defer { AnimationCompletion.shown = [] }
            let marked = commit(group)
            let nodes = (group.nodes + marked).compactMap(\.node).sorted { $0.depth < $1.depth }
            Transaction.perform(group.transaction) {
                for node in nodes where !node.feedback.isReached {
                    inTransaction(of: node, node.updateIfDirty)
                }
            }
            guard !pending.isEmpty else { break }
            isUpdating = false
            updateTouched()
            if container != nil {
                performLayout()
                render()
            }
            isUpdating = true
        }
    }

    /// Runs work on a node in the transaction that those above it have made of the one under way.
    func inTransaction(of node: _GraphNode, _ work: () -> Void) {
        var adjusting: [_GraphNode] = []
        var above = node.parent
        while let current = above {
            if current.adjustsTransaction { adjusting.append(current) }
            above = current.parent
        }
        guard !adjusting.isEmpty else { return work() }
        let outer = transaction
        for node in adjusting.reversed() { node.adjust(&transaction) }
        work()
        transaction = outer
    }

    /// Runs work in a transaction of before, if there is one: layout makes and lets go of views that an update listed.
    func inTransaction(_ transaction: Transaction?, _ work: () -> Void) {
        guard let transaction else { return work() }
        let outer = self.transaction
        self.transaction = transaction
        work()
        self.transaction = outer
    }

    /// Runs work in the transaction that a node makes of the one under way for what is below it.
    func below(_ node: _GraphNode, _ work: () -> Void) {
        guard node.adjustsTransaction else { return work() }
        let outer = transaction
        node.adjust(&transaction)
        work()
        transaction = outer
    }

    private func performLayout() {
        guard needsLayout, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        GraphCounters.current.layouts += 1
        layoutCount += 1
        var loop = SettlingLoop(limit: 4)
        while needsLayout, loop.beginRound() {
            // A geometry reader's content may ask again.
            needsLayout = false
            layoutQueue.settle()
            rootElement.place(at: .zero, ProposedViewSize(size))
            layoutQueue.placeRest()
        }
        traceIfUnsettled(loop, "The layout")
        needsLayout = false
        if preferences.dependsOnLayout { preferences.isStale = true }
    }

    /// Tells readers of preferences what there is after layout; content made from them is laid out again.
    private func resolvePreferences() {
        var loop = SettlingLoop(limit: 4)
        while !isUpdating, loop.beginRound() {
            isUpdating = true
            let contentChanged = preferences.resolve()
            isUpdating = false
            guard contentChanged else { return }
            performLayout()
        }
        traceIfUnsettled(loop, "What follows from preferences")
    }

    /// What does not rest goes on in the next update, or is left as it is: only the trace names it.
    private func traceIfUnsettled(_ loop: SettlingLoop, _ what: String) {
        guard loop.hasRunOut, Trace.isOn("frame") else { return }
        let name = rootNode.viewType.map { "\($0)" } ?? "a view"
        Trace.emit("frame", ["unsettled": loop.complaint(about: "\(what) of \(name)")])
    }

    private func render() {
        guard needsRender, let container, !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        needsRender = false
        AnimationCompletion.shown = transaction.completions
        defer { AnimationCompletion.shown = [] }
        GraphCounters.current.renders += 1
        RenderPass.perform(graph: self, root: rootElement, into: container)
    }

    /// The size that suits a proposal; up to date with every change made before.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        if root == nil { makeRoot() }
        updateNodes()
        layoutQueue.settle()
        return rootElement.sizeThatFits(proposal)
    }

    // MARK: Focus and scrolling

    func addFocusable(_ element: InteractionElement) { focusables.append(element) }
    func removeFocusable(_ element: InteractionElement) { focusables.removeAll { $0 === element } }

    /// The content of an element was scrolled: only what asked for its place cares.
    func scrollPositionDidChange(in element: Element) {
        if element.containsPositionReaders { element.contentDidMove(.place) }
        if preferences.dependsOnLayout { setNeedsLayout() }
    }

    /// What the graph is shown in was scrolled.
    func placeDidChange() {
        guard let element = root?.element, element.containsPositionReaders else { return }
        element.contentDidMove(.place)
    }

    // MARK: Appearance

    func register(_ element: any AppearanceElement) {
        appearances.append(AppearanceElementReference(element: element))
        appearanceIsStale = true
    }

    /// Some element has to be told whether it is on screen.
    func appearanceDidChange() { appearanceIsStale = true }

    private func runAppearances() {
        guard appearanceIsStale, !needsLayout else { return }
        appearanceIsStale = false
        appearances.removeAll { $0.element == nil }
        for reference in appearances {
            guard let element = reference.element else { continue }
            element.setOnScreen(isOnScreen && !(parkedItems > 0 && element.isParked))
        }
    }

    /// Ends everything in the graph.
    func teardown() {
        root?.node.teardown()
        let work = afterUpdate
        afterUpdate = []
        for (action, work) in work { action.map { $0.perform(work) } ?? work() }
    }
}

/// An element whose actions run when it comes on and goes off screen.
@MainActor
protocol AppearanceElement: Element {
    func setOnScreen(_ isOnScreen: Bool)
}

private struct AppearanceElementReference {
    weak var element: (any AppearanceElement)?
}

extension EnvironmentValues {
    /// The same for a graph with a focus of its own.
    fileprivate func with(_ focus: GraphFocus) -> EnvironmentValues {
        guard resetFocus.focus !== focus else { return self }
        var environment = self
        environment.resetFocus = ResetFocusAction(focus: focus)
        return environment
    }
}
