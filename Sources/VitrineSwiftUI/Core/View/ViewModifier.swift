/// A modifier applied to a view or another view modifier, producing a different version of the original.
@MainActor @preconcurrency
public protocol ViewModifier {
    /// The type of view representing the body.
    associatedtype Body: View
    /// The content that the modifier is applied to.
    typealias Content = _ViewModifier_Content<Self>

    /// The view with the modifier applied.
    @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

    /// Makes the node of a modified view; modifiers with a body use the default.
    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>>

    /// How many views of its container the modified view is, as far as types say; nil if values decide.
    static func _viewCount(content: Int?) -> Int?

    /// Whether the modifier's node lists the views of its content, and need not go around each of them.
    static var _listsContent: Bool { get }
}

extension ViewModifier {
    /// Makes a node that evaluates `body(content:)`.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        ModifierBodyNode(view, context)
    }

    /// As many views as the body is.
    public static func _viewCount(content: Int?) -> Int? { ViewCounts.count(of: Self.self, content: content) }

    /// The node lists the views of the body.
    public static var _listsContent: Bool { true }

    /// Joins two modifiers: this one applies first.
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

extension ViewModifier where Body == Never {
    /// Primitive modifiers have no body.
    public func body(content: Content) -> Never {
        fatalError("body(content:) should not be called on \(Self.self): it is a primitive modifier.")
    }

    /// As many views as the content is.
    public static func _viewCount(content: Int?) -> Int? { content }

    /// Each view of the content is modified.
    public static var _listsContent: Bool { false }
}

/// A modifier that does nothing.
public struct EmptyModifier: Sendable {
    /// The modifier that does nothing.
    public static let identity = EmptyModifier()
    /// Makes the modifier.
    nonisolated public init() {}
}

extension EmptyModifier: ViewModifier {
    /// A primitive modifier.
    public typealias Body = Never

    /// Makes a node that passes its content on.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, EmptyModifier>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, EmptyModifier>> {
        PassthroughNode(view, context) { $0.content }
    }

    /// The node lists the views of the content.
    public static var _listsContent: Bool { true }
}

/// A value with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
    /// The content that the modifier transforms.
    public var content: Content
    /// The view modifier.
    public var modifier: Modifier

    /// Applies a modifier to content.
    nonisolated public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}

extension ModifiedContent: View, _PrimitiveView where Content: View, Modifier: ViewModifier {
    /// A primitive view.
    public typealias Body = Never

    /// Leaves the making of the node to the modifier, unless it is to go around views that are made later.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        context.isLazy && !Modifier._listsContent
            ? ModifiedRowsNode(view, context) : Modifier._makeNode(view, context)
    }

    /// What the modifier makes of the content's views.
    public static func _viewCount(_ placeholder: Int?) -> Int? {
        Modifier._viewCount(content: Content._viewCount(placeholder))
    }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    /// A primitive modifier.
    public typealias Body = Never

    /// Applies the inner modifier, then the outer one.
    public static func _makeNode<V: View>(
        _ view: ModifiedContent<V, Self>, _ context: _NodeContext
    ) -> _ViewNode<ModifiedContent<V, Self>> {
        PassthroughNode(view, context) {
            ModifiedContent<ModifiedContent<V, Content>, Modifier>(
                content: ModifiedContent<V, Content>(content: $0.content, modifier: $0.modifier.content),
                modifier: $0.modifier.modifier)
        }
    }

    /// What both modifiers make of the content's views.
    public static func _viewCount(content: Int?) -> Int? {
        Modifier._viewCount(content: Content._viewCount(content: content))
    }

    /// The node lists the views under both modifiers.
    public static var _listsContent: Bool { true }
}

nonisolated extension View {
    /// Applies a modifier to a view and returns a new view.
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}

/// The placeholder for the content of a view modifier, given to its body.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
    let source: ModifierContentSource
}

extension _ViewModifier_Content: _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of the content.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        PlaceholderNode(view, context)
    }

    /// As many views as the modified view is.
    public static func _viewCount(_ placeholder: Int?) -> Int? { placeholder }
}

