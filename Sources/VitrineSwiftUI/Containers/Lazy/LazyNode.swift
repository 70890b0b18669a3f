/// How a lazy container lines up its views.
struct LazyLineup {
    /// The direction in which it grows.
    let axis: Axis
    /// Of views across it.
    let alignment: Alignment
    /// Between lines, in points; nil for the standard distance.
    let spacing: CGFloat?
    /// The items of a grid across the axis; nil for a stack.
    let items: [GridItem]?
    let pinned: PinnedScrollableViews

    /// What such a container is called in programs.
    var name: String {
        switch axis {
        case .vertical: items == nil ? "LazyVStack" : "LazyVGrid"
        case .horizontal: items == nil ? "LazyHStack" : "LazyHGrid"
        }
    }
}

/// A view that makes those of its content when they come into view.
@MainActor
protocol LazyContainerView: View {
    associatedtype Content: View
    var content: Content { get }
    var lineup: LazyLineup { get }
}

/// The node of a lazy container: the content lists its views, of which those in view are made.
final class LazyNode<V: LazyContainerView>: _ViewNode<V>, RowsOwner, IdentifyingNode {
    private var rows: _ViewNode<V.Content>!
    private var element: LazyElement!

    override init(_ view: V, _ context: _NodeContext) {
        super.init(view, context)
        element = LazyElement(self, view.lineup)
        rows = V.Content._makeListed(view.content, lazyContext())
        element.source = rows
        becomeIdentifying()
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        element.scroll(to: id, anchor: anchor, animated: animated)
    }

    func identifier(of child: _GraphNode) -> AnyHashable? { nil }

    override func makeElements() -> [Element] { [element] }

    func rowsWereChanged() { element?.rowsDidChange() }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        if change.view { element.lineup = view.lineup }
        rows.update(view.content, environment)
    }

    override func teardown() {
        endIdentifying()
        element.teardown()
        rows.teardown()
        super.teardown()
    }
}

/// The node of one view of a lazy container, while it is in view or has state to keep.
final class LazyItemNode: _GraphNode, StateHolder, RowItem {
    private(set) var rowPlace: RowPlace
    private var child: _GraphNode!
    private(set) var element: LazyItemElement!
    /// Something below holds state.
    var holdsState = false
    override var stateHolder: (any StateHolder)? { self }

    init(_ row: Row, _ context: _NodeContext, axis: Axis) {
        rowPlace = row.place
        super.init(context)
        child = row.content.makeNode(childContext())
        element = LazyItemElement(self, child, axis)
    }

    /// Shows the newest value of the view.
    func update(_ row: Row) {
        rowPlace = row.place
        environment = row.environment
        element.environment = row.environment
        guard !row.content.update(child, environment) else { return }
        child.teardown()
        child = row.content.makeNode(childContext())
        element.content = child
    }

    /// What the view is made of.
    var content: _GraphNode { child }

    override var isRestartable: Bool { child.isRestartable }
    override var passesOnArrivals: Bool { true }

    override func teardown() {
        child.teardown()
        element.teardown()
        super.teardown()
    }
}

/// What a view of a lazy container is made of: usually one element; several stand one after the other.
final class LazyItemElement: Element {
    var content: _GraphNode {
        didSet {
            content.elementOwner = self
            contentElementsDidChange()
        }
    }
    private let stack: StackSolver

    init(_ node: _GraphNode, _ content: _GraphNode, _ axis: Axis) {
        self.content = content
        stack =
            axis == .vertical
            ? StackSolver(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)
            : StackSolver(axis: .horizontal, spacing: nil, alignment: VerticalAlignment.center.key)
        super.init(node)
        content.elementOwner = self
        _ = children
    }

    private var onlyChild: Element? { children.count == 1 ? children[0] : nil }
    override var majorAxis: Axis?? { .some(stack.axis) }
    override func loadChildren() -> [Element] { content.elements }
    override var zIndex: Double { onlyChild?.zIndex ?? 0 }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        onlyChild?.sizeThatFits(proposal) ?? stack.size(of: children, proposal)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        onlyChild == nil
            ? stack.placements(of: children, in: size, proposal)
            : [Placement(origin: .zero, proposal: proposal)]
    }
}
