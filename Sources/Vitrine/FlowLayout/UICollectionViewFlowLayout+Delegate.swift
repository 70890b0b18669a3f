public import VitrineUI

/// A method of `UICollectionViewDelegateFlowLayout`: all six are functions of a collection view, its layout and a key,
/// which is a section or an index path.
private typealias DelegateMethod<Key, Value> = (UICollectionView, UICollectionViewLayout, Key) -> Value

/// What the delegate says, else what the layout's property says: for subclasses of the flow layout. (Article A4.)
extension UICollectionViewFlowLayout {
    /// The insets of a section: the delegate's, else `sectionInset`. In points.
    public func inset(for section: Int) -> UIEdgeInsets {
        retrieve(
            using: delegate?.collectionView(_:layout:insetForSectionAt:), key: section, fallback: sectionInset
        )
    }

    /// The least room between the lines of a section: the delegate's, else `minimumLineSpacing`. In points.
    public func minimumLineSpacing(for section: Int) -> CGFloat {
        retrieve(
            using: delegate?.collectionView(_:layout:minimumLineSpacingForSectionAt:), key: section,
            fallback: minimumLineSpacing)
    }

    /// The least room between the items of a line: the delegate's, else `minimumInteritemSpacing`. In points.
    public func minimumInteritemSpacing(for section: Int) -> CGFloat {
        retrieve(
            using: delegate?.collectionView(_:layout:minimumInteritemSpacingForSectionAt:), key: section,
            fallback: minimumInteritemSpacing)
    }

    /// The size of an item: the delegate's, else `itemSize`. In points.
    public func size(for indexPath: IndexPath) -> CGSize {
        retrieve(
            using: delegate?.collectionView(_:layout:sizeForItemAt:), key: indexPath, fallback: itemSize)
    }

    /// The size of a section's header: the delegate's, else `headerReferenceSize`. In points; only the length along
    /// the scroll axis counts.
    public func headerReferenceSize(for section: Int) -> CGSize {
        retrieve(
            using: delegate?.collectionView(_:layout:referenceSizeForHeaderInSection:), key: section,
            fallback: headerReferenceSize)
    }

    /// The size of a section's footer: the delegate's, else `footerReferenceSize`. In points; only the length along
    /// the scroll axis counts.
    public func footerReferenceSize(for section: Int) -> CGSize {
        retrieve(
            using: delegate?.collectionView(_:layout:referenceSizeForFooterInSection:), key: section,
            fallback: footerReferenceSize)
    }

    private var delegate: (any UICollectionViewDelegateFlowLayout)? {
        collectionView?.delegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Calls a method of the delegate; where there is none, evaluates the fallback, and only then.
    private func retrieve<Key, Value>(
        using delegateMethod: DelegateMethod<Key, Value>?, key: Key, fallback: @autoclosure () -> Value
    ) -> Value {
        guard let collectionView, let value = delegateMethod?(collectionView, self, key) else {
            return fallback()
        }
        return value
    }
}
