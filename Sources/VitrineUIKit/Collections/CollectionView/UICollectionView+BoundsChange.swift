import Foundation
import VitrineCoreGraphics

/// A change of the bounds, between asking the layout about it and having made it.
@MainActor
struct BoundsChange {
    /// What the layout says is invalid with the new bounds; nil if nothing is.
    var context: UICollectionViewLayoutInvalidationContext?
    /// Where everything was, if the change is animated.
    var layoutBefore: LayoutBeforeUpdate?
}

extension UICollectionView {
    /// Asks the layout whether new bounds invalidate it, while the collection view has the old ones: layouts compare.
    func beginBoundsChange(to newBounds: CGRect) {
        guard pass.hasPrepared, newBounds != trueBounds, mirrorWhileAsking == nil else { return }
        var change = BoundsChange()
        if isAnimatedSizeChange(to: newBounds.size) { change.layoutBefore = LayoutBeforeUpdate(self) }
        change.context = reader.invalidation(forBoundsChange: newBounds)
        if newBounds.size == trueBounds.size {
            // UIKit's own layouts move pinned views only, and these are no anchors.
            anchors.layoutFollowsScrolling = change.context != nil && !layout.isUnmodified
        }
        boundsChange = change
    }

    /// Invalidates what the layout said, tells the scroll view, and shows a size that changed in an animation within
    /// that animation.
    ///
    /// - Parameter tell: What follows from the bounds for the scroll view.
    func endBoundsChange(from old: CGRect, _ tell: () -> Void) {
        let change = boundsChange
        boundsChange = nil
        if let context = change?.context {
            let mayMovePlaces = preparation.mayMovePlaces
            layout.invalidateLayout(with: context)
            // With scrolling, UIKit's own layouts move pinned views only.
            if layout.isUnmodified, old.size == trueBounds.size {
                preparation.mayMovePlaces = mayMovePlaces
            }
        }
        tell()
        guard let before = change?.layoutBefore, !isBusy, !trueBounds.isEmpty else { return }
        carryOutUpdate(
            animated: true, cause: .boundsChange(from: old, before), showsPending: false,
            commit: { .identity }, completion: { _ in })
    }

    private func isAnimatedSizeChange(to size: CGSize) -> Bool {
        size != trueBounds.size && !trueBounds.isEmpty && !isBusy && window != nil
            && ViewAnimationContext.current != nil && UIView.areAnimationsEnabled
            && !pass.shownBounds.isNull && !pass.needsNewViews && !data.needsReload
    }

    /// The bounds as the layout that is being asked sees them: mirrored, if it is flipped.
    func mirroredWhileAsking(_ bounds: CGRect) -> CGRect {
        guard let width = mirrorWhileAsking else { return bounds }
        return CGRect(
            x: width - bounds.minX - bounds.width, y: bounds.minY, width: bounds.width,
            height: bounds.height)
    }

    /// What was visible in a rectangle stays on screen in the next layout pass.
    func holdAnchors(in old: CGRect) {
        guard !pass.isAtWork, !elements.displayed.isEmpty else { return }
        if anchors.held == nil { anchors.hold(takeAnchors(in: old)) }
        holdsOffset = true
        setNeedsLayout()
    }
}