/// The content of one modified view, and the places in the modifier's body that show it. The content can so
/// change without an evaluation of the modifier's body.
@MainActor
final class ModifierContentSource {
    var content: AnyViewBox
    private var placeholders: [ObjectIdentifier: WeakNode] = [:]

    nonisolated init(_ content: AnyViewBox) { self.content = content }

    func add(_ node: _GraphNode) { placeholders[ObjectIdentifier(node)] = WeakNode(node) }
    func remove(_ node: _GraphNode) { placeholders[ObjectIdentifier(node)] = nil }

    func contentDidChange() {
        for placeholder in placeholders.values {
            placeholder.node?.isDirty = true
            placeholder.node?.updateIfDirty()
        }
    }
}

private final class PlaceholderNode<Modifier: ViewModifier>: ListingNode<_ViewModifier_Content<Modifier>> {
    private var child: _GraphNode!

    override init(_ view: _ViewModifier_Content<Modifier>, _ context: _NodeContext) {
        super.init(view, context)
        child = view.source.content.makeNode(listedContext())
        view.source.add(self)
    }

    override var listedNodes: [_GraphNode] { [child] }

    override func refresh(_ change: NodeChange) {
        if view.source.content.update(child, environment) { return }
        child.teardown()
        child = view.source.content.makeNode(listedContext())
        elementsDidChange()
    }

    override func teardown() {
        view.source.remove(self)
        super.teardown()
    }
}

/// The node of a modifier with a body.
private final class ModifierBodyNode<V: View, M: ViewModifier>: ListingNode<ModifiedContent<V, M>>,
    PropertyOwner, ModifierBody
{
    var modifierType: Any.Type { M.self }
    private let source: ModifierContentSource
    let plan: PropertyPlan
    private(set) var slots: [AnyObject?]
    private var modifier: M
    private var comparison = InputComparison<M>()
    /// Made when there is something to animate.
    private var motion: Motion<M>?
    private var child: _ViewNode<M.Body>!

    override init(_ view: ModifiedContent<V, M>, _ context: _NodeContext) {
        source = ModifierContentSource(ViewBox(view.content))
        plan = PropertyPlan.plan(for: M.self)
        slots = Array(repeating: nil, count: plan.slotCount)
        modifier = view.modifier
        if plan.holdsState { context.noteState() }
        super.init(view, context)
        child = M.Body._makeListed(evaluate(), listedContext())
    }

    override var listedNodes: [_GraphNode] { [child] }
    override var isRestartable: Bool { motion == nil && child.isRestartable }

    override func refresh(_ change: NodeChange) {
        var needsBody = isDirty
        if change.view {
            if graph.isRestarting || !comparison.isEqual(&modifier, view.modifier) {
                if motion == nil, graph.animation != nil { motion = Motion.make(for: modifier) }
                modifier = view.modifier
                needsBody = true
                motion?.change(to: modifier, in: self) { [weak self] in self?.markDirty(.ofMotions) }
            }
            source.content = ViewBox(view.content)
        }
        if let old = change.previousEnvironment, !needsBody {
            needsBody = withUnsafePointer(to: &modifier) { plan.isAffected($0, from: old, to: environment) }
        }
        if needsBody {
            child.update(evaluate(), environment)
        } else {
            child.updateEnvironment(environment)
        }
        // Restarting has reached the places that show the content already.
        if change.view, !graph.isRestarting { source.contentDidChange() }
    }

    override func teardown() {
        motion?.stop()
        plan.disconnect(&slots)
        super.teardown()
    }

    private func evaluate() -> M.Body {
        if graph.isRestarting { plan.renew(&slots) }
        if !plan.isEmpty {
            withUnsafeMutablePointer(to: &modifier) { plan.connect($0, &slots, self) }
        }
        isDirty = false
        let shown = motion?.shown(modifier) ?? modifier
        return trackingBody(of: M.self) { shown.body(content: _ViewModifier_Content(source: source)) }
    }
}
