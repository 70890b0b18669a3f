public import Foundation

/// An item among those of the data that stands for one whose data are not there yet.
@MainActor @preconcurrency
open class UICollectionViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String

    /// Configures the cell, each time one is made and after `setNeedsCellUpdate()`. Nothing by default.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where it comes in, as for an item that is inserted; placeholders of the same drop count.
    ///   - reuseIdentifier: That of its cell, which must be registered.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
    }

    /// Its cell, new and configured.
    ///
    /// - Parameter path: Where it is shown.
    func makeCell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        let cell = view.dequeueReusableCell(withReuseIdentifier: reuseIdentifier, for: path)
        update(cell)
        return cell
    }

    func update(_ cell: UICollectionViewCell) { cellUpdateHandler?(cell) }
}

/// A placeholder for what was dropped.
@MainActor @preconcurrency
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {}

/// A placeholder in its place: ends when the data of the item have come, or do not come.
@MainActor @preconcurrency
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// The data are there: the placeholder goes, and an item comes in its place. False if the placeholder is gone already, as
    /// after `reloadData()`; then nothing is done.
    ///
    /// Traps if the data source has not an item more afterwards.
    ///
    /// - Parameter dataSourceUpdates: Inserts the item into the data, where the index path says, and nothing else: the
    ///   collection view inserts it by itself.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// The placeholder goes, and nothing comes. False if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Has the cell configured again by the placeholder's handler.
    func setNeedsCellUpdate()
}
