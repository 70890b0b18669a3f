/// Where a container puts one of its children.
struct Placement {
    /// Top-left corner in the container's coordinates, left to right.
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// What takes part in layout and display: a primitive view, a container, or a modifier around one element.
///
/// Geometry is in points, origin top-left, relative to the containing element. Layout runs from the root down
/// once per pass; measuring is cached per proposal until something below says otherwise.
@MainActor
class Element {
    /// The node that made the element and owns it.
    unowned let node: _GraphNode
    private(set) weak var superelement: Element?
    var environment: EnvironmentValues
    /// Top-left corner in the containing element.
    private(set) var origin = CGPoint.zero
    private(set) var size = CGSize.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private(set) var isTornDown = false

    private var cachedSizes: [(proposal: ProposedViewSize, size: CGSize)] = []
    private var cachedKeys: Set<AlignmentKey>?
    private var cachedChildren: [Element]?
    private var layoutIsValid = false

    init(_ node: _GraphNode) {
        self.node = node
        environment = node.environment
    }

    final var graph: ViewGraph { node.graph }

    // MARK: Children

    /// The elements inside this one, in layout order.
    final var children: [Element] {
        if let cachedChildren { return cachedChildren }
        let loaded = loadChildren()
        for child in loaded { child.superelement = self }
        cachedChildren = loaded
        return loaded
    }

    /// Makes this element part of another that does not list it among its children.
    final func adopt(by element: Element) { superelement = element }

    /// Collects the children; asked once until `contentElementsDidChange()`.
    func loadChildren() -> [Element] { [] }

    /// The content node's elements changed.
    func contentElementsDidChange() {
        cachedChildren = nil
        graph.preferencesDidChange()
        invalidateLayout()
    }

    /// Whether the element, and what it holds besides its children, can stand for another identity: see
    /// `_GraphNode.isRestartable`.
    var isRestartable: Bool { false }

    /// The element leaves the graph for good.
    func teardown() { isTornDown = true }

    // MARK: Traits that containers read

    /// Order in which a stack gives out space, highest first.
    var layoutPriority: Double { 0 }
    /// Whether stacks leave no standard distance around it.
    var isSpacer: Bool { false }
    /// The distances that it prefers around itself.
    var spacing: ViewSpacing { isSpacer ? .spacer : ViewSpacing() }
    /// What it tells the layout around it of a key; nil for nothing.
    func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { nil }
    /// The element inside, for modifiers around one.
    var wrapped: Element? { nil }
    /// Order of painting among siblings.
    var zIndex: Double { 0 }
    /// The axis that children are laid out along: `.some(nil)` for containers without one, nil for modifiers,
    /// through which a spacer looks for its stack.
    var majorAxis: Axis?? { nil }

    // MARK: Preferences

    /// The elements whose preferences are combined, in order.
    var preferenceChildren: [Element] { children }

    /// The value of a preference set here or inside, nil if there is none.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? { combinedPreference(key) }

    // MARK: Measuring

    /// The size for a proposal, cached.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        layoutIsValid = true
        for entry in cachedSizes where entry.proposal == proposal { return entry.size }
        GraphCounters.current.measurements += 1
        NestingLimit.check(self)
        let size = measure(proposal)
        // A stack probes zero, infinity and its offers; more than that means the window is being resized.
        if cachedSizes.count >= 8 { cachedSizes.removeFirst() }
        cachedSizes.append((proposal, size))
        return size
    }

