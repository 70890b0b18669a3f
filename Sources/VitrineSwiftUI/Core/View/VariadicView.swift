/// Types of views that are told the views of their content.
public enum _VariadicView {
    /// A root of any kind.
    public typealias Root = _VariadicView_Root
    /// A root that makes a view of the views of its content.
    public typealias ViewRoot = _VariadicView_ViewRoot
    /// A root that makes one view.
    public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
    /// A root that makes any number of views.
    public typealias MultiViewRoot = _VariadicView_MultiViewRoot
    /// The views of the content.
    public typealias Children = _VariadicView_Children

    /// A root with its content.
    public struct Tree<Root, Content> {
        /// The root.
        public var root: Root
        /// The content.
        public var content: Content

        /// Makes a tree.
        nonisolated public init(root: Root, content: Content) {
            self.root = root
            self.content = content
        }
    }
}

extension _VariadicView.Tree where Root: _VariadicView_ViewRoot, Content: View {
    /// Makes a tree.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
        self.init(root: root, content: content())
    }
}

/// A root of a variadic view.
public protocol _VariadicView_Root {}

/// A root that makes a view of the views of its content.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
    /// The type of what it makes.
    associatedtype Body: View
    /// Makes a view of the views of the content.
    @ViewBuilder func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes any number of views.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The views of the content of a variadic view.
public struct _VariadicView_Children: RandomAccessCollection {
    fileprivate let elements: [Element]

    /// One of the views.
    public struct Element: Identifiable {
        /// What the view is known by: the identifier of a loop or of `id(_:)` where it has that alone, or one of its own.
        public let id: AnyHashable
        fileprivate let given: AnyHashable?
        let element: VitrineSwiftUI.Element
        /// The node of the tree that the view is told to.
        unowned let tree: _GraphNode

        /// The identifier of a loop or of `id(_:)` as a value of a type, if it is one.
        public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? { given?.base as? ID }

        /// What the view says of itself with `_trait(_:_:)`.
        @MainActor public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
            element.trait(key) ?? Trait.defaultValue
        }
    }

    /// The index of the first view.
    public var startIndex: Int { 0 }
    /// The index after the last view.
    public var endIndex: Int { elements.count }
    /// A view.
    public subscript(index: Int) -> Element { elements[index] }
}

extension _VariadicView_Children: View {
    /// The views, one after the other.
    public var body: some View { ForEach(self) { $0 } }
}

extension _VariadicView_Children.Element: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of a place where the view is shown.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        SubviewPlace(view, context)
    }
}

extension _VariadicView_Children.Element: InputComparable {
    nonisolated func isSameInput(as other: Self) -> Bool { element === other.element && id == other.id }
}

extension _VariadicView.Tree: View, _PrimitiveView where Root: _VariadicView_ViewRoot, Content: View {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of the tree.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        VariadicNode(view, context)
    }

    /// The root decides.
    public static func _viewCount(_ placeholder: Int?) -> Int? {
        Root.self is any _VariadicView_UnaryViewRoot.Type ? 1 : nil
    }
}

/// The node of a tree whose views are told to its root.
@MainActor
protocol VariadicTree: _GraphNode {}

/// The node of a variadic view: the views of the content are made, and what the root makes of them shows them.
private final class VariadicNode<Root: _VariadicView_ViewRoot, Content: View>:
    ListingNode<_VariadicView.Tree<Root, Content>>, VariadicTree
{
    private var content: _ViewNode<Content>!
    private var child: _ViewNode<Root.Body>!
    private var shown: [ObjectIdentifier] = []

    override init(_ view: _VariadicView.Tree<Root, Content>, _ context: _NodeContext) {
        super.init(view, context)
        content = Content._makeNode(view.content, childContext())
        child = Root.Body._makeListed(evaluate(), listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    override var isRestartable: Bool { false }

    private func evaluate() -> Root.Body {
        isDirty = false
        let elements = content.elements
        shown = elements.map(ObjectIdentifier.init)
        let given = elements.map { $0.identifier(below: self) }
        // The views of one turn of a loop share its identifier.
        var counts: [AnyHashable: Int] = [:]
        for id in given.lazy.compactMap(\.self) { counts[id, default: 0] += 1 }
        let children = _VariadicView_Children(
            elements: zip(elements, given).map { element, given in
                let own = given.flatMap { counts[$0] == 1 ? $0 : nil }
                return .init(
                    id: own ?? AnyHashable(ObjectIdentifier(element)), given: given, element: element,
                    tree: self)
            })
        return trackingBody(of: Root.self) { view.root.body(children: children) }
    }

    override func listedElementsDidChange(of node: _GraphNode) {
        if node === content, !isDirty { invalidate(graph.transaction) }
    }

    override func refresh(_ change: NodeChange) {
        content.update(view.content, environment)
        if change.view || isDirty || shown != content.elements.map(ObjectIdentifier.init) {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
    }

    override func teardown() {
        super.teardown()
        content.teardown()
    }
}

/// A key of what views say of themselves to the variadic view around them.
public protocol _ViewTraitKey {
    /// The type of the value.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

struct TraitModifier<Key: _ViewTraitKey>: ElementModifier {
    let value: Key.Value
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TraitModifier<Key>> {
        TraitValueElement(self, around: child, node)
    }
}

private final class TraitValueElement<Key: _ViewTraitKey>: WrapperElement<TraitModifier<Key>> {
    override func didUpdate(from old: TraitModifier<Key>, isChanged: Bool) {
        if isChanged { node.elementsDidChange() }
    }
}

extension Element {
    /// The value of a trait that a modifier of the view sets, the outermost one.
    fileprivate func trait<Key: _ViewTraitKey>(_ key: Key.Type) -> Key.Value? {
        var element: Element? = self
        while let current = element {
            if let trait = current as? TraitValueElement<Key> { return trait.modifier.value }
            element = current.wrapped
        }
        return nil
    }

    /// The identifier that something below a node knows the element by.
    fileprivate func identifier(below ancestor: _GraphNode) -> AnyHashable? {
        var result: AnyHashable?
        var node = self.node
        while let parent = node.parent, node !== ancestor {
            // The views of another tree: what is around them there is no part of this one.
            if parent !== ancestor, parent is any VariadicTree { return result }
            if let id = (parent as? any IdentifyingNode)?.identifier(of: node) { result = id }
            node = parent
        }
        return result
    }
}

nonisolated extension View {
    /// Says something of the view to the variadic view around it.
    public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
        modifier(TraitModifier<K>(value: value))
    }
}
