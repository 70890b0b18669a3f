extension Outline {
    /// What a walk does after an item.
    enum Step {
        /// Goes on with the item's children.
        case descend
        /// Goes on with what follows the item and its descendants.
        case skip
        /// Ends.
        case stop
    }

    /// Visits items, parents before their children, children in their order. Levels start with zero.
    func walk(below top: Int32 = 0, _ visit: (_ node: Int32, _ level: Int) -> Step) {
        var node = nodes[Int(top)].firstChild
        var level = 0
        while node != 0 {
            switch visit(node, level) {
            case .stop: return
            case .descend where nodes[Int(node)].firstChild != 0:
                node = nodes[Int(node)].firstChild
                level += 1
                continue
            default: break
            }
            while nodes[Int(node)].next == 0 {
                node = nodes[Int(node)].parent
                level -= 1
                if node == top { return }
            }
            node = nodes[Int(node)].next
        }
    }

    /// Visits the visible items in their order.
    func walkVisible(_ visit: (_ node: Int32) -> Void) {
        walk { node, _ in
            visit(node)
            return nodes[Int(node)].isExpanded ? .descend : .skip
        }
    }

    /// All items, visible or not: parents before their children, children in their order.
    ///
    /// - Complexity: O(*n*)
    public var items: [ItemID] {
        var items: [ItemID] = []
        items.reserveCapacity(count)
        walk { node, _ in
            items.append(identifier(node))
            return .descend
        }
        return items
    }

    /// The items whose ancestors are all expanded, in order.
    ///
    /// - Complexity: O(number of visible items)
    public var visibleItems: [ItemID] {
        var items: [ItemID] = []
        walkVisible { items.append(identifier($0)) }
        return items
    }

    /// The items without a parent, in order.
    ///
    /// - Complexity: O(number of root items)
    public var rootItems: [ItemID] { children(ofNode: 0) }

    /// The expanded items, visible or not, in the order of ``items``.
    ///
    /// - Complexity: O(*n*)
    public var expandedItems: [ItemID] {
        var items: [ItemID] = []
        walk { node, _ in
            if nodes[Int(node)].isExpanded { items.append(identifier(node)) }
            return .descend
        }
        return items
    }

    /// The children of an item, in order; none if it is not there.
    ///
    /// - Complexity: O(number of children)
    public func children(of parent: ItemID) -> [ItemID] {
        table[parent].map(children(ofNode:)) ?? []
    }

    private func children(ofNode parent: Int32) -> [ItemID] {
        var items: [ItemID] = []
        var node = nodes[Int(parent)].firstChild
        while node != 0 {
            items.append(identifier(node))
            node = nodes[Int(node)].next
        }
        return items
    }

    /// One line for each item, two spaces for each level: `+` expanded or `-` collapsed, `*` visible or a space,
    /// and the identifier.
    ///
    /// - Complexity: O(*n* · depth)
    public var lines: [String] {
        var lines: [String] = []
        walk { node, level in
            let item = identifier(node)
            lines.append(
                String(repeating: "  ", count: level) + (nodes[Int(node)].isExpanded ? "+" : "-")
                    + (isVisible(item) ? "* " : "  ") + "\(item)")
            return .descend
        }
        return lines
    }

    /// The identifier of a node that is an item.
    func identifier(_ node: Int32) -> ItemID { identifiers[Int(node)]! }
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
        b.walk {
            inB.append(($0, $1))
            return .descend
        }
        var next = 0
        var isEqual = true
        a.walk { node, level in
            let other = inB[next]
            next += 1
            isEqual =
                level == other.level && a.nodes[Int(node)].isExpanded == b.nodes[Int(other.node)].isExpanded
                && a.identifiers[Int(node)] == b.identifiers[Int(other.node)]
            return isEqual ? .descend : .stop
        }
        return isEqual
    }
}
