public import Foundation

/// A type used to represent columns within a table.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// The type of value of rows presented by this column content.
    associatedtype TableRowValue: Identifiable = Self.TableColumnBody.TableRowValue
    /// The type of sort comparator associated with this column content.
    associatedtype TableColumnSortComparator: SortComparator = Self.TableColumnBody.TableColumnSortComparator
    /// The type of content representing the body of this column content.
    associatedtype TableColumnBody: TableColumnContent
    /// The composition of content that comprise the column content.
    var tableColumnBody: TableColumnBody { get }
    /// Adds the columns to those of a table.
    func _collect(into columns: inout _TableColumns<TableRowValue>)
}

extension TableColumnContent where TableColumnBody.TableRowValue == TableRowValue {
    /// Adds the columns of the body.
    public func _collect(into columns: inout _TableColumns<TableRowValue>) {
        tableColumnBody._collect(into: &columns)
    }
}

extension TableColumnContent where TableColumnBody == Never {
    /// There is no body.
    public var tableColumnBody: Never { fatalError("\(Self.self) has no tableColumnBody") }
}

extension Never: TableColumnContent, TableRowContent {
    public typealias TableRowValue = Never
    public typealias TableColumnSortComparator = Never
    public typealias TableColumnBody = Never
    public typealias TableRowBody = Never
    public func _collect(into columns: inout _TableColumns<Never>) {}
    public func _rows(_ columns: _TableColumns<Never>) -> AnyView { AnyView(EmptyView()) }
}

/// The columns of a table.
public struct _TableColumns<Value> {
    var models: [TableColumnModel<Value>] = []
}

/// A column, whatever its views are.
struct TableColumnModel<Value> {
    let title: AnyView
    let content: (Value) -> AnyView
    let frame: TableColumnFrame
    let comparator: (any SortComparator)?
}

/// How wide a column is, and where its content stands in it.
struct TableColumnFrame: Equatable {
    /// Narrower it does not become, in points.
    var minimum: CGFloat = 40
    /// At least so wide where there is room, in points.
    var ideal: CGFloat = 100
    var maximum: CGFloat = .infinity
    var alignment = TableColumnAlignment.automatic
}

/// Where the content of a column of a table stands.
public struct TableColumnAlignment: Hashable, Sendable {
    /// Of what is left over in width, how much is before the content, 0…1.
    let position: CGFloat
    private let kind: Int

    /// As the system thinks best: at the leading edge.
    public static let automatic = TableColumnAlignment(position: 0, kind: 0)
    /// At the leading edge.
    public static let leading = TableColumnAlignment(position: 0, kind: 1)
    /// In the middle.
    public static let center = TableColumnAlignment(position: 0.5, kind: 2)
    /// At the trailing edge.
    public static let trailing = TableColumnAlignment(position: 1, kind: 3)
    /// As numbers are: at the trailing edge.
    public static let numeric = TableColumnAlignment(position: 1, kind: 4)
}

/// Columns one after another.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    /// The columns.
    public var value: T
    private let collect: @MainActor (T, inout _TableColumns<RowValue>) -> Void

    nonisolated init(_ value: T, _ collect: @escaping @MainActor (T, inout _TableColumns<RowValue>) -> Void) {
        self.value = value
        self.collect = collect
    }

}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public func _collect(into columns: inout _TableColumns<RowValue>) { collect(value, &columns) }
}

/// A result builder that creates table column content from closures.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    /// A column that sorts as the table does.
    nonisolated public static func buildExpression<Content: TableColumnContent>(_ column: Content) -> Content
    where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator { column }

    /// A column that does not sort, in a table that does.
    @_disfavoredOverload
    nonisolated public static func buildExpression<Content: TableColumnContent>(
        _ column: Content
    ) -> TupleTableColumnContent<RowValue, Sort, Content>
    where RowValue == Content.TableRowValue, Content.TableColumnSortComparator == Never {
        TupleTableColumnContent(column) { $0._collect(into: &$1) }
    }

    nonisolated public static func buildPartialBlock<Content: TableColumnContent>(
        first: Content
    ) -> Content where RowValue == Content.TableRowValue { first }

    nonisolated public static func buildPartialBlock<A: TableColumnContent, B: TableColumnContent>(
        accumulated: A, next: B
    ) -> TupleTableColumnContent<RowValue, Sort, (A, B)>
    where RowValue == A.TableRowValue, RowValue == B.TableRowValue {
        TupleTableColumnContent((accumulated, next)) { value, columns in
            value.0._collect(into: &columns)
            value.1._collect(into: &columns)
        }
    }

    nonisolated public static func buildIf<Content: TableColumnContent>(
        _ content: Content?
    ) -> TupleTableColumnContent<RowValue, Sort, Content?> where RowValue == Content.TableRowValue {
        TupleTableColumnContent(content) { $0?._collect(into: &$1) }
    }

    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where RowValue == First.TableRowValue, RowValue == Second.TableRowValue {
        .init(storage: .trueContent(first))
    }

    nonisolated public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where RowValue == First.TableRowValue, RowValue == Second.TableRowValue {
        .init(storage: .falseContent(second))
    }
}

extension _ConditionalContent: TableColumnContent
where
    TrueContent: TableColumnContent, FalseContent: TableColumnContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public func _collect(into columns: inout _TableColumns<TrueContent.TableRowValue>) {
        switch storage {
        case .trueContent(let content): content._collect(into: &columns)
        case .falseContent(let content): content._collect(into: &columns)
        }
    }
}

/// A structure that computes columns on demand from an underlying collection of identified data.
public struct TableColumnForEach<Data, ID, RowValue, Sort, Content>
where
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, RowValue == Content.TableRowValue,
    Sort: SortComparator, Content: TableColumnContent
{
    private let data: Data
    private let content: (Data.Element) -> Content

    /// Columns for data whose elements identify themselves.
    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) where Data.Element: Identifiable, ID == Data.Element.ID {
        self.data = data
        self.content = content
    }

    /// Columns for data that a key path identifies.
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) {
        self.data = data
        self.content = content
    }

}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    public func _collect(into columns: inout _TableColumns<RowValue>) {
        for element in data { content(element)._collect(into: &columns) }
    }
}
