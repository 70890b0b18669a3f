struct ZIndexModifier: ElementModifier, Equatable {
    let value: Double
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ZIndexModifier> {
        ZIndexElement(self, around: child, node)
    }
}

private final class ZIndexElement: WrapperElement<ZIndexModifier> {
    override var isRestartable: Bool { true }
    override var zIndex: Double {
        node.number(modifier.value, or: 0, "order", "zIndex")
    }

    override func didUpdate(from old: ZIndexModifier, isChanged: Bool) {
        if isChanged { displayListDidChange() }
    }
}

nonisolated extension View {
    /// Controls the display order of overlapping views.
    public func zIndex(_ value: Double) -> some View { modifier(ZIndexModifier(value: value)) }
}
