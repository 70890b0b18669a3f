/// Takes the whole proposal and puts the centre of the content at a point of it.
struct PositionModifier: ElementModifier, Equatable {
    var position: CGPoint
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<PositionModifier> {
        PositionElement(self, around: child, node)
    }
}

extension PositionModifier: Animatable {
    var animatableData: CGPoint.AnimatableData {
        get { position.animatableData }
        set { position.animatableData = newValue }
    }
}

private final class PositionElement: WrapperElement<PositionModifier> {
    override var isRestartable: Bool { true }
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: child.sizeThatFits(proposal))
    }

    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        let inner = child.sizeThatFits(proposal)
        var (x, y) = (modifier.position.x, modifier.position.y)
        if !(x + y).isFinite {
            let finite = node.finite(["x": x, "y": y], "position", "position")
            (x, y) = (finite[0], finite[1])
        }
        return [
            Placement(
                origin: CGPoint(x: x - inner.width / 2, y: y - inner.height / 2),
                proposal: proposal)
        ]
    }
}

nonisolated extension View {
    /// Positions the centre of this view at the specified point in its parent's coordinate space.
    public func position(_ position: CGPoint) -> some View { modifier(PositionModifier(position: position)) }

    /// Positions the centre of this view at the specified coordinates.
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { position(CGPoint(x: x, y: y)) }
}
