import Foundation
import VitrineUIKit

// What is dropped between rows.
extension ListController: UICollectionViewDropDelegate {
    /// What comes of what is dropped before a row, or after the last one of its data: the place in the data, and the edit.
    private func insertion(
        at path: IndexPath, _ session: any UIDropSession
    ) -> (insertion: RowInsertion, offset: Int)? {
        if let target = editTarget(at: path), let insertion = target.edits.insert, insertion.accepts(session)
        {
            return (insertion, target.offset)
        }
        guard path.item > 0,
            let target = editTarget(at: IndexPath(item: path.item - 1, section: path.section)),
            let insertion = target.edits.insert, insertion.accepts(session)
        else { return nil }
        return (insertion, target.offset + 1)
    }

    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        collectionView.indexPathsForVisibleItems.contains { insertion(at: $0, session) != nil }
    }

    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        guard let destinationIndexPath, insertion(at: destinationIndexPath, session) != nil else {
            return UICollectionViewDropProposal(operation: .cancel)
        }
        return UICollectionViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {
        guard let path = coordinator.destinationIndexPath,
            let (insertion, offset) = insertion(at: path, coordinator.session)
        else { return }
        withAnimation { insertion.perform(offset, coordinator.session) }
    }
}
