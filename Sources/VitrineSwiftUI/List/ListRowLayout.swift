/// Puts a row's view into its row: leading, in the middle of the height, with insets around it.
struct ListRowLayout: ElementModifier, Equatable {
    let insets: EdgeInsets
    let minimumHeight: CGFloat
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ListRowLayout> {
        ListRowLayoutElement(self, around: child, node)
    }
}

private final class ListRowLayoutElement: WrapperElement<ListRowLayout> {
    override var isRestartable: Bool { true }

    /// The insets that the row asks for come first.
    private var insets: EdgeInsets {
        var traits = ListRowTraits()
        var element: Element? = child
        while let current = element {
            if let trait = current as? any ListTraitElement { trait.apply(to: &traits) }
            element = current.wrapped
        }
        return traits.insets.over(modifier.insets)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = insets
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        let natural = inner.width + insets.leading + insets.trailing
        return CGSize(
            width: proposal.width ?? natural,
            height: max(modifier.minimumHeight, inner.height + insets.top + insets.bottom))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let insets = insets
        let inner = ProposedViewSize(width: size.width, height: nil).inset(by: insets)
        let child = self.child.sizeThatFits(inner)
        let free = size.height - insets.top - insets.bottom - child.height
        return [
            Placement(origin: CGPoint(x: insets.leading, y: insets.top + free / 2), proposal: inner)
        ]
    }
}
