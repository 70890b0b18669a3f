package import Foundation

/// What a layout needs to know of the collection view it belongs to; `UICollectionView` conforms, and tests
/// put counts and a rectangle in its place.
@MainActor
package protocol CollectionLayoutHost: AnyObject {
    /// Origin: the content offset. Size: the visible room.
    var bounds: CGRect { get }
    var safeAreaInsets: UIEdgeInsets { get }
    var adjustedContentInset: UIEdgeInsets { get }
    var layoutMargins: UIEdgeInsets { get }
    /// The part of the top insets that a large title has given up by scrolling.
    var collapsedTitleHeight: CGFloat { get }
    var traitCollection: UITraitCollection { get }
    var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { get }
    /// The delegate, for flow layouts.
    var layoutDelegate: AnyObject? { get }

    /// Counts as the collection view knows them: asked from the data source, then cached.
    func layoutNumberOfSections() -> Int
    func layoutNumberOfItems(inSection section: Int) -> Int
    /// Where an item was before the batch update that is going on, by its index path before it.
    func layoutAttributesBeforeUpdate(forItemAt indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    /// The layout was invalidated; lay out at the next pass.
    func layoutDidInvalidate(
        _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext)
}

extension CollectionLayoutHost {
    package var collapsedTitleHeight: CGFloat { 0 }

    /// What is visible between the bars, where pinned views stay.
    var rectBetweenBars: CGRect {
        let (insets, bounds) = (adjustedContentInset, bounds)
        let top = insets.top - collapsedTitleHeight
        return CGRect(
            x: bounds.minX + insets.left, y: bounds.minY + top,
            width: max(0, bounds.width - insets.left - insets.right),
            height: max(0, bounds.height - top - insets.bottom))
    }
}
