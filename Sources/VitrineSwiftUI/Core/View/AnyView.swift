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
    public static func _rowCount(_ placeholder: Int?) -> Int? { nil }

    /// The rows of the view inside.
    public static func _makeRows(_ view: AnyView, _ context: _NodeContext) -> _RowsNode<AnyView> {
        AnyViewRowsNode(view, context)
    }
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
    @MainActor func makeRows(_ context: _NodeContext) -> any RowSource {
        fatalError("AnyViewBox is abstract.")
    }
    /// Updates a node that lists rows if it is of the same type.
    @MainActor func update(rows: any RowSource, _ environment: EnvironmentValues) -> Bool { false }
}

final class ViewBox<V: View>: AnyViewBox, @unchecked Sendable {
    let view: V
    init(_ view: V) { self.view = view }

    override func makeNode(_ context: _NodeContext) -> _GraphNode { V._makeNode(view, context) }

    override func update(_ node: _GraphNode, _ environment: EnvironmentValues) -> Bool {
        guard let node = node as? _ViewNode<V> else { return false }
        node.update(view, environment)
        return true
    }

    override var viewType: any View.Type { V.self }
    override func makeRows(_ context: _NodeContext) -> any RowSource { V._makeRows(view, context) }

    override func update(rows: any RowSource, _ environment: EnvironmentValues) -> Bool {
        guard let node = rows as? _RowsNode<V> else { return false }
        node.update(view, environment)
        return true
    }

    override func isSame(as other: AnyViewBox) -> Bool {
        guard let other = other as? ViewBox<V> else { return false }
        return ValueComparison.isEqual(view, other.view)
    }
}

private final class AnyViewNode: _ViewNode<AnyView> {
    private var child: _GraphNode!

    override init(_ view: AnyView, _ context: _NodeContext) {
        super.init(view, context)
        child = view.box.makeNode(childContext())
    }

    override func makeElements() -> [Element] { child.elements }
    override var isRestartable: Bool { child.isRestartable }

    override func refresh(_ change: NodeChange) {
        if view.box.update(child, environment) { return }
        child.teardown()
        child = view.box.makeNode(childContext())
        elementsDidChange()
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}
