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
        try add(items, to: links[neighbour].parent, before: neighbour)
    }

    /// Puts items after an item and its descendants, as its siblings. No items: nothing happens.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(
        _ items: some Collection<ItemID>, after item: ItemID
    ) throws(OutlineFault) {
        guard !items.isEmpty else { return }
        let neighbour = try node(ofNeighbour: item)
        try add(items, to: links[neighbour].parent, before: links[neighbour].next)
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
            links.unlink(node)
            releaseChildren(of: node)
            forget(node)
            links.free(node)
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
        links.setExpanded(isExpanded, node)
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
                for node in added {
                    forget(node)
                    links.free(node)
                }
                throw duplicates(in: items)
            }
            added.append(node)
        }
        for node in added { links.link(node, to: parent, before: next) }
    }

    /// Makes room for many at once. Asking for room each time would copy the storage each time.
    mutating func reserve(_ added: Int) {
        guard added > count else { return }
        links.reserveCapacity(links.count + added)
        identifiers.reserveCapacity(identifiers.count + added)
        table.reserveCapacity(table.count + added)
    }

    /// Enters an item, without a place yet; nil if it is there already.
    mutating func makeNode(_ item: ItemID, isExpanded: Bool = false) -> Int32? {
        let node = links.firstFree != 0 ? links.firstFree : Int32(links.count)
        // One look-up enters the item and tells whether it was there; to put back what was there is rare.
        if let other = table.updateValue(node, forKey: item) {
            table[item] = other
            return nil
        }
        let made = links.makeNode(isExpanded: isExpanded)
        assert(made == node)
        if Int(node) < identifiers.count {
            identifiers[Int(node)] = item
        } else {
            identifiers.append(item)
        }
        return node
    }

    // MARK: Taking away

    /// Forgets the descendants of a node.
    mutating func releaseChildren(of parent: Int32) {
        for node in links.freeDescendants(of: parent) { forget(node) }
    }

    private mutating func forget(_ node: Int32) {
        table[identifier(node)] = nil
        identifiers[Int(node)] = nil
    }
}
