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
    /// Places of neighbours in ``nodes``. Zero is the root of the forest and stands for "none" everywhere else,
    /// which is no conflict: the root is nobody's sibling and nobody's child.
    struct Node {
        var parent: Int32 = 0
        var previous: Int32 = 0
        /// The next sibling; for a free place, the next free one.
        var next: Int32 = 0
        var firstChild: Int32 = 0
        var lastChild: Int32 = 0
        var isExpanded = false
    }

    /// The root of the forest, then items in no order.
    var nodes: ContiguousArray<Node> = [Node(isExpanded: true)]

    /// The identifiers of ``nodes``; nil for the root and for free places.
    var identifiers: ContiguousArray<ItemID?> = [nil]

    /// Where each item is in ``nodes``.
    var table: [ItemID: Int32] = [:]

    /// The first free place, or zero.
    var firstFree: Int32 = 0

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
        table[item].map { nodes[Int($0)].isExpanded } ?? false
    }

    /// Whether all ancestors of an item are expanded; false if it is not there.
    ///
    /// - Complexity: O(depth of the item)
    public func isVisible(_ item: ItemID) -> Bool {
        guard var node = table[item] else { return false }
        repeat {
            node = nodes[Int(node)].parent
            if !nodes[Int(node)].isExpanded { return false }
        } while node != 0
        return true
    }

    /// Whether an item has children; false if it is not there.
    public func hasChildren(_ item: ItemID) -> Bool {
        table[item].map { nodes[Int($0)].firstChild != 0 } ?? false
    }

    /// How many ancestors an item has: 0 for a root item; nil if it is not there.
    ///
    /// - Complexity: O(depth of the item)
    public func level(of item: ItemID) -> Int? {
        guard var node = table[item].map({ nodes[Int($0)].parent }) else { return nil }
        var level = 0
        while node != 0 {
            node = nodes[Int(node)].parent
            level += 1
        }
        return level
    }

    /// The parent of an item; nil if it is a root item, or not there.
    public func parent(of item: ItemID) -> ItemID? {
        table[item].flatMap { identifiers[Int(nodes[Int($0)].parent)] }
    }

    /// The place of an item in ``items``; nil if it is not there.
    ///
    /// - Complexity: O(place)
    public func index(of item: ItemID) -> Int? {
        guard let node = table[item] else { return nil }
        var index = 0
        walk { other, _ in
            guard other != node else { return .stop }
            index += 1
            return .descend
        }
        return index
    }
}

extension Outline: Sendable where ItemID: Sendable {}
