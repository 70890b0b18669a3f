import VitrineDiff

/// The items of one section at one moment: a list, or an outline of items with children that are shown when
/// their parent is expanded.
///
/// Items are collapsed until they are expanded, whether they have children or not. A child is *visible* when
/// all its ancestors are expanded; its own state is kept while an ancestor hides it. An item stands in one
/// place only: adding it a second time traps.
///
/// A copy is O(1). An edit costs what it touches, however large the snapshot is.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    var base = Outline<ItemIdentifierType>()

    /// Creates an empty snapshot.
    public init() {}

    /// Creates a copy of a snapshot.
    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    init(_ base: Outline<ItemIdentifierType>) {
        self.base = base
    }

    // MARK: Items

    /// All items, visible or not: parents before their children, children in their order.
    ///
    /// - Complexity: O(number of items)
    public var items: [ItemIdentifierType] { base.items }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(number of root items)
    public var rootItems: [ItemIdentifierType] { base.rootItems }

    /// The items whose ancestors are all expanded, in order: what the section shows, on screen or not.
    ///
    /// - Complexity: O(number of visible items)
    public var visibleItems: [ItemIdentifierType] { base.visibleItems }

    /// The expanded items, visible or not, in the order of ``items``.
    ///
    /// - Complexity: O(number of items)
    public var expandedItems: [ItemIdentifierType] { base.expandedItems }

    // MARK: One item

    /// Whether an item is in the snapshot, visible or not.
    public func contains(_ item: ItemIdentifierType) -> Bool { base.contains(item) }

    /// Whether an item is expanded. Traps if it is not in the snapshot.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        checkContains(item)
        return base.isExpanded(item)
    }

    /// Whether all ancestors of an item are expanded. Traps if it is not in the snapshot.
    ///
    /// - Complexity: O(depth of the item)
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        checkContains(item)
        return base.isVisible(item)
    }

    /// How many ancestors an item has: 0 for a root item. Traps if it is not in the snapshot.
    ///
    /// - Complexity: O(depth of the item)
    public func level(of item: ItemIdentifierType) -> Int {
        checkContains(item)
        return base.level(of: item) ?? 0
    }

    /// The place of an item in ``items``; nil if it is not in the snapshot.
    ///
    /// - Complexity: O(place)
    public func index(of item: ItemIdentifierType) -> Int? { base.index(of: item) }

    /// The parent of an item; nil for a root item. Traps if the item is not in the snapshot.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        checkContains(child, "Child item identifier")
        return base.parent(of: child)
    }

    /// The descendants of an item with their states, as a snapshot of their own: the item's children are its root
    /// items, or the item itself is its only one. Traps if the item is not in the snapshot.
    ///
    /// - Complexity: O(number of descendants)
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        checkContains(parent, "Parent item identifier")
        return .init(base.snapshot(of: parent, includingParent: includingParent) ?? Outline())
    }

    /// The snapshot as text, one line for each item, two spaces for each level: `+` expanded or `-` collapsed,
    /// `*` visible, and the identifier.
    ///
    /// - Complexity: O(number of items · depth)
    public func visualDescription() -> String {
        let name = "NSDiffableDataSourceSectionSnapshot<\(ItemIdentifierType.self)>"
        return "<\(name): \(base.count) items\n" + base.lines.map { $0 + "\n" }.joined() + ">"
    }

    private func checkContains(_ item: ItemIdentifierType, _ subject: String = "Item identifier") {
        guard !base.contains(item) else { return }
        fatalError(
            "\(subject) does not exist in section snapshot: \(item)\n"
                + "The snapshot has \(base.count) items; append or insert the item first, or ask contains(_:)"
        )
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
