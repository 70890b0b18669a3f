extension Outline {
    /// The descendants of an item, expanded and collapsed as they are; with the item itself if wanted, else its
    /// children are the root items. Nil if the item is not there.
    ///
    /// - Complexity: O(number of descendants)
    public func snapshot(of parent: ItemID, includingParent: Bool = false) -> Outline? {
        guard let node = table[parent] else { return nil }
        var result = Outline()
        if includingParent {
            result.adopt(self, node, to: 0, before: 0)
        } else {
            result.graft(self, below: node, to: 0, before: 0)
        }
        return result
    }

    /// Puts another outline before an item, its root items as siblings of the item.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(_ other: Outline, before item: ItemID) throws(OutlineFault) {
        guard !other.isEmpty else { return }
        let neighbour = try node(ofNeighbour: item)
        try checkUnique(other)
        graft(other, to: links[neighbour].parent, before: neighbour)
    }

    /// Puts another outline after an item and its descendants, its root items as siblings of the item.
    ///
    /// - Complexity: O(number of added items)
    public mutating func insert(_ other: Outline, after item: ItemID) throws(OutlineFault) {
        guard !other.isEmpty else { return }
        let neighbour = try node(ofNeighbour: item)
        try checkUnique(other)
        graft(other, to: links[neighbour].parent, before: links[neighbour].next)
    }

    /// Puts another outline in the place of all descendants of an item. It may name items that were among them.
    ///
    /// - Complexity: O((items taken away + items added) · depth of the parent)
    public mutating func replaceChildren(of parent: ItemID, with other: Outline) throws(OutlineFault) {
        let node = try node(ofParent: parent)
        try checkUnique(other, replacing: node)
        releaseChildren(of: node)
        graft(other, to: node, before: 0)
    }

    /// Copies a part of another outline whose items are known to be new here.
    ///
    /// - Parameter omitted: Items that are left out, with their descendants.
    mutating func graft(
        _ other: Outline, below top: Int32 = 0, to parent: Int32, before next: Int32,
        omitting omitted: (ItemID) -> Bool = { _ in false }
    ) {
        if top == 0 { reserve(other.count) }
        // The copies of the ancestors of the item that comes next; the first is the parent given.
        var path: ContiguousArray<Int32> = [parent]
        other.links.walk(below: top) { node, level in
            let item = other.identifier(node)
            guard !omitted(item) else { return .skip }
            path.removeLast(path.count - 1 - level)
            let copy = makeNode(item, isExpanded: other.links[node].isExpanded)!
            links.link(copy, to: path[level], before: level == 0 ? next : 0)
            path.append(copy)
            return .descend
        }
    }

    private mutating func adopt(_ other: Outline, _ node: Int32, to parent: Int32, before next: Int32) {
        let copy = makeNode(other.identifier(node), isExpanded: other.links[node].isExpanded)!
        links.link(copy, to: parent, before: next)
        graft(other, below: node, to: copy, before: 0)
    }

    // MARK: Faults

    /// Throws if items of another outline are here already, but for the descendants of a node.
    private func checkUnique(_ other: Outline, replacing replaced: Int32? = nil) throws(OutlineFault) {
        var isUnique = true
        other.links.walk { node, _ in
            isUnique = isFree(other.identifier(node), replacing: replaced)
            return isUnique ? .descend : .stop
        }
        guard !isUnique else { return }
        let items = other.items
        throw duplicates(in: items) { isFree($0, replacing: replaced) }
    }

    private func isFree(_ item: ItemID, replacing replaced: Int32?) -> Bool {
        guard let node = table[item] else { return true }
        return replaced.map { links.isDescendant(node, of: $0) } ?? false
    }

    /// The fault of adding items some of which are here or occur twice.
    func duplicates(
        in items: some Collection<ItemID>, ignoring isFree: (ItemID) -> Bool = { _ in false }
    ) -> OutlineFault {
        var seen: [ItemID: Int] = [:]
        var fault = OutlineFault(kind: .duplicates, identifiers: [])
        for (index, item) in items.enumerated() {
            let first: String
            if let other = seen[item] {
                first = "element \(other) of the added items"
            } else if let node = table[item], !isFree(item) {
                first = place(of: node)
            } else {
                seen[item] = index
                continue
            }
            fault.identifiers.append("\(item)")
            // A long list hides the first fault; five show the pattern.
            if fault.places.count < 5 {
                fault.places.append("\(item) is \(first), and again element \(index) of the added items")
            }
        }
        if fault.identifiers.count > 5 { fault.places.append("\(fault.identifiers.count - 5) more") }
        return fault
    }

    private func place(of node: Int32) -> String {
        let index = links.childIndex(of: node)
        return identifiers[Int(links[node].parent)].map { "child \(index) of \($0)" } ?? "root item \(index)"
    }
}
