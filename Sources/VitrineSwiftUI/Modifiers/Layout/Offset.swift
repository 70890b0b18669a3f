/// Moves an element without telling its container.
struct OffsetModifier: ElementModifier, Equatable {
    let offset: CGSize
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<OffsetModifier> {
        OffsetElement(self, around: child, node)
    }
}

private final class OffsetElement: WrapperElement<OffsetModifier> {
    override var isRestartable: Bool { true }
    override func placements(in size: CGSize, _ proposal: ProposedViewSize) -> [Placement] {
        // The direction of `x` is not mirrored: undone here, since containers mirror what they place.
        var (x, y) = (modifier.offset.width, modifier.offset.height)
        if !(x + y).isFinite {
            let finite = node.finite(["x": x, "y": y], "offset", "offset")
            (x, y) = (finite[0], finite[1])
        }
        let isMirrored = environment.layoutDirection == .rightToLeft
        return [Placement(origin: CGPoint(x: isMirrored ? -x : x, y: y), proposal: proposal)]
    }

    override func alignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        child.explicitAlignment(key, size, proposal)
    }
}

nonisolated extension View {
    /// Offset this view by the specified amount.
    public func offset(_ offset: CGSize) -> some View { modifier(OffsetModifier(offset: offset)) }

    /// Offset this view by the specified distances.
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }
}
