/// A type that collects multiple instances of a content type into a single unit, without laying them out.
public struct Group<Content> {
    package let content: Content

    private nonisolated init(grouped content: Content) { self.content = content }

    /// Groups content that is there already, of whatever kind.
    package nonisolated static func of(_ content: Content) -> Group { Group(grouped: content) }
}

extension Group: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Groups views: a modifier on the group goes to each of them.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Makes a node that passes its content's elements on.
    public static func _makeNode(_ view: Group<Content>, _ context: _NodeContext) -> _ViewNode<Group<Content>>
    {
        PassthroughNode(view, context) { $0.content }
    }

    /// The views of the content.
    public static func _viewCount(_ placeholder: Int?) -> Int? { Content._viewCount(placeholder) }
}

/// The node of a view that stands for another one.
final class PassthroughNode<V: View, Content: View>: ListingNode<V> {
    private let content: @MainActor (V) -> Content
    private var child: _ViewNode<Content>!

    init(_ view: V, _ context: _NodeContext, content: @escaping @MainActor (V) -> Content) {
        self.content = content
        super.init(view, context)
        child = Content._makeListed(content(view), listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    override func refresh(_ change: NodeChange) { child.update(content(view), environment) }
}
