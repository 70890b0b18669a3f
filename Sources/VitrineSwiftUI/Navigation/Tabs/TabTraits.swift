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

// MARK: - Badges

/// A badge: in a tab bar at the item, in a list at the trailing side of the row.
struct BadgeModifier: ViewModifier {
    let text: Text?
    @Environment(\.isListContent) private var isListContent

    nonisolated init(text: Text?) { self.text = text }

    /// Each view of the content has the badge.
    static func _viewCount(content: Int?) -> Int? { content }
    static var _listsContent: Bool { false }

    func body(content: Content) -> some View {
        if isListContent, let text {
            HStack(spacing: 0) {
                content
                Spacer(minLength: 8)
                text.foregroundStyle(.secondary)
            }
        } else {
            content
        }
    }
}

nonisolated extension View {
    /// Generates a badge for the view from an integer value; none for 0.
    public func badge(_ count: Int) -> some View {
        modifier(BadgeModifier(text: count == 0 ? nil : Text(verbatim: "\(count)")))
    }

    /// Generates a badge for the view from a text; nil is none.
    public func badge(_ label: Text?) -> some View { modifier(BadgeModifier(text: label)) }

    /// Generates a badge for the view from a localized string key; nil is none.
    public func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(BadgeModifier(text: key.map { Text($0) }))
    }

    /// Generates a badge for the view from a string; nil is none.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View {
        modifier(BadgeModifier(text: label.map { Text($0) }))
    }
}
