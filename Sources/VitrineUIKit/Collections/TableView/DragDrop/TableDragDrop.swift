import Foundation
import VitrineCoreGraphics

/// Answers the collection view inside about what is dragged with what the table's delegates say.
@MainActor
final class TableDragDrop: NSObject {
    weak var table: UITableView?
    weak var dragDelegate: (any UITableViewDragDelegate)?
    weak var dropDelegate: (any UITableViewDropDelegate)?
    private var proposal: UITableViewDropProposal?
}

extension TableDragDrop: UICollectionViewDragDelegate {
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        guard let table, let dragDelegate else { return [] }
        return dragDelegate.tableView(table, itemsForBeginning: session, at: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath, point: CGPoint
    ) -> [UIDragItem] {
        guard let table, let dragDelegate else { return [] }
        return dragDelegate.tableView(table, itemsForAddingTo: session, at: indexPath, point: point)
    }

    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
        guard let table, let dragDelegate else { return nil }
        return dragDelegate.tableView(table, dragPreviewParametersForRowAt: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
    ) {
        if let table { dragDelegate?.tableView(table, dragSessionWillBegin: session) }
    }

    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {
        if let table { dragDelegate?.tableView(table, dragSessionDidEnd: session) }
    }

    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        guard let table, let dragDelegate else { return true }
        return dragDelegate.tableView(table, dragSessionAllowsMoveOperation: session)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        guard let table, let dragDelegate else { return false }
        return dragDelegate.tableView(table, dragSessionIsRestrictedToDraggingApplication: session)
    }
}

extension TableDragDrop: UICollectionViewDropDelegate {
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        guard let table, let dropDelegate else { return false }
        return dropDelegate.tableView(table, canHandle: session)
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidEnter: session) }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let table, let dropDelegate else { return UICollectionViewDropProposal(operation: .cancel) }
        let given = dropDelegate.tableView(
            table, dropSessionDidUpdate: session, withDestinationIndexPath: destinationIndexPath)
        proposal = given
        let intent: UICollectionViewDropProposal.Intent =
            switch given.intent {
            case .unspecified: .unspecified
            case .insertAtDestinationIndexPath: .insertAtDestinationIndexPath
            case .insertIntoDestinationIndexPath: .insertIntoDestinationIndexPath
            case .automatic:
                isInMiddle(session, of: destinationIndexPath)
                    ? .insertIntoDestinationIndexPath : .insertAtDestinationIndexPath
            }
        let result = UICollectionViewDropProposal(operation: given.operation, intent: intent)
        result.prefersFullSizePreview = given.prefersFullSizePreview
        return result
    }

    /// Whether something is over the middle half of a row. Ours: nothing is published about where that is.
    private func isInMiddle(_ session: any UIDropSession, of path: IndexPath?) -> Bool {
        guard let table, let path, table.content.movement?.current != path,
            let item = table.content.itemPath(ofShown: path)
        else { return false }
        let row = table.rectForRow(at: item)
        let y = session.location(in: table).y
        return y > row.minY + row.height / 4 && y < row.maxY - row.height / 4
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {
        if let table { dropDelegate?.tableView(table, dropSessionDidExit: session) }
    }

    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {
        proposal = nil
        if let table { dropDelegate?.tableView(table, dropSessionDidEnd: session) }
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let table, let dropDelegate, let proposal,
            let coordinator = coordinator as? CollectionDropCoordinator
        else { return }
        dropDelegate.tableView(table, performDropWith: TableDropCoordinator(coordinator, proposal))
    }

}

extension UITableView: UISpringLoadedInteractionSupporting {}
