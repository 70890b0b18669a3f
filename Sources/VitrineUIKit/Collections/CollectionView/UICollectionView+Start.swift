import Foundation

/// Where content begins.
extension UICollectionView {
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

    /// The offset that shows the right end of content of a size.
    private func rightStart(contentSize: CGSize) -> CGFloat {
        let inset = adjustedContentInset
        return max(-inset.left, contentSize.width + inset.right - bounds.width)
    }
}
