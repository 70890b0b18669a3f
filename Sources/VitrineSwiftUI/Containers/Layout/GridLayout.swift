/// A grid that you can use in conditional layouts.
///
/// Columns are served as the views of a horizontal stack are, rows as those of a vertical one: the least flexible first, each
/// with an equal share of what is left. A cell over several columns widens them evenly where it needs more.
nonisolated public struct GridLayout: Layout, Sendable {
    /// The guides that cells line up on.
    public var alignment: Alignment
    /// Points between columns; nil is the standard distance.
    public var horizontalSpacing: CGFloat?
    /// Points between rows; nil is the standard distance.
    public var verticalSpacing: CGFloat?

    /// Makes a layout; nil spacing is the standard distance.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    /// The size of the grid.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        GridSolver(self, subviews).extent(proposal).size
    }

    /// Places the cells.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        GridSolver(self, subviews).place(in: bounds, proposal)
    }
}

/// The columns and rows of a grid for its views.
nonisolated private struct GridSolver {
    struct Cell {
        let view: LayoutSubview
        let row: Int
        let column: Int
        let span: Int
        let unsized: Axis.Set

        var columns: Range<Int> { column..<column + span }
    }

    let layout: GridLayout
    private(set) var cells: [Cell] = []
    private(set) var columnCount = 0
    /// The alignment of each row, if it has its own.
    private(set) var rows: [VerticalAlignment?] = []
    private var columnAlignments: [Int: HorizontalAlignment] = [:]

    private var columnGap: CGFloat { layout.horizontalSpacing ?? ViewSpacing.standardDistance }
    private var rowGap: CGFloat { layout.verticalSpacing ?? ViewSpacing.standardDistance }

    init(_ layout: GridLayout, _ subviews: LayoutSubviews) {
        self.layout = layout
        var wide: [Int] = []
        var current: ObjectIdentifier?
        var column = 0
        for view in subviews {
            let row = view[GridRowValue.self]
            if row == nil || row?.id != current {
                rows.append(row?.alignment)
                column = 0
            }
            current = row?.id
            let span = row == nil ? 1 : view[GridCell.Columns.self]
            if row == nil { wide.append(cells.count) }
            if let own = view[GridCell.ColumnAlignment.self], columnAlignments[column] == nil {
                columnAlignments[column] = own
            }
            cells.append(
                Cell(
                    view: view, row: rows.count - 1, column: column, span: span,
                    unsized: view[GridCell.UnsizedAxes.self]))
            column += span
            columnCount = max(columnCount, column)
        }
        // What is in no row is as wide as all columns.
        for index in wide {
            let cell = cells[index]
            cells[index] = Cell(
                view: cell.view, row: cell.row, column: 0, span: max(columnCount, 1), unsized: cell.unsized)
        }
    }

    // MARK: Sizes

    func extent(_ proposal: ProposedViewSize) -> (size: CGSize, widths: [CGFloat], heights: [CGFloat]) {
        let widths = columnWidths(proposal)
        let heights = rowHeights(proposal, widths)
        func sum(_ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
            lengths.reduce(0, +) + gap * CGFloat(max(0, lengths.count - 1))
        }
        return (CGSize(width: sum(widths, columnGap), height: sum(heights, rowGap)), widths, heights)
    }

    private func columnWidths(_ proposal: ProposedViewSize) -> [CGFloat] {
        let single = cells.filter { $0.span == 1 && !$0.unsized.contains(.horizontal) }
        var groups = [[Cell]](repeating: [], count: columnCount)
        for cell in single { groups[cell.column].append(cell) }
        var widths = Self.shares(
            of: groups.map { group in group.map { cell in (cell.view.priority, { cell.width($0, nil) }) } },
            proposal.width, gap: columnGap)
        for cell in cells where cell.span > 1 && !cell.unsized.contains(.horizontal) {
            let columns = cell.columns.clamped(to: 0..<columnCount)
            let room = span(columns, widths)
            let offer = proposal.width.map { width in
                max(room, width - (span(0..<columnCount, widths) - room))
            }
            let missing = cell.width(offer, nil) - room
            guard missing > 0, !columns.isEmpty else { continue }
            for column in columns { widths[column] += missing / CGFloat(columns.count) }
        }
        return widths
    }

    private func rowHeights(_ proposal: ProposedViewSize, _ widths: [CGFloat]) -> [CGFloat] {
        let groups = rows.indices.map { row in
            cells.filter { $0.row == row && !$0.unsized.contains(.vertical) }
        }
        let measures = groups.enumerated().map { row, group -> [(Double, (CGFloat?) -> CGFloat)] in
            let key = (rows[row] ?? layout.alignment.vertical)
            let priority = group.map(\.view.priority).max() ?? 0
            return [(priority, { height in self.height(of: group, key, widths, height) })]
        }
        return Self.shares(of: measures, proposal.height, gap: rowGap)
    }

    /// The height of a row for an offer: around the guide that its cells line up on, where that is a baseline.
    private func height(
        of group: [Cell], _ guide: VerticalAlignment, _ widths: [CGFloat], _ offer: CGFloat?
    ) -> CGFloat {
        var (above, below, most): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        for cell in group {
            let dimensions = cell.view.dimensions(
                in: ProposedViewSize(width: span(cell.columns, widths), height: offer))
            above = max(above, dimensions[guide])
            below = max(below, dimensions.height - dimensions[guide])
            most = max(most, dimensions.height)
        }
        return guide.isBaseline ? above + below : most
    }

    /// What each of several groups of views takes of a length along an axis: the least flexible first.
    private static func shares(
        of groups: [[(priority: Double, length: (CGFloat?) -> CGFloat)]], _ available: CGFloat?, gap: CGFloat
    ) -> [CGFloat] {
        func length(_ index: Int, _ offer: CGFloat?) -> CGFloat {
            groups[index].reduce(0) { max($0, $1.length(offer)) }
        }
        guard let available else { return groups.indices.map { length($0, nil) } }
        var left = max(0, available - gap * CGFloat(max(0, groups.count - 1)))
        let priorities = groups.map { $0.map(\.priority).max() ?? 0 }
        let minimums = groups.indices.map { length($0, 0) }
        let flexibility = groups.indices.map { length($0, .infinity) - minimums[$0] }
        let order = groups.indices.sorted {
            (-priorities[$0], flexibility[$0], $0) < (-priorities[$1], flexibility[$1], $1)
        }
        var result = minimums
        // Peers are served together; what has a lower priority keeps its minimum.
        var kept = minimums.reduce(0, +)
        var peers = 0
        for (position, index) in order.enumerated() {
            if peers == 0 {
                let group = order[position...].prefix { priorities[$0] == priorities[index] }
                kept = max(0, kept - group.reduce(0) { $0 + minimums[$1] })
                peers = group.count
            }
            result[index] = length(index, max(0, left - kept) / CGFloat(peers))
            if left.isFinite { left = max(0, left - result[index]) }
            peers -= 1
        }
        return result
    }

    private func span(_ columns: Range<Int>, _ widths: [CGFloat]) -> CGFloat {
        let columns = columns.clamped(to: widths.indices)
        return widths[columns].reduce(0, +) + columnGap * CGFloat(max(0, columns.count - 1))
    }

    // MARK: Places

    func place(in bounds: CGRect, _ proposal: ProposedViewSize) {
        let (_, widths, heights) = extent(proposal)
        var tops: [CGFloat] = []
        var y = bounds.minY
        for height in heights {
            tops.append(y)
            y += height + rowGap
        }
        let baselines = rows.indices.map { baseline(of: $0, widths, heights[$0]) }
        for cell in cells {
            let before = span(0..<cell.column, widths)
            let room = CGRect(
                x: bounds.minX + before + (cell.column > 0 ? columnGap : 0), y: tops[cell.row],
                width: span(cell.columns, widths), height: heights[cell.row])
            let offer = ProposedViewSize(room.size)
            if let anchor = cell.view[GridCell.Anchor.self] {
                cell.view.place(
                    at: CGPoint(x: room.minX + anchor.x * room.width, y: room.minY + anchor.y * room.height),
                    anchor: anchor, proposal: offer)
                continue
            }
            let dimensions = cell.view.dimensions(in: offer)
            let whole = ViewDimensions(size: room.size, proposal: offer, element: nil)
            let horizontal = columnAlignments[cell.column] ?? layout.alignment.horizontal
            let vertical = rows[cell.row] ?? layout.alignment.vertical
            let guide = vertical.isBaseline ? baselines[cell.row] : whole[vertical]
            cell.view.place(
                at: CGPoint(
                    x: room.minX + whole[horizontal] - dimensions[horizontal],
                    y: room.minY + guide - dimensions[vertical]), proposal: offer)
        }
    }

    private func baseline(of row: Int, _ widths: [CGFloat], _ height: CGFloat) -> CGFloat {
        let guide = rows[row] ?? layout.alignment.vertical
        guard guide.isBaseline else { return 0 }
        return cells.filter { $0.row == row }.reduce(0) { most, cell in
            let offer = ProposedViewSize(width: span(cell.columns, widths), height: height)
            return max(most, cell.view.dimensions(in: offer)[guide])
        }
    }
}

extension GridSolver.Cell {
    fileprivate func width(_ width: CGFloat?, _ height: CGFloat?) -> CGFloat {
        view.sizeThatFits(ProposedViewSize(width: width, height: height)).width
    }
}

extension VerticalAlignment {
    fileprivate var isBaseline: Bool { self == .firstTextBaseline || self == .lastTextBaseline }
}
