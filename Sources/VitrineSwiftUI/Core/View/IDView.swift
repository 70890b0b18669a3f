/// A view bound to an explicit identity: another identity means another view, with fresh state.
struct IDView<Content: View, ID: Hashable>: ViewWithID {
    let content: Content
    let id: ID
    var anyID: AnyHashable { AnyHashable(id) }
}

/// A view that says its identifier.
protocol ViewWithID {
    var anyID: AnyHashable { get }
}

extension IDView: _PrimitiveView {
    typealias Body = Never

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { IDNode(view, context) }
    static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

private final class IDNode<Content: View, ID: Hashable>: ListingNode<IDView<Content, ID>>, IdentifyingNode {
    private var child: _ViewNode<Content>!
    private var id: ID

    override init(_ view: IDView<Content, ID>, _ context: _NodeContext) {
        id = view.id
        super.init(view, context)
        child = Content._makeListed(view.content, listedContext())
        becomeIdentifying()
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let id = id.base as? ID, id == self.id else { return false }
        return elements.first?.scrollIntoView(anchor: anchor, animated: animated) ?? false
    }

    func identifier(of child: _GraphNode) -> AnyHashable? { AnyHashable(id) }

    override func teardown() {
        endIdentifying()
        super.teardown()
    }

    override var listedNodes: [_GraphNode] { [child] }

    /// Another identity has other elements in the same places: what stands around them stays.
    override func makeElements() -> [Element] {
        let elements = child.elements
        for (index, element) in elements.enumerated() {
            element.place = ElementPlace(node: ObjectIdentifier(self), index: index)
        }
        let leaving = shownNodes.filter { $0 !== child }.flatMap(\.elements)
        for element in leaving { element.place = nil }
        return leaving + elements
    }

    override func refresh(_ change: NodeChange) {
        if id == view.id || graph.isRestarting {
            id = view.id
            child.update(view.content, environment)
        } else if graph.canRestart(child, below: self) {
            // A cell that is reused: nodes, elements and layers stay, state begins anew.
            id = view.id
            graph.restart { child.update(view.content, environment) }
        } else {
            depart(child, key: id)
            id = view.id
            let (node, isBack) = arrive(id) { Content._makeListed(view.content, listedContext()) }
            if isBack { node.update(view.content, environment) }
            child = node
            elementsDidChange()
        }
    }
}

nonisolated extension View {
    /// Binds a view's identity to the given proxy value.
    public func id<ID: Hashable>(_ id: ID) -> some View { IDView(content: self, id: id) }
}

/// A view that compares itself against its previous value and prevents its child updating if equal.
public struct EquatableView<Content: Equatable & View> {
    /// The view.
    public var content: Content
    /// Compares `content` by `==`.
    nonisolated public init(content: Content) { self.content = content }
}

extension EquatableView: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node that leaves the content alone while it is equal.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PassthroughNode(view, context) { $0.content }
    }

    /// The views of the content.
    public static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

nonisolated extension View where Self: Equatable {
    /// Prevents the view from updating its child when its new value is the same as its old one.
    public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