    /// Computes the size for a proposal.
    func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(size: sizeThatFits(proposal), proposal: proposal, element: self)
    }

    /// Where the children go in a given size: a pure function, since guides are asked before placement.
    func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        children.map { _ in Placement(origin: .zero, proposal: proposal) }
    }

    // MARK: Alignment guides

    /// Guides that this element or its content sets: most have none, which spares the search for values.
    final var explicitKeys: Set<AlignmentKey> {
        if let cachedKeys { return cachedKeys }
        var keys = ownExplicitKeys
        for child in alignmentChildren { keys.formUnion(child.explicitKeys) }
        cachedKeys = keys
        return keys
    }

    var ownExplicitKeys: Set<AlignmentKey> { [] }
    /// The children whose guides show through.
    var alignmentChildren: [Element] { children }

    final func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard explicitKeys.contains(key) else { return nil }
        return alignment(key, size, proposal)
    }

    /// The value of a guide in `explicitKeys`.
    func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        var values: [CGFloat] = []
        for (child, placement) in zip(children, placements(in: size, proposal)) {
            let size = child.sizeThatFits(placement.proposal)
            guard let value = child.explicitAlignment(key, size, placement.proposal) else { continue }
            values.append(value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y))
        }
        return key.combine(values)
    }

    // MARK: Placing

    /// Puts the element at a place in its container and lays out what is inside.
    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        self.origin = origin
        self.proposal = proposal
        size = sizeThatFits(proposal)
        didPlace()
    }

    /// Lays out the children.
    func didPlace() { placeChildren(placements(in: size, proposal)) }

    /// Applies placements, mirrored where the language reads from the right.
    final func placeChildren(_ placements: [Placement]) {
        let mirrored = environment.layoutDirection == .rightToLeft
        for (child, placement) in zip(children, placements) {
            var origin = placement.origin
            if mirrored { origin.x = size.width - origin.x - child.sizeThatFits(placement.proposal).width }
            child.place(at: origin, placement.proposal)
        }
    }

    /// Sizes here and above are no longer known.
    final func invalidateLayout() {
        var element: Element? = self
        while let current = element {
            current.cachedSizes.removeAll(keepingCapacity: true)
            current.cachedKeys = nil
            current.layoutIsValid = false
            current.layoutWasInvalidated()
            element = current.superelement
        }
        graph.setNeedsLayout()
    }

    /// Further caches of a subclass go here.
    func layoutWasInvalidated() {}

    // MARK: Positions

    /// The frame in the containing element.
    final var frame: CGRect { CGRect(origin: origin, size: size) }

    /// What a child's coordinates are moved by on the way to this element's (scrolling).
    var childOffset: CGPoint { .zero }

    /// The top-left corner in the graph's coordinates, without transforms.
    final var rootOrigin: CGPoint {
        var result = origin
        var element = superelement
        while let current = element {
            let offset = current.childOffset
            result.x += current.origin.x + offset.x
            result.y += current.origin.y + offset.y
            element = current.superelement
        }
        return result
    }

    // MARK: Display and touch

    /// Adds the element's layers, and those of its children, to the pass. `origin` is in the coordinates of the
    /// pass.
    func render(_ pass: RenderPass, at origin: CGPoint) { renderChildren(pass, at: origin) }

    final func renderChildren(_ pass: RenderPass, at origin: CGPoint) {
        NestingLimit.check(self)
        for child in paintOrder {
            child.render(pass, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
        }
    }

    /// The children from back to front.
    var paintOrder: [Element] {
        let children = self.children
        guard children.contains(where: { $0.zIndex != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    /// Whether what is inside takes its room and is not drawn.
    var hidesContent: Bool { false }

    /// Whether anything below shows a `UIView`, which decides what kind of layer can hold it.
    var containsPlatformView: Bool { children.contains(where: \.containsPlatformView) }

    /// The frontmost element at a point of this element's coordinates.
    func hitTest(_ point: CGPoint) -> Element? {
        for child in paintOrder.reversed() {
            let inner = CGPoint(x: point.x - child.origin.x, y: point.y - child.origin.y)
            if let hit = child.hitTest(inner) { return hit }
        }
        return nil
    }

    /// Ancestors from the containing element up.
    final var ancestors: some Sequence<Element> {
        sequence(first: self, next: { $0.superelement }).dropFirst()
    }

    // MARK: Text dump

    /// A short name for dumps.
    var dumpName: String {
        let name = String(describing: type(of: self))
        return String(name.prefix { $0 != "<" }).replacingOccurrences(of: "Element", with: "")
    }
}

/// The element of a primitive view.
class PrimitiveElement<V: View>: Element {
    var view: V

    required init(_ view: V, _ node: _GraphNode) {
        self.view = view
        super.init(node)
    }

    /// Takes a new value of the view or environment.
    final func update(_ view: V, _ environment: EnvironmentValues) {
        let old = self.view
        self.view = view
        self.environment = environment
        didUpdate(from: old)
    }

    /// Reacts to a new value or environment; sizes are dropped unless a subclass knows better.
    func didUpdate(from old: V) {
        invalidateLayout()
        graph.setNeedsRender()
    }
}

/// The node of a view with one element of its own.
final class PrimitiveNode<V: View>: _ViewNode<V> {
    private var element: PrimitiveElement<V>!

    init(_ view: V, _ context: _NodeContext, _ type: PrimitiveElement<V>.Type) {
        super.init(view, context)
        element = type.init(view, self)
    }

    override func makeElements() -> [Element] { [element] }
    override var isRestartable: Bool { element.isRestartable }
    override func refresh(_ change: NodeChange) { element.update(view, environment) }

    override func teardown() {
        element.teardown()
        super.teardown()
    }
}
