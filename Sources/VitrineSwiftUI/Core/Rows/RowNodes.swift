/// The rows of a view whose body is more than one row: the body belongs to the list's graph.
final class BodyRowsNode<V: View>: _RowsNode<V>, PropertyOwner {
    private var child: _RowsNode<V.Body>!
    private(set) var slots: [AnyObject?]
    let plan: PropertyPlan

    override init(_ view: V, _ context: _NodeContext) {
        plan = PropertyPlan.plan(for: V.self)
        slots = Array(repeating: nil, count: plan.slotCount)
        super.init(view, context)
        child = V.Body._makeRows(evaluate(), childContext())
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        var readsChange = change.view || isDirty
        if let old = change.previousEnvironment, !readsChange {
            readsChange = withUnsafePointer(to: &view) { plan.isAffected($0, from: old, to: environment) }
        }
        if readsChange {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
    }

    private func evaluate() -> V.Body {
        if !plan.isEmpty {
            withUnsafeMutablePointer(to: &view) { plan.connect($0, &slots, self) }
        }
        isDirty = false
        return trackingBody(of: V.self) { view.body }
    }

    override func teardown() {
        child.teardown()
        plan.disconnect(&slots)
        super.teardown()
    }
}

/// The rows of a view that stands for another one.
final class PassthroughRowsNode<V: View, Content: View>: _RowsNode<V> {
    private let content: @MainActor (V) -> Content
    private var child: _RowsNode<Content>!

    init(_ view: V, _ context: _NodeContext, content: @escaping @MainActor (V) -> Content) {
        self.content = content
        super.init(view, context)
        child = Content._makeRows(content(view), childContext())
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }
    override func refresh(_ change: NodeChange) { child.update(content(view), environment) }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

/// The rows of whatever view is inside.
final class AnyViewRowsNode: _RowsNode<AnyView> {
    private var child: any RowSource

    override init(_ view: AnyView, _ context: _NodeContext) {
        // Made first to be there; its parent is this node, so that it finds the list.
        child = EmptyRowsNode(context)
        super.init(view, context)
        child = view.box.makeRows(childContext())
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        if view.box.update(rows: child, environment) { return }
        child.teardown()
        child = view.box.makeRows(childContext())
        rowsDidChange()
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

/// No rows.
final class EmptyRowsNode: _GraphNode, RowSource {
    func collect(_ rows: inout RowCollection) {}
}

/// The rows of the branch that is present; each branch has rows of its own identity.
final class ConditionalRowsNode<T: View, F: View>: _RowsNode<_ConditionalContent<T, F>> {
    private var child: (any RowSource)!
    private var isTrue = false

    override init(_ view: _ConditionalContent<T, F>, _ context: _NodeContext) {
        super.init(view, context)
        child = makeChild()
    }

    private func makeChild() -> any RowSource {
        switch view.storage {
        case .trueContent(let content):
            isTrue = true
            return T._makeRows(content, childContext())
        case .falseContent(let content):
            isTrue = false
            return F._makeRows(content, childContext())
        }
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        switch (view.storage, child as _GraphNode) {
        case let (.trueContent(content), node as _ViewNode<T>) where isTrue:
            node.update(content, environment)
        case let (.falseContent(content), node as _ViewNode<F>) where !isTrue:
            node.update(content, environment)
        default:
            child.teardown()
            child = makeChild()
            rowsDidChange()
        }
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

/// The rows of a view that comes and goes.
final class OptionalRowsNode<Wrapped: View>: _RowsNode<Wrapped?> {
    private var child: _RowsNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = Wrapped._makeRows(view, childContext()) }
    }

    override func collect(_ rows: inout RowCollection) { child?.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        switch (view, child) {
        case let (view?, child?):
            child.update(view, environment)
        case let (view?, nil):
            child = Wrapped._makeRows(view, childContext())
            rowsDidChange()
        case let (nil, old?):
            old.teardown()
            child = nil
            rowsDidChange()
        case (nil, nil):
            break
        }
    }

    override func teardown() {
        child?.teardown()
        super.teardown()
    }
}
