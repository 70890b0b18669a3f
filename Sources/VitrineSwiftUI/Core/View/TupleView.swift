@_spi(Reflection) import Swift

/// A view made of a tuple of views, which are children of whatever holds it.
public struct TupleView<T> {
    /// The tuple.
    public var value: T

    /// Makes a view of a tuple of views.
    public init(_ value: T) { self.value = value }
}

extension TupleView: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node with a child per element of the tuple.
    public static func _makeNode(_ view: TupleView<T>, _ context: _NodeContext) -> _ViewNode<TupleView<T>> {
        TupleNode(view, context)
    }

    /// The views of all places together.
    public static func _viewCount(_ placeholder: Int?) -> Int? {
        TuplePlan.plan(for: T.self).elements.reduce(0) { sum, element in
            guard let sum, let count = element.viewCount(placeholder) else { return nil }
            return sum + count
        }
    }
}

/// How to make and update the child of one place of a tuple type.
@MainActor
private struct TuplePlan {
    struct Element {
        let offset: Int
        let make: @MainActor (UnsafeRawPointer, _NodeContext) -> _GraphNode
        let update: @MainActor (UnsafeRawPointer, _GraphNode, EnvironmentValues) -> Void
        let viewCount: @MainActor (Int?) -> Int?
    }

    let elements: [Element]
    private static var plans: [ObjectIdentifier: TuplePlan] = [:]

    static func plan(for type: Any.Type) -> TuplePlan {
        if let known = plans[ObjectIdentifier(type)] { return known }
        var elements: [Element] = []
        if let single = type as? any View.Type {
            elements.append(element(single, 0))
        } else {
            _ = _forEachField(of: type) { _, offset, field, _ in
                guard let view = field as? any View.Type else {
                    preconditionFailure("TupleView of \(type): \(field) is not a View.")
                }
                elements.append(element(view, offset))
                return true
            }
        }
        let plan = TuplePlan(elements: elements)
        plans[ObjectIdentifier(type)] = plan
        return plan
    }

    private static func element<V: View>(_ type: V.Type, _ offset: Int) -> Element {
        Element(offset: offset) { pointer, context in
            V._makeListed(pointer.assumingMemoryBound(to: V.self).pointee, context)
        } update: { pointer, node, environment in
            unsafeDowncast(node, to: _ViewNode<V>.self)
                .update(pointer.assumingMemoryBound(to: V.self).pointee, environment)
        } viewCount: { placeholder in
            V._viewCount(placeholder)
        }
    }
}

private final class TupleNode<T>: ListingNode<TupleView<T>> {
    private let plan: TuplePlan
    private var children: [_GraphNode] = []

    override init(_ view: TupleView<T>, _ context: _NodeContext) {
        plan = TuplePlan.plan(for: T.self)
        super.init(view, context)
        let context = listedContext()
        children = withUnsafePointer(to: &self.view.value) { value in
            plan.elements.map { $0.make(UnsafeRawPointer(value) + $0.offset, context) }
        }
    }

    override var listedNodes: [_GraphNode] { children }

    override func refresh(_ change: NodeChange) {
        // A copy: a child's update may reach this node again.
        let value = view.value
        withUnsafePointer(to: value) { value in
            for (element, child) in zip(plan.elements, children) {
                element.update(UnsafeRawPointer(value) + element.offset, child, environment)
            }
        }
    }
}
