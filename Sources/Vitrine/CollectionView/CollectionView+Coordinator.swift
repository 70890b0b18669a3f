public import VitrineUI

extension CollectionView {
    /// Keeps what outlives one value of a ``CollectionView``: its data source, the current builders, the identity
    /// of what is shown, and the focus gate.
    @MainActor
    public final class Coordinator: NSObject, UICollectionViewDelegate {
        typealias ItemID = ItemIdentity<Item>
        typealias DataSource = UICollectionViewDiffableDataSource<RowIdentity<Section>, ItemID>
        typealias CellHost = HostCell<ItemID, Cell>
        typealias SupplementaryHost = HostSupplementaryView<Section, SupplementaryView>

        var content: CollectionView
        /// Counts the values of the collection view, to know which cells show an older one.
        var version = 0
        var identified = IdentifiedRows<Section, Item>()
        /// What cells showed that left the screen; nil when nothing is kept.
        var retained: RetainedContents<ItemID, Cell>?
        var registeredKinds: Set<String> = []

        /// Ways to short rows.
        let rowGuides = RowFocusGuides()

        private var dataSource: DataSource?
        private var shownRows: [CollectionRow<Section, Item>]?
        private var reportedIssues: Set<String> = []

        /// Whether cells accept focus. True only while an update ends: see ``followFocus(in:)``.
        private var isFocusable = false

        init(_ content: CollectionView) {
            self.content = content
        }

        public func collectionView(
            _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
        ) -> Bool {
            isFocusable
        }

        public func collectionView(
            _ collectionView: UICollectionView, didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            rowGuides.focusedCell = context.nextFocusedIndexPath.flatMap {
                collectionView.cellForItem(at: $0)
            }
        }

        /// A cell may have been made ready long before: it takes what is new since then.
        public func collectionView(
            _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            if let cell = cell as? CellHost { refresh(cell, at: indexPath) }
        }

        public func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {
            if let view = view as? SupplementaryHost { refresh(view, ofKind: elementKind, at: indexPath) }
        }

        public func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            if let retained, let cell = cell as? CellHost {
                retained.park(cell) { identified.contains($0) }
            }
        }
    }
}

extension CollectionView.Coordinator {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            self?.content.sectionLayoutProvider(sectionIndex, environment)
        }
    }

    /// Connects the collection view with its data source and this delegate.
    func attach(to collectionView: HostCollectionView) {
        collectionView.layoutPass = { [weak self, weak collectionView] pass in
            if let retained = self?.retained { retained.perform(pass) } else { pass() }
            if let self, let collectionView { rowGuides.update(in: collectionView) }
        }
        let identifier = "cell"
        collectionView.register(CellHost.self, forCellWithReuseIdentifier: identifier)
        collectionView.delegate = self

        let dataSource = DataSource(collectionView: collectionView) {
            [weak self] collectionView, indexPath, identity in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            if let self, let cell = cell as? CellHost { show(identity, at: indexPath, in: cell) }
            return cell
        }
        dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            self?.supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
        }
        self.dataSource = dataSource
    }

    /// Takes over the builders and items of `content`: applies the difference if its rows are not equal to those
    /// shown, and brings what is on screen up to date.
    func update(from content: CollectionView, in collectionView: UICollectionView, animated: Bool) {
        self.content = content
        version += 1
        updateRetention()
        if shownRows == content.rows {
            // Equal is not the same: `==` may compare an identifier alone.
            identified.takeValues(of: content.rows)
            shownRows = content.rows
        } else {
            shownRows = content.rows
            identified = IdentifiedRows(content.rows, continuing: identified)
            retained?.discard { identified.contains($0) }
            report(identified.issues)
            dataSource?.apply(identified.snapshot(), animatingDifferences: animated) {
                [weak self, weak collectionView] in
                guard let self, let collectionView else { return }
                followFocus(in: collectionView)
            }
        }
        refreshVisible(in: collectionView)
    }

    private func updateRetention() {
        let limit = content.retainedStateLimit
        guard limit > 0 else {
            retained = nil
            return
        }
        if let retained, retained.limit != limit { retained.limit = limit }
        retained = retained ?? RetainedContents(limit: limit)
    }

    /// Reports what is wrong with the rows, once as long as it stays wrong.
    private func report(_ issues: [String]) {
        for issue in issues where !reportedIssues.contains(issue) {
            ComponentIssue.report(in: "CollectionView", issue)
        }
        reportedIssues = Set(issues)
    }

    /// Lets the collection view find the focused item where it is after an update.
    ///
    /// Cells accept focus for the length of this call only: long enough for the focus to settle on the
    /// item's cell, short enough for buttons in cells to keep working. (Article A0, "Disabling and
    /// Enabling Focus".)
    private func followFocus(in collectionView: UICollectionView) {
        isFocusable = true
        collectionView.setNeedsFocusUpdate()
        collectionView.updateFocusIfNeeded()
        isFocusable = false
    }

    /// Where an item is now.
    func indexPath(of identity: ItemID) -> IndexPath? { dataSource?.indexPath(for: identity) }
}
