/// A structure that computes views on demand from an underlying collection of identified data.
///
/// Children are kept by identifier: a moved element keeps its node, its state and its layers. Of equal
/// identifiers the first keeps the identity; the others count as its second, third … occurrence.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    /// The data that views are computed from.
    public var data: Data
    /// Computes the view of an element.
    public var content: (Data.Element) -> Content
    package let id: (Data.Element) -> ID
    /// Set for constant ranges, whose offsets are the identity.
    let isConstantRange: Bool
    /// Which function makes the views of a constant range. As one of elements of any type it is in another closure, a new one
    /// each time.
    private var rangeContent: RangeContent?
    /// What the user of a list can do with the elements.
    var edits = RowEdits()
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
        rangeContent = RangeContent(make: content)
        isConstantRange = true
    }
}

extension ForEach where Content: View {
    /// Views over bindings to the elements of a binding's collection.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>], C.Element: Identifiable, ID == C.Element.ID {
        self.data = BindingElement.elements(of: data)
        self.content = { content($0.binding) }
        id = { $0.value.id }
        isConstantRange = false
    }

    /// Views over bindings to the elements of a binding's collection, which a key path identifies.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>] {
        self.data = BindingElement.elements(of: data)
        self.content = { content($0.binding) }
        self.id = { $0.value[keyPath: id] }
        isConstantRange = false
    }
}

extension ForEach {
    /// Content that is not made as a view's own: what is known when it is shown, and the content of charts.
    nonisolated package init(
        deferred data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
        self.id = { $0[keyPath: id] }
        isConstantRange = false
    }

    /// The identifier of an element.
    package func identifier(of element: Data.Element) -> ID { id(element) }
}

extension ForEach {
    /// Other content for the elements of another one.
    init<Other>(like other: ForEach<Data, ID, Other>, content: @escaping (Data.Element) -> Content) {
        data = other.data
        self.content = content
        id = other.id
        isConstantRange = other.isConstantRange
        edits = other.edits
    }
}

extension ForEach {
    /// A function that makes views of numbers.
    private struct RangeContent {
        let make: (Int) -> Content

        @MainActor var hasCapturedNothing: Bool {
            withUnsafeBytes(of: self) { ValueComparison.isWithoutContext($0.baseAddress!) }
        }
    }
}

extension ForEach: InputComparable {
    /// Loops over the same numbers with the same function are the same if that has captured nothing, as in a picker whose
    /// options stand in the program. What others show may be different although they are made of the same objects.
    func isSameInput(as other: ForEach<Data, ID, Content>) -> Bool {
        guard let rangeContent, let otherContent = other.rangeContent, rangeContent.hasCapturedNothing else {
            return false
        }
        return ValueComparison.isEqual(data, other.data) && ValueComparison.isEqual(edits, other.edits)
            && ValueComparison.isEqual(rangeContent, otherContent)
    }
}

/// An element of a bound collection.
public struct BindingElement<C: MutableCollection & RandomAccessCollection> {
    let base: Binding<C>
    let index: C.Index
    /// What the element was when the view was made, by which it is known: the collection may have changed since.
    let value: C.Element

    nonisolated static func elements(of collection: Binding<C>) -> [BindingElement] {
        let values = collection.wrappedValue
        return values.indices.map { BindingElement(base: collection, index: $0, value: values[$0]) }
    }

    /// A view may be asked once more after its element has left.
    var binding: Binding<C.Element> {
        Binding(
            get: {
                let values = base.wrappedValue
                return index >= values.startIndex && index < values.endIndex ? values[index] : value
            },
            set: {
                guard index >= base.wrappedValue.startIndex, index < base.wrappedValue.endIndex else {
                    return
                }
                base.wrappedValue[index] = $0
            })
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

    /// Makes a node with a child per element, or, where views are made when they are shown and each element is one by its
    /// type, one that makes them on demand.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        if Data.self is any DeferredLoop.Type {
            return PassthroughNode(view, context) { ($0.data as! any DeferredLoop).loop }
        }
        return context.isLazy && Content._viewCount(nil) == 1
            ? LazyForEachNode(view, context) : ForEachNode(view, context)
    }

    /// The data decides.
    public static func _viewCount(_ placeholder: Int?) -> Int? { nil }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach {
    /// Says that an identifier is not the only one of its kind.
    @MainActor func reportDuplicate(_ id: ID, at node: _GraphNode) {
        RuntimeIssue.report(
            "ForEach<\(Data.self), \(ID.self), \(Content.self)>: the ID \(id) occurs multiple times within "
                + "the collection, this will give undefined results!", at: node, "duplicate")
    }
}

