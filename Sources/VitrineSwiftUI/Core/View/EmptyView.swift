/// A view that doesn't contain any content.
public struct EmptyView: Sendable {
    /// Makes an empty view.
    public init() {}
}

extension EmptyView: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node without elements.
    public static func _makeNode(_ view: EmptyView, _ context: _NodeContext) -> _ViewNode<EmptyView> {
        _ViewNode(view, context)
    }

    /// No row.
    public static func _rowCount(_ placeholder: Int?) -> Int? { 0 }

    /// No row.
    public static func _makeRows(_ view: EmptyView, _ context: _NodeContext) -> _RowsNode<EmptyView> {
        _RowsNode(view, context)
    }
}
