/// A type that defines the geometry of a collection of views.
///
/// Not isolated, unlike `View`: a layout only computes. It is asked on the main thread.
nonisolated public protocol Layout: Animatable {
    /// What is kept between the calls of one pass; nothing unless said.
    associatedtype Cache = Void
    /// The views that are laid out.
    typealias Subviews = LayoutSubviews

    /// What containers of this kind have in common.
    static var layoutProperties: LayoutProperties { get }
    /// Makes the cache when the layout is first asked.
    func makeCache(subviews: Subviews) -> Cache
    /// Brings the cache up to date when the subviews have changed; makes a new one unless implemented.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    /// The distances that the container prefers around itself; those of its subviews unless implemented.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    /// The size of the container for a proposal, in points.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    /// Places each subview with `place(at:anchor:proposal:)`; one that is not placed stands in the middle.
    ///
    /// - Parameter bounds: Where the container is, in the coordinates that subviews are placed in.
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
    /// Where a guide of the container is; as the subviews' guides say unless implemented.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    /// Where a guide of the container is; as the subviews' guides say unless implemented.
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
}

nonisolated extension Layout {
    /// No axis.
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    /// Makes a new cache.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache = makeCache(subviews: subviews)
    }

    /// The distances of the subviews.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        subviews.reduce(ViewSpacing.none) { $0.union($1.spacing) }
    }

    /// As the subviews' guides say.
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.pass.mergedGuide(guide.key, bounds.size, proposal).map { $0 + bounds.minX }
    }

    /// As the subviews' guides say.
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        subviews.pass.mergedGuide(guide.key, bounds.size, proposal).map { $0 + bounds.minY }
    }

    /// Lays out the views of the content.
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

nonisolated extension Layout where Cache == Void {
    /// Nothing is kept.
    public func makeCache(subviews: Subviews) {}
}

/// What containers of a kind of layout have in common.
nonisolated public struct LayoutProperties: Sendable {
    /// The axis of spacers and dividers in the container; nil where it has none.
    public var stackOrientation: Axis?
    /// No axis.
    public init() {}
}
