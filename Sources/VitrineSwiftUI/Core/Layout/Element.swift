/// Where a container puts one of its children.
struct Placement {
    /// Top-left corner in the container's coordinates, left to right.
    var origin: CGPoint
    var proposal: ProposedViewSize
}

/// What takes part in layout and display: a primitive view, a container, or a modifier around one element.
///
/// Geometry is in points, origin top-left, relative to the containing element. Sizes are cached per proposal. What changes
/// doubts the answers that its container has: only if they turn out to be others is the container measured anew, and so on
/// upwards; placing and drawing visit what changed or moved. See `LayoutQueue` and `RenderPass`.
@MainActor
class Element {
    /// The node that made the element and owns it.
    unowned let node: _GraphNode
    final private(set) var superelement: Element? {
        get { containerReference?.object }
        set { containerReference = newValue?.backReference }
    }
    private var containerReference: BackReference<Element>?
    /// What the elements inside and whoever else does not keep it refer to it by; made with the first.
    final var backReference: BackReference<Element> {
        if let madeReference { return madeReference }
        let made = BackReference<Element>(self)
        madeReference = made
        return made
    }
    private var madeReference: BackReference<Element>?
    var environment: EnvironmentValues {
        didSet {
            guard environment.version != oldValue.version,
                environment.layoutDirection != oldValue.layoutDirection
            else { return }
            invalidateSize()
        }
    }
    /// Top-left corner in the containing element.
    private(set) var origin = CGPoint.zero
    private(set) var size = CGSize.zero
    private(set) var proposal = ProposedViewSize.unspecified
    private(set) var isTornDown = false
    /// Where it is, if another element may come to its place.
    var place: ElementPlace?

    /// How it is there.
    final var presence = Presence.staying { didSet { setNeedsDisplay() } }
    /// It has left its container, and is shown where it was. What is in it is laid out as ever.
    final var hasLeft = false

    private var answers = LayoutAnswers()
    /// What was answered before something changed, while it is not known whether it still holds.
    private var doubted: LayoutAnswers?
    private var cachedChildren: [Element]?
    /// Something that containers read besides sizes and guides may be different.
    private var concernsContainer = false
    private var needsPlacement = true
    /// How the content moved against the graph, while its place here is the same.
    private var contentMotion: PositionDependence = []
    /// What the element's layout or look depends on, besides its container.
    final var positionDependence: PositionDependence = [] {
        didSet { superelement?.dependenceCame(positionDependence) }
    }
    /// What something inside depends on.
    private var innerDependence: PositionDependence = []

    /// What the last drawing knew.
    private var needsDisplay = true
    private var isOnDirtyPath = false
    private var dirtyChildren: [Element] = []
    private var shownItems = 0
    /// Nothing of it was in view when it was drawn last.
    private var isCulled = false
    private var cachedReach: CGRect?

    init(_ node: _GraphNode) {
        self.node = node
        environment = node.environment
    }

    deinit { madeReference?.object = nil }

    final var graph: ViewGraph { node.graph }

    // MARK: Children

    /// The elements inside this one, in layout order.
    final var children: [Element] {
        if let cachedChildren { return cachedChildren }
        let loaded = loadChildren()
        for child in loaded { link(child) }
        // A modifier goes where its content goes.
        let staying = modified == nil ? loaded.filter { !$0.isLeaving } : loaded
        shownChildren = staying.count < loaded.count ? loaded : nil
        cachedChildren = staying
        return staying
    }

    /// The children, and between them those that have left and are still shown; nil where there are none of these.
    private var shownChildren: [Element]?

    /// Whether it, or what it modifies, has left its container.
    final var isLeaving: Bool { hasLeft || modified?.isLeaving ?? false }

    /// The element that it goes around, comes with and leaves with.
    var modified: Element? { nil }

    /// Whether a transition of its own says how it comes and goes.
    final var isInTransition: Bool {
        if case .inTransition = presence { return true }
        return modified?.isInTransition ?? false
    }

