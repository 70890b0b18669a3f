public import Foundation
import VitrineDiff

/// A data source of a table view that is given whole snapshots and works out what changed.
///
/// The table asks it for cells; the cell provider makes them. It installs itself as the table's data source and is not kept
/// alive by it. Subclasses override the methods of `UITableViewDataSource` that they answer themselves.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource, TableSnapshotSource {
    /// Makes and configures the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private final weak var table: UITableView?
    private final let cellProvider: CellProvider
    private final let snapshots: TableSnapshots<SectionIdentifierType, ItemIdentifierType>
    final var rows: any UICollectionViewDataSource { snapshots }

    /// How rows come and go. Automatic by default.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Creates a data source and makes it the data source of a table view.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        table = tableView
        self.cellProvider = cellProvider
        snapshots = TableSnapshots(tableView)
        super.init()
        snapshots.owner = self
        tableView.dataSource = self
    }

    // MARK: Applying

    /// Shows a snapshot, changing what differs from the one before.
    ///
    /// - Complexity: O(*n*) in the items of both.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        prepare()
        snapshots.apply(
            snapshot, animatingDifferences: animatingDifferences && defaultRowAnimation != .none,
            completion: completion)
    }

    /// Shows a snapshot, changing what differs from the one before.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot, asking for everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        prepare()
        snapshots.applySnapshotUsingReloadData(snapshot, completion: completion)
    }

    /// Shows a snapshot, asking for everything anew.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// Headers and heights belong to sections that may be others now.
    private func prepare() {
        table?.adapter.forgetBoundaries()
        table?.content.motion = RowMotion(ofEverything: defaultRowAnimation)
        table?.content.heightsDidChange()
    }

    // MARK: Looking up

    /// What the table shows, or will show.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        snapshots.snapshot()
    }

    /// The item at an index path; nil where there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        snapshots.itemIdentifier(for: indexPath)
    }

    /// Where an item is; nil if it is not there.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        snapshots.indexPath(for: itemIdentifier)
    }

    /// The section at an index; nil where there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        snapshots.sectionIdentifier(for: index)
    }

    /// Where a section is; nil if it is not there.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        snapshots.index(for: sectionIdentifier)
    }

    // MARK: UITableViewDataSource

    /// The number of sections shown.
    open func numberOfSections(in tableView: UITableView) -> Int { snapshots.current.numberOfSections }

    /// The number of items of a section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        snapshots.current.numberOfItems(inSection: section)
    }

    /// The cell of an item, by the cell provider. Traps if that returns nil.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError(
                "UITableViewDiffableDataSource has no item at section \(indexPath.section), row \(indexPath.row)"
            )
        }
        guard let cell = cellProvider(tableView, indexPath, item) else {
            fatalError(
                "The cell provider returned nil for item \(item) at section \(indexPath.section), row \(indexPath.row); "
                    + "it must return a cell")
        }
        return cell
    }

    /// The title of a header. None unless overridden.
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    /// The title of a footer. None unless overridden.
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    /// None unless overridden.
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    /// The section at the place of the title unless overridden.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    /// Whether a row can be edited. False unless overridden, as in UIKit.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    /// Whether a row can be moved. False unless overridden.
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    /// Nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}
    /// Nothing unless overridden.
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

/// A data source whose rows the collection view inside a table is given as snapshots.
@MainActor
protocol TableSnapshotSource {
    var rows: any UICollectionViewDataSource { get }
}

/// The rows of a table as the collection view inside sees them: counts and changes are a snapshot's, views the table's.
@MainActor
final class TableSnapshots<Section: Hashable & Sendable, Item: Hashable & Sendable>:
    UICollectionViewDiffableDataSource<Section, Item>
{
    weak var owner: UITableViewDiffableDataSource<Section, Item>?
    private weak var table: UITableView?

    init(_ table: UITableView) {
        self.table = table
        super.init(collectionView: table.content) { _, _, _ in nil }
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let table, let owner else {
            fatalError(
                "A table asked for section \(indexPath.section), row \(indexPath.row) of a data source that is gone: keep the "
                    + "UITableViewDiffableDataSource in a property")
        }
        return table.adapter.holder(
            of: owner.tableView(table, cellForRowAt: indexPath), at: indexPath, in: table)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let table else { return UICollectionReusableView(frame: .zero) }
        return table.adapter.collectionView(
            collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        guard let table, let owner else { return false }
        return owner.tableView(table, canMoveRowAt: indexPath)
    }

    override func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        guard let table else { return }
        owner?.tableView(table, moveRowAt: sourceIndexPath, to: destinationIndexPath)
    }
}
