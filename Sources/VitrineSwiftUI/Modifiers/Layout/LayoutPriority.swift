struct LayoutPriorityModifier: ElementModifier, Equatable {
    let value: Double
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<LayoutPriorityModifier> {
        LayoutPriorityElement(self, around: child, node)
    }
}

private final class LayoutPriorityElement: WrapperElement<LayoutPriorityModifier> {
    override var isRestartable: Bool { true }
    override var layoutPriority: Double {
        node.number(modifier.value, or: 0, "priority", "layoutPriority")
    }

    override func didUpdate(from old: LayoutPriorityModifier, isChanged: Bool) {
        if isChanged { invalidateLayout() }
    }
}

nonisolated extension View {
    /// Sets the priority by which a parent layout should apportion space to this child.
    public func layoutPriority(_ value: Double) -> some View {
        modifier(LayoutPriorityModifier(value: value))
    }
}
