public import Foundation

/// A collection view's delegate that wants to know how sections scroll by themselves. Not in UIKit, which tells
/// nobody but ``NSCollectionLayoutSection/visibleItemsInvalidationHandler``.
///
/// All methods are optional. They are called for sections whose ``NSCollectionLayoutSection/orthogonalScrollingBehavior``
/// is not none, in the same order as those of `UIScrollViewDelegate`, and with the index that the section has at that
/// moment. Offsets are in points of the section's own content.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateOrthogonalScrolling: UICollectionViewDelegate {
    /// The section was scrolled, by the user or by code. Not called when a layout moves what is scrolled.
    func collectionView(
        _ collectionView: UICollectionView, didScrollSection section: Int, to contentOffset: CGPoint)
    /// The user begins to drag the section.
    func collectionView(_ collectionView: UICollectionView, willBeginDraggingSection section: Int)
    /// The finger leaves. Change the target to choose where the section comes to rest; it is what the section's
    /// behaviour chose.
    ///
    /// - Parameter velocity: In points per millisecond; positive moves towards greater offsets.
    func collectionView(
        _ collectionView: UICollectionView, willEndDraggingSection section: Int,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The finger has left.
    func collectionView(
        _ collectionView: UICollectionView, didEndDraggingSection section: Int,
        willDecelerate decelerate: Bool)
    /// The section has come to rest after dragging.
    func collectionView(_ collectionView: UICollectionView, didEndDeceleratingSection section: Int)
    /// The section has come to rest after `scrollToItem(at:at:animated:)` or
    /// ``UICollectionView/setOrthogonalContentOffset(_:inSection:animated:)``.
    func collectionView(_ collectionView: UICollectionView, didEndScrollingAnimationInSection section: Int)
}

extension UICollectionViewDelegateOrthogonalScrolling {
    public func collectionView(
        _ collectionView: UICollectionView, didScrollSection section: Int, to contentOffset: CGPoint
    ) {}
    public func collectionView(_ collectionView: UICollectionView, willBeginDraggingSection section: Int) {}
    public func collectionView(
        _ collectionView: UICollectionView, willEndDraggingSection section: Int,
        withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    public func collectionView(
        _ collectionView: UICollectionView, didEndDraggingSection section: Int,
        willDecelerate decelerate: Bool
    ) {}
    public func collectionView(_ collectionView: UICollectionView, didEndDeceleratingSection section: Int) {}
    public func collectionView(
        _ collectionView: UICollectionView, didEndScrollingAnimationInSection section: Int
    ) {}
}
