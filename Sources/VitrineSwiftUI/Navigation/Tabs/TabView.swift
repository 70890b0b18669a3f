/// A view that switches between multiple child views with a bar, or by turning pages.
///
/// Each tab is a graph of its own in the environment of the tab view. It is made when it is first chosen, and keeps its
/// state from then on.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let selection: Binding<SelectionValue>?
    let content: Content
}

extension TabView: View {
    /// Tabs of which one is chosen by a value: that of its `tag(_:)`, or its identifier in a `ForEach`.
    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) {
        self.selection = selection
        self.content = content()
    }

    /// Tabs of which one is chosen by a value.
    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == _TabList, C.TabValue == SelectionValue {
        self.selection = selection
        self.content = _TabList(content())
    }

    /// One row of a list.
    public static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    /// The tabs in the style of the environment.
    public var body: some View { TabResolver(selection: selection, content: content) }
}

extension TabView where SelectionValue == Int {
    /// Tabs without a value that chooses one: the first is chosen at first.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }
}

extension TabView where SelectionValue == Never {
    /// Tabs without a value that chooses one: the first is chosen at first.
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == _TabList, C.TabValue == Never {
        selection = nil
        self.content = _TabList(content())
    }
}

/// Reads the style, so that only this body depends on it.
private struct TabResolver<SelectionValue: Hashable, Content: View>: View {
    let selection: Binding<SelectionValue>?
    let content: Content
    @Environment(\.tabViewKind) private var kind

    var body: some View {
        if case .page(let display) = kind {
            TabContainer(selection: selection, content: content, pages: display)
        } else {
            TabContainer(selection: selection, content: content, pages: nil)
        }
    }
}

/// Tabs in a bar, or as pages.
struct TabContainer<SelectionValue: Hashable, Content: View>: View, _PrimitiveView {
    typealias Body = Never
    let selection: Binding<SelectionValue>?
    let content: Content
    /// How dots show, for pages; nil for a bar.
    let pages: PageTabViewStyle.IndexDisplayMode?

    static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> { TabNode(view, context) }
}

/// The node of a tab view: the tabs are listed by nodes of the graph around it, each tab's own view is a graph of its own.
private final class TabNode<SelectionValue: Hashable, Content: View>:
    _ViewNode<TabContainer<SelectionValue, Content>>, RowsOwner
{
    private var rows: _ViewNode<Content>!
    private let model: TabModel
    private var element: TabElement!

    override init(_ view: TabContainer<SelectionValue, Content>, _ context: _NodeContext) {
        model = view.pages == nil ? TabBarModel() : TabPagesModel()
        super.init(view, context)
        context.noteState()
        model.environment = environment
        element = TabElement(self, model)
        rows = Content._makeListed(view.content, lazyContext())
        model.source = rows
        readSelection()
        model.update(animated: false)
    }

    override func makeElements() -> [Element] { [element] }

    func rowsWereChanged() { element?.tabsDidChange() }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        model.environment = environment
        rows.update(view.content, environment)
        isDirty = false
        readSelection()
        element.tabsDidChange()
    }

    private func readSelection() {
        (model as? TabPagesModel)?.display = view.pages ?? .automatic
        guard let binding = view.selection else { return }
        let value = AnyHashable(tracking { binding.wrappedValue })
        model.selection = TabSelection(
            value: value, isValue: { $0.base is SelectionValue },
            select: { if let value = $0.base as? SelectionValue { binding.wrappedValue = value } })
    }

    override func teardown() {
        rows.teardown()
        element.teardown()
        super.teardown()
    }
}

/// What chooses a tab, whatever its type.
@MainActor
struct TabSelection {
    let value: AnyHashable
    let isValue: (AnyHashable) -> Bool
    let select: (AnyHashable) -> Void
}
