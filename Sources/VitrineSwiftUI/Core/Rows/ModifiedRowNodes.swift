/// The rows of a modified view, each of which is modified.
final class ModifiedRowsNode<V: View, M: ViewModifier>: _RowsNode<ModifiedContent<V, M>>, RowWrapper {
    private var child: _RowsNode<V>!
    private var modifier: M

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(view, context)
        child = V._makeRows(view.content, childContext())
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    func wrap(_ content: AnyViewBox) -> AnyViewBox {
        ViewBox(ModifiedContent(content: AnyView(box: content), modifier: modifier))
    }

    override func refresh(_ change: NodeChange) {
        if change.view, !ValueComparison.isEqual(modifier, view.modifier) {
            modifier = view.modifier
            rowsDidChange()
        }
        child.update(view.content, environment)
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

/// The rows of a view with a changed environment.
final class EnvironmentRowsNode<V: View, M: EnvironmentTransform>: _RowsNode<ModifiedContent<V, M>> {
    private var child: _RowsNode<V>!
    private var modifier: M
    private var derived: EnvironmentValues

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        derived = context.environment
        modifier.apply(to: &derived)
        super.init(view, context)
        child = V._makeRows(view.content, childContext(derived))
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        let modifierChanged = change.view && !ValueComparison.isEqual(modifier, view.modifier)
        if modifierChanged || change.previousEnvironment != nil {
            modifier = view.modifier
            derived = environment
            modifier.apply(to: &derived)
        }
        child.update(view.content, derived)
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

/// The rows of a view with a modifier that watches values: it watches once, not in each row.
final class WatchingRowsNode<V: View, M: WatchingModifier>: _RowsNode<ModifiedContent<V, M>> {
    private var child: _RowsNode<V>!
    private var storage: M.Storage?
    private var modifier: M

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        super.init(view, context)
        child = V._makeRows(view.content, childContext())
        storage = modifier.start(self)
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        if change.view, var storage {
            let old = modifier
            modifier = view.modifier
            modifier.update(from: old, &storage, self)
            self.storage = storage
        }
        child.update(view.content, environment)
    }

    override func teardown() {
        child.teardown()
        storage = nil
        super.teardown()
    }
}

/// The rows of a modifier's body.
final class ModifierBodyRowsNode<V: View, M: ViewModifier>: _RowsNode<ModifiedContent<V, M>>, PropertyOwner {
    private let source: ModifierContentSource
    let plan: PropertyPlan
    private(set) var slots: [AnyObject?]
    private var modifier: M
    private var child: _RowsNode<M.Body>!

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        source = ModifierContentSource(ViewBox(view.content))
        plan = PropertyPlan.plan(for: M.self)
        slots = Array(repeating: nil, count: plan.slotCount)
        modifier = view.modifier
        super.init(view, context)
        child = M.Body._makeRows(evaluate(), childContext())
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        var needsBody = isDirty
        if change.view {
            if !ValueComparison.isEqual(modifier, view.modifier) {
                modifier = view.modifier
                needsBody = true
            }
            source.content = ViewBox(view.content)
        }
        if let old = change.previousEnvironment, !needsBody {
            needsBody = withUnsafePointer(to: &modifier) { plan.isAffected($0, from: old, to: environment) }
        }
        if needsBody {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
        if change.view { source.contentDidChange() }
    }

    private func evaluate() -> M.Body {
        if !plan.isEmpty {
            withUnsafeMutablePointer(to: &modifier) { plan.connect($0, &slots, self) }
        }
        isDirty = false
        return trackingBody(of: M.self) { modifier.body(content: _ViewModifier_Content(source: source)) }
    }

    override func teardown() {
        child.teardown()
        plan.disconnect(&slots)
        super.teardown()
    }
}

/// The rows of the content that a modifier's body is about.
final class PlaceholderRowsNode<Modifier: ViewModifier>: _RowsNode<_ViewModifier_Content<Modifier>> {
    private var child: any RowSource

    override init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
        child = EmptyRowsNode(context)
        super.init(view, context)
        child = view.source.content.makeRows(childContext())
        view.source.add(self)
    }

    override func collect(_ rows: inout RowCollection) { child.collect(&rows) }

    override func refresh(_ change: NodeChange) {
        if view.source.content.update(rows: child, environment) { return }
        child.teardown()
        child = view.source.content.makeRows(childContext())
        rowsDidChange()
    }

    override func teardown() {
        view.source.remove(self)
        child.teardown()
        super.teardown()
    }
}
