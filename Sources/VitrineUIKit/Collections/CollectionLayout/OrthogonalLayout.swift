package import Foundation

/// A section that scrolls across the axis of its layout, for the collection view to give it a scroll view.
package struct OrthogonalSection: Equatable {
    /// The section's index.
    package var section: Int
    /// The scroll region in the collection view's content: full width, between headers and footers.
    package var frame: CGRect
    /// The size of what scrolls. Insets of the section are inside it.
    package var contentSize: CGSize
    package var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    /// Whether the section scrolls horizontally (in a vertical layout) or vertically.
    package var scrollsHorizontally: Bool
    package var bounce: UICollectionLayoutSectionOrthogonalScrollingProperties.Bounce
    package var decelerationRate: UICollectionLayoutSectionOrthogonalScrollingProperties.DecelerationRate
    /// Where the section starts: the leading end, which is the right one for right-to-left layouts.
    package var initialOffset: CGPoint
}

/// The seam between a layout whose sections scroll by themselves and the collection view, which makes one scroll
/// view for each such section that is visible, and recycles it.
///
/// `layoutAttributesForElements(in:)` and `layoutAttributesForItem(at:)` of such a layout also report the items
/// of these sections, in content coordinates as if the section were not scrolled. The collection view leaves
/// them (`ownsOrthogonally`) to the section's scroll view.
@MainActor
package protocol OrthogonalLayout: AnyObject {
    /// The orthogonal sections whose region meets the rectangle, in content coordinates.
    func orthogonalSections(in rect: CGRect) -> [OrthogonalSection]
    /// The orthogonal section at an index; nil if that section does not scroll by itself, or is empty.
    func orthogonalSection(at section: Int) -> OrthogonalSection?
    /// Whether the element is inside an orthogonal section's scroll region (headers and backgrounds are not).
    func ownsOrthogonally(_ attributes: UICollectionViewLayoutAttributes) -> Bool
    /// What is visible in the section's scroll view, in that scroll view's content coordinates. `visible` is its
    /// bounds. Runs the section's `visibleItemsInvalidationHandler`: call it whenever that view scrolls.
    func orthogonalAttributes(inSection section: Int, visible: CGRect) -> [UICollectionViewLayoutAttributes]
    /// The same for what may come into view later, or may have focus: the handler is not run.
    func orthogonalAttributesAhead(inSection section: Int, in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]
    /// What the section's handler made of the views beside what scrolls (headers, footers, backgrounds) when it ran
    /// last, in content coordinates.
    func orthogonalEdgeAttributes(inSection section: Int) -> [UICollectionViewLayoutAttributes]
    /// One item of an orthogonal section in its scroll view's content coordinates.
    func orthogonalAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes?
    /// One supplementary view in an orthogonal section, in its scroll view's content coordinates. `visible` is what shows
    /// of these: a pinned view stays at its edge.
    func orthogonalAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath, visible: CGRect
    ) -> UICollectionViewLayoutAttributes?
    /// Where a drag that ends comes to rest. `proposed` is where deceleration alone would end, `velocity` is in
    /// points per millisecond, `start` is the offset at which the drag began.
    func orthogonalRestingOffset(
        inSection section: Int, proposed: CGPoint, velocity: CGPoint, start: CGPoint
    ) -> CGPoint
}

extension OrthogonalLayout {
    package func orthogonalAttributesAhead(
        inSection section: Int, in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes] {
        orthogonalAttributes(inSection: section, visible: rect)
    }

    package func orthogonalEdgeAttributes(inSection section: Int) -> [UICollectionViewLayoutAttributes] {
        []
    }

    package func orthogonalAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath, visible: CGRect
    ) -> UICollectionViewLayoutAttributes? { nil }
}
