public import VitrineUI

/// A header, footer or other supplementary view that registers and dequeues itself. (Article A1.)
@MainActor
public protocol ReusableCollectionReusableView: UICollectionReusableView {
    /// The kind of element that the view is, as the layout names it: `UICollectionView.elementKindSectionHeader` for
    /// the headers of a flow layout. By default a name made of the class's.
    static var elementKind: String { get }

    /// What the class is registered under. By default the full name of the class.
    static var reuseIdentifier: String { get }
}

extension ReusableCollectionReusableView {
    /// A name made of the class's.
    public static var elementKind: String { String(reflecting: self) + "-element-kind" }

    /// The full name of the class.
    public static var reuseIdentifier: String { String(reflecting: self) }

    /// Registers the class with a collection view for its own kind; again does no harm.
    ///
    /// - Complexity: O(1); the first time for a collection view O(*n*), *n* = collection views that are alive.
    public static func register(with collectionView: UICollectionView) {
        register(with: collectionView, ofKind: elementKind)
    }

    /// Registers the class for a kind other than its own, so that one class can be header and footer.
    ///
    /// - Parameters:
    ///   - collectionView: Where views will be dequeued.
    ///   - elementKind: The kind, as the layout names it.
    public static func register(with collectionView: UICollectionView, ofKind elementKind: String) {
        let slot = Registrations.Slot(kind: elementKind, identifier: reuseIdentifier)
        collectionView.register(
            self, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: slot.identifier)
        Registrations.note(self, as: slot, in: collectionView)
    }

    /// A view of the class's own kind for an index path.
    ///
    /// Traps, naming the class, if it was not registered with this collection view by ``register(with:)``.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view that asks for the view.
    ///   - indexPath: The index path that it asks for.
    public static func dequeue(from collectionView: UICollectionView, at indexPath: IndexPath) -> Self {
        dequeue(ofKind: elementKind, from: collectionView, at: indexPath)
    }

    /// A view of a kind for an index path.
    ///
    /// Traps, naming the class and the kinds that it was registered for, if this one is not among them.
    ///
    /// - Parameters:
    ///   - elementKind: The kind that the collection view asks for.
    ///   - collectionView: The collection view that asks for the view.
    ///   - indexPath: The index path that it asks for.
    public static func dequeue(
        ofKind elementKind: String, from collectionView: UICollectionView, at indexPath: IndexPath
    ) -> Self {
        let slot = Registrations.Slot(kind: elementKind, identifier: reuseIdentifier)
        Registrations.demand(self, as: slot, in: collectionView, for: indexPath)
        let view = collectionView.dequeueReusableSupplementaryView(
            ofKind: elementKind, withReuseIdentifier: slot.identifier, for: indexPath)
        guard let view = view as? Self else {
            fatalError(Registrations.foreign(view, for: self, identifier: slot.identifier))
        }
        return view
    }
}
