/// A view bound to an explicit identity: another identity means another view, with fresh state.
struct IDView<Content: View, ID: Hashable> {
    let content: Content
    let id: ID
}

extension IDView: _PrimitiveView {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { IDNode(view, context) }
    static func _rowCount(_ placeholder: Int?) -> Int? { Content._rowCount(placeholder) }

    static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self> {
        _rowCount(nil) == 1
            ? SingleRowNode(view, context) : PassthroughRowsNode(view, context) { $0.content }
    }
}

private final class IDNode<Content: View, ID: Hashable>: _ViewNode<IDView<Content, ID>> {
    private var child: _ViewNode<Content>!
    private var id: ID

    override init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
        id = view.id
        super.init(view, context)
        child = Content._makeNode(view.content, childContext())
    }

    override func makeElements() -> [Element] { child.elements }
    override var isRestartable: Bool { child.isRestartable }

    override func refresh(_ change: NodeChange) {
        if id == view.id || graph.isRestarting {
            id = view.id
            child.update(view.content, environment)
        } else if graph.canRestart(child, below: self) {
            // A cell that is reused: nodes, elements and layers stay, state begins anew.
            id = view.id
            graph.restart { child.update(view.content, environment) }
        } else {
            id = view.id
            child.teardown()
            child = Content._makeNode(view.content, childContext())
            elementsDidChange()
        }
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

nonisolated extension View {
    /// Binds a view's identity to the given proxy value.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view that compares itself against its previous value and prevents its child updating if equal.
public struct EquatableView<Content: Equatable> {
    /// The view.
    public var content: Content
    /// Compares `content` by `==`.
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node that leaves the content alone while it is equal.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PassthroughNode(view, context) { $0.content }
    }

    /// The rows of the content.
    public static func _rowCount(_ placeholder: Int?) -> Int? { Content._rowCount(placeholder) }

    /// The rows of the content.
    public static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self> {
        PassthroughRowsNode(view, context) { $0.content }
    }
}

nonisolated extension View where Self: Equatable {
    /// Prevents the view from updating its child when its new value is the same as its old one.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
