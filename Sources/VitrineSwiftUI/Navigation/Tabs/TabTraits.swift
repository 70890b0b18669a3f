/// What a view says of itself to the tab view around it.
struct TabTraits {
    var label: AnyView?
    var badge: String?
    var tag: AnyHashable?
    var isDisabled = false
    var isHidden = false

    /// What the modifiers of a view value say, the nearest to the view first. Nothing is evaluated.
    static func of(_ view: Any) -> TabTraits {
        var traits = TabTraits()
        traits.read(view)
        return traits
    }

    private mutating func read(_ view: Any) {
        if let view = view as? AnyView { return read(view.box.anyView) }
        guard let view = view as? any ModifiedView else { return }
        apply(view.anyModifier)
        // What stands nearer to the view wins.
        read(view.anyContent)
    }

    mutating func apply(_ modifier: Any) {
        switch modifier {
        case let modifier as TabItemModifier:
            label = modifier.label ?? label
            isDisabled = isDisabled || modifier.isDisabled
            isHidden = isHidden || modifier.isHidden
        case let modifier as BadgeModifier: badge = modifier.text?.string ?? badge
        case let modifier as ListTraitModifier:
            var list = ListRowTraits()
            modifier.change(&list)
            tag = list.tag ?? tag
        default: break
        }
    }
}

/// A modified view, whatever its types.
protocol ModifiedView {
    var anyContent: Any { get }
    var anyModifier: Any { get }
}

extension ModifiedContent: ModifiedView {
    var anyContent: Any { content }
    var anyModifier: Any { modifier }
}

/// Says what the item of a tab shows.
struct TabItemModifier: ElementModifier {
    var label: AnyView?
    var isDisabled = false
    var isHidden = false
    typealias Body = Never

    func makeElement(around child: Element, _ node: _GraphNode) -> WrapperElement<TabItemModifier> {
        TabItemElement(self, around: child, node)
    }
}

/// In the graph of a tab, where the modifier is inside of the tab's own body.
final class TabItemElement: WrapperElement<TabItemModifier> {
    override func didUpdate(from old: TabItemModifier, isChanged: Bool) {
        if isChanged { graph.preferencesDidChange() }
    }
}

nonisolated extension View {
    /// Sets the tab bar item associated with this view: a text and an image of the label.
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        modifier(TabItemModifier(label: AnyView(label())))
    }
}
