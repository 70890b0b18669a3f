private import VitrineDiff

/// The rows of a `ForEach` whose elements are one row each: an element's view is made when its row is shown.
///
/// Complexity: showing a row is O(1) in the number of elements; a change of the data O(elements), of which only those
/// between the first and the last change are hashed. Data that is the same by storage or `==` costs nothing more.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
    _ViewNode<ForEach<Data, ID, Content>>, RowRun, ElementListing, RowEditing
{
    private var shown: ForEach<Data, ID, Content>
    /// Where the rows are that were shown: what is never in view is not looked at.
    private var seen: [ID: Int] = [:]

    override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
        shown = view
        super.init(view, context)
    }

    override func collect(_ rows: inout RowCollection) { rows.append(self) }
    override func refresh(_ change: NodeChange) { rowsDidChange() }

    var nextCount: Int { view.data.count }
    var edits: RowEdits { view.edits }
    func offset(of child: _GraphNode?, index: Int) -> Int? { index }

    func shownRow(at index: Int) -> Row {
        let element = shown.data[shown.data.index(shown.data.startIndex, offsetBy: index)]
        let id = shown.id(element)
        if seen.updateValue(index, forKey: id).map({ $0 != index }) ?? false {
            shown.reportDuplicate(id, at: self)
        }
        // State that the closure reads is an input of every row: reads add up over rows.
        let content = addingDependencies { shown.content(element) }
        return makeRow(ViewBox(content), id: AnyHashable(id))
    }

    func shownIdentifier(at index: Int) -> AnyHashable {
        AnyHashable(shown.id(shown.data[shown.data.index(shown.data.startIndex, offsetBy: index)]))
    }

    func shownIndex(of id: AnyHashable) -> Int? {
        if let id = id.base as? ID,
            let index = shown.data.enumerated().first(where: { shown.id($0.element) == id })?.offset
        {
            return index
        }
        // Rows may have been given another identity by `id(_:)`, which only their views tell.
        guard Content.self is any ViewWithID.Type else { return nil }
        return shown.data.enumerated().first { (shown.content($0.element) as? any ViewWithID)?.anyID == id }?
            .offset
    }

    func changes() -> RowChanges {
        ValueComparison.isEqual(shown.data, view.data) ? RowChanges() : changes(from: shown, to: view)
    }

    func commit() {
        shown = view
        seen = [:]
    }

    private func changes(
        from old: ForEach<Data, ID, Content>, to new: ForEach<Data, ID, Content>
    ) -> RowChanges {
        let (oldCount, newCount) = (old.data.count, new.data.count)
        func id(_ rows: ForEach<Data, ID, Content>, _ index: Int) -> ID {
            rows.id(rows.data[rows.data.index(rows.data.startIndex, offsetBy: index)])
        }
        let ends = CommonEnds(old.data, new.data) { id(old, $0) == id(new, $1) }
        let (head, tail) = (ends.head, ends.tail)
        // Identifiers are nearly always distinct, and counting how often each occurs costs more than the difference.
        func snapshot(_ rows: ForEach<Data, ID, Content>, _ count: Int) -> Snapshot<Int, ID> {
            var ids: [ID] = []
            ids.reserveCapacity(count - tail - head)
            for index in head..<count - tail { ids.append(id(rows, index)) }
            var snapshot = Snapshot<Int, ID>()
            snapshot.appendSections([0])
            snapshot.appendItems(ids, toSection: 0)
            return snapshot
        }
        let oldRows = snapshot(old, oldCount)
        if oldRows.duplicateItems().isEmpty,
            let difference = try? Difference(from: oldRows, to: snapshot(new, newCount))
        {
            return RowChanges(difference, head: head)
        }
        func keys(_ rows: ForEach<Data, ID, Content>, _ count: Int) -> [OccurrenceKey<ID>] {
            var occurrences: [ID: Int] = [:]
            var keys: [OccurrenceKey<ID>] = []
            // A closure would be isolated, and optimised builds of Swift 6.3 take that for a data race.
            for index in head..<count - tail {
                let id = id(rows, index)
                let occurrence = occurrences[id, default: 0]
                occurrences[id] = occurrence + 1
                keys.append(OccurrenceKey(id: id, occurrence: occurrence))
            }
            return keys
        }
        let newKeys = keys(new, newCount)
        if let twice = newKeys.first(where: { $0.occurrence > 0 }) { new.reportDuplicate(twice.id, at: self) }
        var before = Snapshot<Int, OccurrenceKey<ID>>()
        before.appendSections([0])
        before.appendItems(keys(old, oldCount), toSection: 0)
        var after = Snapshot<Int, OccurrenceKey<ID>>()
        after.appendSections([0])
        after.appendItems(newKeys, toSection: 0)
        guard let difference = try? Difference(from: before, to: after) else {
            preconditionFailure("Keys with occurrences are unique.")
        }
        return RowChanges(difference, head: head)
    }
}

extension RowChanges {
    /// What a difference of rows says, of which some equal ones at the start were left out.
    fileprivate init(_ difference: Difference, head: Int) {
        self.init(
            deleted: difference.deletedItems.map { $0.item + head },
            inserted: difference.insertedItems.map { $0.item + head },
            moved: difference.movedItems.map { ($0.from.item + head, $0.to.item + head) })
    }
}

extension _GraphNode {
    /// Records the reads of a closure as further dependencies of the node.
    func addingDependencies<Result>(_ body: () -> Result) -> Result {
        let previous = ViewGraph.trackingNode
        ViewGraph.trackingNode = self
        defer { ViewGraph.trackingNode = previous }
        return observing(body)
    }
}
