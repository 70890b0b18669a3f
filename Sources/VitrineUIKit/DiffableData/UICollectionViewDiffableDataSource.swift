public import Foundation
import VitrineDiff

/// A data source that is given whole snapshots and works out what changed.
///
/// The collection view asks it for cells; the cell provider makes them. The data source installs itself
/// as the collection view's data source and is not kept alive by it.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    /// Makes and configures the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    /// Makes and configures a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// Makes the headers, footers and other supplementary views. Nil at first.
    open var supplementaryViewProvider: SupplementaryViewProvider?

    /// What is asked and told when the user expands or collapses an item of an outline. Nothing at first.
    public final var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    final private(set) weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The state that the collection view shows.
    final var current = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of sections that were given one: what they show, which is in ``current``, and what they hide.
    final var outlines: [SectionIdentifierType: Outline<ItemIdentifierType>] = [:]

    /// Creates a data source and makes it the data source of a collection view.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
        collectionView.dataSource = self
    }

    // MARK: Applying

    /// Shows a snapshot, changing what differs from the one before.
    ///
    /// - Parameters:
    ///   - snapshot: The new state. Traps if an identifier occurs in it twice.
    ///   - animatingDifferences: Whether changes are animated. Without animation cells of items that stay
    ///     are kept just the same.
    ///   - completion: Called on the main actor, after the animation if there is one.
    /// - Complexity: O(*n*), *n* = items of both snapshots; views are touched for what is visible only.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(snapshot.base, animated: animatingDifferences, completion: completion)
    }

    /// Shows a state.
    ///
    /// - Parameter onCommit: Runs when the data source has changed to the new state, before the views follow.
    final func submit(
        _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>, animated: Bool,
        onCommit: (() -> Void)? = nil, completion: (() -> Void)? = nil
    ) {
        let difference: Difference
        do throws(DuplicateIdentifiers) {
            difference = try Difference(from: current, to: snapshot)
        } catch {
            fatalError(Self.message(for: error))
        }
        let adopt = {
            self.current = snapshot
            self.current.clearReloads()
            onCommit?()
        }
        guard let collectionView, collectionView.dataSource === self else {
            _ = commit(difference, adopt)
            completion?()
            return
        }
        var update = CollectionUpdate(difference)
        collectionView.performUpdate(animated: animated) {
            update.follow(self.commit(difference, adopt))
            return update
        } completion: { _ in
            completion?()
        }
        outlineStatesDidChange()
    }

    /// Shows a snapshot, changing what differs from the one before; returns after the animation.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { continuation in
            apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
        }
    }

    /// Shows a snapshot without comparing it with the one before: every cell is made again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        let items = snapshot.base.duplicateItems()
        let sections = snapshot.base.duplicateSections()
        if !sections.isEmpty { fatalError(Self.message(for: DuplicateIdentifiers(.section, sections))) }
        if !items.isEmpty { fatalError(Self.message(for: DuplicateIdentifiers(.item, items))) }
        _ = commit(nil) {
            current = snapshot.base
            current.clearReloads()
        }
        collectionView?.reloadData()
        collectionView?.layoutIfNeeded()
        completion?()
    }

    /// Shows a snapshot without comparing it with the one before; returns when it is shown.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    /// UIKit's sentence, with what UIKit leaves out: where the identifiers are.
    private static func message(for error: DuplicateIdentifiers) -> String {
        "Fatal: supplied \(error.kind.rawValue) identifiers are not unique. Duplicate identifiers: {(\n    "
            + error.identifiers.joined(separator: ",\n    ") + "\n)}\n"
            + error.places.joined(separator: "\n")
    }

    // MARK: Looking up

    /// The state shown now: a copy to change and to apply.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(current)
    }

    /// The item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
        guard indexPath.count == 2, current.sections.indices.contains(indexPath.section),
            indexPath.item >= 0, indexPath.item < current.numberOfItems(inSection: indexPath.section)
        else { return nil }
        return current[ItemPosition(section: indexPath.section, item: indexPath.item)]
    }

    /// The index path of an item; nil if it is not shown.
    ///
    /// - Complexity: O(log *s*), *s* = sections; O(*n*) the first time after a change.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        current.buildIndex()
        return current.position(ofItem: itemIdentifier)
            .map { IndexPath(item: $0.item, section: $0.section) }
    }

    /// The section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        current.sections.indices.contains(index) ? current.sections[index] : nil
    }

    /// The index of a section; nil if it is not shown.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        current.buildSectionIndex()
        return current.index(ofSection: sectionIdentifier)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int {
        current.numberOfSections
    }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        current.numberOfItems(inSection: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard let item = itemIdentifier(for: indexPath) else {
            fatalError("There is no item at \(indexPath) in the current snapshot")
        }
        guard let cell = cellProvider(collectionView, indexPath, item) else {
            fatalError(
                "The cell provider returned nil for item \(item) at section \(indexPath.section), "
                    + "item \(indexPath.item); it must return a cell that was dequeued")
        }
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let supplementaryViewProvider else {
            fatalError(
                "The layout asks for a supplementary view of kind \(kind), but the data source has no "
                    + "supplementaryViewProvider; set one before applying a snapshot")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            fatalError(
                "The supplementaryViewProvider returned nil for kind \(kind) in section \(indexPath.section); "
                    + "it must return a view that was dequeued")
        }
        return view
    }

    /// Whether the user may move an item: no.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        false
    }

    /// The user moved an item; override to follow.
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    /// The titles of an index beside the content: none.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// Where a title of the index leads.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        IndexPath(item: 0, section: 0)
    }
}
