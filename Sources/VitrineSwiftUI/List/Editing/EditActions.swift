public import Foundation

/// What the user can do with the elements of a bound collection.
public struct EditActions<Data>: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension EditActions where Data: MutableCollection {
    /// Moving elements.
    public static var move: EditActions<Data> { EditActions(rawValue: 1) }
}

extension EditActions where Data: RangeReplaceableCollection {
    /// Deleting elements.
    public static var delete: EditActions<Data> { EditActions(rawValue: 2) }
}

extension EditActions where Data: MutableCollection, Data: RangeReplaceableCollection {
    /// Moving and deleting elements.
    public static var all: EditActions<Data> { [.move, .delete] }
}

extension RowEdits {
    /// What changes a bound collection.
    nonisolated init<Data: MutableCollection & RandomAccessCollection>(
        _ actions: EditActions<Data>, _ data: Binding<Data>
    ) {
        if actions.contains(EditActions(rawValue: 1)) {
            move = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
        }
        if actions.contains(EditActions(rawValue: 2)) {
            delete = { offsets in
                // The option is there for collections only of which this is true.
                guard
                    let collection = data.wrappedValue as? any RangeReplaceableCollection & MutableCollection
                else { return }
                data.wrappedValue = Self.removing(offsets, from: collection) as! Data
            }
        }
    }

    private static func removing<C: RangeReplaceableCollection & MutableCollection>(
        _ offsets: IndexSet, from collection: C
    ) -> C {
        var collection = collection
        collection.remove(atOffsets: offsets)
        return collection
    }
}

extension ForEach where Content: View {
    /// Views over bindings to the elements of a bound collection, which the user of a list can change.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>], C.Element: Identifiable, ID == C.Element.ID {
        self.init(data, content: content)
        edits = RowEdits(editActions, data)
    }

    /// Views over bindings to the elements of a bound collection, which a key path identifies and the user of a list can
    /// change.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    ) where Data == [BindingElement<C>] {
        self.init(data, id: id, content: content)
        edits = RowEdits(editActions, data)
    }
}

extension List {
    /// A list of bindings to the elements of a bound collection, which the user can change, and whose rows select a value.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BindingElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.selection = selection.map { .one($0) }
        content = ForEach(data, editActions: editActions, content: rowContent)
    }

    /// The same with any number of selected values, chosen in the edit mode.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BindingElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        self.selection = selection.map { .many($0) }
        content = ForEach(data, editActions: editActions, content: rowContent)
    }

    /// A list of bindings to the elements of a bound collection, which a key path identifies and the user can change, and
    /// whose rows select a value.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[BindingElement<Data>], ID, RowContent> {
        self.selection = selection.map { .one($0) }
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    }

    /// The same with any number of selected values, chosen in the edit mode.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[BindingElement<Data>], ID, RowContent> {
        self.selection = selection.map { .many($0) }
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
}

extension List where SelectionValue == Never {
    /// A list of bindings to the elements of a bound collection, which the user can change.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<[BindingElement<Data>], Data.Element.ID, RowContent>, Data.Element: Identifiable
    {
        selection = nil
        content = ForEach(data, editActions: editActions, content: rowContent)
    }

    /// A list of bindings to the elements of a bound collection, which a key path identifies and the user can change.
    nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    ) where Content == ForEach<[BindingElement<Data>], ID, RowContent> {
        selection = nil
        content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    }
}
