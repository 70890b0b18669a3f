struct AlignmentGuideModifier: ElementModifier {
    let key: AlignmentKey
    let compute: (ViewDimensions) -> CGFloat
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<AlignmentGuideModifier> {
        AlignmentGuideElement(self, around: child, node)
    }
}

private final class AlignmentGuideElement: WrapperElement<AlignmentGuideModifier> {
    override var isRestartable: Bool { true }
    override var ownExplicitKeys: Set<AlignmentKey> { [modifier.key] }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        guard key == modifier.key else { return child.explicitAlignment(key, size, proposal) }
        let value = modifier.compute(child.dimensions(proposal))
        return node.finite(value, "alignment guide", "alignmentGuide(_:)")
            ?? child.explicitAlignment(key, size, proposal)
    }
}

nonisolated extension View {
    /// Sets the view's horizontal alignment.
    public func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }

    /// Sets the view's vertical alignment.
    public func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(AlignmentGuideModifier(key: g.key, compute: computeValue))
    }
}
