import VitrinePlatform

/// A modifier without an element: it watches its own values.
nonisolated protocol WatchingModifier: ViewModifier where Body == Never {
    associatedtype Storage
    /// Called when the view arrives.
    @MainActor func start(_ node: _GraphNode) -> Storage
    /// Called when the modifier has a new value.
    @MainActor func update(from old: Self, _ storage: inout Storage, _ node: _GraphNode)
}

extension WatchingModifier {
    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        WatchingNode(view, context)
    }

    @MainActor static var _listsContent: Bool { true }
}

private final class WatchingNode<V: View, M: WatchingModifier>: ListingNode<ModifiedContent<V, M>> {
    private var child: _ViewNode<V>!
    private var storage: M.Storage?
    private var modifier: M

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        modifier = view.modifier
        // What it compares with belongs to one identity.
        context.noteState()
        super.init(view, context)
        child = V._makeListed(view.content, listedContext())
        storage = modifier.start(self)
    }

    override var listedNodes: [_GraphNode] { [child] }

    override func refresh(_ change: NodeChange) {
        if graph.isRestarting {
            modifier = view.modifier
            child.update(view.content, environment)
            storage = modifier.start(self)
            return
        }
        if change.view, var storage {
            let old = modifier
            modifier = view.modifier
            modifier.update(from: old, &storage, self)
            self.storage = storage
        }
        child.update(view.content, environment)
    }

    override func teardown() {
        super.teardown()
        storage = nil
    }
}
