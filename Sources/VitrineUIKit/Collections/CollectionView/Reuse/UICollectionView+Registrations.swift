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
        /// What a data source was asked for when the registration was made; it cannot be used for that.
        let madeFor: ElementKey?

        let nib: UINib?

        /// Creates a registration.
        public init(handler: @escaping Handler) {
            self.handler = handler
            nib = nil
            madeFor = UICollectionView.requestBeingAnswered
        }

        /// Creates a registration of cells that a nib describes.
        public init(cellNib: UINib, handler: @escaping Handler) {
            self.handler = handler
            nib = cellNib
            madeFor = UICollectionView.requestBeingAnswered
        }

        func dequeue(in collectionView: UICollectionView, for indexPath: IndexPath, item: Item?) -> Cell {
            UICollectionView.refuseRegistration("CellRegistration<\(Cell.self), \(Item.self)>", madeFor)
            let slot = ReusePools.Slot(category: .cell, kind: "", identifier: identifier)
            if let nib {
                if !collectionView.pools.hasRegistration(slot) {
                    collectionView.register(nib, forCellWithReuseIdentifier: identifier)
                }
            } else if !collectionView.pools.isRegistered(Cell.self, in: slot) {
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
        /// What a data source was asked for when the registration was made; it cannot be used for that.
        let madeFor: ElementKey?

        let nib: UINib?

        /// Creates a registration for a kind, of views that a nib describes.
        public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = supplementaryNib
            self.handler = handler
            madeFor = UICollectionView.requestBeingAnswered
        }

        /// Creates a registration for a kind.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            nib = nil
            self.handler = handler
            madeFor = UICollectionView.requestBeingAnswered
        }

        func dequeue(in collectionView: UICollectionView, for indexPath: IndexPath) -> Supplementary {
            UICollectionView.refuseRegistration("SupplementaryRegistration<\(Supplementary.self)>", madeFor)
            let kind = collectionView.kindAsked(at: indexPath, registered: elementKind)
            let slot = ReusePools.Slot(category: .supplementary, kind: kind, identifier: identifier)
            if let nib {
                if !collectionView.pools.hasRegistration(slot) {
                    collectionView.register(
                        nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
                }
            } else if !collectionView.pools.isRegistered(Supplementary.self, in: slot) {
                collectionView.register(
                    Supplementary.self, forSupplementaryViewOfKind: kind,
                    withReuseIdentifier: identifier)
            }
            let view =
                collectionView.dequeueReusableSupplementaryView(
                    ofKind: kind, withReuseIdentifier: identifier, for: indexPath) as! Supplementary
            handler(view, elementKind, indexPath)
            return view
        }
    }

    /// The kind of the supplementary view that is being asked for. A registration for another kind serves it as well, as
    /// on iOS 17; the trace says so.
    func kindAsked(at indexPath: IndexPath, registered: String) -> String {
        guard let asked = elements.requested?.key, asked.category == .supplementary,
            asked.indexPath == indexPath, asked.kind != registered
        else { return registered }
        Trace.emit(
            "layout",
            [
                ("supplementary", .text(asked.kind)), ("registeredFor", .text(registered)),
                ("at", .text("\(indexPath.map(String.init).joined(separator: "."))")),
            ])
        return asked.kind
    }

    /// The element that a data source is making a view for right now.
    static var requestBeingAnswered: ElementKey?

    /// A registration made while a data source makes a view would be another one for every view: none would ever
    /// be used again, and all would stay in memory. UIKit traps too.
    static func refuseRegistration(_ name: String, _ madeFor: ElementKey?) {
        guard let madeFor, madeFor == requestBeingAnswered else { return }
        fatalError(
            "Attempted to dequeue a view using a \(name) that was created while the data source was asked for "
                + "\(madeFor.place). Creating a registration each time a view is requested prevents reuse: create it "
                + "once, outside collectionView(_:cellForItemAt:) and the providers, and keep it.")
    }
}
