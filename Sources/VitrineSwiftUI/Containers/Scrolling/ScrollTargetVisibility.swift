/// Tells which of the views are in sight that scrolling may come to rest at.
struct ScrollTargetVisibilityModifier<ID: Hashable>: ScrollLinkModifier {
    let threshold: Double
    let action: ([ID]) -> Void
    typealias Body = Never

    final class Link: SettledScrollLink {
        var modifier: ScrollTargetVisibilityModifier
        private var known: [ID] = []

        init(_ modifier: ScrollTargetVisibilityModifier, _ node: _GraphNode) {
            self.modifier = modifier
            super.init(node)
        }

        override func scrollGeometryDidSettle(in element: any ScrollingElement) {
            let seen = element.scrollGeometry.visibleRect
            let ids = node.graph.scrollTargets(in: element).compactMap { id, frame -> ID? in
                guard let id = id?.base as? ID else { return nil }
                let (part, area) = (frame.intersection(seen), frame.width * frame.height)
                guard !part.isNull, part.width > 0, part.height > 0 else { return nil }
                return part.width * part.height >= modifier.threshold * area ? id : nil
            }
            guard ids != known else { return }
            known = ids
            modifier.action(ids)
        }
    }

    @MainActor func makeLink(_ node: _GraphNode) -> Link { Link(self, node) }
    @MainActor func update(_ link: Link, from old: Self) { link.modifier = self }
}

nonisolated extension View {
    /// Adds an action to be called with the identifiers of the views that are in sight, of those in a layout with
    /// `scrollTargetLayout()`, when they are others.
    ///
    /// - Parameters:
    ///   - idType: The type of the identifiers.
    ///   - threshold: The share of a view's area, 0…1, from which on it counts as in sight.
    ///
    /// Complexity: of a step O(*n*) in the number of views in the layout; in a lazy one, of those in sight.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}
