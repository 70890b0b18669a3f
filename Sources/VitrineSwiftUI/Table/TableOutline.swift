private struct TableLevelKey: EnvironmentKey { static let defaultValue: Int? = nil }

extension EnvironmentValues {
    /// How deep in an outline the rows of a table are; nil where there is none.
    var tableLevel: Int? {
        get { self[TableLevelKey.self] }
        set { self[TableLevelKey.self] = newValue }
    }
}

/// The first cell of a row of an outline: indented by its level, behind the arrow that discloses what is within the row.
/// Measures by eye.
struct OutlinedCell: View {
    let level: Int
    let isExpanded: Binding<Bool>?
    let content: AnyView
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        HStack(spacing: 4) {
            if let isExpanded {
                let isOpen = isExpanded.wrappedValue
                let isMirrored = direction == .rightToLeft
                Button {
                    withAnimation { isExpanded.wrappedValue.toggle() }
                } label: {
                    Image(systemName: isMirrored ? "chevron.left" : "chevron.right")
                        .font(.system(size: 12, weight: .semibold))
                        .foregroundStyle(.secondary)
                        .rotationEffect(.degrees(isOpen ? (isMirrored ? -90 : 90) : 0))
                        .frame(width: 16, height: 20)
                        .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text(verbatim: isOpen ? "Collapse" : "Expand"))
            } else {
                Spacer(minLength: 0).frame(width: 16)
            }
            content
        }
        .padding(.leading, CGFloat(level) * 16)
    }
}

/// A row, and those within it while it is open.
private struct DisclosingRows<Value: Identifiable>: View {
    let value: Value
    let columns: _TableColumns<Value>
    let given: Binding<Bool>?
    let children: () -> AnyView
    @State private var isOpen = false
    @Environment(\.tableLevel) private var level

    /// As many rows of a list as are disclosed.
    static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    var body: some View {
        let isExpanded = given ?? $isOpen
        TableRowView(value: value, columns: columns, isExpanded: isExpanded)
            .environment(\.tableLevel, level ?? 0).tag(value.id)
        if isExpanded.wrappedValue {
            children().environment(\.tableLevel, (level ?? 0) + 1)
        }
    }
}

/// A row that discloses others.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    private let value: Label.TableRowValue
    private let isExpanded: Binding<Bool>?
    private let content: () -> Content
}

/// Rows that disclose others.
protocol TableOutlineRows {}

extension DisclosureTableRow: TableRowContent, TableOutlineRows {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never

    /// A row of a value that discloses rows.
    ///
    /// - Parameter isExpanded: Whether they are shown; nil keeps that by itself.
    nonisolated public init<Value>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value>, Value == Content.TableRowValue {
        self.value = value
        self.isExpanded = isExpanded
        self.content = content
    }

    public var _kinds: _TableRowKinds { .outlines }

    public func _rows(_ columns: _TableColumns<Label.TableRowValue>) -> AnyView {
        AnyView(
            DisclosingRows(value: value, columns: columns, given: isExpanded) {
                content()._rows(columns)
            })
    }
}

/// Rows of the elements of a tree: those with children disclose them.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>

    nonisolated init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) {
        self.data = data
        self.children = children
    }
}

extension TableOutlineGroupContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public var _kinds: _TableRowKinds { .outlines }

    public func _rows(_ columns: _TableColumns<Data.Element>) -> AnyView {
        AnyView(OutlineRows(data: data, children: children, columns: columns))
    }
}

/// The rows of one level of a tree.
private struct OutlineRows<Data: RandomAccessCollection>: View where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
    let columns: _TableColumns<Data.Element>
    @Environment(\.tableLevel) private var level

    /// As many rows of a list as are disclosed.
    static func _viewCount(_ placeholder: Int?) -> Int? { nil }

    var body: some View {
        ForEach(data) { element in
            if let inner = element[keyPath: children] {
                DisclosingRows(value: element, columns: columns, given: nil) {
                    AnyView(OutlineRows(data: inner, children: children, columns: columns))
                }
            } else {
                TableRowView(value: element, columns: columns).tag(element.id)
            }
        }
        .environment(\.tableLevel, level ?? 0)
    }
}

extension Table {
    /// A table of a tree: rows with children disclose them.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(rows: TableOutlineGroupContent(data, children), columns: columns())
    }

    /// A table of a tree that selects one.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: .one(selection))
    }

    /// A table of a tree that selects any number.
    nonisolated public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), selection: .many(selection))
    }

    /// A table of a tree, sorted by its columns.
    nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element,
        Data.Element == Sort.Compared
    {
        self.init(
            rows: TableOutlineGroupContent(data, children), columns: columns(), sort: TableSort(sortOrder))
    }
}
