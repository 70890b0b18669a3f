/// A type-erased layout: views keep their identity, and move, when it becomes another one.
nonisolated public struct AnyLayout: Layout {
    private let base: any Layout

    /// What a layout keeps, with the type of the layout.
    public struct Cache {
        fileprivate var type: any Layout.Type
        fileprivate var value: Any
    }

    /// Erases the type of a layout.
    public init<L: Layout>(_ layout: L) { base = (layout as? AnyLayout)?.base ?? layout }

    /// The layout's cache.
    public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(base, subviews) }
    /// Brings the cache up to date, or makes one for a layout of another type.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        Self.update(base, subviews, &cache)
    }
    /// The layout's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        Self.spacing(base, subviews, &cache)
    }
    /// The layout's size.
    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        Self.size(base, proposal, subviews, &cache)
    }
    /// Places as the layout does.
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
    ) {
        Self.place(base, bounds, proposal, subviews, &cache)
    }
    /// The layout's guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { Self.alignment(base, guide, bounds, proposal, subviews, &cache) }
    /// The layout's guide.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { Self.alignment(base, guide, bounds, proposal, subviews, &cache) }

    // MARK: With the type of the layout

    private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
        Cache(type: L.self, value: layout.makeCache(subviews: subviews))
    }

    /// Lends the cache of a layout, a new one if it was another layout's.
    private static func use<L: Layout, Answer>(
        _ layout: L, _ cache: inout Cache, _ subviews: Subviews, _ body: (L, inout L.Cache) -> Answer
    ) -> Answer {
        var own =
            cache.type == L.self ? cache.value as! L.Cache : layout.makeCache(subviews: subviews)
        let answer = body(layout, &own)
        cache = Cache(type: L.self, value: own)
        return answer
    }

    private static func update<L: Layout>(_ layout: L, _ subviews: Subviews, _ cache: inout Cache) {
        use(layout, &cache, subviews) { $0.updateCache(&$1, subviews: subviews) }
    }

    private static func spacing<L: Layout>(_ layout: L, _ subviews: Subviews, _ cache: inout Cache)
        -> ViewSpacing
    {
        use(layout, &cache, subviews) { $0.spacing(subviews: subviews, cache: &$1) }
    }

    private static func size<L: Layout>(
        _ layout: L, _ proposal: ProposedViewSize, _ subviews: Subviews, _ cache: inout Cache
    ) -> CGSize {
        use(layout, &cache, subviews) {
            $0.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    private static func place<L: Layout>(
        _ layout: L, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
        _ cache: inout Cache
    ) {
        use(layout, &cache, subviews) {
            $0.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    private static func alignment<L: Layout>(
        _ layout: L, _ guide: HorizontalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        use(layout, &cache, subviews) {
            $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }

    private static func alignment<L: Layout>(
        _ layout: L, _ guide: VerticalAlignment, _ bounds: CGRect, _ proposal: ProposedViewSize,
        _ subviews: Subviews, _ cache: inout Cache
    ) -> CGFloat? {
        use(layout, &cache, subviews) {
            $0.explicitAlignment(of: guide, in: bounds, proposal: proposal, subviews: subviews, cache: &$1)
        }
    }
}
