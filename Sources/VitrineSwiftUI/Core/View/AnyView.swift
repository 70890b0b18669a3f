/// A type-erased view.
///
/// When the type of the wrapped view changes, the old hierarchy is removed and a new one made.
public struct AnyView {
    let box: AnyViewBox

    /// Erases the type of a view.
    nonisolated public init<V: View>(_ view: V) {
        if let view = view as? AnyView { self = view } else { box = ViewBox(view) }
    }

    init(box: AnyViewBox) { self.box = box }

    /// Erases the type of a value that is a view; nil if it is none.
    nonisolated public init?(_fromValue value: Any) {
        guard let view = value as? any View else { return nil }
        self.init(view)
    }

    /// Erases the type of a view.
    nonisolated public init<V: View>(erasing view: V) { self.init(view) }
}

extension AnyView: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node that replaces its child when the wrapped type changes.
    public static func _makeNode(_ view: AnyView, _ context: _NodeContext) -> _ViewNode<AnyView> {
        AnyViewNode(view, context)
    }

    /// What is inside decides.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }
}

extension AnyView: InputComparable {
    func isSameInput(as other: AnyView) -> Bool { box === other.box || box.isSame(as: other.box) }
}

/// A view of unknown type, which knows how to make and update its node.
class AnyViewBox: @unchecked Sendable {
    @MainActor func makeNode(_ context: _NodeContext) -> _GraphNode { fatalError("AnyViewBox is abstract.") }
    /// Updates a node if it is of the same type.
    @MainActor func update(_ node: _GraphNode, _ environment: EnvironmentValues) -> Bool { false }
    @MainActor func isSame(as other: AnyViewBox) -> Bool { false }
    /// The type of the view.
    var viewType: any View.Type { fatalError("AnyViewBox is abstract.") }
    /// The view.
    var anyView: Any { fatalError("AnyViewBox is abstract.") }
}

final class ViewBox<V: View>: AnyViewBox, @unchecked Sendable {
    let view: V
    init(_ view: V) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _GraphNode { V._makeListed(view, context) }

    override func update(_ node: _GraphNode, _ environment: EnvironmentValues) -> Bool {
        guard let node = node as? _ViewNode<V> else { return false }
        node.update(view, environment)
        return true
    }

    override var viewType: any View.Type { V.self }
    override var anyView: Any { view }

    override func isSame(as other: AnyViewBox) -> Bool {
        guard let other = other as? ViewBox<V> else { return false }
        return ValueComparison.isEqual(view, other.view)
    }
}

private final class AnyViewNode: ListingNode<AnyView>, ErasedViewNode {
    private var child: _GraphNode!
    private var shownType: any View.Type
    private(set) lazy var placeholder: Element = PlaceholderElement(self)

    override init(_ view: AnyView, _ context: _NodeContext) {
        shownType = view.box.viewType
        super.init(view, context)
        child = view.box.makeNode(listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    var isEmptyView: Bool { view.box.viewType == EmptyView.self }

    override func refresh(_ change: NodeChange) {
        if view.box.update(child, environment) { return }
        depart(child, key: ObjectIdentifier(shownType))
        shownType = view.box.viewType
        let (node, isBack) = arrive(ObjectIdentifier(shownType)) { view.box.makeNode(listedContext()) }
        if isBack { _ = view.box.update(node, environment) }
        child = node
        elementsDidChange()
    }
}

/// An element of no size.
private final class PlaceholderElement: Element {
    override func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
}
