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
        guard startsAtRight(layout), let x = offsetFromRight(rightStart(contentSize: contentSize)) else {
            return contentOffset
        }
        return CGPoint(x: x, y: contentOffset.y)
    }

    /// Keeps content that starts at its right end where it was, before a pass shows it.
    func followRightEnd() {
        guard startsAtRight(layout), !bounds.isEmpty else {
            trailingStart = nil
            return
        }
        let start = rightStart(contentSize: contentSize)
        if let x = offsetFromRight(start), x != contentOffset.x { contentOffset.x = x }
        trailingStart = TrailingStart(start: start, distance: start - contentOffset.x)
    }

    /// Whether the content of a layout starts at its right end when it is wider than the view: its own choice, or
    /// because it is flipped.
    func startsAtRight(_ layout: UICollectionViewLayout) -> Bool {
        layout.startsAtRight || mirrorWidth(of: layout) != nil
    }

    /// The offset at the start of a layout with content of a size.
    func startOffset(of layout: UICollectionViewLayout, contentSize: CGSize) -> CGPoint {
        CGPoint(
            x: startsAtRight(layout) ? rightStart(contentSize: contentSize) : -adjustedContentInset.left,
            y: -adjustedContentInset.top)
    }

    /// Another layout has chosen where it is scrolled to: that is what is kept in place from now on.
    func noteTrailingStart() {
        guard startsAtRight(layout), !bounds.isEmpty else {
            trailingStart = nil
            return
        }
        let start = rightStart(contentSize: contentSize)
        trailingStart = TrailingStart(start: start, distance: start - contentOffset.x)
    }
}