    private func link(_ child: Element) {
        child.superelement = self
        dependenceCame(child.positionDependence.union(child.innerDependence))
    }

    /// Makes this element part of another that does not list it among its children.
    final func adopt(by element: Element) { element.link(self) }

    /// Collects the children; asked once until `contentElementsDidChange()`.
    func loadChildren() -> [Element] { [] }

    /// The content node's elements changed.
    func contentElementsDidChange() {
        cachedChildren = nil
        graph.preferencesDidChange()
        invalidateLayout()
        displayListDidChange()
    }

    /// Other children are shown, in the same size: placing finds them.
    final func childrenDidChange() {
        cachedChildren = nil
        _ = children
        graph.preferencesDidChange()
        displayListDidChange()
    }

    /// Whether the element, and what it holds besides its children, can stand for another identity: see
    /// `_GraphNode.isRestartable`.
    var isRestartable: Bool { false }

    /// It is there and not to be seen: a lazy container keeps it for its state, or another view was chosen. What is inside has
    /// not appeared.
    final var isKeptOutOfView = false {
        didSet {
            guard isKeptOutOfView != oldValue else { return }
            graph.parkedItems += isKeptOutOfView ? 1 : -1
            graph.appearanceDidChange()
        }
    }

    /// Whether it is part of something that is not to be seen.
    final var isParked: Bool { isKeptOutOfView || ancestors.contains { $0.isKeptOutOfView } }

