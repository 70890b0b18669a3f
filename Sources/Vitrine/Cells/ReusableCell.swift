public import VitrineUI

/// A cell that registers and dequeues itself. (Article A1.)
///
/// ```swift
/// final class FilmCell: UICollectionViewCell, ReusableCell { … }
///
/// FilmCell.register(with: collectionView)
/// let cell = FilmCell.dequeue(from: collectionView, at: indexPath)
/// ```
@MainActor
public protocol ReusableCell: UICollectionViewCell {
    /// What the class is registered under. By default the full name of the class, so that classes of one name in
    /// different scopes, specialisations of one generic class, and subclasses have identifiers of their own.
    static var reuseIdentifier: String { get }
}

extension ReusableCell {
    /// The full name of the class.
    ///
    // `self` is the class that was asked, also where a subclass inherits the conformance. The article's
    // `String(describing:)` gives `Outer.Cell` and `Other.Cell` the same name.
    public static var reuseIdentifier: String { String(reflecting: self) }

    /// Registers the class with a collection view; again does no harm.
    ///
    /// - Complexity: O(1); the first time for a collection view O(*n*), *n* = collection views that are alive.
    public static func register(with collectionView: UICollectionView) {
        register(with: collectionView) { collectionView, reuseIdentifier in
            collectionView.register(self, forCellWithReuseIdentifier: reuseIdentifier)
        }
    }

    /// Registers the class in another way than by the class: with a nib, where there are nibs.
    ///
    /// - Parameters:
    ///   - collectionView: Where cells will be dequeued.
    ///   - registration: Registers what makes the cells, for the identifier that it is given.
    public static func register(
        with collectionView: UICollectionView,
        by registration: (_ collectionView: UICollectionView, _ reuseIdentifier: String) -> Void
    ) {
        let slot = Registrations.Slot(identifier: reuseIdentifier)
        registration(collectionView, slot.identifier)
        Registrations.note(self, as: slot, in: collectionView)
    }

    /// A cell for an index path: one from the reuse pool, told by `prepareForReuse()`, or a new one.
    ///
    /// Traps, naming the class, if it was not registered with this collection view by ``register(with:)``, or if
    /// another class took its identifier since.
    ///
    /// - Parameters:
    ///   - collectionView: The collection view that asks for the cell.
    ///   - indexPath: The index path that it asks for.
    public static func dequeue(from collectionView: UICollectionView, at indexPath: IndexPath) -> Self {
        let slot = Registrations.Slot(identifier: reuseIdentifier)
        Registrations.demand(self, as: slot, in: collectionView, for: indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: slot.identifier, for: indexPath)
        guard let cell = cell as? Self else {
            fatalError(Registrations.foreign(cell, for: self, identifier: slot.identifier))
        }
        return cell
    }
}
