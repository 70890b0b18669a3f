import Foundation
import VitrineCoreGraphics

/// What was dropped on the collection view inside, as the table's delegate sees it.
@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
    let items: [any UITableViewDropItem]
    let proposal: UITableViewDropProposal
    private let inner: CollectionDropCoordinator

    var destinationIndexPath: IndexPath? { inner.destinationIndexPath }
    var session: any UIDropSession { inner.session }

    init(_ inner: CollectionDropCoordinator, _ proposal: UITableViewDropProposal) {
        self.inner = inner
        self.proposal = proposal
        items = inner.items.map { Item($0) }
    }

    private final class Item: NSObject, UITableViewDropItem {
        let dragItem: UIDragItem
        let sourceIndexPath: IndexPath?
        let previewSize: CGSize

        init(_ item: any UICollectionViewDropItem) {
            dragItem = item.dragItem
            sourceIndexPath = item.sourceIndexPath
            previewSize = item.previewSize
        }
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
        inner.drop(dragItem, toItemAt: indexPath)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating {
        inner.drop(dragItem, intoItemAt: indexPath, rect: rect)
    }

    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
        inner.drop(dragItem, to: target)
    }

    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext {
        inner.dropOnPlaceholder(dragItem, TableRowPlaceholder(placeholder))
    }
}
