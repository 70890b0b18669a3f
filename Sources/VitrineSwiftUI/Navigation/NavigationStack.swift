/// A view that displays a root view and enables you to present additional views over the root view.
///
/// Each screen is a graph of its own in the environment of the stack: its state lives as long as it is on the stack.
public struct NavigationStack<Data, Root: View> {
    let root: Root
    /// Nil where the stack keeps its path itself.
    let makeStorage: (@MainActor () -> any NavigationStorage)?
}

extension NavigationStack: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of a stack.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        NavigationNode(view, context)
    }
}

extension NavigationStack where Data == NavigationPath, Root: View {
    /// A stack that keeps its path itself.
    nonisolated public init(@ViewBuilder root: () -> Root) {
        self.root = root()
        makeStorage = nil
    }

    /// A stack with a path of values of several types.
    nonisolated public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
        self.root = root()
        nonisolated(unsafe) let path = path
        makeStorage = { BoundPath(binding: path) }
    }
}

extension NavigationStack
where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable,
    Root: View
{
    /// A stack with a path of values of one type.
    nonisolated public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
        self.root = root()
        nonisolated(unsafe) let path = path
        makeStorage = { BoundCollection(binding: path) }
    }
}

/// A view for presenting a stack of views. Use `NavigationStack` instead; there are no columns.
public struct NavigationView<Content: View> {
    let content: Content
}

extension NavigationView: View {
    /// A stack of the content, or columns of the views in it, by the style.
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The stack or the columns.
    public var body: some View { StyledNavigationView(content: content) }
}

/// The node of a navigation stack: passes the root, the path and the environment on to the screens.
private final class NavigationNode<Data, Root: View>: _ViewNode<NavigationStack<Data, Root>> {
    private let ownPath = OwnPath()
    private var model: NavigationModel!
    private var element: NavigationElement!

    override init(_ view: NavigationStack<Data, Root>, _ context: _NodeContext) {
        super.init(view, context)
        context.noteState()
        let storage = view.makeStorage?() ?? ownPath
        model = NavigationModel(
            root: AnyView(view.root), storage: storage, environment: environment, in: self)
        ownPath.didChange = { [weak self] in self?.invalidate() }
        element = NavigationElement(self, model)
        model.show(tracking { model.storage.values }, animated: false)
    }

    override func makeElements() -> [Element] { [element] }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        if change.view {
            model.storage = view.makeStorage?() ?? ownPath
            model.root.show(AnyView(view.root))
        }
        if change.previousEnvironment != nil { model.environment = environment }
        readPath(animated: !graph.transaction.disablesAnimations)
    }

    private func readPath(animated: Bool) {
        isDirty = false
        let values = tracking { model.storage.values }
        // Screens come and go between updates: their controllers are told, and their actions change state.
        graph.afterUpdate { [weak model] in model?.show(values, animated: animated) }
    }

    override func teardown() {
        element.teardown()
        super.teardown()
    }
}
