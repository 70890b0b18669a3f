/// View content that shows one of two possible children; each branch is an identity of its own.
public struct _ConditionalContent<TrueContent, FalseContent> {
    /// The branch that is present.
    enum Storage {
        case trueContent(TrueContent)
        case falseContent(FalseContent)
    }

    let storage: Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node that replaces its child when the branch changes.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ConditionalNode(view, context)
    }

    /// The rows of both branches, if they are as many.
    public static func _rowCount(_ placeholder: Int?) -> Int? {
        let count = TrueContent._rowCount(placeholder)
        return count == FalseContent._rowCount(placeholder) ? count : nil
    }

    /// One row, or the rows of the branch.
    public static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self> {
        ConditionalRowsNode(view, context)
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

private final class ConditionalNode<T: View, F: View>: _ViewNode<_ConditionalContent<T, F>> {
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
            return T._makeNode(content, childContext())
        case .falseContent(let content):
            isTrue = false
            return F._makeNode(content, childContext())
        }
    }

    override func makeElements() -> [Element] { child.elements }
    override var isRestartable: Bool { child.isRestartable }

    override func refresh(_ change: NodeChange) {
        switch (view.storage, child) {
        case let (.trueContent(content), node as _ViewNode<T>) where isTrue:
            node.update(content, environment)
        case let (.falseContent(content), node as _ViewNode<F>) where !isTrue:
            node.update(content, environment)
        default:
            child.teardown()
            child = makeChild()
            elementsDidChange()
        }
    }

    override func teardown() {
        child.teardown()
        super.teardown()
    }
}

extension Optional: View, _PrimitiveView where Wrapped: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node whose child comes and goes.
    public static func _makeNode(_ view: Wrapped?, _ context: _NodeContext) -> _ViewNode<Wrapped?> {
        OptionalNode(view, context)
    }

    /// Its rows, or none.
    public static func _rowCount(_ placeholder: Int?) -> Int? {
        Wrapped._rowCount(placeholder) == 0 ? 0 : nil
    }

    /// The rows while there is a view.
    public static func _makeRows(_ view: Wrapped?, _ context: _NodeContext) -> _RowsNode<Wrapped?> {
        OptionalRowsNode(view, context)
    }
}

private final class OptionalNode<Wrapped: View>: _ViewNode<Wrapped?> {
    private var child: _ViewNode<Wrapped>?

    override init(_ view: Wrapped?, _ context: _NodeContext) {
        super.init(view, context)
        if let view { child = Wrapped._makeNode(view, childContext()) }
    }

    override func makeElements() -> [Element] { child?.elements ?? [] }
    override var isRestartable: Bool { child?.isRestartable ?? true }

    override func refresh(_ change: NodeChange) {
        switch (view, child) {
        case let (view?, child?):
            child.update(view, environment)
        case let (view?, nil):
            child = Wrapped._makeNode(view, childContext())
            elementsDidChange()
        case let (nil, old?):
            old.teardown()
            child = nil
            elementsDidChange()
        case (nil, nil):
            break
        }
    }

    override func teardown() {
        child?.teardown()
        super.teardown()
    }
}
