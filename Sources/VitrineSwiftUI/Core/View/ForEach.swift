/// A structure that computes views on demand from an underlying collection of identified data.
///
/// Children are kept by identifier: a moved element keeps its node, its state and its layers. Of equal
/// identifiers the first keeps the identity; the others count as its second, third … occurrence.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data that views are computed from.
    public var data: Data
    /// Computes the view of an element.
    public var content: (Data.Element) -> Content
    let id: (Data.Element) -> ID
    /// Set for constant ranges, whose offsets are the identity.
    let isConstantRange: Bool
}

extension ForEach where Content: View {
    /// Identifies elements by a key path.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
        isConstantRange = false
    }
}

extension ForEach where Content: View, Data.Element: Identifiable, ID == Data.Element.ID {
    /// Identifies elements by themselves.
    nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
        self.data = data
        self.content = content
        id = { $0.id }
        isConstantRange = false
    }
}

extension ForEach where Content: View, Data == Range<Int>, ID == Int {
    /// Views for the numbers of a range.
    nonisolated public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
        self.data = data
        self.content = content
        id = { $0 }
        isConstantRange = true
    }
}

extension ForEach where Content: View {
    /// Views over bindings to the elements of a binding's collection.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>], C.Element: Identifiable, ID == C.Element.ID {
        self.data = data.wrappedValue.indices.map { BindingElement(base: data, index: $0) }
        self.content = { content($0.binding) }
        id = { $0.base.wrappedValue[$0.index].id }
        isConstantRange = false
    }
}

/// An element of a bound collection.
public struct BindingElement<C: MutableCollection & RandomAccessCollection> {
    let base: Binding<C>
    let index: C.Index
    var binding: Binding<C.Element> {
        Binding(get: { base.wrappedValue[index] }, set: { base.wrappedValue[index] = $0 })
    }
}

/// A view that creates views from data, and can be told to.
public protocol DynamicViewContent: View {
    /// The type of the data.
    associatedtype Data: Collection
    /// The data.
    var data: Data { get }
}

extension ForEach: View, _PrimitiveView where Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes a node with a child per element.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ForEachNode(view, context)
    }

    /// The data decides.
    public static func _rowCount(_ placeholder: Int?) -> Int? { nil }

    /// The rows of the elements: made when they come on screen if each element is one row by its type, all at once
    /// otherwise.
    public static func _makeRows(_ view: Self, _ context: _NodeContext) -> _RowsNode<Self> {
        Content._rowCount(nil) == 1 ? LazyForEachNode(view, context) : ForEachRowsNode(view, context)
    }
}

extension ForEach: DynamicViewContent where Content: View {}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>
{
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private var children: [Key: _ViewNode<Content>] = [:]
    private var order: [Key] = []

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        super.init(view, context)
        _ = reconcile()
    }

    override func makeElements() -> [Element] { order.flatMap { children[$0]!.elements } }
    override var isRestartable: Bool { children.values.allSatisfy(\.isRestartable) }

    override func refresh(_ change: NodeChange) {
        // State read by the content only is an input of these views, not of the body that lists them.
        if change.view || isDirty {
            if reconcile() { elementsDidChange() }
        } else {
            for key in order { children[key]?.updateEnvironment(environment) }
        }
    }

    /// Brings the children in line with the data; true if the list of children changed.
    private func reconcile() -> Bool {
        var occurrences: [ID: Int] = [:]
        var newOrder: [Key] = []
        newOrder.reserveCapacity(view.data.count)
        var kept: [Key: _ViewNode<Content>] = [:]
        kept.reserveCapacity(view.data.count)
        isDirty = false
        let contents = tracking { view.data.map(view.content) }
        for element in view.data {
            let id = view.id(element)
            let occurrence = occurrences[id, default: 0]
            occurrences[id] = occurrence + 1
            if occurrence == 1 {
                RuntimeIssue.report(
                    "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within "
                        + "the collection, this will give undefined results!")
            }
            let key = Key(id: id, occurrence: occurrence)
            newOrder.append(key)
            let content = contents[newOrder.count - 1]
            if let child = children.removeValue(forKey: key) {
                child.update(content, environment)
                kept[key] = child
            } else {
                kept[key] = Content._makeNode(content, childContext())
            }
        }
        for key in order { children[key]?.teardown() }
        let changed = newOrder != order
        children = kept
        order = newOrder
        return changed
    }

    override func teardown() {
        for key in order { children[key]?.teardown() }
        super.teardown()
    }
}
