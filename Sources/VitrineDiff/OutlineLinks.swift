/// The shape of an ``Outline``: which node is below and beside which. It knows no identifiers, so that it is
/// compiled once, and walking an outline costs no calls that depend on the type of the items.
struct OutlineLinks: Sendable {
    /// Numbers of neighbours. Zero is the root of the forest and stands for "none" everywhere else, which is no
    /// conflict: the root is nobody's sibling and nobody's child.
    struct Node: Sendable {
        var parent: Int32 = 0
        var previous: Int32 = 0
        /// The next sibling; for a free node, the next free one.
        var next: Int32 = 0
        var firstChild: Int32 = 0
        var lastChild: Int32 = 0
        var isExpanded = false
    }

    /// What a walk does after a node.
    enum Step {
        /// Goes on with the children of the node.
        case descend
        /// Goes on with what follows the node and its descendants.
        case skip
        /// Ends.
        case stop
    }

    /// The root of the forest, then the others in no order.
    private var nodes: ContiguousArray<Node> = [Node(isExpanded: true)]

    /// The first free node, or zero.
    private(set) var firstFree: Int32 = 0

    /// One more than the highest number in use.
    var count: Int { nodes.count }

    subscript(node: Int32) -> Node { nodes[Int(node)] }

    mutating func reserveCapacity(_ capacity: Int) { nodes.reserveCapacity(capacity) }

    mutating func setExpanded(_ isExpanded: Bool, _ node: Int32) {
        nodes[Int(node)].isExpanded = isExpanded
    }

    // MARK: Reading

    /// Whether all ancestors of a node are expanded.
    func isVisible(_ node: Int32) -> Bool {
        var node = node
        repeat {
            node = nodes[Int(node)].parent
            if !nodes[Int(node)].isExpanded { return false }
        } while node != 0
        return true
    }

    /// How many ancestors a node has, the root of the forest not counted.
    func level(of node: Int32) -> Int {
        var level = 0
        var node = nodes[Int(node)].parent
        while node != 0 {
            node = nodes[Int(node)].parent
            level += 1
        }
        return level
    }

    /// Whether a node is below another.
    func isDescendant(_ node: Int32, of ancestor: Int32) -> Bool {
        var node = node
        while node != 0 {
            node = nodes[Int(node)].parent
            if node == ancestor { return true }
        }
        return false
    }

    /// How many siblings come before a node.
    func childIndex(of node: Int32) -> Int {
        var index = 0
        var previous = nodes[Int(node)].previous
        while previous != 0 {
            index += 1
            previous = nodes[Int(previous)].previous
        }
        return index
    }

    /// Visits nodes, parents before their children, children in their order. Levels start with zero.
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

    /// All nodes below another, or those of them that it shows when it is visible and expanded itself.
    func list(below top: Int32 = 0, visibleOnly: Bool = false) -> ContiguousArray<Int32> {
        var list: ContiguousArray<Int32> = []
        walk(below: top) { node, _ in
            list.append(node)
            return !visibleOnly || nodes[Int(node)].isExpanded ? .descend : .skip
        }
        return list
    }

    // MARK: Changing

    /// A node that has no place yet. The lowest free number, if there is one, is ``firstFree``.
    mutating func makeNode(isExpanded: Bool) -> Int32 {
        guard firstFree != 0 else {
            nodes.append(Node(isExpanded: isExpanded))
            return Int32(nodes.count - 1)
        }
        let node = firstFree
        firstFree = nodes[Int(node)].next
        nodes[Int(node)] = Node(isExpanded: isExpanded)
        return node
    }

    /// Gives a node its place: before a sibling, or at the end when that is zero.
    mutating func link(_ node: Int32, to parent: Int32, before next: Int32) {
        let previous = next == 0 ? nodes[Int(parent)].lastChild : nodes[Int(next)].previous
        nodes[Int(node)].parent = parent
        nodes[Int(node)].previous = previous
        nodes[Int(node)].next = next
        if previous == 0 {
            nodes[Int(parent)].firstChild = node
        } else {
            nodes[Int(previous)].next = node
        }
        if next == 0 {
            nodes[Int(parent)].lastChild = node
        } else {
            nodes[Int(next)].previous = node
        }
    }

    /// Takes a node with its descendants from its place.
    mutating func unlink(_ node: Int32) {
        let place = nodes[Int(node)]
        if place.previous == 0 {
            nodes[Int(place.parent)].firstChild = place.next
        } else {
            nodes[Int(place.previous)].next = place.next
        }
        if place.next == 0 {
            nodes[Int(place.parent)].lastChild = place.previous
        } else {
            nodes[Int(place.next)].previous = place.previous
        }
    }

    /// Makes a node free that nothing leads to any more.
    mutating func free(_ node: Int32) {
        nodes[Int(node)] = Node(next: firstFree)
        firstFree = node
    }

    /// Makes all nodes below another free; returns them.
    mutating func freeDescendants(of node: Int32) -> ContiguousArray<Int32> {
        let freed = list(below: node)
        for node in freed { free(node) }
        nodes[Int(node)].firstChild = 0
        nodes[Int(node)].lastChild = 0
        return freed
    }
}
