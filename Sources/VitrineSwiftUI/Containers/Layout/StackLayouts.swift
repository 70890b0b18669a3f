/// A horizontal container that you can use in conditional layouts.
nonisolated public struct HStackLayout: Layout, Sendable {
    /// The guide that views line up on.
    public var alignment: VerticalAlignment
    /// Points between views; nil is the standard distance.
    public var spacing: CGFloat?

    /// Makes a layout; nil spacing is the standard distance.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The horizontal axis.
    public static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    /// The size of the row.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(of: .horizontal, spacing, alignment.key, proposal)
    }

    /// Places the views one after the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(.horizontal, spacing, alignment.key, in: bounds, proposal)
    }
}

/// A vertical container that you can use in conditional layouts.
nonisolated public struct VStackLayout: Layout, Sendable {
    /// The guide that views line up on.
    public var alignment: HorizontalAlignment
    /// Points between views; nil is the standard distance.
    public var spacing: CGFloat?

    /// Makes a layout; nil spacing is the standard distance.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    /// The vertical axis.
    public static var layoutProperties: LayoutProperties { .stack(.vertical) }

    /// The size of the column.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        subviews.size(of: .vertical, spacing, alignment.key, proposal)
    }

    /// Places the views one below the other.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        subviews.place(.vertical, spacing, alignment.key, in: bounds, proposal)
    }
}

/// An overlaying container that you can use in conditional layouts.
nonisolated public struct ZStackLayout: Layout, Sendable {
    /// The guides that views line up on.
    public var alignment: Alignment

    /// Makes a layout.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    private func extent(_ subviews: Subviews, _ proposal: ProposedViewSize) -> (size: CGSize, guide: CGPoint)
    {
        var (before, after) = (CGPoint.zero, CGPoint.zero)
        for (index, subview) in subviews.enumerated() {
            let dimensions = subview.dimensions(in: proposal)
            let (x, y) = (dimensions[alignment.horizontal], dimensions[alignment.vertical])
            before.x = index == 0 ? x : max(before.x, x)
            before.y = index == 0 ? y : max(before.y, y)
            after.x = index == 0 ? dimensions.width - x : max(after.x, dimensions.width - x)
            after.y = index == 0 ? dimensions.height - y : max(after.y, dimensions.height - y)
        }
        return (CGSize(width: max(0, before.x + after.x), height: max(0, before.y + after.y)), before)
    }

    /// The size around all views.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        extent(subviews, proposal).size
    }

    /// Places the views over one another.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {
        // As in a `ZStack`, what was not asked for is the stack's own size.
        let proposal = ProposedViewSize(proposal.replacingUnspecifiedDimensions(by: bounds.size))
        let guide = extent(subviews, proposal).guide
        for subview in subviews {
            let dimensions = subview.dimensions(in: proposal)
            subview.place(
                at: CGPoint(
                    x: bounds.minX + guide.x - dimensions[alignment.horizontal],
                    y: bounds.minY + guide.y - dimensions[alignment.vertical]),
                proposal: proposal)
        }
    }
}

extension LayoutProperties {
    fileprivate static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

extension LayoutSubviews {
    fileprivate func size(
        of axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, _ proposal: ProposedViewSize
    ) -> CGSize {
        let subviews = self
        return MainActor.assumeIsolated {
            StackSolver(axis: axis, spacing: spacing, alignment: alignment).size(
                of: subviews.elements, proposal)
        }
    }

    fileprivate func place(
        _ axis: Axis, _ spacing: CGFloat?, _ alignment: AlignmentKey, in bounds: CGRect,
        _ proposal: ProposedViewSize
    ) {
        let subviews = self
        let placements = MainActor.assumeIsolated {
            StackSolver(axis: axis, spacing: spacing, alignment: alignment)
                .placements(of: subviews.elements, in: bounds.size, proposal)
        }
        for (subview, placement) in zip(self, placements) {
            subview.place(
                at: CGPoint(x: bounds.minX + placement.origin.x, y: bounds.minY + placement.origin.y),
                proposal: placement.proposal)
        }
    }
}
