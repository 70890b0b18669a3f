/// Rows that have a section of their own.
protocol TableSectionRows {}

/// The header of a section of rows: a view.
public struct TableHeaderRowContent<Value: Identifiable, Content: View> {
    let content: Content

    nonisolated init(_ content: Content) { self.content = content }
}

extension TableHeaderRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _rows(_ columns: _TableColumns<Value>) -> AnyView { AnyView(content) }
}

extension Section: TableRowContent, TableSectionRows
where
    Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
    Parent.TableRowValue == Content.TableRowValue
{
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    public var _kinds: _TableRowKinds { content._kinds.union(.sections) }

    public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
        let rows = content._rows(columns)
        if Parent.self == EmptyTableRowContent<Content.TableRowValue>.self {
            return AnyView(Section<EmptyView, AnyView, EmptyView> { rows })
        }
        let title = header._rows(columns)
        return AnyView(
            Section<AnyView, AnyView, EmptyView> {
                rows
            } header: {
                title
            })
    }

    /// A section of rows without a header.
    nonisolated public init<V>(@TableRowBuilder<V> content: () -> Content)
    where
        Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V>, V == Content.TableRowValue
    {
        self.init(header: .init(), content: content(), footer: .init())
    }

    /// A section of rows with a header.
    nonisolated public init<V, H: View>(
        @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
    )
    where
        Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(header()), content: content(), footer: .init())
    }

    /// A section of rows with a title.
    nonisolated public init<V>(_ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(Text(titleKey)), content: content(), footer: .init())
    }

    /// A section of rows with a title as it is.
    @_disfavoredOverload
    nonisolated public init<V, S: StringProtocol>(_ title: S, @TableRowBuilder<V> content: () -> Content)
    where
        Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V>,
        V == Content.TableRowValue
    {
        self.init(header: .init(Text(title)), content: content(), footer: .init())
    }
}
