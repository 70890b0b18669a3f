public import Foundation

/// Provides the items of a collection view and the views that show them.
@MainActor @preconcurrency
public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int

    /// The cell of an item: one that was dequeued for this index path.
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell

    /// How many sections there are. One by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int

    /// A header, footer or other supplementary view: one that was dequeued for this index path.
    ///
    /// Must be provided when the layout has supplementary views.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView

    /// Whether the user may move an item. True by default, as long as the data source moves items at all.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool

    /// The user has moved an item: the data source moves it in its data, and nothing else.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath)

    /// The titles of the index at the trailing edge, along which a finger moves through the content. Nil, and so no
    /// index, by default.
    ///
    /// Asked for when the data is, and after updates of it.
    func indexTitles(for collectionView: UICollectionView) -> [String]?

    /// The item to which a title of the index leads. Traps by default.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        fatalError(
            "The layout asks for a supplementary view of kind \(kind) at section \(indexPath.first ?? 0), but "
                + "\(type(of: self)) does not implement "
                + "collectionView(_:viewForSupplementaryElementOfKind:at:)")
    }

    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    {
        collectionView.supposesThatItemsMove
    }

    /// Whether a data source moves items cannot be seen before it is asked to: this takes the movement back.
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        collectionView.dataSourceDoesNotMove()
    }

    public func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        fatalError(
            "\(type(of: self)) has index titles, but does not implement "
                + "collectionView(_:indexPathForIndexTitle:at:) to say where \(title) leads")
    }
}

/// Is told early about items that will probably be shown soon, so that their data can be fetched.
@MainActor @preconcurrency
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
    /// Data for these items will probably be needed soon, nearest first.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])

    /// These items, announced before, will probably not be needed after all.
    func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {}
}
