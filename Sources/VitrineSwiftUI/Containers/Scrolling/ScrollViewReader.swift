/// A view that provides programmatic scrolling, by working with a proxy to scroll to known child views.
public struct ScrollViewReader<Content: View> {
    /// The function that makes the content.
    public var content: (ScrollViewProxy) -> Content

    /// Makes a reader.
    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }
}

extension ScrollViewReader: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the reader's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ScrollReaderNode(view, context)
    }
}

/// A proxy value that supports programmatic scrolling of the scrollable views within a view hierarchy.
public struct ScrollViewProxy {
    fileprivate weak var node: _GraphNode?

    /// Scans all scroll views contained by the proxy for the first with a child view with the identifier, and scrolls to it.
    ///
    /// It happens with the next update, so that what the same code changes is there.
    ///
    /// - Parameter anchor: The point of the view that is to be at the same point of the scroll view; nil scrolls as far as it
    ///   takes to show the view.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        nonisolated(unsafe) let identifier = AnyHashable(id)
        let node = node
        MainActor.assumeIsolated {
            let animated = Transaction.current.animation != nil && !Transaction.current.disablesAnimations
            node?.graph.afterUpdate { [weak node] in
                guard let node else { return }
                node.graph.scroll(to: identifier, anchor: anchor, animated: animated, below: node)
            }
        }
    }
}

private final class ScrollReaderNode<Content: View>: ListingNode<ScrollViewReader<Content>> {
    private var child: _ViewNode<Content>!

    override init(_ view: ScrollViewReader<Content>, _ context: _NodeContext) {
        super.init(view, context)
        child = Content._makeListed(evaluate(), listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }

    private func evaluate() -> Content {
        isDirty = false
        return trackingBody(of: ScrollViewReader<Content>.self) { view.content(ScrollViewProxy(node: self)) }
    }

    override func refresh(_ change: NodeChange) {
        if change.view || isDirty {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
    }
}

extension Element {
    /// Scrolls what is around until the element is in view.
    final func scrollIntoView(anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let scrolling = enclosingScrollingElement else { return false }
        let frame = CGRect(origin: contentOrigin(in: scrolling), size: size)
        scrolling.scroll(to: frame, anchor: anchor, animated: animated)
        return true
    }

    /// The identifier that a container knows the element by: of the outermost loop or `id(_:)` inside the container.
    final func identifier(in container: Element) -> AnyHashable? {
        var result: AnyHashable?
        var node = self.node
        while let parent = node.parent, node !== container.node {
            if let id = (parent as? any IdentifyingNode)?.identifier(of: node) { result = id }
            node = parent
        }
        return result
    }
}
