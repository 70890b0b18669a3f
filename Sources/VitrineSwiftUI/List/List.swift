/// A container that presents rows of data arranged in a single column, with selection if asked for.
///
/// Rows are made when they come on screen, in cells that are used again, and keep their state by their identity. A
/// `ForEach` whose content is one row by its type (no `if`, no `AnyView`) costs what is visible of it.
public struct List<SelectionValue: Hashable, Content: View> {
    let selection: ListSelectionBinding<SelectionValue>?
    let content: Content
}

/// What a list's selection is bound to.
enum ListSelectionBinding<Value: Hashable> {
    case one(Binding<Value?>)
    case many(Binding<Set<Value>>)
}

extension List: View, _PrimitiveView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the node of a list.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        ListNode(view, context)
    }

    /// A list whose rows select a value: that of their `tag(_:)`, or their identifier in a `ForEach`.
    nonisolated public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { .one($0) }
        self.content = content()
    }

    /// A list whose rows select any number of values, in its edit mode.
    nonisolated public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
        self.selection = selection.map { .many($0) }
        self.content = content()
    }

    /// A list of identifiable data whose rows select any number of values, in its edit mode.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.selection = selection.map { .many($0) }
        content = ForEach(data, content: rowContent)
    }

    /// A list of data whose rows select any number of values, in its edit mode.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.selection = selection.map { .many($0) }
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list of identifiable data whose rows select a value.
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        self.selection = selection.map { .one($0) }
        content = ForEach(data, content: rowContent)
    }

    /// A list of data whose rows select a value.
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        self.selection = selection.map { .one($0) }
        content = ForEach(data, id: id, content: rowContent)
    }
}

extension List where SelectionValue == Never, Content: View {
    /// A list of the given content.
    nonisolated public init(@ViewBuilder content: () -> Content) {
        selection = nil
        self.content = content()
    }

    /// A list of identifiable data.
    // A binding to a collection is a collection of bindings, too: it goes to the initialisers for bindings.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
        _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
        selection = nil
        content = ForEach(data, content: rowContent)
    }

    /// A list of data identified by a key path.
    @_disfavoredOverload
    nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
    ) where Content == ForEach<Data, ID, RowContent> {
        selection = nil
        content = ForEach(data, id: id, content: rowContent)
    }

    /// A list of the numbers of a range.
    nonisolated public init<RowContent: View>(
        _ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
    ) where Content == ForEach<Range<Int>, Int, RowContent> {
        selection = nil
        content = ForEach(data, content: rowContent)
    }

    /// A list of bindings to the elements of a collection.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BindingElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        selection = nil
        content = ForEach(data, content: rowContent)
    }

    /// A list of bindings to the elements of a collection, which a key path identifies.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[BindingElement<Data>], ID, RowContent> {
        selection = nil
        content = ForEach(data, id: id, content: rowContent)
    }
}

/// The node of a list: the rows are nodes of the graph around it, each row's own view is a graph of its own.
final class ListNode<SelectionValue: Hashable, Content: View>: _ViewNode<List<SelectionValue, Content>>,
    RowsOwner, IdentifyingNode
{
    private var rows: _ViewNode<Content>!
    private var element: ListElement!
    /// The environment of the content, kept while the list's stays: descendants compare versions.
    private var derived: EnvironmentValues!

    private static func derive(_ environment: EnvironmentValues) -> EnvironmentValues {
        var environment = environment
        environment.isListContent = true
        return environment
    }

    override init(_ view: List<SelectionValue, Content>, _ context: _NodeContext) {
        super.init(view, context)
        element = ListElement(self)
        derived = Self.derive(environment)
        rows = Content._makeListed(view.content, lazyContext(derived))
        element.controller.source = rows
        updateSelection()
        becomeIdentifying()
    }

    func scroll(to id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        element.controller.scroll(to: id, anchor: anchor, animated: animated)
    }

    func identifier(of child: _GraphNode) -> AnyHashable? { nil }

    override func makeElements() -> [Element] { [element] }

    func rowsWereChanged() { element?.rowsDidChange() }

    override func refresh(_ change: NodeChange) {
        element.environment = environment
        updateSelection()
        if change.previousEnvironment != nil { derived = Self.derive(environment) }
        rows.update(view.content, derived)
        // Style and selection are not the rows' inputs.
        element.rowsDidChange()
    }

    private func updateSelection() {
        element.controller.selection =
            switch view.selection {
            case nil: nil
            case .one(let binding):
                ListSelection(
                    isMultiple: false,
                    contains: {
                        $0.base as? SelectionValue == binding.wrappedValue && binding.wrappedValue != nil
                    },
                    set: { id, isSelected in
                        if let value = id.base as? SelectionValue, isSelected { binding.wrappedValue = value }
                    },
                    accepts: { $0.base is SelectionValue },
                    values: { Set([binding.wrappedValue].compactMap { $0.map { AnyHashable($0) } }) },
                    clear: { if binding.wrappedValue != nil { binding.wrappedValue = nil } })
            case .many(let binding):
                ListSelection(
                    isMultiple: true,
                    contains: { id in
                        (id.base as? SelectionValue).map { binding.wrappedValue.contains($0) } ?? false
                    },
                    set: { id, isSelected in
                        guard let value = id.base as? SelectionValue else { return }
                        if isSelected {
                            binding.wrappedValue.insert(value)
                        } else {
                            binding.wrappedValue.remove(value)
                        }
                    },
                    accepts: { $0.base is SelectionValue },
                    values: { Set(binding.wrappedValue.map { AnyHashable($0) }) }, clear: {})
            }
        if case .one(let binding) = view.selection {
            let chosen = addingDependencies { binding.wrappedValue.map { AnyHashable($0) } }
            element.controller.chosenValueDidChange(to: chosen)
        }
        // The mode may change without anything else.
        element.controller.isEdited = addingDependencies {
            environment.editMode?.wrappedValue.isEditing ?? false
        }
    }

    override func teardown() {
        endIdentifying()
        rows.teardown()
        element.teardown()
        super.teardown()
    }
}

/// What a list does with its selection, whatever its type.
@MainActor
struct ListSelection {
    /// Whether it is of any number of rows, chosen in the edit mode.
    let isMultiple: Bool
    let contains: (AnyHashable) -> Bool
    let set: (AnyHashable, Bool) -> Void
    /// Whether a value is of the selection's type.
    let accepts: (AnyHashable) -> Bool
    /// What is selected.
    let values: () -> Set<AnyHashable>
    /// Ends the selection of one row.
    let clear: () -> Void
}
