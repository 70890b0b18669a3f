public import VitrineUI

extension CollectionView {
    /// Keeps what outlives one value of a ``CollectionView``: its data source, the current builders and
    /// the focus gate.
    @MainActor
    public final class Coordinator: NSObject, UICollectionViewDelegate {
        typealias DataSource = UICollectionViewDiffableDataSource<Section, Item>
        typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

        private var content: CollectionView
        private var dataSource: DataSource?
        private var rowsHash: Int?
        private var registeredKinds: Set<String> = []

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
    }
}

extension CollectionView.Coordinator {
    func makeLayout() -> UICollectionViewLayout {
        UICollectionViewCompositionalLayout { [weak self] sectionIndex, environment in
            self?.content.sectionLayoutProvider(sectionIndex, environment)
        }
    }

    /// Connects the collection view with its data source and this delegate.
    func attach(to collectionView: UICollectionView) {
        let identifier = "cell"
        collectionView.register(HostCell<Item, Cell>.self, forCellWithReuseIdentifier: identifier)
        collectionView.delegate = self

        let dataSource = DataSource(collectionView: collectionView) {
            [weak self] collectionView, indexPath, item in
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
            if let self, let cell = cell as? HostCell<Item, Cell> {
                cell.show(content.cell(indexPath, item), for: item)
            }
            return cell
        }
        if content.supplementaryView != nil {
            dataSource.supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
                self?.supplementaryView(ofKind: kind, at: indexPath, in: collectionView)
            }
        }
        self.dataSource = dataSource
    }

    /// Takes over the builders of `content` and, if its rows hash differently, applies the difference.
    func update(from content: CollectionView, in collectionView: UICollectionView, animated: Bool) {
        self.content = content
        let hash = content.rows.hashValue
        guard hash != rowsHash else { return }
        rowsHash = hash
        dataSource?.apply(Self.snapshot(of: content.rows), animatingDifferences: animated) {
            [weak self, weak collectionView] in
            guard let self, let collectionView else { return }
            followFocus(in: collectionView)
        }
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

    private static func snapshot(of rows: [CollectionRow<Section, Item>]) -> Snapshot {
        var snapshot = Snapshot()
        for row in rows {
            snapshot.appendSections([row.section])
            snapshot.appendItems(row.items, toSection: row.section)
        }
        return snapshot
    }

    private func supplementaryView(
        ofKind kind: String, at indexPath: IndexPath, in collectionView: UICollectionView
    ) -> UICollectionReusableView? {
        guard let builder = content.supplementaryView else { return nil }
        typealias Host = HostSupplementaryView<Section, SupplementaryView>
        let identifier = "supplementaryView"
        // Kinds are known only when the layout asks for them; registering twice would be harmless, but
        // is not needed.
        if registeredKinds.insert(kind).inserted {
            collectionView.register(
                Host.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
        }
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
        let section =
            content.rows.indices.contains(indexPath.section)
            ? content.rows[indexPath.section].section : nil
        (view as? Host)?.show(builder(kind, indexPath), for: section)
        return view
    }
}
