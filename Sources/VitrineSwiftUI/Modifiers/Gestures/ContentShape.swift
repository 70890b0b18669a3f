struct ContentShapeModifier<S: Shape>: ElementModifier {
    let shape: S
    let eoFill: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ContentShapeModifier<S>> {
        ContentShapeElement(self, around: child, node)
    }
}

private final class ContentShapeElement<S: Shape>: WrapperElement<ContentShapeModifier<S>> {
    override var isRestartable: Bool { true }
    override func didUpdate(from old: ContentShapeModifier<S>, isChanged: Bool) {}
    override func hitTest(_ point: CGPoint) -> Element? {
        let path = modifier.shape.path(
            in: CGRect(origin: .zero, size: size), environment.layoutDirection)
        guard path.contains(point, eoFill: modifier.eoFill) else { return nil }
        return super.hitTest(point) ?? self
    }
}

nonisolated extension View {
    /// Defines the content shape for hit testing.
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
        modifier(ContentShapeModifier(shape: shape, eoFill: eoFill))
    }
}
