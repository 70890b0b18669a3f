/// View content that shows one of two possible children; each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The branch that is present.
    package enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    package let storage: Storage

    package nonisolated init(storage: Storage) { self.storage = storage }
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node that replaces its child when the branch changes.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ConditionalNode(view, context)
    }

    /// The views of both branches, if they are as many.
    public static func _viewCount(_ placeholder: Int?) -> Int? {
        let count = TrueContent._viewCount(placeholder)
        return count == FalseContent._viewCount(placeholder) ? count : nil
    }
}

extension _ConditionalContent: InputComparable {
    func isSameInput(as other: Self) -> Bool {
        switch (storage, other.storage) {
        case let (.trueContent(a), .trueContent(b)): ValueComparison.isEqual(a, b)
        case let (.falseContent(a), .falseContent(b)): ValueComparison.isEqual(a, b)
        default: false
        }
    }
}

private final class ConditionalNode<T: View, F: View>: ListingNode<_ConditionalContent<T, F>> {
    private var child: _GraphNode!
    /// The branch of `child`; its type alone does not say when both branches have one type.
    private var isTrue = false

    override init(_ view: _ConditionalContent<T, F>, _ context: _NodeContext) {
        super.init(view, context)
        child = makeChild()
    }

    private func makeChild() -> _GraphNode {
        switch view.storage {
        case .trueContent(let content):
            isTrue = true
            return T._makeListed(content, listedContext())
        case .falseContent(let content):
            isTrue = false
            return F._makeListed(content, listedContext())
        }
    }

    /// The child of the other branch than before, which may not have gone yet.
    private func returningChild() -> _GraphNode {
        let (node, isBack) = arrive(!isTrue) { makeChild() }
        guard isBack else { return node }
        isTrue.toggle()
        switch (view.storage, node) {
        case let (.trueContent(content), node as _ViewNode<T>): node.update(content, environment)
        case let (.falseContent(content), node as _ViewNode<F>): node.update(content, environment)
        default: break
        }
        return node
    }

    override var listedNodes: [_GraphNode] { [child] }

    override func refresh(_ change: NodeChange) {
        switch (view.storage, child) {
        case let (.trueContent(content), node as _ViewNode<T>) where isTrue:
            node.update(content, environment)
        case let (.falseContent(content), node as _ViewNode<F>) where !isTrue:
            node.update(content, environment)
        default:
            depart(child, key: isTrue)
            child = returningChild()
            elementsDidChange()
        }
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node whose child comes and goes.
    public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode<Wrapped?> {
        OptionalNode(view, context)
    }

    /// Its views, or none.
    public static func _viewCount(_ placeholder: Int?) -> Int? {
        Wrapped._viewCount(placeholder) == 0 ? 0 : nil
    }
}

private final class OptionalNode<Wrapped: View>: ListingNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = Wrapped._makeListed(view, listedContext()) }
    }

    override var listedNodes: [_GraphNode] { child.map { [$0] } ?? [] }

    override func refresh(_ change: NodeChange) {
        switch (view, child) {
        case let (view?, child?):
            child.update(view, environment)
        case let (view?, nil):
            let (node, isBack) = arrive { Wrapped._makeListed(view, listedContext()) }
            if isBack { node.update(view, environment) }
            child = node
            elementsDidChange()
        case let (nil, old?):
            depart(old)
            child = nil
            elementsDidChange()
        case (nil, nil):
            break
        }
    }
}
