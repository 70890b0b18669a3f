import Foundation

/// Where content that starts at its right end is scrolled. What comes at its far end, and a new width of the view, then
/// leave in place what one looks at: offsets count from the left.
struct TrailingStart {
    /// The offset at which the right end is shown.
    var start: CGFloat
    /// How far it is scrolled from there.
    var distance: CGFloat
}

extension UICollectionView {
    /// The offset that shows the same as the last pass did, for content of a size that starts at its right end. Nil if
    /// nothing has to be done about it.
    private func offsetFromRight(_ start: CGFloat) -> CGFloat? {
        guard let last = trailingStart else {
            // Shown for the first time: at the start, unless somebody has scrolled it already.
            return contentOffset.x == -adjustedContentInset.left || contentOffset.x == 0 ? start : nil
        }
        return last.start == start ? nil : start - last.distance
    }

    private func rightStart(contentSize: CGSize) -> CGFloat {
        let inset = adjustedContentInset
        return max(-inset.left, contentSize.width + inset.right - bounds.width)
    }

    /// The offset from which an update's is chosen: it keeps its distance from the start.
    func offsetBeforeUpdate(contentSize: CGSize) -> CGPoint {
        guard layout.startsAtRight, let x = offsetFromRight(rightStart(contentSize: contentSize)) else {
            return contentOffset
        }
        return CGPoint(x: x, y: contentOffset.y)
    }

    /// Keeps content that starts at its right end where it was, before a pass shows it.
    func followRightEnd() {
        guard layout.startsAtRight, !bounds.isEmpty else {
            trailingStart = nil
            return
        }
        let start = rightStart(contentSize: contentSize)
        if let x = offsetFromRight(start), x != contentOffset.x { contentOffset.x = x }
        trailingStart = TrailingStart(start: start, distance: start - contentOffset.x)
    }
}
