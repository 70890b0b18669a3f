public import VitrineUI

/// The data source of a collection view whose items are all shown by one class of cell. (The exercise that article A1
/// leaves to its reader.)
///
/// ```swift
/// let dataSource = ConfigurableCellDataSource<FilmCell, Film>(collectionView: collectionView, items: films)
/// ```
///
/// It registers the cell and installs itself. The collection view does not keep it alive.
@MainActor
open class ConfigurableCellDataSource<Cell: ConfigurableCell, Item>: NSObject, UICollectionViewDataSource
where Cell.Item == Item {
    /// The items, section by section. Setting them reloads the collection view; a diffable data source animates.
    public var sections: [[Item]] {
        didSet { collectionView?.reloadData() }
    }

    private weak var collectionView: UICollectionView?
    private var supplementaryViews: [String: (UICollectionView, IndexPath) -> UICollectionReusableView] = [:]

    /// Creates a data source of several sections and makes it the data source of a collection view.
    public init(collectionView: UICollectionView, sections: [[Item]] = []) {
        self.collectionView = collectionView
        self.sections = sections
        super.init()
        Cell.register(with: collectionView)
        collectionView.dataSource = self
    }

    /// Creates a data source of one section and makes it the data source of a collection view.
    public convenience init(collectionView: UICollectionView, items: [Item]) {
        self.init(collectionView: collectionView, sections: [items])
    }

    /// The item at an index path; nil if there is none.
    public func item(at indexPath: IndexPath) -> Item? {
        guard indexPath.count == 2, sections.indices.contains(indexPath.section),
            sections[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return sections[indexPath.section][indexPath.item]
    }

    /// Registers a class of supplementary views, and shows them for elements of its kind.
    ///
    /// - Parameters:
    ///   - type: The class; another class of the same kind that was registered before is not used any more.
    ///   - item: Gives what the view at an index path shows.
    public func registerSupplementaryView<View: ConfigurableCollectionReusableView>(
        _ type: View.Type, item: @escaping (IndexPath) -> View.Item
    ) {
        if let collectionView { View.register(with: collectionView) }
        supplementaryViews[View.elementKind] = { collectionView, indexPath in
            let view = View.dequeue(from: collectionView, at: indexPath)
            view.configure(for: item(indexPath))
            return view
        }
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = Cell.dequeue(from: collectionView, at: indexPath)
        cell.configure(for: sections[indexPath.section][indexPath.item])
        return cell
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        guard let view = supplementaryViews[kind] else {
            let known = supplementaryViews.keys.sorted().joined(separator: ", ")
            fatalError(
                "The layout asks for a supplementary view of kind \(kind). Call "
                    + "registerSupplementaryView(_:item:) with a class of that elementKind; "
                    + (known.isEmpty ? "no kind is" : "these kinds are") + " registered"
                    + (known.isEmpty ? "." : ": \(known)."))
        }
        return view(collectionView, indexPath)
    }
}
