extension UICollectionViewDiffableDataSource {
    /// What is asked and told when the user expands or collapses an item of an outline.
    ///
    /// Applying a snapshot in which items are expanded asks and tells none of them.
    public struct SectionSnapshotHandlers<Item: Hashable> {
        /// Whether an item may be expanded. Every item may, if this is nil.
        public var shouldExpandItem: ((Item) -> Bool)?

        /// Told before an item is expanded.
        public var willExpandItem: ((Item) -> Void)?

        /// Whether an item may be collapsed. Every item may, if this is nil.
        public var shouldCollapseItem: ((Item) -> Bool)?

        /// Told before an item is collapsed.
        public var willCollapseItem: ((Item) -> Void)?

        /// Gives the descendants of an item that is being expanded, which may have been loaded just now. It gets
        /// the item, and the descendants that the section has for it; to return these changes nothing.
        public var snapshotForExpandingParent:
            (
                (
                    _ parent: Item,
                    _ currentChildSnapshot: NSDiffableDataSourceSectionSnapshot<Item>
                ) -> NSDiffableDataSourceSectionSnapshot<Item>
            )?

        /// Creates handlers that allow everything and tell nobody.
        public init() {}
    }
}
