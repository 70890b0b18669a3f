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
        /// The environment around the collection view.
        var environment = EnvironmentValues()
        /// Counts the values and environments of the collection view, to know which cells show an older one.
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

        /// Whether SwiftUI updates the view right now: what that changes is told outside afterwards.
        private var isUpdating = false

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
            guard let cell = cell as? CellHost else { return }
            refresh(cell, at: indexPath)
            cell.hosted.attach(to: (collectionView as? HostCollectionView)?.enclosingController)
        }

        public func collectionView(
            _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
            forElementKind elementKind: String, at indexPath: IndexPath
        ) {
            guard let view = view as? SupplementaryHost else { return }
            refresh(view, ofKind: elementKind, at: indexPath)
            view.hosted.attach(to: (collectionView as? HostCollectionView)?.enclosingController)
        }

        public func collectionView(
            _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
            forItemAt indexPath: IndexPath
        ) {
            guard let cell = cell as? CellHost else { return }
            cell.hosted.detach()
            if let retained { retained.park(cell) { identified.contains($0) } }
        }

        public func collectionView(
            _ collectionView: UICollectionView,
            didEndDisplayingSupplementaryView view: UICollectionReusableView,
            forElementOfKind elementKind: String, at indexPath: IndexPath
        ) {
            (view as? SupplementaryHost)?.hosted.detach()
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
            guard let self, let collectionView else { return }
            rowGuides.update(in: collectionView)
            if !isUpdating { reportPreferences(in: collectionView) }
        }
        collectionView.windowDidChange = { [weak self, weak collectionView] in
            if let self, let collectionView { reportPreferences(in: collectionView) }
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

    /// Takes over the builders and items of `content` and the environment around it: applies the difference if the
    /// rows are not equal to those shown, and brings what is on screen up to date.
    func update(
        from content: CollectionView, environment: EnvironmentValues, in collectionView: UICollectionView,
        animated: Bool
    ) {
        isUpdating = true
        defer { isUpdating = false }
        self.content = content
        setEnvironment(environment, in: collectionView)
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

    private func setEnvironment(_ environment: EnvironmentValues, in collectionView: UICollectionView) {
        let ports = environment.cellPreferencePorts
        for former in self.environment.cellPreferencePorts where !ports.contains(where: { $0 === former }) {
            former.show([], of: ObjectIdentifier(self))
        }
        self.environment = environment
        (collectionView as? HostCollectionView)?.environment = environment
        // Preferences are told after a layout pass, of what is on screen then.
        if !ports.isEmpty { collectionView.setNeedsLayout() }
    }

    /// Ends what outlasts the view by itself.
    func detach(from collectionView: HostCollectionView) {
        for case let cell as CellHost in collectionView.visibleCells { cell.hosted.detach() }
        for kind in registeredKinds {
            for case let view as SupplementaryHost in collectionView.visibleSupplementaryViews(ofKind: kind) {
                view.hosted.detach()
            }
        }
        // Told as the view leaves the window: right now SwiftUI updates the views that want to know.
        let ports = environment.cellPreferencePorts
        let collection = ObjectIdentifier(self)
        collectionView.windowDidChange = {
            for port in ports { port.show([], of: collection) }
        }
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
