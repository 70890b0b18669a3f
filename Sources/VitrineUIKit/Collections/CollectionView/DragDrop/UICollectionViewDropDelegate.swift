public import Foundation

/// Decides what is done with items that are dropped on a collection view, and does it.
@MainActor @preconcurrency
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// The items were dropped: the data are changed here, and the items sent to their places.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)
    /// Whether the collection view may receive the items at all. True unless implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool
    /// The items came over the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)
    /// The items are somewhere else: what would happen if they were dropped there. Nothing unless implemented.
    ///
    /// - Parameter destinationIndexPath: The item, or the gap, that they are over; nil elsewhere.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal
    /// The items left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over that was over the collection view, whatever became of it.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)
}

extension UICollectionViewDropDelegate {
    /// True.
    public func collectionView(
        _ collectionView: UICollectionView, canHandle session: any UIDropSession
    ) -> Bool { true }
    /// Nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Nothing would happen.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal { UICollectionViewDropProposal(operation: .cancel) }
    /// Nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Nothing is done.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
    ) {}
}

/// What would happen if items were dropped where they are in a collection view.
@MainActor @preconcurrency
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where the items would go.
    public enum Intent: Int, Sendable {
        /// Nobody says: nothing shows it.
        case unspecified = 0
        /// Between others, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into an item, which is marked.
        case insertIntoDestinationIndexPath = 2
    }

    /// Where the items would go.
    public let intent: Intent

    /// Makes a proposal that says where the items would go.
    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    /// Makes a proposal that does not say where the items would go.
    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    override func copied() -> UIDropProposal {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

/// An item that was dropped on a collection view.
@MainActor @preconcurrency
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// Where it comes from, if that is this collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is shown while it is dragged, in points.
    var previewSize: CGSize { get }
}

/// What was dropped on a collection view and where, for who changes the data and sends the items to their places.
@MainActor @preconcurrency
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UICollectionViewDropItem] { get }
    /// Where they were dropped: an index path of after the change; nil where there was no item.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate said last.
    var proposal: UICollectionViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has an item go to the cell of an item, which the data have by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item go into an item.
    ///
    /// - Parameter rect: Where in its cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item go somewhere else.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Has an item go to a placeholder, which stands for it until its data are there.
    ///
    /// Traps if no item can be inserted at its index path.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext
}
