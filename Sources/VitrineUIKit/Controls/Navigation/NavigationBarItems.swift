import VitrineCoreGraphics

/// What of a navigation item's groups shows in a bar: all items, or what stands for them where there is no room.
@MainActor
struct NavigationBarItems {
    private let item: UINavigationItem
    private var collapsed: Set<ObjectIdentifier> = []
    private var hasCenter = false
    private var width: CGFloat?

    init(_ item: UINavigationItem) { self.item = item }

    /// Begins anew for a width.
    ///
    /// - Returns: Whether that changes what shows.
    mutating func reset(width: CGFloat, isWide: Bool) -> Bool {
        let hasCenter = isWide && item.style != .navigator
        guard width != self.width else { return false }
        let changes = hasCenter != self.hasCenter || !collapsed.isEmpty
        self.width = width
        self.hasCenter = hasCenter
        collapsed = []
        return changes
    }

    /// Takes the least important group together: the middle first, then from the middle outwards.
    ///
    /// - Returns: False when there is none.
    mutating func collapse() -> Bool {
        if hasCenter, !center.isEmpty {
            hasCenter = false
            return true
        }
        let groups = item.trailingItemGroups + item.leadingItemGroups.reversed()
        for group in groups where group.isShown && group.representativeItem != nil {
            if collapsed.insert(ObjectIdentifier(group)).inserted { return true }
        }
        return false
    }

    /// Tells the groups what shows.
    func note() {
        for group in item.leadingItemGroups + item.trailingItemGroups + item.centerItemGroups {
            group.isDisplayingRepresentativeItem = collapsed.contains(ObjectIdentifier(group))
        }
    }

    /// From the leading edge on.
    var leading: [UIBarButtonItem] { items(of: item.leadingItemGroups) }

    var center: [UIBarButtonItem] { hasCenter ? items(of: item.centerItemGroups) : [] }

    /// From the trailing edge on.
    var trailing: [UIBarButtonItem] {
        let pinned = items(of: item.pinnedTrailingGroup.map { [$0] } ?? [])
        return pinned.reversed() + more + items(of: item.trailingItemGroups).reversed()
    }

    /// The button whose menu has what is not in the middle.
    private var more: [UIBarButtonItem] {
        let groups = item.centerItemGroups.filter(\.isShown)
        guard !hasCenter, !groups.isEmpty else { return [] }
        let menus = groups.map { UIMenu(options: .displayInline, children: $0.menu.children) }
        let button = UIBarButtonItem(
            image: UIImage(systemName: "ellipsis.circle"),
            menu: UIMenu(children: menus.count == 1 ? menus[0].children : menus))
        button.accessibilityLabel = "More"
        return [button]
    }

    private func items(of groups: [UIBarButtonItemGroup]) -> [UIBarButtonItem] {
        groups.filter(\.isShown).flatMap { group -> [UIBarButtonItem] in
            guard collapsed.contains(ObjectIdentifier(group)), let item = group.representativeItem else {
                return group.barButtonItems
            }
            return [item]
        }
    }
}
