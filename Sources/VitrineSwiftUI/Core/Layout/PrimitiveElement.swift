/// The element of a primitive view.
class PrimitiveElement<V>: Element {
    var view: V

    required init(_ view: V, _ node: _GraphNode) {
        self.view = view
        super.init(node)
    }

    /// Takes a new value of the view or environment.
    final func update(_ view: V, _ environment: EnvironmentValues) {
        let old = self.view
        self.view = view
        self.environment = environment
        didUpdate(from: old)
    }

    /// Reacts to a new value or environment; sizes are dropped unless a subclass knows better.
    func didUpdate(from old: V) {
        invalidateSize()
        setNeedsDisplay()
    }
}

/// The node of a view with one element of its own.
final class PrimitiveNode<V: View>: _ViewNode<V> {
    private var element: PrimitiveElement<V>!

    init(_ view: V, _ context: _NodeContext, _ type: PrimitiveElement<V>.Type) {
        super.init(view, context)
        element = type.init(view, self)
    }

    override func makeElements() -> [Element] { [element] }
    override var isRestartable: Bool { element.isRestartable }
    override func refresh(_ change: NodeChange) { element.update(view, environment) }

    override func teardown() {
        element.teardown()
        super.teardown()
    }
}
