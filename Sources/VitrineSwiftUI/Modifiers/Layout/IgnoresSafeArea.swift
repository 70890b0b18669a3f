/// Lets content reach through the safe area where its place touches it.
struct IgnoresSafeAreaModifier: ElementModifier, Equatable {
    let regions: SafeAreaRegions
    let edges: Edge.Set
    typealias Body = Never

    static func == (a: Self, b: Self) -> Bool { a.regions == b.regions && a.edges == b.edges }

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<IgnoresSafeAreaModifier> {
        IgnoresSafeAreaElement(self, around: child, node)
    }
}

private final class IgnoresSafeAreaElement: AligningElement<IgnoresSafeAreaModifier> {
    override init(_ modifier: IgnoresSafeAreaModifier, around child: Element, _ node: _GraphNode) {
        super.init(modifier, around: child, node)
        positionDependence = .safeArea
    }

    override func didPlace() {
        guard !modifier.regions.isDisjoint(with: [.container, .keyboard]) else { return super.didPlace() }
        let proposed = CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
        let offered = CGRect(
            x: (size.width - proposed.width) / 2, y: (size.height - proposed.height) / 2,
            width: proposed.width,
            height: proposed.height)
        let extended = SafeArea.extended(offered, of: self, edges: modifier.edges, regions: modifier.regions)
        let inner = ProposedViewSize(extended.size)
        let childSize = child.sizeThatFits(inner)
        child.place(
            at: CGPoint(
                x: extended.midX - childSize.width / 2, y: extended.midY - childSize.height / 2), inner)
    }
}

nonisolated extension View {
    /// Expands the safe area of a view.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(regions: regions, edges: edges))
    }

    /// Extends the view out of the safe area on the specified edges.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