private final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    ListingNode<ForEach<Data, ID, Content>>, IdentifyingNode, ElementListing, RowEditing
{
    private typealias Key = OccurrenceKey<ID>

    private var order: [Key] = []
    /// The children, each at the place of its key.
    private var children: [_ViewNode<Content>] = []
    /// The child that is being made, which asks for its identifier when it has something to report.
    private var making: Key?
    /// What comes from now on comes to others.
    private var isMade = false

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        super.init(view, context)
        _ = reconcile()
        isMade = true
        becomeIdentifying()
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        guard let id = id.base as? ID, let place = order.firstIndex(of: Key(id: id, occurrence: 0)) else {
            return false
        }
        return children[place].elements.first?.scrollIntoView(anchor: anchor, animated: animated) ?? false
    }

    func identifier(of child: _GraphNode) -> AnyHashable? {
        if let place = place(of: child) { return AnyHashable(order[place].id) }
        return making.map { AnyHashable($0.id) }
    }

    var edits: RowEdits { view.edits }

    func offset(of child: _GraphNode?, index: Int) -> Int? { place(of: child) }

    private func place(of child: _GraphNode?) -> Int? {
        for place in children.indices where children[place] === child { return place }
        return nil
    }

    override func teardown() {
        endIdentifying()
        super.teardown()
    }

    override var listedNodes: [_GraphNode] { children }

    override func refresh(_ change: NodeChange) {
        // State read by the content only is an input of these views, not of the body that lists them.
        if change.view || isDirty {
            if reconcile() { elementsDidChange() }
        } else {
            for child in children { child.updateEnvironment(environment) }
        }
    }

    /// Brings the children in line with the data; true if the list of children changed.
    private func reconcile() -> Bool {
        var occurrences: [ID: Int] = [:]
        let (oldOrder, oldChildren) = (order, children)
        // Up to the first that is another, each is where it was.
        var prefix = 0
        var isPrefix = true
        var known: [Key: _ViewNode<Content>] = [:]
        var newOrder: [Key] = []
        newOrder.reserveCapacity(view.data.count)
        var kept: [_ViewNode<Content>] = []
        kept.reserveCapacity(view.data.count)
        isDirty = false
        let contents = tracking { view.data.map(view.content) }
        for element in view.data {
            let id = view.id(element)
            let occurrence = occurrences[id, default: 0]
            occurrences[id] = occurrence + 1
            if occurrence == 1 { view.reportDuplicate(id, at: self) }
            let key = Key(id: id, occurrence: occurrence)
            let content = contents[newOrder.count]
            newOrder.append(key)
            if isPrefix, prefix < oldOrder.count, oldOrder[prefix] == key {
                oldChildren[prefix].update(content, environment)
                kept.append(oldChildren[prefix])
                prefix += 1
                continue
            }
            if isPrefix {
                isPrefix = false
                for place in oldOrder.indices.dropFirst(prefix) {
                    known[oldOrder[place]] = oldChildren[place]
                }
            }
            if !known.isEmpty, let child = known.removeValue(forKey: key) {
                child.update(content, environment)
                kept.append(child)
            } else {
                making = key
                defer { making = nil }
                guard isMade else {
                    kept.append(Content._makeListed(content, listedContext()))
                    continue
                }
                let (node, isBack) = arrive(key) { Content._makeListed(content, listedContext()) }
                if isBack { node.update(content, environment) }
                kept.append(node)
            }
        }
        for place in oldOrder.indices.dropFirst(prefix) where isPrefix || known[oldOrder[place]] != nil {
            depart(oldChildren[place], key: oldOrder[place], at: place)
        }
        let changed = newOrder != order
        children = kept
        order = newOrder
        return changed
    }
}

/// An identifier, and the how-manieth of its kind it is.
struct OccurrenceKey<ID: Hashable>: Hashable {
    let id: ID
    let occurrence: Int
}
