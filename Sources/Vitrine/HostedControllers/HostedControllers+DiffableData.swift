public import VitrineUI

extension HostedControllers where ItemID: Sendable {
    /// Makes a diffable data source whose cells show the controllers of its items.
    ///
    /// The delegate's two methods about display are still to be forwarded; see ``willDisplay(_:at:)`` and
    /// ``didEndDisplaying(_:)``. Use ``apply(_:to:animatingDifferences:completion:)`` to change the data.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view, which gets the data source but does not keep it alive.
    ///   - section: The type of the section identifiers.
    public func makeDataSource<Section: Hashable & Sendable>(
        for collectionView: UICollectionView, section: Section.Type
    ) -> UICollectionViewDiffableDataSource<Section, ItemID> {
        makeDataSource(for: collectionView, section: section, cell: HostedViewCollectionViewCell.self) {
            _, _ in
        }
    }

    /// Makes a diffable data source whose cells are of a class of your own.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view, which gets the data source but does not keep it alive.
    ///   - section: The type of the section identifiers.
    ///   - cell: The class of the cells.
    ///   - prepare: Configures what the cell shows besides the controller's view.
    public func makeDataSource<Section: Hashable & Sendable, Cell: HostedViewCollectionViewCell>(
        for collectionView: UICollectionView, section: Section.Type, cell: Cell.Type,
        prepare: @escaping (_ cell: Cell, _ item: ItemID) -> Void
    ) -> UICollectionViewDiffableDataSource<Section, ItemID> {
        let registration = UICollectionView.CellRegistration<Cell, ItemID> {
            [weak self] cell, indexPath, item in
            prepare(cell, item)
            self?.show(item, in: cell, at: indexPath)
        }
        return UICollectionViewDiffableDataSource(collectionView: collectionView) {
            collectionView, indexPath, item in
            collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
        }
    }

    /// Applies a snapshot, and forgets the items that are not in it: their controllers, scroll positions and states.
    ///
    /// - Parameters:
    ///   - snapshot: The new state of the data.
    ///   - dataSource: The data source that shows it.
    ///   - animatingDifferences: Whether changes are animated.
    ///   - completion: Called at the end of the animations.
    /// - Complexity: What applying costs, and O(*n*), *n* = items that were on screen so far.
    public func apply<Section: Hashable & Sendable>(
        _ snapshot: NSDiffableDataSourceSnapshot<Section, ItemID>,
        to dataSource: UICollectionViewDiffableDataSource<Section, ItemID>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        dataSource.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
        removeAll { snapshot.indexOfItem($0) == nil }
    }
}
