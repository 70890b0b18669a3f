/// A view that presents views in two or three columns, where selections in leading columns control presentations in
/// subsequent columns.
///
/// Where there is room for one column, the columns are a stack: a selection leads to the next one, and going back ends the
/// selection.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    /// Nil in a view of two columns.
    let content: Content?
    let detail: Detail
    let visibility: Binding<NavigationSplitViewVisibility>?
    let compactColumn: Binding<NavigationSplitViewColumn>?
}

extension NavigationSplitView: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of a split view.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        NavigationSplitNode(view, context)
    }

    /// Creates a three-column navigation split view.
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        (visibility, compactColumn) = (nil, nil)
    }

    /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        (visibility, compactColumn) = (columnVisibility, nil)
    }

    /// Creates a three-column navigation split view that enables programmatic control over which column appears on top
    /// when the view collapses into a single column.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        (visibility, compactColumn) = (nil, preferredCompactColumn)
    }

    /// Creates a three-column navigation split view that enables programmatic control of leading columns' visibility, and
    /// of the column on top when the view collapses.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, self.content, self.detail) = (sidebar(), content(), detail())
        (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
    }
}

extension NavigationSplitView where Sidebar: View, Content == EmptyView, Detail: View {
    /// Creates a two-column navigation split view.
    nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
        (visibility, compactColumn) = (nil, nil)
    }

    /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
        (visibility, compactColumn) = (columnVisibility, nil)
    }

    /// Creates a two-column navigation split view that enables programmatic control over which column appears on top when
    /// the view collapses into a single column.
    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
        (visibility, compactColumn) = (nil, preferredCompactColumn)
    }

    /// Creates a two-column navigation split view that enables programmatic control of the sidebar's visibility, and of
    /// the column on top when the view collapses.
    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        (self.sidebar, content, self.detail) = (sidebar(), nil, detail())
        (visibility, compactColumn) = (columnVisibility, preferredCompactColumn)
    }
}

/// The node of a split view: passes columns, bindings and environment on.
private final class NavigationSplitNode<Sidebar: View, Content: View, Detail: View>:
    _ViewNode<NavigationSplitView<Sidebar, Content, Detail>>
{
    private var model: SplitModel!
    private var element: SplitElement!

    override init(_ view: NavigationSplitView<Sidebar, Content, Detail>, _ context: _NodeContext) {
        super.init(view, context)
        context.noteState()
        model = SplitModel(columns(of: view), environment: environment, in: self)
        model.writeVisibility = { [weak self] in self?.view.visibility?.wrappedValue = $0 }
        model.writeCompactColumn = { [weak self] in self?.view.compactColumn?.wrappedValue = $0 }
        element = SplitElement(self, model)
        let (visibility, column) = tracking {
            (view.visibility?.wrappedValue, view.compactColumn?.wrappedValue)
        }
        model.show(visibility, column, environment.splitBehavior, animated: false)
    }

    private func columns(
        of view: NavigationSplitView<Sidebar, Content, Detail>
    ) -> [(NavigationSplitViewColumn, AnyView)] {
        var result = [(NavigationSplitViewColumn.sidebar, AnyView(view.sidebar))]
        if let content = view.content { result.append((.content, AnyView(content))) }
        result.append((.detail, AnyView(view.detail)))
        return result
    }

    override func makeElements() -> [Element] { [element] }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        if change.view { model.show(columns(of: view).map(\.1)) }
        if change.previousEnvironment != nil { model.environment = environment }
        isDirty = false
        let (visibility, column) = tracking {
            (view.visibility?.wrappedValue, view.compactColumn?.wrappedValue)
        }
        let behavior = environment.splitBehavior
        let animated = !graph.transaction.disablesAnimations
        // Controllers are told between updates, as their actions change state.
        graph.afterUpdate { [weak model] in
            model?.show(visibility, column, behavior, animated: animated)
        }
    }

    override func teardown() {
        element.teardown()
        super.teardown()
    }
}
