/// Adds space around an element.
struct PaddingModifier: ElementModifier, Equatable {
    var insets: EdgeInsets
    typealias Body = Never

    /// `.padding()` without a length.
    nonisolated static let standard: CGFloat = 16

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PaddingModifier> {
        PaddingElement(self, around: child, node)
    }
}

extension PaddingModifier: Animatable {
    var animatableData: EdgeInsets.AnimatableData {
        get { insets.animatableData }
        set { insets.animatableData = newValue }
    }
}

private final class PaddingElement: WrapperElement<PaddingModifier> {
    override var isRestartable: Bool { true }
    private var insets: EdgeInsets {
        let insets = modifier.insets
        if (insets.top + insets.leading + insets.bottom + insets.trailing).isFinite { return insets }
        let finite = node.finite(
            [
                "top": insets.top, "leading": insets.leading, "bottom": insets.bottom,
                "trailing": insets.trailing,
            ],
            "padding", "padding")
        return EdgeInsets(top: finite[0], leading: finite[1], bottom: finite[2], trailing: finite[3])
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let insets = self.insets
        let inner = child.sizeThatFits(proposal.inset(by: insets))
        return CGSize(
            width: max(0, inner.width + insets.leading + insets.trailing),
            height: max(0, inner.height + insets.top + insets.bottom))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let insets = self.insets
        return [
            Placement(origin: CGPoint(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
        ]
    }
}

nonisolated extension View {
    /// Adds a different padding amount to each edge.
    public func padding(_ insets: EdgeInsets) -> some View { modifier(PaddingModifier(insets: insets)) }

    /// Adds an equal padding amount to specific edges; nil is the standard 16 points.
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(edges, length ?? PaddingModifier.standard)))
    }

    /// Adds a specific padding amount to each edge.
    public func padding(_ length: CGFloat) -> some View {
        modifier(PaddingModifier(insets: EdgeInsets(.all, length)))
    }
}
