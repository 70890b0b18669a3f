/// A scrollable view: a `UIScrollView` whose content is the graph's.
public struct ScrollView<Content: View> {
    /// The content.
    public var content: Content
    /// The directions of scrolling.
    public var axes: Axis.Set
    /// Whether indicators are shown.
    public var showsIndicators: Bool
}

extension ScrollView: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a scroll view.
    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
    ) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    /// Makes the node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        // How far it is scrolled belongs to its identity: a row that comes back is as it was left.
        context.noteState()
        return PrimitiveNode(view, context, ScrollElement<Content>.self)
    }
}

extension ScrollView: ContainerView {}
