/// Moves what is inside as one.
struct GeometryGroupModifier: ElementModifier, Equatable {
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self> {
        GeometryGroupElement(self, around: child, node)
    }
}

/// A layer of its own: what comes into it while it moves comes to where it is, and moves with it.
private final class GeometryGroupElement: EffectElement<GeometryGroupModifier> {}

nonisolated extension View {
    /// Isolates the geometry of the view, its position and size, from that of its parent: where the parent moves it, views
    /// inside do not move by themselves, and those that come meanwhile begin where the group is.
    public func geometryGroup() -> some View { modifier(GeometryGroupModifier()) }
}
