extension Outline {
    /// All items, visible or not: parents before their children, children in their order.
    ///
    /// - Complexity: O(*n*)
    public var items: [ItemID] { links.list().map(identifier) }

    /// The items whose ancestors are all expanded, in order.
    ///
    /// - Complexity: O(number of visible items)
    public var visibleItems: [ItemID] { links.list(visibleOnly: true).map(identifier) }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(number of root items)
    public var rootItems: [ItemID] { children(ofNode: 0) }

    /// The expanded items, visible or not, in the order of ``items``.
    ///
    /// - Complexity: O(*n*)
    public var expandedItems: [ItemID] {
        links.list().filter { links[$0].isExpanded }.map(identifier)
    }

    /// The children of an item, in order; none if it is not there.
    ///
    /// - Complexity: O(number of children)
    public func children(of parent: ItemID) -> [ItemID] {
        table[parent].map(children(ofNode:)) ?? []
    }

    private func children(ofNode parent: Int32) -> [ItemID] {
        var items: [ItemID] = []
        var node = links[parent].firstChild
        while node != 0 {
            items.append(identifier(node))
            node = links[node].next
        }
        return items
    }

    /// One line for each item, two spaces for each level: `+` expanded or `-` collapsed, `*` visible or a space,
    /// and the identifier.
    ///
    /// - Complexity: O(*n* · depth)
    public var lines: [String] {
        var lines: [String] = []
        links.walk { node, level in
            lines.append(
                String(repeating: "  ", count: level) + (links[node].isExpanded ? "+" : "-")
                    + (links.isVisible(node) ? "* " : "  ") + "\(identifier(node))")
            return .descend
        }
        return lines
    }
}

extension Outline: Equatable {
    /// The same items in the same places, expanded and collapsed alike.
    ///
    /// - Complexity: O(*n*)
    public static func == (a: Self, b: Self) -> Bool {
        guard a.count == b.count else { return false }
        // Both are read in the same order; the same levels in the same order make the same tree.
        var inB: ContiguousArray<(node: Int32, level: Int)> = []
        inB.reserveCapacity(b.count)
        b.links.walk {
            inB.append(($0, $1))
            return .descend
        }
        var next = 0
        var isEqual = true
        a.links.walk { node, level in
            let other = inB[next]
            next += 1
            isEqual =
                level == other.level && a.links[node].isExpanded == b.links[other.node].isExpanded
                && a.identifiers[Int(node)] == b.identifiers[Int(other.node)]
            return isEqual ? .descend : .stop
        }
        return isEqual
    }
}
