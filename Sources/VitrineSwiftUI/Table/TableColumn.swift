public import Foundation

/// A column that displays a view for each row in a table.
public struct TableColumn<RowValue, Sort, Content, Label>
where RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View {
    private let label: Label
    private let content: (RowValue) -> Content
    private let comparator: Sort?
    private var frame = TableColumnFrame()

    nonisolated init(label: Label, comparator: Sort?, content: @escaping (RowValue) -> Content) {
        self.label = label
        self.comparator = comparator
        self.content = content
    }

}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never

    public func _collect(into columns: inout _TableColumns<RowValue>) {
        let content = content
        columns.models.append(
            TableColumnModel(
                title: AnyView(label), content: { AnyView(content($0)) }, frame: frame,
                comparator: comparator))
    }

    /// The column with a fixed width, in points; nil changes nothing.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn<RowValue, Sort, Content, Label> {
        guard let width else { return self }
        return self.width(min: width, ideal: width, max: width)
    }

    /// The column with a width within limits, in points; nil changes nothing.
    ///
    /// The user does not change widths, as on iPad. A column is at least as wide as the ideal where there is room, and
    /// what is left is shared.
    ///
    /// Traps if a limit is negative or not a number, or the least is above the greatest.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        for limit in [min, ideal, max].compactMap({ $0 }) {
            precondition(limit >= 0, "A column of a table cannot be \(limit) points wide")
        }
        var column = self
        column.frame.minimum = min ?? Swift.min(frame.minimum, ideal ?? .infinity, max ?? .infinity)
        column.frame.maximum = max ?? frame.maximum
        precondition(
            column.frame.minimum <= column.frame.maximum,
            "The least width of a column, \(column.frame.minimum), is above its greatest, \(column.frame.maximum)"
        )
        column.frame.ideal = Swift.min(
            Swift.max(ideal ?? frame.ideal, column.frame.minimum), column.frame.maximum)
        return column
    }

    /// The column with its title and content at an edge or in the middle.
    nonisolated public func alignment(
        _ alignment: TableColumnAlignment
    ) -> TableColumn<RowValue, Sort, Content, Label> {
        var column = self
        column.frame.alignment = alignment
        return column
    }
}

extension TableColumn where Sort == Never, Label == Text {
    /// A column that does not sort.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: nil, content: content) }

    /// A column that does not sort.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: nil, content: content) }

    /// A column that does not sort.
    nonisolated public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: text, comparator: nil, content: content)
    }

    /// A column of texts that does not sort.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text { self.init(Text(titleKey), value: value) }

    /// A column of texts that does not sort.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text { self.init(Text(title), value: value) }

    /// A column of texts that does not sort.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(label: text, comparator: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where RowValue == Sort.Compared, Label == Text {
    /// A column that sorts by a comparator.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), comparator: comparator, content: content) }

    /// A column that sorts by a comparator.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), comparator: comparator, content: content) }

    /// A column that sorts by a comparator.
    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: text, comparator: comparator, content: content) }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// A column that sorts by a value.
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(titleKey), value: value, content: content) }

    /// A column that sorts by a value.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(Text(title), value: value, content: content) }

    /// A column that sorts by a value.
    nonisolated public init<V: Comparable>(
        _ text: Text, value: KeyPath<RowValue, V>, @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(
            label: text, comparator: KeyPathComparator(value.asSendable), content: content)
    }

    /// A column that sorts by a value as a comparator has it.
    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(Text(titleKey), value: value, comparator: comparator, content: content)
    }

    /// A column that sorts by a value as a comparator has it.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared { self.init(Text(title), value: value, comparator: comparator, content: content) }

    /// A column that sorts by a value as a comparator has it.
    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: KeyPath<RowValue, V>, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: text, comparator: KeyPathComparator(value.asSendable, comparator: comparator),
            content: content)
    }

    /// A column of texts, by which it sorts, as a person would: by the language, and numbers in them by their values.
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>)
    where Content == Text { self.init(Text(titleKey), value: value) }

    /// A column of texts, by which it sorts, as a person would.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text { self.init(Text(title), value: value) }

    /// A column of texts, by which it sorts, as a person would.
    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) where Content == Text {
        self.init(
            label: text, comparator: KeyPathComparator(value.asSendable, comparator: NaturalTextComparator())
        ) { Text(verbatim: $0[keyPath: value]) }
    }

    /// A column of texts, by which it sorts.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text { self.init(Text(titleKey), value: value, comparator: comparator) }

    /// A column of texts, by which it sorts.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text { self.init(Text(title), value: value, comparator: comparator) }

    /// A column of texts, by which it sorts.
    nonisolated public init(
        _ text: Text, value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text {
        self.init(label: text, comparator: KeyPathComparator(value.asSendable, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

extension KeyPath {
    /// Paths are written in the source: what they hold is constant.
    nonisolated fileprivate var asSendable: any KeyPath<Root, Value> & Sendable {
        unsafeBitCast(self, to: (any KeyPath<Root, Value> & Sendable).self)
    }
}

/// Compares texts as a person would. (Foundation's `localizedStandard` does not exist on Linux.)
struct NaturalTextComparator: SortComparator {
    var order = SortOrder.forward

    nonisolated func compare(_ lhs: String, _ rhs: String) -> ComparisonResult {
        let result = lhs.localizedStandardCompare(rhs)
        guard order == .reverse else { return result }
        return switch result {
        case .orderedAscending: .orderedDescending
        case .orderedDescending: .orderedAscending
        case .orderedSame: .orderedSame
        }
    }
}
