struct HitTestingModifier: ElementModifier, Equatable {
    let isEnabled: Bool
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<HitTestingModifier> {
        HitTestingElement(self, around: child, node)
    }
}

private final class HitTestingElement: WrapperElement<HitTestingModifier> {
    override var isRestartable: Bool { true }
    override func didUpdate(from old: HitTestingModifier, isChanged: Bool) {}
    override func hitTest(_ point: CGPoint) -> Element? { modifier.isEnabled ? super.hitTest(point) : nil }
}

nonisolated extension View {
    /// Configures whether this view participates in hit test operations.
    public func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(HitTestingModifier(isEnabled: enabled))
    }
}
