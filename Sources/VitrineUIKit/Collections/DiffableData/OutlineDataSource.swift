import Foundation

/// A data source whose items form outlines, as an outline disclosure accessory sees it.
///
/// The accessory neither knows the identifiers nor the snapshot: it asks for the state of the row it
/// stands in, and asks for the row to be opened or closed.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// The place in an outline of the item at an index path, or nil if its section has no outline.
    func outlineState(at indexPath: IndexPath) -> OutlineState?

    /// Opens the item at an index path if it is closed, and closes it if it is open, animated, and after
    /// asking the handlers that may refuse.
    func toggleExpansion(at indexPath: IndexPath)
}
