import Foundation

extension UITableView {
    /// Brings the rows in view up to date, as whoever asks for them expects.
    func layoutContentIfNeeded() {
        content.follow()
        if !content.isAtWork { content.layoutIfNeeded() }
    }
}

extension UITableView.ScrollPosition {
    var inCollection: UICollectionView.ScrollPosition {
        switch self {
        case .none: []
        case .top: .top
        case .middle: .centeredVertically
        case .bottom: .bottom
        }
    }
}

// What the defaults of the protocols answer.
extension UITableView {
    /// Whether the data source is not known to move no rows.
    var dataSourceMovesRows: Bool { adapter.dataSourceMovesRows }
    func dataSourceMovesNothing() { adapter.dataSourceMovesNothing() }
    func dataSourceCommitsNothing() { adapter.dataSourceCommitsNothing() }

    /// The button that deletes a row; nil where its editing style is another, or the data source commits nothing.
    func deletion(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        adapter.deletion(at: indexPath)
    }

    /// The buttons at the trailing edge of a row: those of the older form, or the one that deletes.
    func swipeActions(ofRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        guard let given = choices.tableView(self, editActionsForRowAt: indexPath) else {
            return deletion(ofRowAt: indexPath)
        }
        guard !given.isEmpty else { return nil }
        let result = UISwipeActionsConfiguration(actions: given.map { $0.contextual(at: indexPath) })
        result.performsFirstActionWithFullSwipe = false
        return result
    }

    func ownIndentationLevel(ofRowAt indexPath: IndexPath) -> Int {
        if let row = adapter.rowBeingAsked { return row.indentationLevel }
        return (content.cellForItem(at: indexPath) as? TableRowCell)?.rowIfAny?.indentationLevel ?? 0
    }
}

extension UITableView {
    /// The same for a closure that does not escape, and in which `self` need not be written. It calls
    /// ``performBatchUpdates(_:completion:)``, so overriding that one is enough.
    ///
    /// Traps if an override keeps the closure beyond its call.
    public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
        withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
    }

    /// Shows several changes at once, and returns at the end whether their animation came to it.
    @discardableResult
    public func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
        await withCheckedContinuation { continuation in
            performBatchUpdates(updates) { continuation.resume(returning: $0) }
        }
    }
}
