/// What a row asks of the list around it.
struct ListRowTraits {
    /// What the row keeps free around its view; nil at an edge is the list's own.
    var insets = EdgeLengths()
    var background: AnyView?
    var separators = EdgeSeparators()
    /// Those at the ends of the row's section, where the row is there.
    var sectionSeparators = EdgeSeparators()
    var tag: AnyHashable?
    var swipes: [RowSwipe] = []
    var isDeleteDisabled = false
    var isMoveDisabled = false
    var isSelectionDisabled = false
}

/// An element that asks something of the list around it.
@MainActor
protocol ListTraitElement: Element {
    func apply(to traits: inout ListRowTraits)
}

/// Asks something of the list; what stands nearer to the row's view wins.
struct ListTraitModifier: ElementModifier {
    let change: (inout ListRowTraits) -> Void
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<ListTraitModifier> {
        TraitElement(self, around: child, node)
    }
}

private final class TraitElement: WrapperElement<ListTraitModifier>, ListTraitElement, ContainerValueSetting {
    override var isRestartable: Bool { true }
    func apply(to traits: inout ListRowTraits) { modifier.change(&traits) }

    func apply(to values: inout ContainerValues) {
        var traits = ListRowTraits()
        modifier.change(&traits)
        if let tag = traits.tag { values.add(tag) }
    }

    private static func insets(of modifier: ListTraitModifier) -> EdgeLengths {
        var traits = ListRowTraits()
        modifier.change(&traits)
        return traits.insets
    }

    override func didUpdate(from old: ListTraitModifier, isChanged: Bool) {
        guard isChanged else { return }
        if Self.insets(of: old) != Self.insets(of: modifier) { invalidateLayout() }
        graph.afterUpdate { [weak self] in (self?.graph.viewHost as? RowHost)?.cell?.rowTraitsDidChange() }
    }
}

nonisolated extension View {
    /// Applies an inset to the rows in a list; nil is the list's own.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(ListTraitModifier { if let insets { $0.insets = EdgeLengths(insets) } })
    }

    /// Sets the insets of rows in a list at some edges, in points; nil is the list's own. Other edges stay as they are.
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        modifier(ListTraitModifier { $0.insets.set(edges, length) })
    }

    /// Places a custom background view behind a list row; nil is the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        let background = view.map { AnyView($0) }
        return modifier(ListTraitModifier { if let background { $0.background = background } })
    }

    /// Sets the value by which a selection knows this view.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        modifier(ListTraitModifier { $0.tag = AnyHashable(tag) })
    }
}
