/// A view that arranges its subviews in a horizontal line.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension HStack: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Arranges views; nil spacing is the standard 8 points.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the stack's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, StackElement<Self>.self)
    }
}

/// A view that arranges its subviews in a vertical line.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Arranges views; nil spacing is the standard 8 points.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.content = content()
    }

    /// Makes the stack's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, StackElement<Self>.self)
    }
}

/// A view that overlays its subviews, aligning them in both axes.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Overlays views, the last in front.
    nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// Makes the stack's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PrimitiveNode(view, context, ZStackElement<Content>.self)
    }
}

/// A view whose element lays out the elements of its content.
@MainActor
protocol ContainerView: View {
    associatedtype Content: View
    var content: Content { get }
}

/// A view laid out by a `StackSolver`.
@MainActor
protocol LinearStack: ContainerView {
    var solver: StackSolver { get }
}

extension HStack: ContainerView, LinearStack {
    var solver: StackSolver { StackSolver(axis: .horizontal, spacing: spacing, alignment: alignment.key) }
}

extension VStack: ContainerView, LinearStack {
    var solver: StackSolver { StackSolver(axis: .vertical, spacing: spacing, alignment: alignment.key) }
}

extension ZStack: ContainerView {}

/// An element that holds the node of its view's content.
class ContainerElement<V: ContainerView>: PrimitiveElement<V> {
    private(set) var contentNode: _ViewNode<V.Content>!

    required init(_ view: V, _ node: _GraphNode) {
        super.init(view, node)
        contentNode = V.Content._makeNode(view.content, node.childContext(contentEnvironment))
        contentNode.elementOwner = self
        // Links the children, so that they report changes before the first layout too.
        _ = children
    }

    /// The environment of the content.
    var contentEnvironment: EnvironmentValues { environment }

    override func loadChildren() -> [Element] { contentNode.elements }

    override func didUpdate(from old: V) {
        contentNode.update(view.content, contentEnvironment)
    }

    override func teardown() {
        contentNode.teardown()
        super.teardown()
    }
}

/// The distance between the views of a stack, which may be the standard one.
private struct StackSpacing: Animatable {
    var length: CGFloat?

    var animatableData: ComponentVector {
        get { ComponentVector([length]) }
        set { length = newValue.lengths(like: [length])[0] }
    }
}

private final class StackElement<V: LinearStack>: ContainerElement<V> {
    private var motion: Motion<StackSpacing>?

    /// The solver with the spacing of this moment.
    private var solver: StackSolver {
        var solver = view.solver
        if let spacing = solver.spacing, !spacing.isFinite {
            let name = solver.axis == .horizontal ? "HStack(spacing:)" : "VStack(spacing:)"
            solver.spacing = node.finite(spacing, "spacing", name)
        }
        if let motion { solver.spacing = motion.shown(StackSpacing(length: solver.spacing)).length }
        return solver
    }

    override func teardown() {
        motion?.stop()
        super.teardown()
    }

    override var majorAxis: Axis?? { .some(view.solver.axis) }
    override var isRestartable: Bool { contentNode.isRestartable }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { solver.size(of: children, proposal) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        solver.placements(of: children, in: size, proposal)
    }

    override func didUpdate(from old: V) {
        let before = old.solver
        let now = view.solver
        if before.spacing != now.spacing {
            if motion == nil, graph.animation != nil {
                motion = Motion.make(for: StackSpacing(length: before.spacing))
            }
            motion?.change(to: StackSpacing(length: now.spacing), in: node) { [weak self] in
                self?.invalidateSize()
            }
        }
        if before.spacing != now.spacing || before.alignment != now.alignment { invalidateLayout() }
        super.didUpdate(from: old)
    }
}

private final class ZStackElement<Content: View>: ContainerElement<ZStack<Content>> {
    override var majorAxis: Axis?? { .some(nil) }
    override var isRestartable: Bool { contentNode.isRestartable }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { extent(proposal).size }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        // A stack asked for its ideal knows its size by now, and offers it: a shape behind a text in a scroll view is as
        // high as the text.
        let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: size))
        let (_, guide) = extent(proposal)
        return children.map { child in
            let dimensions = child.dimensions(proposal)
            return Placement(
                origin: CGPoint(
                    x: guide.x - dimensions[view.alignment.horizontal],
                    y: guide.y - dimensions[view.alignment.vertical]),
                proposal: proposal)
        }
    }

    private func extent(_ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint) {
        var x = Extent()
        var y = Extent()
        for child in children {
            let dimensions = child.dimensions(proposal)
            x.add(dimensions.width, dimensions[view.alignment.horizontal])
            y.add(dimensions.height, dimensions[view.alignment.vertical])
        }
        return (CGSize(width: x.length, height: y.length), CGPoint(x: x.before ?? 0, y: y.before ?? 0))
    }

    /// How far lengths reach that are lined up on a guide.
    private struct Extent {
        /// Up to the guide.
        private(set) var before: CGFloat?
        private var after: CGFloat?
        private var isEndless = false

        /// What has no end has no middle.
        mutating func add(_ length: CGFloat, _ guide: CGFloat) {
            guard length.isFinite else { return isEndless = true }
            before = max(before ?? guide, guide)
            after = max(after ?? length - guide, length - guide)
        }

        var length: CGFloat { isEndless ? .infinity : max(0, (before ?? 0) + (after ?? 0)) }
    }

    override func didUpdate(from old: ZStack<Content>) {
        if old.alignment != view.alignment { invalidateLayout() }
        super.didUpdate(from: old)
    }
}
