extension UICollectionViewDiffableDataSource {
    /// What a diffable data source asks and tells when the user moves items.
    public struct ReorderingHandlers {
        /// Whether the user may move an item. Nil, as at first, means no item.
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?

        /// Called when the user has let go of an item, before the data source changes.
        public var willReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Called when the data source has changed: the place to change the data that snapshots are made from.
        public var didReorder:
            ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

        /// Creates handlers that let no item be moved.
        public init() {}
    }
}
