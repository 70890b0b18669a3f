struct FixedSizeModifier: ElementModifier, Equatable {
    let horizontal: Bool
    let vertical: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<FixedSizeModifier> {
        FixedSizeElement(self, around: child, node)
    }
}

private final class FixedSizeElement: AligningElement<FixedSizeModifier> {
    override func childProposal(in size: CGSize, _ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: modifier.horizontal ? nil : proposal.width,
            height: modifier.vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        child.sizeThatFits(childProposal(in: .zero, proposal))
    }
}

nonisolated extension View {
    /// Fixes this view at its ideal size.
    public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }

    /// Fixes this view at its ideal size in the specified dimensions.
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
        modifier(FixedSizeModifier(horizontal: horizontal, vertical: vertical))
    }
}
