extension Outline {
    /// The outline that shows exactly a list of items, as close to this one as can be.
    ///
    /// What stays keeps its parent where the list allows that, its state, and what is hidden below it. What is
    /// not in the list goes, with what is hidden below it. What is new becomes a sibling after the item before
    /// it, or the first child of that item if children of it follow.
    ///
    /// - Parameter list: The items to be visible, in order, each once.
    /// - Complexity: O(items of the list and of the outline); O(items of the list) if nothing changes.
    public func showing(_ list: some Collection<ItemID>) -> Outline {
        let shown = links.list(visibleOnly: true)
        guard !shown.lazy.map(identifier).elementsEqual(list) else { return self }
        // Where the items of the list are visible now; -1 for those that are not.
        var visible = ContiguousArray(repeating: false, count: links.count)
        for node in shown { visible[Int(node)] = true }
        let places = ContiguousArray(
            list.map { item in table[item].flatMap { visible[Int($0)] ? $0 : nil } ?? -1 })
        // The parent that the next item that stays wants to keep.
        var wanted = ContiguousArray<Int32>(repeating: -1, count: places.count + 1)
        for index in places.indices.reversed() {
            wanted[index] = places[index] == -1 ? wanted[index + 1] : links[places[index]].parent
        }
        let listed = Set(list)

        var result = Outline()
        result.reserve(list.count)
        // The item before, its parent and so on, the lowest last: their places here and in the result.
        var path: ContiguousArray<(here: Int32, there: Int32)> = [(0, 0)]
        for (index, item) in list.enumerated() {
            let place = places[index]
            let parent = place == -1 ? -1 : links[place].parent
            if parent != -1, let ancestor = path.lastIndex(where: { $0.here == parent }) {
                path.removeLast(path.count - 1 - ancestor)
            } else if path.count > 1,
                wanted[index + 1] != path[path.count - 1].here
                    || path[path.count - 1].here == -1
            {
                path.removeLast()
            }
            let isExpanded = place != -1 && links[place].isExpanded
            guard let copy = result.makeNode(item, isExpanded: isExpanded) else { continue }
            result.links.link(copy, to: path[path.count - 1].there, before: 0)
            if place != -1, !isExpanded {
                result.graft(self, below: place, to: copy, before: 0) { listed.contains($0) }
            }
            path.append((place, copy))
        }
        return result
    }
}
