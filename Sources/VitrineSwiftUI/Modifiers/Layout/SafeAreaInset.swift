/// Puts a view beside each element, and makes the safe area of the element smaller by it.
struct SafeAreaInsetModifier<Bar: View>: ElementModifier {
    let bar: Bar
    let edge: Edge
    /// Where the bar stands along the edge.
    let alignment: Alignment
    /// Points between the bar and the element; nil is the standard distance.
    let spacing: CGFloat?
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<SafeAreaInsetModifier<Bar>>
    {
        SafeAreaInsetElement(self, around: child, node)
    }
}

private final class SafeAreaInsetElement<Bar: View>: WrapperElement<SafeAreaInsetModifier<Bar>> {
    private var barNode: _ViewNode<Bar>!
    private var bar: SafeAreaBarElement!
    private var placedInsets = EdgeInsets()

    override init(_ modifier: SafeAreaInsetModifier<Bar>, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        barNode = Bar._makeNode(modifier.bar, node.childContext())
        bar = SafeAreaBarElement(barNode, node)
        bar.adopt(by: self)
    }

    override var majorAxis: Axis?? { nil }
    override var isRestartable: Bool { barNode.isRestartable }
    override var alignmentChildren: [Element] { [child] }
    override var preferenceChildren: [Element] { [child, bar] }
    override var paintOrder: [Element] { [child, bar] }
    override var containsPlatformView: Bool { child.containsPlatformView || bar.containsPlatformView }

    override func didUpdate(from old: SafeAreaInsetModifier<Bar>, isChanged: Bool) {
        if old.edge != modifier.edge || old.alignment != modifier.alignment || old.spacing != modifier.spacing
        {
            invalidateSize()
        }
        bar.environment = environment
        barNode.update(modifier.bar, environment)
    }

    /// What the bar takes of the element's room at its edge, with the distance to it.
    private func insets(_ proposal: ProposedViewSize) -> EdgeInsets {
        let size = bar.sizeThatFits(proposal)
        let isVertical = modifier.edge == .top || modifier.edge == .bottom
        let length = isVertical ? size.height : size.width
        // What is not there keeps no distance.
        guard length > 0 else { return EdgeInsets() }
        return EdgeInsets(
            Edge.Set(modifier.edge), length + (modifier.spacing ?? ViewSpacing.standardDistance))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets(proposal)
        return child.sizeThatFits(proposal.inset(by: insets)).outset(by: insets)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let insets = insets(proposal)
        return [
            Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
        ]
    }

    override func didPlace() {
        let new = insets(proposal)
        let queue = graph.layoutQueue
        queue.inMotion(placedInsets == new ? queue.motion : queue.motion.union(.safeArea)) {
            placedInsets = new
            super.didPlace()
        }
        let own = ViewDimensions(size: size, proposal: proposal, element: nil)
        let inner = bar.dimensions(proposal)
        var origin = CGPoint(
            x: own[modifier.alignment.horizontal] - inner[modifier.alignment.horizontal],
            y: own[modifier.alignment.vertical] - inner[modifier.alignment.vertical])
        switch modifier.edge {
        case .top: origin.y = 0
        case .bottom: origin.y = size.height - inner.height
        case .leading: origin.x = 0
        case .trailing: origin.x = size.width - inner.width
        }
        if environment.layoutDirection == .rightToLeft { origin.x = size.width - origin.x - inner.width }
        bar.place(at: origin, proposal)
    }

    /// The bar itself is in the safe area around.
    override func safeAreaInsets(around child: Element) -> EdgeInsets? {
        child === bar ? nil : placedInsets.mirrored(in: environment.layoutDirection)
    }

    override func teardown() {
        barNode.teardown()
        super.teardown()
    }
}

/// The views of a bar, one below the other.
private final class SafeAreaBarElement: Element {
    private let content: _GraphNode
    private let stack = StackSolver(axis: .vertical, spacing: nil, alignment: HorizontalAlignment.center.key)

    init(_ content: _GraphNode, _ node: _GraphNode) {
        self.content = content
        super.init(node)
        content.elementOwner = self
    }

    override var majorAxis: Axis?? { .some(.vertical) }
    override func loadChildren() -> [Element] { content.elements }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { stack.size(of: children, proposal) }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        stack.placements(of: children, in: size, proposal)
    }
}

nonisolated extension View {
    /// Shows the specified content above or below the modified view, whose safe area becomes smaller by it.
    ///
    /// - Parameters:
    ///   - edge: The edge that the content is at.
    ///   - alignment: Where along the edge it stands.
    ///   - spacing: Points between the content and the view; nil is the standard distance, 8.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .top ? .top : .bottom,
                alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing))
    }

    /// Shows the specified content beside the modified view, whose safe area becomes smaller by it.
    ///
    /// - Parameters:
    ///   - edge: The edge that the content is at.
    ///   - alignment: Where along the edge it stands.
    ///   - spacing: Points between the content and the view; nil is the standard distance, 8.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                bar: content(), edge: edge == .leading ? .leading : .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing))
    }
}
