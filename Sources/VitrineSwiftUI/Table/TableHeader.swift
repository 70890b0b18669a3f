public import Foundation

/// The titles of the columns of a table, over a line; those of columns that sort are buttons. Measures by eye.
struct TableHeader: View {
    struct Title {
        let label: AnyView
        let comparator: (any SortComparator)?

        init<Value>(_ model: TableColumnModel<Value>) {
            label = model.title
            comparator = model.comparator
        }
    }

    let titles: [Title]
    let layout: TableColumnsLayout
    let sort: TableSort?

    var body: some View {
        layout {
            ForEach(titles.indices, id: \.self) { title(titles[$0]) }
        }
        .font(.subheadline)
        .foregroundStyle(.secondary)
        .frame(minHeight: 34)
        // To the edge, as the lines between rows.
        .overlay(alignment: .bottom) { Divider().padding(.trailing, -40) }
        .listRowInsets(.vertical, 0)
    }

    @ViewBuilder private func title(_ title: Title) -> some View {
        if let comparator = title.comparator, let sort {
            let direction = sort.direction(comparator)
            Button {
                sort.choose(comparator)
            } label: {
                HStack(spacing: 4) {
                    title.label.lineLimit(1).fontWeight(direction == nil ? .regular : .semibold)
                    if let direction {
                        Image(systemName: direction == .forward ? "chevron.up" : "chevron.down")
                            .font(.system(size: 11, weight: .semibold))
                            .accessibilityHidden(true)
                    }
                }
                .frame(minHeight: 34)
                .contentShape(Rectangle())
            }
            .buttonStyle(.plain)
            .accessibilityValue(
                Text(verbatim: direction.map { $0 == .forward ? "Ascending" : "Descending" } ?? ""))
        } else {
            title.label.lineLimit(1)
        }
    }
}

private struct TableColumnHeadersKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
    var tableColumnHeaders: Visibility {
        get { self[TableColumnHeadersKey.self] }
        set { self[TableColumnHeadersKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Controls whether the titles of the columns of tables are shown, where there is room for columns.
    public func tableColumnHeaders(_ visibility: Visibility) -> some View {
        environment(\.tableColumnHeaders, visibility)
    }
}
