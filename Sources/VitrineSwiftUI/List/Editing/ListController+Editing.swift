import Foundation

// What the user does with rows: deletes, moves, swipes and chooses them.
extension ListController {
    // MARK: Swiping

    func swipeActions(at indexPath: IndexPath, edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        guard contains(indexPath), let cell = viewIfMade?.cellForItem(at: indexPath) as? ListCell,
            let host = cell.host
        else { return nil }
        let traits = host.traits
        if let actions = traits.swipeActions(edge: edge, in: host.graph.environment) { return actions }
        guard edge == .trailing, !traits.isDeleteDisabled, let target = editTarget(at: indexPath),
            target.edits.delete != nil
        else { return nil }
        let action = UIContextualAction(style: .destructive, title: "Delete") {
            [weak self, weak cell] _, _, done in
            // The row may be another one's by now.
            guard let self, let cell, let path = viewIfMade?.indexPath(for: cell),
                let target = editTarget(at: path), let delete = target.edits.delete
            else { return done(false) }
            withAnimation { delete(IndexSet(integer: target.offset)) }
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// The rows of these that the user may delete are deleted, all rows of one `ForEach` at once.
    func deleteByKey(_ paths: [IndexPath]) -> Bool {
        var edits: [(edits: RowEdits, owner: AnyObject, offsets: IndexSet)] = []
        for path in paths {
            let traits = (viewIfMade?.cellForItem(at: path) as? ListCell)?.host?.traits
            guard traits?.isDeleteDisabled != true, let target = editTarget(at: path),
                target.edits.delete != nil
            else { continue }
            if let index = edits.firstIndex(where: { $0.owner === target.owner }) {
                edits[index].offsets.insert(target.offset)
            } else {
                edits.append((target.edits, target.owner, IndexSet(integer: target.offset)))
            }
        }
        withAnimation { for edit in edits { edit.edits.delete?(edit.offsets) } }
        return !edits.isEmpty
    }

    func editTarget(at indexPath: IndexPath) -> RowEditTarget? {
        guard contains(indexPath) else { return nil }
        let (run, index) = shown.sections[indexPath.section].place(of: indexPath.item)
        return RowEditTarget(run: run, index: index)
    }

    // MARK: The edit mode

    /// What stands beside a row while the list is edited.
    func accessories(of cell: ListCell, at indexPath: IndexPath) -> [UICellAccessory] {
        guard !metrics.isTV, let traits = cell.host?.traits else { return [] }
        var accessories: [UICellAccessory] = []
        if selection?.isMultiple == true {
            if !traits.isSelectionDisabled { accessories.append(.multiselect()) }
        }
        let target = editTarget(at: indexPath)
        if accessories.isEmpty, target?.edits.delete != nil, !traits.isDeleteDisabled {
            accessories.append(.delete())
        }
        if target?.edits.move != nil, !traits.isMoveDisabled { accessories.append(.reorder()) }
        return accessories
    }

    // MARK: Moving

    func canMove(_ indexPath: IndexPath) -> Bool {
        guard editTarget(at: indexPath)?.edits.move != nil else { return false }
        let cell = viewIfMade?.cellForItem(at: indexPath) as? ListCell
        return cell?.host?.traits.isMoveDisabled != true
    }

    /// Whether a finger that rests on a row picks it up. Where it opens a menu it does not.
    func movesByLongPress(_ indexPath: IndexPath) -> Bool {
        guard !isEdited, !metrics.isTV, canMove(indexPath) else { return false }
        let host = (viewIfMade?.cellForItem(at: indexPath) as? ListCell)?.host
        return host?.interactions.contains { $0 is UIContextMenuInteraction } != true
            && contextMenu(at: indexPath) == nil
    }

    /// A row stays among those of its data.
    func moveTarget(from original: IndexPath, proposed: IndexPath) -> IndexPath {
        guard let target = editTarget(at: original) else { return original }
        if editTarget(at: proposed)?.owner === target.owner { return proposed }
        // The nearest row of the same data.
        let step = proposed < original ? 1 : -1
        var item = proposed.section == original.section ? proposed.item : original.item
        while item != original.item {
            let path = IndexPath(item: item, section: original.section)
            if editTarget(at: path)?.owner === target.owner { return path }
            item += step
        }
        return original
    }

    /// The user let go of a row at another place, where the collection view has put it: the program is told.
    func move(from source: IndexPath, to destination: IndexPath) {
        guard let target = editTarget(at: source), let move = target.edits.move,
            let other = editTarget(at: destination), other.owner === target.owner
        else { return }
        pendingMove = PendingMove(
            from: source, to: destination, before: identifiers(inSection: source.section))
        let isDown = other.offset > target.offset
        withAnimation { move(IndexSet(integer: target.offset), isDown ? other.offset + 1 : other.offset) }
        if let viewIfMade { FrameScheduler.setNeedsUpdate(MoveCheck(self, in: viewIfMade.runtimeContext)) }
    }

    /// The program has had its turn: one that did not move its data has the row back.
    fileprivate func endPendingMove() {
        guard pendingMove != nil else { return }
        pendingMove = nil
        viewIfMade?.reloadData()
    }

    /// Whether the rows that are shown now are those before, with the one that the user moved at its new place.
    func isAlreadyShown(_ move: PendingMove) -> Bool {
        guard shown.sections.indices.contains(move.from.section) else { return false }
        var expected = move.before
        expected.insert(expected.remove(at: move.from.item), at: move.to.item)
        return identifiers(inSection: move.from.section) == expected
    }

    private func identifiers(inSection section: Int) -> [RowIdentity] {
        shown.sections[section].runs.flatMap { run in
            (0..<run.nextCount).map {
                RowIdentity(run: ObjectIdentifier(run), id: run.shownIdentifier(at: $0))
            }
        }
    }
}

/// A row that the user has moved, before the program's data says so.
struct PendingMove {
    let from: IndexPath
    let to: IndexPath
    /// The rows of the section as they were.
    let before: [RowIdentity]
}

/// Looks, once the frame after a move has been made, whether the program's data has followed.
private final class MoveCheck: FrameUpdatable {
    private weak var controller: ListController?
    let runtimeContext: RuntimeContext
    private var turns = 0

    init(_ controller: ListController, in context: RuntimeContext) {
        self.controller = controller
        runtimeContext = context
    }

    /// Turns of this phase come before the graph's: the second is that of the frame after.
    var framePhase: FrameScheduler.Phase { .animations }

    func frameUpdate(at time: TimeInterval) {
        turns += 1
        if turns < 2 { return FrameScheduler.setNeedsUpdate(self) }
        controller?.endPendingMove()
    }
}
