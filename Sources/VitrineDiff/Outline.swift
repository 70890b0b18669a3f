/// A forest of items, each expanded or collapsed: what an outline shows, and what it hides.
///
/// Items are collapsed until they are expanded, whether they have children or not. An item is *visible* when
/// all its ancestors are expanded. Its own state is kept while an ancestor hides it.
///
/// Items are linked to their neighbours, and one table finds an item by its identifier. So an edit costs what
/// it touches, whatever the size of the outline; the links take 24 bytes for each item. A copy is O(1): storage
/// is shared until one side is changed.
///
/// Identifiers are unique. An edit that would break this, or that names an item that is not there, throws an
/// ``OutlineFault`` and changes nothing.
public struct Outline<ItemID: Hashable> {
    var links = OutlineLinks()

    /// The identifiers of the nodes; nil for the root and for free nodes.
    var identifiers: ContiguousArray<ItemID?> = [nil]

    /// The node of each item.
    var table: [ItemID: Int32] = [:]

    /// Creates an empty outline.
    public init() {}

    /// The number of items, visible or not.
    public var count: Int { table.count }

    /// Whether there are no items.
    public var isEmpty: Bool { table.isEmpty }

    /// Whether an item is there, visible or not.
    public func contains(_ item: ItemID) -> Bool { table[item] != nil }

    /// Whether an item is expanded; false if it is not there.
    public func isExpanded(_ item: ItemID) -> Bool {
        table[item].map { links[$0].isExpanded } ?? false
    }

    /// Whether all ancestors of an item are expanded; false if it is not there.
    ///
    /// - Complexity: O(depth of the item)
    public func isVisible(_ item: ItemID) -> Bool {
        table[item].map(links.isVisible) ?? false
    }

    /// Whether an item has children; false if it is not there.
    public func hasChildren(_ item: ItemID) -> Bool {
        table[item].map { links[$0].firstChild != 0 } ?? false
    }

    /// How many ancestors an item has: 0 for a root item; nil if it is not there.
    ///
    /// - Complexity: O(depth of the item)
    public func level(of item: ItemID) -> Int? {
        table[item].map(links.level)
    }

    /// The parent of an item; nil if it is a root item, or not there.
    public func parent(of item: ItemID) -> ItemID? {
        table[item].flatMap { identifiers[Int(links[$0].parent)] }
    }

    /// The place of an item in ``items``; nil if it is not there.
    ///
    /// - Complexity: O(place)
    public func index(of item: ItemID) -> Int? {
        guard let node = table[item] else { return nil }
        var index = 0
        links.walk { other, _ in
            guard other != node else { return .stop }
            index += 1
            return .descend
        }
        return index
    }

    /// The identifier of a node that is an item.
    func identifier(_ node: Int32) -> ItemID { identifiers[Int(node)]! }
}

extension Outline: Sendable where ItemID: Sendable {}
