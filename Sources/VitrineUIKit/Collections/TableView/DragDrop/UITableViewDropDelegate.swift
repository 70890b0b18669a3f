public import Foundation
import VitrineCoreGraphics

/// Decides what is done with items that are dropped on a table, and does it.
@MainActor @preconcurrency
public protocol UITableViewDropDelegate: NSObjectProtocol {
    /// The items were dropped: the data are changed here, and the items sent to their places.
    func tableView(
        _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator)
    /// Whether the table may receive the items at all. True unless implemented.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool
    /// The items came over the table.
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)
    /// The items are somewhere else: what would happen if they were dropped there. Nothing unless implemented.
    ///
    /// - Parameter destinationIndexPath: The row, or the gap, that they are over; nil elsewhere.
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal
    /// The items left the table.
    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)
    /// The drag is over that was over the table, whatever became of it.
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)
}

extension UITableViewDropDelegate {
    /// True.
    public func tableView(
        _ tableView: UITableView, canHandle session: any UIDropSession
    ) -> Bool { true }
    /// Nothing is done.
    public func tableView(
        _ tableView: UITableView, dropSessionDidEnter session: any UIDropSession
    ) {}
    /// Nothing would happen.
    public func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal { UITableViewDropProposal(operation: .cancel) }
    /// Nothing is done.
    public func tableView(
        _ tableView: UITableView, dropSessionDidExit session: any UIDropSession
    ) {}
    /// Nothing is done.
    public func tableView(
        _ tableView: UITableView, dropSessionDidEnd session: any UIDropSession
    ) {}
}

/// What would happen if items were dropped where they are in a table.
@MainActor @preconcurrency
open class UITableViewDropProposal: UIDropProposal {
    /// Where the items would go.
    public enum Intent: Int, Sendable {
        /// Nobody says: nothing shows it.
        case unspecified = 0
        /// Between others, which make room.
        case insertAtDestinationIndexPath = 1
        /// Into a row, which is marked.
        case insertIntoDestinationIndexPath = 2
        /// Between rows near their edges, and into a row in its middle.
        case automatic = 3
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
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.prefersFullSizePreview = prefersFullSizePreview
        return copy
    }
}

/// An item that was dropped on a table.
@MainActor @preconcurrency
public protocol UITableViewDropItem: NSObjectProtocol {
    /// What was dragged.
    var dragItem: UIDragItem { get }
    /// Where it comes from, if that is this collection view.
    var sourceIndexPath: IndexPath? { get }
    /// The size of what is shown while it is dragged, in points.
    var previewSize: CGSize { get }
}

/// What was dropped on a table and where, for who changes the data and sends the items to their places.
@MainActor @preconcurrency
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The items.
    var items: [any UITableViewDropItem] { get }
    /// Where they were dropped: an index path of after the change; nil where there was no row.
    var destinationIndexPath: IndexPath? { get }
    /// What the delegate said last.
    var proposal: UITableViewDropProposal { get }
    /// The drag.
    var session: any UIDropSession { get }
    /// Has an item go to the cell of a row, which the data have by now.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// Has an item go into a row.
    ///
    /// - Parameter rect: Where in its cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    /// Has an item go somewhere else.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
    /// Has an item go to a placeholder, which stands for it until its data are there.
    ///
    /// Traps if no row can be inserted at its index path.
    @discardableResult
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext
}
