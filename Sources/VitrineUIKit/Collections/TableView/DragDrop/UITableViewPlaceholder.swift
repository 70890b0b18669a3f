public import Foundation
public import VitrineCoreGraphics

/// A row among those of the data that stands for one whose data are not there yet.
@MainActor @preconcurrency
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Configures the cell, each time one is made and after `setNeedsCellUpdate()`. Nothing by default.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// Makes a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: Where it comes in, as for a row that is inserted; placeholders of the same drop count.
    ///   - reuseIdentifier: That of its cell, which must be registered.
    ///   - rowHeight: In points; `UITableView.automaticDimension` is as high as the rows beside it.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
    }
}

/// A placeholder for what was dropped.
@MainActor @preconcurrency
open class UITableViewDropPlaceholder: UITableViewPlaceholder {}

/// A placeholder in its place: ends when the data of the row have come, or do not come.
@MainActor @preconcurrency
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// What was dropped.
    var dragItem: UIDragItem { get }
    /// The data are there: the placeholder goes, and a row comes in its place. False if the placeholder is gone already, as
    /// after `reloadData()`; then nothing is done.
    ///
    /// Traps if the data source has not a row more afterwards.
    ///
    /// - Parameter dataSourceUpdates: Inserts the row into the data, where the index path says, and nothing else: the table
    ///   inserts it by itself.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    /// The placeholder goes, and nothing comes. False if it is gone already.
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Has the cell configured again by the placeholder's handler.
    func setNeedsCellUpdate()
}

extension PlaceholderContext: UITableViewDropPlaceholderContext {}

/// A table's placeholder as the collection view inside sees it.
@MainActor
final class TableRowPlaceholder: UICollectionViewPlaceholder {
    let row: UITableViewPlaceholder

    init(_ row: UITableViewPlaceholder) {
        self.row = row
        super.init(insertionIndexPath: row.insertionIndexPath, reuseIdentifier: row.reuseIdentifier)
    }

    override func makeCell(in view: UICollectionView, at path: IndexPath) -> UICollectionViewCell {
        guard let content = view as? TableContentView, let table = content.table else {
            fatalError("The placeholder of a row stands in \(type(of: view)), which is no table.")
        }
        let cell = table.dequeueReusableCell(withIdentifier: reuseIdentifier, for: path)
        let holder = content.holder(of: cell, at: path)
        update(holder)
        holder.refresh()
        return holder
    }

    override func update(_ cell: UICollectionViewCell) {
        if let row = (cell as? TableRowCell)?.rowIfAny { self.row.cellUpdateHandler?(row) }
    }
}