    /// The element leaves the graph for good.
    func teardown() {
        isKeptOutOfView = false
        isTornDown = true
    }

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
        if let known = answers.size(for: proposal) { return known }
        GraphCounters.current.measurements += 1
        NestingLimit.check(self)
        let size = checked(measure(proposal), proposal)
        answers.add(size, for: proposal)
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
        if let keys = answers.keys { return keys }
        var keys = ownExplicitKeys
        for child in alignmentChildren {
            // Most have none, or the same as those before.
            let inner = child.explicitKeys
            if keys.isEmpty {
                keys = inner
            } else if !inner.isSubset(of: keys) {
                keys.formUnion(inner)
            }
        }
        answers.keys = keys
        return keys
    }

    var ownExplicitKeys: Set<AlignmentKey> { [] }
    /// The children whose guides show through.
    var alignmentChildren: [Element] { children }

    final func explicitAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        guard explicitKeys.contains(key) else { return nil }
        if let known = answers.guide(key, size, proposal) { return known.value }
        let value = alignment(key, size, proposal)
        answers.add(value, for: key, size, proposal)
        return value
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

    /// Puts the element at a place in its container, and lays out what is inside if anything about it is different.
    final func place(at place: CGPoint, _ proposal: ProposedViewSize) {
        let origin = checked(place)
        let size = sizeThatFits(proposal)
        let isMoved = origin != self.origin
        if isMoved || size != self.size { setNeedsDisplay() }
        let isOther = needsPlacement || proposal != self.proposal || size != self.size
        self.origin = origin
        self.proposal = proposal
        self.size = size
        let queue = graph.layoutQueue
        let motion = queue.motion.union(isMoved ? .all : contentMotion)
        let depends = positionDependence.union(innerDependence)
        guard isOther || !motion.isDisjoint(with: depends) else { return }
        needsPlacement = false
        contentMotion = []
        GraphCounters.current.placements += 1
        queue.inMotion(motion, didPlace)
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

    /// The size may be another; whatever else containers read of the element is the same.
    ///
    /// The container is measured again only if an answer that it has got is different.
    final func invalidateSize() {
        if doubted == nil {
            doubted = answers
            layoutWasInvalidated()
            graph.layoutQueue.append(self)
        } else {
            doubted?.addQuestions(of: answers)
        }
        answers = LayoutAnswers()
        needsPlacement = true
        graph.setNeedsLayout()
    }

    /// What containers read of the element (its size, priority, spacing, values for layouts) may be different.
    final func invalidateLayout() {
        concernsContainer = true
        invalidateSize()
    }

    /// What is inside goes elsewhere in the same size.
    final func invalidatePlacement() {
        needsPlacement = true
        graph.layoutQueue.place(self)
        graph.setNeedsLayout()
    }

    /// The content moved against the graph: what depends on that is placed again.
    final func contentDidMove(_ motion: PositionDependence) {
        contentMotion.formUnion(motion)
        invalidatePlacement()
    }

    /// Asks for what was answered before once more.
    ///
    /// - Returns: Whether the containing element has to be asked again, too.
    final func settle() -> Bool {
        guard let old = doubted, !isTornDown else { return false }
        doubted = nil
        graph.layoutQueue.place(self)
        let concerns = concernsContainer
        concernsContainer = false
        if concerns, let container = superelement {
            // Modifiers pass on what containers read.
            if container.majorAxis == nil { container.concernsContainer = true }
            return true
        }
        if old.hasForgotten { return true }
        for known in old.sizes where sizeThatFits(known.proposal) != known.size { return true }
        if let keys = old.keys, keys != explicitKeys { return true }
        for guide in old.guides
        where explicitAlignment(guide.key, guide.size, guide.proposal) != guide.value {
            return true
        }
        return false
    }

    /// Whether it is still to be placed again, where it is.
    final var awaitsPlacement: Bool { needsPlacement && !isTornDown && answers.isAsked }

    /// Places the element again where it is, if that is still to be done.
    final func placeAgain() {
        if awaitsPlacement { place(at: origin, proposal) }
    }

    /// Further caches of a subclass go here.
    func layoutWasInvalidated() {}

    // MARK: Positions

    /// Something inside depends on where it is from now on.
    private func dependenceCame(_ dependence: PositionDependence) {
        var element: Element? = self
        while let current = element, !dependence.isSubset(of: current.innerDependence) {
            current.innerDependence.formUnion(dependence)
            element = current.superelement
        }
    }

    /// Whether something inside depends on where it is in the graph while it is scrolled.
    final var containsPositionReaders: Bool { innerDependence.contains(.place) }

    /// The frame in the containing element.
    final var frame: CGRect { CGRect(origin: origin, size: size) }

    /// What a child's coordinates are moved by on the way to this element's (scrolling).
    var childOffset: CGPoint { .zero }

    /// The directions in which what is inside scrolls; nil where nothing does. Unscrolled, the coordinates of children are
    /// this element's.
    var scrolledAxes: Axis.Set? { nil }

    /// How far from its edges the safe area of what is inside a child begins, in points; leading is left. Nil where that is
    /// said further up.
    func safeAreaInsets(around child: Element) -> EdgeInsets? { nil }
    /// What these are the insets of, from the element's corner, in points.
    var safeAreaContainer: CGSize { size }

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

    /// The frame in the coordinates of the hosting view, without transforms.
    final var frameInHost: CGRect { CGRect(origin: rootOrigin, size: size) }

    // MARK: Display and touch

    /// Whether what is inside is shown in a layer of its own.
    var ownsDisplay: Bool { false }

    /// The look, or the place of layers, is to be brought up to date here and inside.
    final func setNeedsDisplay() {
        needsDisplay = true
        markDirtyPath()
    }

    /// A pass has to come by, on the way to what changed inside.
    final func markDirtyPath() {
        graph.setNeedsRender()
        cachedReach = nil
        var element = self
        while let container = element.superelement {
            container.cachedReach = nil
            guard !element.isOnDirtyPath else { return }
            element.isOnDirtyPath = true
            container.dirtyChildren.append(element)
            // A subview that a row of a list shows belongs to the graph around the list.
            if container.graph !== element.graph { container.graph.setNeedsRender() }
            element = container
        }
    }

    /// Other layers than before are shown here, or in another order.
    final func displayListDidChange() {
        var element = self
        while !element.ownsDisplay, let container = element.superelement { element = container }
        element.setNeedsDisplay()
        if element !== self { setNeedsDisplay() }
    }

    /// Adds the element's layers, and those of its children, to the pass. `origin` is in the coordinates of the
    /// pass.
    func render(_ pass: RenderPass, at origin: CGPoint) { renderChildren(pass, at: origin) }

    /// Brings what changed here and inside up to date.
    final func draw(_ pass: RenderPass, at origin: CGPoint) {
        guard pass.isComplete || needsDisplay || isOnDirtyPath || !dirtyChildren.isEmpty else { return }
        if pass.isOutOfView(self, at: origin) {
            isCulled = true
            if !pass.isComplete, shownItems > 0 { pass.displayListIsStale() }
            shownItems = 0
            return forgetDirtyPath()
        }
        let isWhole = pass.isComplete || needsDisplay || isCulled
        let comesIntoView = isCulled
        isCulled = false
        needsDisplay = false
        isOnDirtyPath = false
        GraphCounters.current.draws += 1
        let show = {
            pass.with(presence: self.presence) { self.render(pass, at: origin) }
        }
        if isWhole {
            shownItems = pass.collect(knowing: shownItems, comesIntoView: comesIntoView, show)
        } else {
            show()
        }
        // Those that are not shown at all were not visited.
        for child in dirtyChildren where child.isOnDirtyPath { child.forgetDirtyPath() }
        dirtyChildren.removeAll(keepingCapacity: true)
    }

    /// Nothing inside is drawn now: it will be as a whole.
    private func forgetDirtyPath() {
        isOnDirtyPath = false
        for child in dirtyChildren { child.forgetDirtyPath() }
        dirtyChildren.removeAll()
    }

    final func renderChildren(_ pass: RenderPass, at origin: CGPoint) {
        NestingLimit.check(self)
        let isFewOfMany = !pass.isComplete && dirtyChildren.count * 8 < children.count
        for child in isFewOfMany ? dirtyChildren : paintOrder where child.superelement === self {
            child.draw(pass, at: CGPoint(x: origin.x + child.origin.x, y: origin.y + child.origin.y))
        }
    }

    /// What is drawn of the element and inside it reaches this far, in its coordinates; infinite where it is not known, or
    /// where something has to be in the hierarchy whether it is in view or not.
    final var reach: CGRect {
        if let cachedReach { return cachedReach }
        let made = drawnReach
        cachedReach = made
        return made
    }

    /// Computes `reach`.
    var drawnReach: CGRect { childrenReach.union(CGRect(origin: .zero, size: size)) }

    /// What the children draw reaches this far.
    final var childrenReach: CGRect {
        var result = CGRect(origin: .zero, size: size)
        for child in paintOrder {
            let inner = child.reach
            if inner.isInfinite { return .infinite }
            result = result.union(inner.offsetBy(dx: child.origin.x, dy: child.origin.y))
        }
        return result
    }

    /// The children from back to front.
    var paintOrder: [Element] {
        let own = self.children
        let children = shownChildren ?? own
        var isSorted = true
        for child in children where child.zIndex != 0 { isSorted = false }
        if isSorted { return children }
        return children.enumerated()
            .sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
    }

    /// Whether what is inside takes its room and is not drawn.
    var hidesContent: Bool { false }
    /// Whether what is inside is drawn so that nothing is to be seen of it.
    var isInvisible: Bool { false }

    /// Whether anything below shows a `UIView`, which decides what kind of layer can hold it.
    var containsPlatformView: Bool { paintOrder.contains(where: \.containsPlatformView) }

    /// The frontmost element at a point of this element's coordinates.
    func hitTest(_ point: CGPoint) -> Element? {
        for child in paintOrder.reversed() where !child.isLeaving {
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
