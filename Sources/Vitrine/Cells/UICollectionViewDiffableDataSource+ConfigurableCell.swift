public import VitrineUI

extension UICollectionViewDiffableDataSource {
    /// Creates a data source whose item identifiers are what a class of cells shows. Registers the class.
    ///
    /// - Parameters:
    ///   - collectionView: Gets the data source, and does not keep it alive.
    ///   - cellType: The class of all cells.
    public convenience init<Cell: ConfigurableCell>(
        collectionView: UICollectionView, cellType: Cell.Type
    ) where Cell.Item == ItemIdentifierType {
        self.init(collectionView: collectionView, cellType: cellType) { $0 }
    }

    /// Creates a data source whose item identifiers name the models that a class of cells shows. Registers the class.
    ///
    /// - Parameters:
    ///   - collectionView: Gets the data source, and does not keep it alive.
    ///   - cellType: The class of all cells.
    ///   - item: Gives the model of an identifier. Asked whenever its cell is configured.
    public convenience init<Cell: ConfigurableCell>(
        collectionView: UICollectionView, cellType: Cell.Type,
        item: @escaping (_ itemIdentifier: ItemIdentifierType) -> Cell.Item
    ) {
        self.init(collectionView: collectionView) { collectionView, indexPath, itemIdentifier in
            let cell = Cell.dequeue(from: collectionView, at: indexPath)
            cell.configure(for: item(itemIdentifier))
            return cell
        }
        Cell.register(with: collectionView)
    }

    /// Registers a class of supplementary views, and shows them for elements of its kind. Other kinds are left to
    /// the `supplementaryViewProvider` that is there already.
    ///
    /// - Parameters:
    ///   - type: The class.
    ///   - collectionView: The collection view of this data source.
    ///   - item: Gives what the view shows, from the identifier of its section.
    public func registerSupplementaryView<View: ConfigurableCollectionReusableView>(
        _ type: View.Type, with collectionView: UICollectionView,
        item: @escaping (_ section: SectionIdentifierType, _ indexPath: IndexPath) -> View.Item
    ) {
        View.register(with: collectionView)
        let others = supplementaryViewProvider
        supplementaryViewProvider = { [weak self] collectionView, kind, indexPath in
            guard kind == View.elementKind else { return others?(collectionView, kind, indexPath) }
            guard let section = self?.sectionIdentifier(for: indexPath.section) else { return nil }
            let view = View.dequeue(from: collectionView, at: indexPath)
            view.configure(for: item(section, indexPath))
            return view
        }
    }
}
