/// A modifier that puts an element around each element of its content, so that a modified `Group` or `ForEach`
/// has each of its views modified.
nonisolated protocol ElementModifier: ViewModifier where Body == Never {
    /// Makes the element around one.
    @MainActor func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<Self>
}

extension ElementModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        WrapperNode(view, context)
    }
}

/// An element around one other, by default of the same size.
class WrapperElement<M: ElementModifier>: Element {
    var modifier: M
    let child: Element

    init(_ modifier: M, around child: Element, _ node: _GraphNode) {
        self.modifier = modifier
        self.child = child
        super.init(node)
        // Links the child to this element, so that it reports changes before the first layout too.
        _ = children
    }

    final override func loadChildren() -> [Element] { [child] }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }
    override var layoutPriority: Double { child.layoutPriority }
    final override var wrapped: Element? { child }
    override var isSpacer: Bool { child.isSpacer }
    override var spacing: ViewSpacing { child.spacing }
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? { child.layoutValue(key) }
    override var zIndex: Double { child.zIndex }

    /// Takes a new modifier value or environment.
    final func update(_ modifier: M, _ environment: EnvironmentValues, isChanged: Bool) {
        let old = self.modifier
        self.modifier = modifier
        self.environment = environment
        didUpdate(from: old, isChanged: isChanged)
    }

    /// Reacts to a new value (`isChanged`) or environment.
    func didUpdate(from old: M, isChanged: Bool) {
        if isChanged {
            invalidateLayout()
            graph.setNeedsRender()
        }
    }
}

private final class WrapperNode<V: View, M: ElementModifier>: _ViewNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<V>!
    private var modifier: M
    private var wrappers: [WrapperElement<M>] = []

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(view, context)
        child = V._makeNode(view.content, childContext())
    }

    override func makeElements() -> [Element] {
        let inner = child.elements
        var known: [ObjectIdentifier: WrapperElement<M>] = [:]
        for wrapper in wrappers { known[ObjectIdentifier(wrapper.child)] = wrapper }
        wrappers = inner.map { element in
            known.removeValue(forKey: ObjectIdentifier(element))
                ?? modifier.makeElement(around: element, self)
        }
        for gone in known.values { gone.teardown() }
        return wrappers
    }

    override var isRestartable: Bool {
        child.isRestartable && wrappers.allSatisfy { $0.isTornDown || $0.isRestartable }
    }

    override func refresh(_ change: NodeChange) {
        let isChanged = change.view && !ValueComparison.isEqual(modifier, view.modifier)
        if isChanged { modifier = view.modifier }
        child.update(view.content, environment)
        for wrapper in wrappers where !wrapper.isTornDown {
            wrapper.update(modifier, environment, isChanged: isChanged)
        }
    }

    override func teardown() {
        child.teardown()
        for wrapper in wrappers { wrapper.teardown() }
        super.teardown()
    }
}
