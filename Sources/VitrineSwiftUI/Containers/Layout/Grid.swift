/// A container view that arranges other views in a two dimensional layout.
public struct Grid<Content: View> {
    let layout: GridLayout
    let content: Content
}

extension Grid: View {
    /// Arranges rows; views that are in no `GridRow` are as wide as the grid. Nil spacing is the standard 8 points.
    nonisolated public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }

    /// The views in their layout.
    public var body: some View { LayoutView(layout: checkedLayout, content: content) }

    /// The layout with the standard distances in the place of those that are none.
    @MainActor private var checkedLayout: GridLayout {
        var layout = layout
        guard let node = ViewGraph.trackingNode else { return layout }
        layout.horizontalSpacing = node.finite(
            layout.horizontalSpacing, "spacing", "Grid(horizontalSpacing:)")
        layout.verticalSpacing = node.finite(layout.verticalSpacing, "spacing", "Grid(verticalSpacing:)")
        return layout
    }
}

/// A horizontal row in a two dimensional grid container; elsewhere a group of its views.
public struct GridRow<Content: View> {
    let alignment: VerticalAlignment?
    let content: Content
}

extension GridRow: View {
    /// Makes each of the views a cell; nil is the alignment of the grid.
    nonisolated public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// The views, which know their row.
    public var body: some View { content.modifier(GridRowModifier(alignment: alignment)) }
}

/// The row that a cell is in.
struct GridRowValue: LayoutValueKey {
    struct Row: Equatable {
        let id: ObjectIdentifier
        let alignment: VerticalAlignment?
    }
    static var defaultValue: Row? { nil }
}

/// Tells cells their row: there is one node of the modifier for each row.
private struct GridRowModifier: ElementModifier, Equatable {
    let alignment: VerticalAlignment?
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<GridRowModifier> {
        GridRowElement(self, around: child, node)
    }
}

private final class GridRowElement: WrapperElement<GridRowModifier> {
    override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value? {
        guard key == GridRowValue.self else { return super.layoutValue(key) }
        return GridRowValue.Row(id: ObjectIdentifier(node), alignment: modifier.alignment) as? K.Value
    }
}

/// What a cell wants of its grid.
enum GridCell {
    struct Columns: LayoutValueKey { static let defaultValue = 1 }
    struct Anchor: LayoutValueKey { static var defaultValue: UnitPoint? { nil } }
    struct ColumnAlignment: LayoutValueKey { static var defaultValue: HorizontalAlignment? { nil } }
    struct UnsizedAxes: LayoutValueKey { static var defaultValue: Axis.Set { [] } }
}

nonisolated extension View {
    /// Tells a view that acts as a cell in a grid to span the specified number of columns.
    public func gridCellColumns(_ count: Int) -> some View {
        layoutValue(key: GridCell.Columns.self, value: max(1, count))
    }

    /// Specifies a custom alignment anchor for a view that acts as a grid cell.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        layoutValue(key: GridCell.Anchor.self, value: anchor)
    }

    /// Overrides the default horizontal alignment of the grid column that the view appears in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        layoutValue(key: GridCell.ColumnAlignment.self, value: guide)
    }

    /// Asks grid layouts not to offer the view extra size in the specified axes.
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        layoutValue(key: GridCell.UnsizedAxes.self, value: axes)
    }
}
