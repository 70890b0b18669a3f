/// Rows that one node knows the number of, without having made them.
///
/// What it answers is what the list shows: changes of the data come into force with `commit()`, between the two
/// halves of an update of the list.
@MainActor
protocol RowRun: _GraphNode {
    /// The number of rows once changes are committed.
    var nextCount: Int { get }
    /// Makes the view of a row that is shown.
    func shownRow(at index: Int) -> Row
    /// The identifier of a row that is shown.
    func shownIdentifier(at index: Int) -> AnyHashable
    /// The row that is shown with an identifier. Complexity: O(rows).
    func shownIndex(of id: AnyHashable) -> Int?
    /// What `commit()` will do to the rows.
    func changes() -> RowChanges
    /// Takes the newest data.
    func commit()
}

/// What became of the rows of one run. Origins are indexes before, destinations indexes after.
struct RowChanges {
    var deleted: [Int] = []
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
    var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty }
}

/// The identity of a row: the node that lists it, and what it is there.
struct RowIdentity: Hashable {
    let run: ObjectIdentifier
    let id: AnyHashable
}

/// The view of a row, before it has a cell.
@MainActor
struct Row {
    let identity: RowIdentity
    let content: AnyViewBox
    let environment: EnvironmentValues
    /// Rows of one kind can take over each other's cells.
    let kind: ObjectIdentifier
    /// Where it is listed, for messages.
    let place: RowPlace
}

/// A list's root, which is told about changes below.
@MainActor
protocol RowsOwner: _GraphNode {
    func rowsWereChanged()
}

/// A node that modifies the rows below it.
@MainActor
protocol RowWrapper: _GraphNode {
    func wrap(_ content: AnyViewBox) -> AnyViewBox
}

extension _GraphNode {
    /// Tells the list that rows, or what they show, may be different.
    final func rowsDidChange() {
        var node: _GraphNode? = self
        while let current = node {
            if let owner = current as? any RowsOwner { return owner.rowsWereChanged() }
            node = current.parent
        }
    }

    /// A row with the modifiers that stand around this node in the list.
    final func makeRow(_ content: AnyViewBox, id: AnyHashable) -> Row {
        var wrapped = content
        var node = parent
        while let current = node, !(current is any RowsOwner) {
            if let wrapper = current as? any RowWrapper { wrapped = wrapper.wrap(wrapped) }
            node = current.parent
        }
        return Row(
            identity: RowIdentity(run: ObjectIdentifier(self), id: id), content: wrapped,
            environment: environment, kind: ObjectIdentifier(content.viewType),
            place: RowPlace(node: self, identifier: id))
    }
}

/// One row, whose view is evaluated when it has a cell.
final class SingleRowNode<V: View>: _ViewNode<V>, RowRun {
    var nextCount: Int { 1 }
    override func collect(_ rows: inout RowCollection) { rows.append(self) }
    func shownRow(at index: Int) -> Row { makeRow(ViewBox(view), id: 0) }
    func shownIdentifier(at index: Int) -> AnyHashable { 0 }
    func shownIndex(of id: AnyHashable) -> Int? {
        if (view as? any ViewWithID)?.anyID == id { return 0 }
        var node: _GraphNode = self
        while let parent = node.parent, !(parent is any RowsOwner) {
            if (parent as? any IdentifyingNode)?.identifier(of: node) == id { return 0 }
            node = parent
        }
        return nil
    }
    func changes() -> RowChanges { RowChanges() }
    func commit() {}
    override func refresh(_ change: NodeChange) { rowsDidChange() }
}
