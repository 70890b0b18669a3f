/// Makes the safe area of an element smaller.
struct SafeAreaPaddingModifier: ElementModifier, Equatable {
    var insets: EdgeInsets
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<SafeAreaPaddingModifier> {
        SafeAreaPaddingElement(self, around: child, node)
    }
}

extension SafeAreaPaddingModifier: Animatable {
    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }
}

private final class SafeAreaPaddingElement: WrapperElement<SafeAreaPaddingModifier> {
    private var placedInsets = EdgeInsets()

    override var isRestartable: Bool { true }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(proposal.inset(by: modifier.insets)).outset(by: modifier.insets)
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let insets = modifier.insets
        return [
            Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
        ]
    }

    override func didPlace() {
        guard placedInsets != modifier.insets else { return super.didPlace() }
        placedInsets = modifier.insets
        graph.layoutQueue.inMotion(graph.layoutQueue.motion.union(.safeArea)) { super.didPlace() }
    }

    override func safeAreaInsets(around child: Element) -> EdgeInsets? {
        modifier.insets.mirrored(in: environment.layoutDirection)
    }
}

nonisolated extension View {
    /// Adds the provided insets, in points, into the safe area of this view.
    ///
    /// Content that keeps to the safe area moves inside as by `padding(_:)`; backgrounds and scroll views that touch its edge
    /// reach through it, and what they scroll begins inside.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
        modifier(SafeAreaPaddingModifier(insets: insets))
    }

    /// Adds the provided length, in points, into the safe area at some edges; nil is the standard 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        safeAreaPadding(EdgeInsets(edges, length ?? PaddingModifier.standard))
    }

    /// Adds the provided length, in points, into the safe area at each edge.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }
}
