internal import VitrineUI

extension CollectionView.Coordinator {
    // MARK: Cells

    /// Shows an item in a cell.
    func show(_ identity: ItemID, at indexPath: IndexPath, in cell: CellHost) {
        retained?.prepare(cell, for: identity) { identified.contains($0) }
        let item = newestItem(identity, at: indexPath)
        let builder = content.cell
        cell.hosted.show(identity, version: version, environment: environment, in: cell.contentView) {
            builder(indexPath, item)
        }
    }

    /// The value of an item in the newest rows: a data source keeps the first of equal values.
    private func newestItem(_ identity: ItemID, at indexPath: IndexPath) -> Item {
        guard let newest = identified.identity(at: indexPath), newest == identity else {
            return identity.item
        }
        return newest.item
    }

    /// Brings a cell up to date with the newest builders and items.
    func refresh(_ cell: CellHost, at indexPath: IndexPath) {
        guard cell.hosted.version != version || cell.hosted.identity == nil,
            let identity = identified.identity(at: indexPath)
        else { return }
        show(identity, at: indexPath, in: cell)
    }

    /// Brings everything on screen up to date, in place.
    ///
    /// - Complexity: O(what is on screen): a builder is called for each cell that shows an older version, and
    ///   what it returns is compared by SwiftUI with what is there.
    func refreshVisible(in collectionView: UICollectionView) {
        for case let cell as CellHost in collectionView.visibleCells where cell.hosted.version != version {
            guard let indexPath = indexPath(of: cell, in: collectionView) else { continue }
            refresh(cell, at: indexPath)
        }
        for kind in registeredKinds {
            for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
                if let view = view as? SupplementaryHost { refresh(view, ofKind: kind, at: indexPath) }
            }
        }
    }

    /// Where the item of a cell is now; nil for a cell that is on its way out.
    private func indexPath(of cell: CellHost, in collectionView: UICollectionView) -> IndexPath? {
        guard let shown = cell.hosted.identity else { return nil }
        if let indexPath = collectionView.indexPath(for: cell), identified.identity(at: indexPath) == shown {
            return indexPath
        }
        return indexPath(of: shown)
    }

    // MARK: Preferences

    /// Tells who wants to know preferences of cells what is on screen, in order.
    ///
    /// - Complexity: O(what is on screen), if somebody wants to know.
    func reportPreferences(in collectionView: UICollectionView) {
        let ports = environment.cellPreferencePorts
        guard !ports.isEmpty else { return }
        let sources = collectionView.window == nil ? [] : shownSources(in: collectionView)
        for port in ports { port.show(sources, of: ObjectIdentifier(self)) }
    }

    private func shownSources(in collectionView: UICollectionView) -> [CellPreferenceSource] {
        // Supplementary views of several kinds may have one index path: then they are in the order of these.
        var shown:
            [(place: (section: Int, isCell: Int, item: Int, kind: Int), source: CellPreferenceSource)] = []
        for (number, kind) in registeredKinds.sorted().enumerated() {
            for indexPath in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
                let view = collectionView.supplementaryView(forElementKind: kind, at: indexPath)
                guard let source = (view as? SupplementaryHost)?.hosted.preferences else { continue }
                // What belongs to the whole layout comes first.
                let section = indexPath.count > 1 ? indexPath[0] : -1
                shown.append(((section, 0, indexPath.last ?? 0, number), source))
            }
        }
        for case let cell as CellHost in collectionView.visibleCells {
            guard let indexPath = collectionView.indexPath(for: cell), let source = cell.hosted.preferences
            else { continue }
            shown.append(((indexPath.section, 1, indexPath.item, 0), source))
        }
        return shown.sorted { $0.place < $1.place }.map(\.source)
    }

    // MARK: Supplementary views

    func supplementaryView(
        ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionReusableView? {
        let identifier = "supplementaryView"
        // Kinds are known only when the layout asks for them; registering twice would be harmless, but
        // is not needed.
        if registeredKinds.insert(kind).inserted {
            collectionView.register(
                SupplementaryHost.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
            reportMissingBuilder(kind)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        if let view = view as? SupplementaryHost { show(kind, at: indexPath, in: view) }
        return view
    }

    private func reportMissingBuilder(_ kind: String) {
        guard content.supplementaryView == nil else { return }
        ComponentIssue.report(
            in: "CollectionView",
            "the layout has supplementary views of kind \(kind), but there is no builder for them. They stay "
                + "empty: give supplementaryView to the initialiser, or leave them out of the layout.")
    }

    func refresh(_ view: SupplementaryHost, ofKind kind: String, at indexPath: IndexPath) {
        if view.hosted.version != version { show(kind, at: indexPath, in: view) }
    }

    private func show(_ kind: String, at indexPath: IndexPath, in view: SupplementaryHost) {
        guard let builder = content.supplementaryView else { return }
        // Items that belong to the whole layout have index paths of one element.
        let row = indexPath.count > 1 ? identified.row(at: indexPath[0]) : nil
        let identity = SupplementaryHost.Identity(row: row, number: indexPath.last ?? 0)
        view.hosted.show(identity, version: version, environment: environment, in: view) {
            builder(kind, indexPath)
        }
    }
}
