import Foundation

/// A row of a table: the cells of its columns.
struct TableRowView<Value>: View {
    let value: Value
    let columns: _TableColumns<Value>
    /// Whether the rows within this one are shown; nil where it has none.
    var isExpanded: Binding<Bool>?
    @Environment(\.tableLevel) private var level

    static func _viewCount(_ placeholder: Int?) -> Int? { 1 }

    var body: some View {
        let models = columns.models
        TableColumnsLayout(columns: models.map(\.frame)) {
            ForEach(models.indices, id: \.self) { index in
                if index == 0, let level {
                    OutlinedCell(level: level, isExpanded: isExpanded, content: models[index].content(value))
                } else {
                    models[index].content(value)
                }
            }
        }
    }
}

/// Places cells in the columns of a table, each in the middle of the row's height.
struct TableColumnsLayout: Layout, Equatable {
    let columns: [TableColumnFrame]
    /// From one column to the next, in points, by eye.
    static let spacing: CGFloat = 12

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let ideal = columns.reduce(0) { $0 + $1.ideal } + Self.spacing * CGFloat(max(columns.count - 1, 0))
        let width = proposal.width.map { $0.isFinite ? $0 : ideal } ?? ideal
        let widths = widths(in: width)
        let height = zip(subviews, widths).map { view, width in
            view.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        }.max()
        return CGSize(width: width, height: height ?? 0)
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        var x = bounds.minX
        let widths = widths(in: bounds.width)
        for (index, view) in subviews.enumerated() where index < widths.count {
            let width = widths[index]
            let position = columns[index].alignment.position
            view.place(
                at: CGPoint(x: x + width * position, y: bounds.midY),
                anchor: UnitPoint(x: position, y: 0.5),
                proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + Self.spacing
        }
    }

    /// The widths of the columns in a width, in points: the ideal ones, and what is left over or lacks shared equally
    /// within the limits. Where even the least widths lack room, the last columns reach out.
    func widths(in width: CGFloat) -> [CGFloat] {
        guard !columns.isEmpty else { return [] }
        let room = max(0, width - Self.spacing * CGFloat(columns.count - 1))
        var widths = columns.map(\.ideal)
        var rest = room - widths.reduce(0, +)
        var free = Array(columns.indices)
        while abs(rest) > 0.01, !free.isEmpty {
            let share = rest / CGFloat(free.count)
            var next: [Int] = []
            for index in free {
                let column = columns[index]
                let wanted = widths[index] + share
                let given = min(max(wanted, column.minimum), column.maximum)
                rest -= given - widths[index]
                widths[index] = given
                if given == wanted { next.append(index) }
            }
            // All took their share: nothing is left.
            if next.count == free.count { break }
            free = next
        }
        return widths
    }
}
