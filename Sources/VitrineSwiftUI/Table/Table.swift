import Foundation

/// A container that presents rows of data arranged in one or more columns, with selection and sorting if asked for.
///
/// Where the horizontal size class is compact it is a list of the first column, without titles, as on a phone. Rows are
/// those of a ``List``: made when they come on screen, they cost what is visible.
public struct Table<Value, Rows, Columns>
where
    Value == Rows.TableRowValue, Rows: TableRowContent, Columns: TableColumnContent,
    Rows.TableRowValue == Columns.TableRowValue
{
    let rows: Rows
    let columns: Columns
    var sort: TableSort?
    var selection: ListSelectionBinding<Value.ID>?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.tableColumnHeaders) private var headers
    @Environment(\.tableLook) private var look

    nonisolated init(
        rows: Rows, columns: Columns, selection: ListSelectionBinding<Value.ID>? = nil,
        sort: TableSort? = nil
    ) {
        self.rows = rows
        self.columns = columns
        self.selection = selection
        self.sort = sort
    }

}

extension Table: View {
    /// The list of the rows.
    public var body: some View {
        var shown = _TableColumns<Value>()
        columns._collect(into: &shown)
        let isCompact = sizeClass == .compact
        if isCompact { shown.models = Array(shown.models.prefix(1)) }
        let kinds = rows._kinds
        return TableList(
            rows: rows._rows(shown), kinds: kinds, selection: selection,
            header: isCompact || headers == .hidden
                ? nil
                : TableHeader(
                    titles: shown.models.map { TableHeader.Title($0) },
                    layout: TableColumnsLayout(columns: shown.models.map(\.frame)), sort: sort)
        )
        .environment(\.listLook, look)
        // Beside rows with an arrow the others make room for one.
        .environment(\.tableLevel, kinds.contains(.outlines) ? 0 : nil)
    }
}

/// The list of a table, with one of the selections that lists have.
private struct TableList<ID: Hashable>: View {
    let rows: AnyView
    let kinds: _TableRowKinds
    let selection: ListSelectionBinding<ID>?
    let header: TableHeader?

    var body: some View {
        switch selection {
        case nil: List { content }
        case .one(let binding): List(selection: binding) { content }
        case .many(let binding): List(selection: binding) { content }
        }
    }

    @ViewBuilder private var content: some View {
        if let header, kinds.contains(.sections) {
            // The titles are above all sections.
            Section {
                EmptyView()
            } header: {
                header
            }
            rows
        } else if let header {
            Section {
                rows
            } header: {
                header
            }
        } else {
            rows
        }
    }
}

/// The order of a table, whatever its comparators are.
struct TableSort {
    /// The direction by which a column sorts, if it is the first that does.
    let direction: (any SortComparator) -> SortOrder?
    /// Sorts by a column first; the other way round, if it is the first already.
    let choose: (any SortComparator) -> Void

    init<Comparator: SortComparator>(_ order: Binding<[Comparator]>) {
        direction = { column in
            guard let column = column as? Comparator, let first = order.wrappedValue.first,
                Self.areOfOneColumn(column, first)
            else { return nil }
            return first.order
        }
        choose = { column in
            guard let column = column as? Comparator else { return }
            var comparators = order.wrappedValue
            if let first = comparators.first, Self.areOfOneColumn(column, first) {
                comparators[0].order = first.order == .forward ? .reverse : .forward
            } else {
                comparators.removeAll { Self.areOfOneColumn(column, $0) }
                comparators.insert(column, at: 0)
            }
            order.wrappedValue = comparators
        }
    }

    /// Whether two comparators sort by the same: the same path, whatever compares its values, or else by equal means.
    private static func areOfOneColumn<Comparator: SortComparator>(_ a: Comparator, _ b: Comparator) -> Bool {
        if let a = a as? any PathComparator, let b = b as? any PathComparator {
            return a.comparedPath == b.comparedPath
        }
        var (a, b) = (a, b)
        (a.order, b.order) = (.forward, .forward)
        return a == b
    }
}

/// A comparator of what is at a path.
private protocol PathComparator {
    var comparedPath: AnyKeyPath { get }
}

extension KeyPathComparator: PathComparator {
    fileprivate var comparedPath: AnyKeyPath { keyPath }
}
