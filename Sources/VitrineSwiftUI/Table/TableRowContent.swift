/// A type used to represent table rows.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// The type of value represented by this content.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of content representing the body of this content.
    associatedtype TableRowBody: TableRowContent
    /// The composition of content that comprise the row content.
    var tableRowBody: TableRowBody { get }
    /// The rows of a list, each with the cells of some columns.
    func _rows(_ columns: _TableColumns<TableRowValue>) -> AnyView
    /// What some of the rows are.
    var _kinds: _TableRowKinds { get }
}

/// What rows of a table can be.
public struct _TableRowKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Some are in sections of their own.
    static let sections = _TableRowKinds(rawValue: 1)
    /// Some disclose others.
    static let outlines = _TableRowKinds(rawValue: 2)
}

extension TableRowContent {
    /// Nothing special.
    public var _kinds: _TableRowKinds { [] }
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
    /// The rows of the body.
    public func _rows(_ columns: _TableColumns<TableRowValue>) -> AnyView { tableRowBody._rows(columns) }
    /// As the body has them.
    public var _kinds: _TableRowKinds { tableRowBody._kinds }
}

extension TableRowContent where TableRowBody == Never {
    /// There is no body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no tableRowBody") }
}

/// A row that represents a data value in a table.
public struct TableRow<Value: Identifiable> {
    let value: Value

    /// Creates a row for a value.
    nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never

    public func _rows(_ columns: _TableColumns<Value>) -> AnyView {
        AnyView(TableRowView(value: value, columns: columns).tag(value.id))
    }
}

/// Rows for the elements of a collection.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data

    nonisolated init(_ data: Data) { self.data = data }
}

extension TableForEachContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never

    public func _rows(_ columns: _TableColumns<Data.Element>) -> AnyView {
        AnyView(ForEach(data) { TableRowView(value: $0, columns: columns) })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never

    /// Creates rows for data whose elements identify themselves.
    nonisolated public init<V>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
        self.init(rows: data, id: \.id, content: content)
    }

    /// Creates rows for data that a key path identifies.
    nonisolated public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TableRowValue { self.init(rows: data, id: id, content: content) }

    /// Creates a row for each of data whose elements identify themselves.
    nonisolated public init(_ data: Data)
    where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
        self.init(rows: data, id: \.id) { TableRow($0) }
    }

    nonisolated private init(
        rows data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
    ) { self.init(deferred: data, id: id, content: content) }

    public var _kinds: _TableRowKinds {
        if Content.self is any TableSectionRows.Type { return .sections }
        return Content.self is any TableOutlineRows.Type ? .outlines : []
    }

    public func _rows(_ columns: _TableColumns<Content.TableRowValue>) -> AnyView {
        // One row for an element by its type: then what is not in view costs nothing.
        if Content.self == TableRow<Content.TableRowValue>.self {
            return AnyView(
                ForEach<Data, ID, ModifiedContent<TableRowView<Content.TableRowValue>, ListTraitModifier>>(
                    like: self
                ) {
                    let value = (self.content($0) as! TableRow<Content.TableRowValue>).value
                    let id = AnyHashable(value.id)
                    return ModifiedContent(
                        content: TableRowView(value: value, columns: columns),
                        modifier: ListTraitModifier { $0.tag = id })
                })
        }
        return AnyView(ForEach<Data, ID, AnyView>(like: self) { self.content($0)._rows(columns) })
    }
}

/// Rows one after another.
public struct TupleTableRowContent<Value: Identifiable, T> {
    /// The rows.
    public var value: T
    private let rows: @MainActor (T, _TableColumns<Value>) -> AnyView
    private let kinds: @MainActor (T) -> _TableRowKinds

    nonisolated init(
        _ value: T, _ rows: @escaping @MainActor (T, _TableColumns<Value>) -> AnyView,
        kinds: @escaping @MainActor (T) -> _TableRowKinds
    ) {
        self.value = value
        self.rows = rows
        self.kinds = kinds
    }
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    public func _rows(_ columns: _TableColumns<Value>) -> AnyView { rows(value, columns) }
    public var _kinds: _TableRowKinds { kinds(value) }
}

/// No row.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    /// Makes no row.
    nonisolated public init() {}
    public func _rows(_ columns: _TableColumns<Value>) -> AnyView { AnyView(EmptyView()) }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
    public func _rows(_ columns: _TableColumns<Wrapped.TableRowValue>) -> AnyView {
        map { $0._rows(columns) } ?? AnyView(EmptyView())
    }
    public var _kinds: _TableRowKinds { self?._kinds ?? [] }
}

/// A result builder that creates table row content from closures.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    nonisolated public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
    where Value == Content.TableRowValue { content }

    nonisolated public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

    nonisolated public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
    where Value == Content.TableRowValue { first }

    nonisolated public static func buildPartialBlock<A: TableRowContent, B: TableRowContent>(
        accumulated: A, next: B
    ) -> TupleTableRowContent<Value, (A, B)> where Value == A.TableRowValue, Value == B.TableRowValue {
        TupleTableRowContent((accumulated, next)) { value, columns in
            AnyView(TupleView((value.0._rows(columns), value.1._rows(columns))))
        } kinds: { value in
            value.0._kinds.union(value.1._kinds)
        }
    }

    nonisolated public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
    where Value == Content.TableRowValue { content }

    nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> _ConditionalContent<First, Second>
    where Value == First.TableRowValue, Value == Second.TableRowValue { .init(storage: .trueContent(first)) }

    nonisolated public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> _ConditionalContent<First, Second>
    where Value == First.TableRowValue, Value == Second.TableRowValue {
        .init(storage: .falseContent(second))
    }
}

extension _ConditionalContent: TableRowContent
where
    TrueContent: TableRowContent, FalseContent: TableRowContent,
    TrueContent.TableRowValue == FalseContent.TableRowValue
{
    public typealias TableRowValue = TrueContent.TableRowValue
    public typealias TableRowBody = Never
    public func _rows(_ columns: _TableColumns<TrueContent.TableRowValue>) -> AnyView {
        switch storage {
        case .trueContent(let content): content._rows(columns)
        case .falseContent(let content): content._rows(columns)
        }
    }
    public var _kinds: _TableRowKinds {
        switch storage {
        case .trueContent(let content): content._kinds
        case .falseContent(let content): content._kinds
        }
    }
}
