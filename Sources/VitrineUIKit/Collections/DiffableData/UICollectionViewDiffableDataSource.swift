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

    /// What is asked and told when the user moves items. At first no item can be moved.
    public final var reorderingHandlers = ReorderingHandlers()

    /// What to do about identifiers that a snapshot contains twice. `trap`, as UIKit does, unless set otherwise.
    /// Vitrine's own.
    ///
    /// May be set and read on any thread; it counts when a snapshot is applied.
    public final nonisolated var duplicateIdentifierPolicy: DuplicateIdentifierPolicy {
        get { submissions.policy }
        set { submissions.policy = newValue }
    }

    /// Hears of identifiers that were left out, once for each snapshot that is applied with
    /// ``DuplicateIdentifierPolicy/reportAndKeepFirst``, when it is shown. Nil at first. Vitrine's own.
    public final var duplicateIdentifierHandler: ((DuplicateIdentifierReport) -> Void)?

    /// Hears what every applied snapshot did and cost, just after the collection view has changed. Nil at first.
    /// Vitrine's own.
    public final var stepObserver: ((DiffableDataSourceStep) -> Void)?

    final weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The state that the collection view shows.
    final var current = Snapshot<SectionIdentifierType, ItemIdentifierType>()
    /// The outlines of sections that were given one: what they show, which is in ``current``, and what they hide.
    final var outlines: [SectionIdentifierType: Outline<ItemIdentifierType>] = [:]
    /// The name of the state shown among those submitted.
    final var currentVersion = 0
    /// What the threads share that apply snapshots.
    final nonisolated let submissions = SnapshotSubmissions<SectionIdentifierType, ItemIdentifierType>()
    /// Whether it was said already that identifiers contradict themselves; once is enough.
    final var hasReportedIdentifierFault = false
    /// Whether a snapshot is being shown: others wait until it is.
    final var isCommitting = false

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
    /// Code without strict concurrency may call this off the main thread, if it always does: the difference is then
    /// computed by the calling thread, and the collection view changes on the main thread, in the order of the
    /// calls. Mixing both is reported on standard error, and a call on the main thread while snapshots from other
    /// threads wait traps, as in UIKit.
    ///
    /// A call from inside a cell provider, a batch of updates or anything else that the collection view is in the
    /// middle of takes effect as soon as that is done.
    ///
    /// - Parameters:
    ///   - snapshot: The new state. Traps if an identifier occurs in it twice, unless
    ///     ``duplicateIdentifierPolicy`` says otherwise.
    ///   - animatingDifferences: Whether changes are animated. Without animation cells of items that stay
    ///     are kept just the same.
    ///   - completion: Called once on the main thread, after the animation if there is one.
    /// - Complexity: O(*n*), *n* = items of both snapshots; views are touched for what is visible only.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        submit(
            snapshot.submitted, .difference(animated: animatingDifferences),
            completion: completion.map(ApplyCompletion.init))
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

    /// Shows a snapshot without comparing it with the one before: every cell is made again, and animations of items
    /// end.
    ///
    /// - Parameters:
    ///   - snapshot: The new state. Traps if an identifier occurs in it twice, unless
    ///     ``duplicateIdentifierPolicy`` says otherwise.
    ///   - completion: Called once on the main thread, when the snapshot is shown.
    /// - Complexity: O(*n*), *n* = items, for finding duplicates.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        submit(snapshot.submitted, .reloadData, completion: completion.map(ApplyCompletion.init))
    }

    /// Shows a snapshot without comparing it with the one before; returns when it is shown.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { continuation in
            applySnapshotUsingReloadData(snapshot) { continuation.resume() }
        }
    }

    // MARK: Looking up

    /// The state applied last: a copy to change and to apply.
    ///
    /// It may be ahead of the look-ups below, which answer for what the collection view shows: while a snapshot waits
    /// for the main thread, or for the end of what the collection view is in the middle of.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(submissions.submitted.snapshot)
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
            fatalError(noItemMessage(at: indexPath))
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
                "The layout asks for a supplementary view of kind \(kind) in section \(indexPath.first ?? 0), but the "
                    + "data source has no supplementaryViewProvider; set one before applying a snapshot, or a layout "
                    + "without such views (in a list, headerMode and footerMode .none)")
        }
        guard let view = supplementaryViewProvider(collectionView, kind, indexPath) else {
            fatalError(
                "The supplementaryViewProvider returned nil for kind \(kind) in section \(indexPath.section); "
                    + "it must return a view that was dequeued")
        }
        return view
    }

    /// The titles of the index at the trailing edge: none, unless a subclass says otherwise.
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    /// The item to which a title of the index leads: a subclass that has titles says so.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        fatalError(
            "\(type(of: self)) has index titles, but does not override "
                + "collectionView(_:indexPathForIndexTitle:at:) to say where \(title) leads")
    }

    /// Whether the user may move an item: what ``ReorderingHandlers/canReorderItem`` says.
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let canReorder = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath)
        else { return false }
        return canReorder(item)
    }

    /// The user moved an item: so does the data source, and tells ``reorderingHandlers``.
    ///
    /// - Complexity: O(*n*), *n* = items
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        reorder(from: sourceIndexPath, to: destinationIndexPath)
    }
}
