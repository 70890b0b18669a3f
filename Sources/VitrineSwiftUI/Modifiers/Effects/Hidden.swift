struct HiddenModifier: ElementModifier, Equatable {
    typealias Body = Never
    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<HiddenModifier> {
        HiddenElement(self, around: child, node)
    }
}

/// Takes its room and shows nothing.
final class HiddenElement: WrapperElement<HiddenModifier> {
    override var isRestartable: Bool { true }
    override func render(_ pass: RenderPass, at origin: CGPoint) {}
    override func hitTest(_ point: CGPoint) -> Element? { nil }
    override var containsPlatformView: Bool { false }
    override var hidesContent: Bool { true }
}

nonisolated extension View {
    /// Hides this view unconditionally; it keeps its room.
    public func hidden() -> some View { modifier(HiddenModifier()) }
}
