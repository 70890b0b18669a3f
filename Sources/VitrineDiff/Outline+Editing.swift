extension Outline {
    /// Adds items at the end of a parent's children, or at the end of the root items. No items: nothing happens.
    ///
    /// - Complexity: O(number of added items)
    public mutating func append(
        _ items: some Collection<ItemID>, to parent: ItemID? = nil
    ) throws(OutlineFault) {
        guard !items.isEmpty else { return }
        try add(items, to: node(ofParent: parent), before: 0)
    }

    /// Puts items before an item, as its siblings. No items: nothing happens.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(
        _ items: some Collection<ItemID>, before item: ItemID
    ) throws(OutlineFault) {
        guard !items.isEmpty else { return }
        let neighbour = try node(ofNeighbour: item)
        try add(items, to: nodes[Int(neighbour)].parent, before: neighbour)
    }

    /// Puts items after an item and its descendants, as its siblings. No items: nothing happens.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(
        _ items: some Collection<ItemID>, after item: ItemID
    ) throws(OutlineFault) {
        guard !items.isEmpty else { return }
        let neighbour = try node(ofNeighbour: item)
        try add(items, to: nodes[Int(neighbour)].parent, before: nodes[Int(neighbour)].next)
    }

    /// Takes items and their descendants away. All of them must be there; one may be named twice.
    ///
    /// - Complexity: O(number of items taken away)
    public mutating func delete(_ items: some Collection<ItemID>) throws(OutlineFault) {
        let missing = items.filter { table[$0] == nil }
        guard missing.isEmpty else {
            throw OutlineFault(kind: .missingItem, identifiers: missing.map { "\($0)" })
        }
        for item in items {
            // A descendant of an item before it in the list is gone already.
            guard let node = table[item] else { continue }
            unlink(node)
            release(node)
        }
    }

    /// Takes all items away.
    public mutating func deleteAll() { self = Outline() }

    /// Expands items, whether they have children or not. Items that are not there are ignored.
    ///
    /// - Complexity: O(number of the items)
    public mutating func expand(_ items: some Sequence<ItemID>) {
        for item in items { setExpanded(true, item) }
    }

    /// Collapses items. What is below them keeps its state. Items that are not there are ignored.
    ///
    /// - Complexity: O(number of the items)
    public mutating func collapse(_ items: some Sequence<ItemID>) {
        for item in items { setExpanded(false, item) }
    }

    private mutating func setExpanded(_ isExpanded: Bool, _ item: ItemID) {
        guard let node = table[item] else { return }
        nodes[Int(node)].isExpanded = isExpanded
    }

    // MARK: Adding

    func node(ofParent parent: ItemID?) throws(OutlineFault) -> Int32 {
        guard let parent else { return 0 }
        guard let node = table[parent] else {
            throw OutlineFault(kind: .missingParent, identifiers: ["\(parent)"])
        }
        return node
    }

    func node(ofNeighbour item: ItemID) throws(OutlineFault) -> Int32 {
        guard let node = table[item] else {
            throw OutlineFault(kind: .missingNeighbour, identifiers: ["\(item)"])
        }
        return node
    }

    private mutating func add(
        _ items: some Collection<ItemID>, to parent: Int32, before next: Int32
    ) throws(OutlineFault) {
        reserve(items.count)
        var added: ContiguousArray<Int32> = []
        added.reserveCapacity(items.count)
        for item in items {
            guard let node = makeNode(item) else {
                for node in added { release(node) }
                throw duplicates(in: items)
            }
            added.append(node)
        }
        for node in added { link(node, to: parent, before: next) }
    }

    /// Makes room for many at once. Asking for room each time would copy the storage each time.
    mutating func reserve(_ added: Int) {
        guard added > count else { return }
        nodes.reserveCapacity(nodes.count + added)
        identifiers.reserveCapacity(identifiers.count + added)
        table.reserveCapacity(table.count + added)
    }

    /// Enters an item, without a place yet; nil if it is there already.
    mutating func makeNode(_ item: ItemID, isExpanded: Bool = false) -> Int32? {
        let node = firstFree != 0 ? firstFree : Int32(nodes.count)
        // One look-up enters the item and tells whether it was there; to put back what was there is rare.
        if let other = table.updateValue(node, forKey: item) {
            table[item] = other
            return nil
        }
        if firstFree != 0 {
            firstFree = nodes[Int(node)].next
            nodes[Int(node)] = Node(isExpanded: isExpanded)
            identifiers[Int(node)] = item
        } else {
            nodes.append(Node(isExpanded: isExpanded))
            identifiers.append(item)
        }
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

    // MARK: Taking away

    private mutating func unlink(_ node: Int32) {
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

    /// Forgets a node that has no place any more, and its descendants.
    private mutating func release(_ node: Int32) {
        releaseChildren(of: node)
        free(node)
    }

    /// Forgets the descendants of a node.
    mutating func releaseChildren(of parent: Int32) {
        // The lowest first, each as the first child of its parent, so that the links lead back up.
        var node = parent
        while true {
            let child = nodes[Int(node)].firstChild
            if child != 0 {
                node = child
                continue
            }
            nodes[Int(node)].lastChild = 0
            if node == parent { return }
            let above = nodes[Int(node)].parent
            nodes[Int(above)].firstChild = nodes[Int(node)].next
            free(node)
            node = above
        }
    }

    private mutating func free(_ node: Int32) {
        table[identifier(node)] = nil
        identifiers[Int(node)] = nil
        nodes[Int(node)] = Node(next: firstFree)
        firstFree = node
    }
}
