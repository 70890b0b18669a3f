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

    /// No view.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 0 }
}
