public import Foundation

extension UICollectionView {
    /// Makes and configures cells of one class for one type of item.
    ///
    /// Create it once, outside the cell provider: a new one for every cell would defeat reuse.
    @MainActor @preconcurrency
    public struct CellRegistration<Cell: UICollectionViewCell, Item> {
        /// Configures a cell for an item.
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let identifier = "CellRegistration-" + UUID().uuidString
        let handler: Handler

        /// Creates a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
        }

        func dequeue(in collectionView: UICollectionView, for indexPath: IndexPath, item: Item?) -> Cell {
            let slot = ReusePools.Slot(category: .cell, kind: "", identifier: identifier)
            if !collectionView.pools.isRegistered(Cell.self, in: slot) {
                collectionView.register(Cell.self, forCellWithReuseIdentifier: identifier)
            }
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as! Cell
            if let item { handler(cell, indexPath, item) }
            return cell
        }
    }

    /// Makes and configures supplementary views of one class and kind.
    @MainActor @preconcurrency
    public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
        /// Configures a supplementary view.
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let identifier = "SupplementaryRegistration-" + UUID().uuidString
        let elementKind: String
        let handler: Handler

        /// Creates a registration for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }

        func dequeue(in collectionView: UICollectionView, for indexPath: IndexPath) -> Supplementary {
            let slot = ReusePools.Slot(category: .supplementary, kind: elementKind, identifier: identifier)
            if !collectionView.pools.isRegistered(Supplementary.self, in: slot) {
                collectionView.register(
                    Supplementary.self, forSupplementaryViewOfKind: elementKind,
                    withReuseIdentifier: identifier)
            }
            let view =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
            handler(view, elementKind, indexPath)
            return view
        }
    }
}
