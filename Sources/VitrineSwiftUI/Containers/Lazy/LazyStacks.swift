/// A set of view types that may be pinned to the bounds of a scroll view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    /// Bits by kind.
    public let rawValue: UInt32
    /// Makes a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The headers of sections.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
    /// The footers of sections.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}

/// A view that arranges its children in a line that grows vertically, creating items only as needed.
public struct LazyVStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a stack; nil spacing is the standard 8 points.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVStack: _PrimitiveView, LazyContainerView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the stack's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, context)
    }

    var lineup: LazyLineup {
        LazyLineup(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            items: nil, pinned: pinnedViews)
    }
}

/// A view that arranges its children in a line that grows horizontally, creating items only as needed.
public struct LazyHStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a stack; nil spacing is the standard 8 points.
    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHStack: _PrimitiveView, LazyContainerView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the stack's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, context)
    }

    var lineup: LazyLineup {
        LazyLineup(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, items: nil, pinned: pinnedViews)
    }
}

/// A container view that arranges its child views in a grid that grows vertically, creating items only as needed.
public struct LazyVGrid<Content: View> {
    let columns: [GridItem]
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - columns: The columns.
    ///   - alignment: Of the grid in its room, if the columns do not fill it.
    ///   - spacing: Between rows, in points; nil is the standard 8.
    nonisolated public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.columns = columns
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyVGrid: _PrimitiveView, LazyContainerView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the grid's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, context)
    }

    var lineup: LazyLineup {
        LazyLineup(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
            items: columns, pinned: pinnedViews)
    }
}

/// A container view that arranges its child views in a grid that grows horizontally, creating items only as needed.
public struct LazyHGrid<Content: View> {
    let rows: [GridItem]
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews
    let content: Content

    /// Makes a grid.
    ///
    /// - Parameters:
    ///   - rows: The rows.
    ///   - alignment: Of the grid in its room, if the rows do not fill it.
    ///   - spacing: Between columns, in points; nil is the standard 8.
    nonisolated public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.rows = rows
        self.alignment = alignment
        self.spacing = spacing
        self.pinnedViews = pinnedViews
        self.content = content()
    }
}

extension LazyHGrid: _PrimitiveView, LazyContainerView {
    /// A primitive view.
    public typealias Body = Never

    /// Makes the grid's node.
    public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _ViewNode<Self> {
        LazyNode(view, context)
    }

    var lineup: LazyLineup {
        LazyLineup(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, items: rows, pinned: pinnedViews)
    }
}
